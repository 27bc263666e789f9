import { prefersReducedMotion } from './track';
import type { Track, TrackEvents } from './track';

/**
 * Moves slides with native scrolling. The browser handles swiping, the wheel,
 * snapping, and right-to-left. Only moves by arrows and dots are animated here,
 * because smooth scrolling has no configurable duration.
 *
 * @param viewport The scroll container.
 * @param slides   The slides in it.
 * @param speed    Duration of a move in ms. Spec section 9: 500.
 * @param events   Callbacks of the slider.
 */
export function scrollTrack(
	viewport: HTMLElement,
	slides: readonly HTMLElement[],
	speed: number,
	{ onLead, onTouch }: TrackEvents
): Track {
	let frame = 0;
	const inView = new Set< HTMLElement >();

	const distance = ( slide: HTMLElement ): number => {
		const [ from, to ] = [
			viewport.getBoundingClientRect(),
			slide.getBoundingClientRect(),
		];
		return getComputedStyle( viewport ).direction === 'rtl'
			? to.right - from.right
			: to.left - from.left;
	};
	const lead = (): void => {
		const first = slides.findIndex( ( slide ) => inView.has( slide ) );
		if ( first >= 0 && ! frame ) {
			onLead( first );
		}
	};
	const stop = (): void => {
		cancelAnimationFrame( frame );
		frame = 0;
		viewport.style.scrollSnapType = '';
		lead();
	};

	const observer = new IntersectionObserver(
		( entries ) => {
			for ( const { target, intersectionRatio } of entries ) {
				const slide = target as HTMLElement;
				const isInView = intersectionRatio >= 0.5;
				slide.inert = ! isInView;
				if ( isInView ) {
					inView.add( slide );
				} else {
					inView.delete( slide );
				}
			}
			lead();
		},
		{ root: viewport, threshold: 0.5 }
	);
	slides.forEach( ( slide ) => observer.observe( slide ) );

	for ( const type of [ 'pointerdown', 'wheel', 'touchstart' ] ) {
		viewport.addEventListener(
			type,
			() => {
				if ( frame ) {
					stop();
				}
				onTouch();
			},
			{ passive: true }
		);
	}

	return {
		goTo( place ) {
			const slide = slides[ place ];
			if ( ! slide ) {
				return;
			}
			cancelAnimationFrame( frame );
			const from = viewport.scrollLeft;
			const delta = distance( slide );
			if ( prefersReducedMotion() || speed === 0 ) {
				viewport.scrollLeft = from + delta;
				return;
			}
			const start = performance.now();
			// Snapping would interfere with the animation.
			viewport.style.scrollSnapType = 'none';
			const move = ( now: number ): void => {
				const done = Math.min(
					1,
					Math.max( 0, ( now - start ) / speed )
				);
				viewport.scrollLeft = from + delta * ( 1 - ( 1 - done ) ** 3 );
				if ( done < 1 ) {
					frame = requestAnimationFrame( move );
				} else {
					stop();
				}
			};
			frame = requestAnimationFrame( move );
		},
	};
}
