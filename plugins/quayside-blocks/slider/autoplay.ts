import { prefersReducedMotion } from './track';

/** Options of a slider's autoplay. */
interface AutoplayOptions {
	host: HTMLElement;
	/** The pause and play button. */
	button: HTMLElement | null;
	/** Delay between two moves in ms. Spec section 9: 3000. */
	delay: number;
	pauseOnHover: boolean;
	words: { play: string; pause: string };
	/** Moves to the next slide. Returns false if there is none. */
	advance: () => boolean;
	/** Called when rotation starts or stops. */
	onRotate: ( rotates: boolean ) => void;
}

export interface Autoplay {
	/** Restarts the delay. */
	restart: () => void;
	/** Stops autoplay until the visitor presses play. */
	stop: () => void;
}

/**
 * Advances slides automatically. Pauses while the visitor hovers over them, has
 * the focus in them, or is on another tab, and respects reduced motion. The
 * button's state persists until it is pressed again.
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
	let isPlaying = ! prefersReducedMotion();
	let isHovered = false;
	let hasFocus = false;
	let timer = 0;

	const restart = (): void => {
		clearTimeout( timer );
		const rotates =
			isPlaying && ! isHovered && ! hasFocus && ! document.hidden;
		host.classList.toggle( 'is-paused', ! isPlaying );
		button?.setAttribute(
			'aria-label',
			isPlaying ? words.pause : words.play
		);
		onRotate( rotates );
		if ( rotates ) {
			timer = window.setTimeout( () => {
				isPlaying = advance();
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
			isPlaying = ! isPlaying;
			// Play starts immediately, although pointer and focus are still on
			// the button.
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
		set( () => ( isPlaying = isPlaying && ! prefersReducedMotion() ) )
	);
	restart();
	return { restart, stop: set( () => ( isPlaying = false ) ) };
}
