import { wantsStillness } from './track';

/** What an autoplay needs to know of its slider. */
interface AutoplayOptions {
	host: HTMLElement;
	/** The button that pauses and plays. */
	button: HTMLElement | null;
	/** ms between two moves; spec section 9: 3000. */
	delay: number;
	pauseOnHover: boolean;
	words: { play: string; pause: string };
	/** Moves on; false when there is nothing to move to. */
	advance: () => boolean;
	/** Called when it begins or ceases to move. */
	onRotate: ( rotates: boolean ) => void;
}

export interface Autoplay {
	/** Starts the wait anew. */
	restart: () => void;
	/** Ends it until the visitor presses play. */
	stop: () => void;
}

/**
 * Moves slides on by itself, and stands still while the visitor points at them, has the focus in them, looks at another
 * tab or wants no movement. What the button says holds until it is pressed again.
 */
export function autoplay( {
	host,
	button,
	delay,
	pauseOnHover,
	words,
	advance,
	onRotate,
}: AutoplayOptions ): Autoplay {
	let isOn = ! wantsStillness();
	let isHovered = false;
	let hasFocus = false;
	let timer = 0;

	const restart = (): void => {
		clearTimeout( timer );
		const rotates = isOn && ! isHovered && ! hasFocus && ! document.hidden;
		host.classList.toggle( 'is-paused', ! isOn );
		button?.setAttribute( 'aria-label', isOn ? words.pause : words.play );
		onRotate( rotates );
		if ( rotates ) {
			timer = window.setTimeout( () => {
				isOn = advance();
				restart();
			}, delay );
		}
	};
	const set = ( change: () => void ) => (): void => {
		change();
		restart();
	};

	button?.addEventListener(
		'click',
		set( () => {
			isOn = ! isOn;
			// Who presses play wants to see it move, with pointer and focus still on the button.
			isHovered = hasFocus = false;
		} )
	);
	if ( pauseOnHover ) {
		host.addEventListener( 'pointerenter', ( { pointerType } ) =>
			set( () => ( isHovered = pointerType !== 'touch' ) )()
		);
		host.addEventListener(
			'pointerleave',
			set( () => ( isHovered = false ) )
		);
	}
	host.addEventListener(
		'focusin',
		set(
			() => ( hasFocus = host.querySelector( ':focus-visible' ) !== null )
		)
	);
	host.addEventListener( 'focusout', ( { relatedTarget } ) => {
		if ( ! host.contains( relatedTarget as Node | null ) ) {
			set( () => ( hasFocus = false ) )();
		}
	} );
	document.addEventListener( 'visibilitychange', restart );
	matchMedia( '(prefers-reduced-motion: reduce)' ).addEventListener(
		'change',
		set( () => ( isOn = isOn && ! wantsStillness() ) )
	);
	restart();
	return { restart, stop: set( () => ( isOn = false ) ) };
}
