import { lockScroll } from './scroll-lock';

/** Why a dialog closed. */
export type DialogCloseReason =
	'escape' | 'overlay' | 'button' | 'resize' | 'code';

export interface DialogOptions {
	/** Element that focus returns to. Defaults to the focused element. */
	opener?: HTMLElement | null;
	/** Called once, after the dialog has closed. */
	onClose?: ( reason: DialogCloseReason ) => void;
	/** Closes when the viewport gets wider than this, in px. */
	closeAbove?: number;
	/** Closes when the viewport gets narrower than this, in px. */
	closeBelow?: number;
	/** Element that gets focus first. Defaults to the browser's choice (autofocus, first control). */
	initialFocus?: HTMLElement | null;
}

/** Spec section 9: resize debounce, in ms. */
const RESIZE_DEBOUNCE = 50;

const open = new Map<
	HTMLDialogElement,
	( reason: DialogCloseReason ) => void
>();

const isVisible = ( element: HTMLElement ): boolean =>
	element.isConnected && element.getClientRects().length > 0;

/** Returns the opener, or its visible counterpart if a resize has hidden it. */
const getFocusTarget = ( opener: HTMLElement | null ): HTMLElement | null => {
	if ( ! opener || isVisible( opener ) ) {
		return opener;
	}
	const name = opener.dataset.islandFor;
	const counterparts = name
		? [ ...document.querySelectorAll< HTMLElement >( '[data-island-for]' ) ]
		: [];
	return (
		counterparts.find(
			( counterpart ) =>
				counterpart.dataset.islandFor === name &&
				isVisible( counterpart )
		) ?? null
	);
};

/**
 * Opens a native dialog as a modal. The page behind is inert and does not scroll. Escape, a click on the overlay, and
 * `[data-dialog-close]` inside close it, and focus returns to where it was.
 *
 * Does nothing if the dialog is already open.
 */
export function openDialog(
	dialog: HTMLDialogElement,
	options: DialogOptions = {}
): void {
	if ( open.has( dialog ) ) {
		return;
	}
	const opener =
		options.opener === undefined
			? ( document.activeElement as HTMLElement | null )
			: options.opener;
	const unlock = lockScroll();
	const events = new AbortController();
	const { signal } = events;

	const close = ( reason: DialogCloseReason ): void => {
		if ( ! open.delete( dialog ) ) {
			return;
		}
		events.abort();
		dialog.close();
		unlock();
		getFocusTarget( opener )?.focus( { preventScroll: true } );
		options.onClose?.( reason );
	};
	open.set( dialog, close );

	dialog.addEventListener(
		'cancel',
		( event ) => {
			// A file input inside also fires "cancel", which bubbles.
			if ( event.target === dialog ) {
				event.preventDefault();
				close( 'escape' );
			}
		},
		{ signal }
	);
	// Browsers close the dialog without "cancel" if Escape is pressed twice. The event comes later than the closing, so
	// that of an earlier opening can reach a dialog that is open again.
	dialog.addEventListener(
		'close',
		( event ) =>
			event.target === dialog && ! dialog.open && close( 'escape' ),
		{ signal }
	);

	let pressedOnOverlay = false;
	dialog.addEventListener(
		'pointerdown',
		( event ) => ( pressedOnOverlay = event.target === dialog ),
		{ signal }
	);
	dialog.addEventListener(
		'click',
		( event ) => {
			if ( event.target === dialog && pressedOnOverlay ) {
				close( 'overlay' );
			} else if (
				( event.target as Element ).closest( '[data-dialog-close]' )
			) {
				close( 'button' );
			}
		},
		{ signal }
	);

	const { closeAbove, closeBelow } = options;
	if ( closeAbove !== undefined || closeBelow !== undefined ) {
		let timer: ReturnType< typeof setTimeout > | undefined;
		addEventListener(
			'resize',
			() => {
				clearTimeout( timer );
				timer = setTimeout( () => {
					if (
						innerWidth > ( closeAbove ?? Infinity ) ||
						innerWidth < ( closeBelow ?? 0 )
					) {
						close( 'resize' );
					}
				}, RESIZE_DEBOUNCE );
			},
			{ signal }
		);
	}

	const { initialFocus } = options;
	if ( initialFocus ) {
		// Otherwise the browser would first focus the first control, and screen readers would start to read it.
		initialFocus.autofocus = true;
	}
	dialog.showModal();
	initialFocus?.focus();
}

/**
 * Closes a dialog that openDialog() opened. Does nothing if it is already closed.
 */
export function closeDialog(
	dialog: HTMLDialogElement,
	reason: DialogCloseReason = 'code'
): void {
	open.get( dialog )?.( reason );
}
