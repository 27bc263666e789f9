import type { SliderSettings } from '@quayside/contracts/galleries/slider.settings';
import { trackImage } from '../lazy-media/image';
import { autoplay } from './autoplay';
import type { Autoplay } from './autoplay';
import { scrollTrack } from './scroll-track';
import { getNearestStop, getAdjacentStop, getStops } from './stops';
import type { Track } from './track';

const part = ( host: HTMLElement, name: string ): HTMLElement | null =>
	host.querySelector(
		`:scope > .quayside-slider__controls > .quayside-slider__${ name }`
	);

/**
 * Spec section 9 and the breakpoints of Spectra's carousel: tablet up to 1024
 * px, mobile up to 767 px.
 */
const slidesInView = ( {
	effect,
	slidesToShow,
	slidesToShowMobile,
	slidesToShowTablet,
}: SliderSettings ): number =>
	// Coverflow centers each slide.
	effect === 'coverflow'
		? 1
		: innerWidth <= 767
			? slidesToShowMobile
			: innerWidth <= 1024
				? slidesToShowTablet
				: slidesToShow;

/**
 * Adds arrows, dots, keyboard support, and autoplay to slides that scroll
 * without JavaScript.
 *
 * @param host  The slider.
 * @param props contracts/galleries/slider.settings.json.
 */
export async function mount(
	host: HTMLElement,
	props: unknown
): Promise< void > {
	const settings = props as SliderSettings;
	const viewport = host.querySelector< HTMLElement >(
		':scope > .quayside-slider__viewport, :scope > .quayside-gallery__pictures > .quayside-slider__viewport'
	);
	const track = viewport?.firstElementChild as HTMLElement | null | undefined;
	const slides = [ ...( track?.children ?? [] ) ].filter(
		( child ): child is HTMLElement => child instanceof HTMLElement
	);
	if ( ! viewport || ! track || slides.length === 0 ) {
		return;
	}
	host.querySelectorAll( 'img' ).forEach( trackImage );
	if ( slides.length < 2 ) {
		viewport.removeAttribute( 'tabindex' );
		return;
	}

	const controls = host.querySelector< HTMLElement >(
		':scope > .quayside-slider__controls'
	);
	const [ previous, next ] = [
		part( host, 'button--previous' ),
		part( host, 'button--next' ),
	];
	const dots = [
		...( part( host, 'dots' )?.children ?? [] ),
	] as HTMLElement[];
	const isEndless =
		settings.loop === 'continuous' &&
		slides.length >= 2 * settings.slidesToShow;
	const wraps = settings.loop !== 'none';
	let stops: number[] = [];
	let current = 0;
	let autoplayControls: Autoplay | undefined;

	const draw = (): void => {
		dots.forEach( ( dot, i ) => {
			dot.hidden = i >= stops.length;
			dot.toggleAttribute( 'aria-current', i === current );
			if ( i === current ) {
				dot.setAttribute( 'aria-current', 'true' );
			}
		} );
		for ( const [ button, by ] of [
			[ previous, -1 ],
			[ next, 1 ],
		] as const ) {
			button?.setAttribute(
				'aria-disabled',
				String(
					getAdjacentStop( stops.length, current, by, wraps ) ===
						undefined
				)
			);
		}
	};
	const lead = ( place: number ): void => {
		const stop = getNearestStop( stops, place );
		if ( stop !== current ) {
			current = stop;
			autoplayControls?.restart();
			draw();
		}
	};
	const onInteraction = (): void => {
		if ( settings.stopOnInteraction ) {
			autoplayControls?.stop();
		}
	};
	const measure = (): void => {
		stops = getStops(
			slides.length,
			slidesInView( settings ),
			settings.slidesToScroll,
			isEndless
		);
		current = Math.min( current, stops.length - 1 );
		if ( controls ) {
			controls.hidden = stops.length < 2;
		}
		draw();
	};
	measure();

	const events = { onLead: lead, onTouch: onInteraction };
	const mover: Track =
		settings.engine === 'swiper'
			? (
					await import(
						/* webpackChunkName: "slider-effects" */ './swiper-track'
					)
				).swiperTrack( viewport, slides, settings, events )
			: scrollTrack( viewport, slides, settings.speed, events );

	/** Moves to a stop. Returns false if it does not exist. */
	const go = ( stop: number | undefined, by = 0 ): boolean => {
		const place = stop === undefined ? undefined : stops[ stop ];
		if ( stop === undefined || place === undefined ) {
			return false;
		}
		mover.goTo( place, by );
		current = stop;
		draw();
		return true;
	};
	const step = ( by: number ): boolean =>
		go( getAdjacentStop( stops.length, current, by, wraps ), by );
	const withInteraction = ( move: () => void ) => (): void => {
		move();
		onInteraction();
		autoplayControls?.restart();
	};

	previous?.addEventListener(
		'click',
		withInteraction( () => step( -1 ) )
	);
	next?.addEventListener(
		'click',
		withInteraction( () => step( 1 ) )
	);
	dots.forEach( ( dot, i ) =>
		dot.addEventListener(
			'click',
			withInteraction( () => go( i ) )
		)
	);
	host.addEventListener( 'keydown', ( event ) => {
		const target = event.target as HTMLElement;
		if (
			event.altKey ||
			event.ctrlKey ||
			event.metaKey ||
			! (
				target === viewport ||
				target.closest( '.quayside-slider__controls' ) === controls
			)
		) {
			return;
		}
		const forward = getComputedStyle( host ).direction === 'rtl' ? -1 : 1;
		const moves: Record< string, () => boolean > = {
			ArrowRight: () => step( forward ),
			ArrowLeft: () => step( -forward ),
			...( settings.vertical && {
				ArrowDown: () => step( 1 ),
				ArrowUp: () => step( -1 ),
			} ),
			Home: () => go( 0 ),
			End: () => go( stops.length - 1 ),
		};
		const move = moves[ event.key ];
		if ( move ) {
			event.preventDefault();
			withInteraction( move )();
		}
	} );

	const announce = ( rotates: boolean ): void =>
		track.setAttribute( 'aria-live', rotates ? 'off' : 'polite' );
	if ( settings.autoplay ) {
		const { autoplaySpeed: delay, pauseOnHover, words } = settings;
		// Pressing play at the end of a slider without loop starts over.
		autoplayControls = autoplay( {
			host,
			button: part( host, 'button--pause' ),
			delay,
			pauseOnHover,
			words,
			advance: () => step( 1 ),
			onRotate: announce,
		} );
		part( host, 'button--pause' )?.addEventListener(
			'click',
			() =>
				getAdjacentStop( stops.length, current, 1, wraps ) ===
					undefined && go( 0 )
		);
	} else {
		announce( false );
	}
	new ResizeObserver( () => {
		measure();
		mover.update?.();
	} ).observe( viewport );
}
