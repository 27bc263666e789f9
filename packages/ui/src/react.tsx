import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { closeDialog, openDialog } from './dialog';
import type { DialogCloseReason } from './dialog';

export { useTriggers } from './use-triggers';

interface DialogProps {
	/** Whether the dialog is open. */
	open: boolean;
	/** Called on Escape, a click on the overlay or a close button, or a resize. The parent sets `open`. */
	onClose: ( reason: DialogCloseReason ) => void;
	/** Accessible name. Set this or `labelledby`. */
	label?: string;
	/** ID of the heading that labels the dialog. */
	labelledby?: string;
	className?: string;
	id?: string;
	/** Element that focus returns to. Defaults to the focused element. */
	opener?: HTMLElement | null;
	/** Element that gets focus first. Defaults to the browser's choice. */
	initialFocus?: RefObject< HTMLElement | null >;
	/** Closes when the viewport gets wider than this, in px. */
	closeAbove?: number;
	/** Closes when the viewport gets narrower than this, in px. */
	closeBelow?: number;
	children: ReactNode;
}

/**
 * Renders a native modal dialog that uses openDialog().
 */
export function Dialog( {
	open,
	onClose,
	label,
	labelledby,
	className = '',
	id,
	opener,
	initialFocus,
	closeAbove,
	closeBelow,
	children,
}: DialogProps ) {
	const ref = useRef< HTMLDialogElement >( null );
	const latest = useRef( onClose );
	useLayoutEffect( () => {
		latest.current = onClose;
	} );

	useEffect( () => {
		const dialog = ref.current;
		if ( ! open || ! dialog ) {
			return undefined;
		}
		openDialog( dialog, {
			onClose: ( reason ) => latest.current( reason ),
			...( opener === undefined ? {} : { opener } ),
			initialFocus: initialFocus?.current ?? null,
			...( closeAbove === undefined ? {} : { closeAbove } ),
			...( closeBelow === undefined ? {} : { closeBelow } ),
		} );
		return () => closeDialog( dialog );
		// The opener and the limits are read once, when the dialog opens.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [ open ] );

	return (
		<dialog
			ref={ ref }
			id={ id }
			className={ `quayside-dialog ${ className }` }
			aria-label={ label }
			aria-labelledby={ labelledby }
		>
			{ children }
		</dialog>
	);
}
