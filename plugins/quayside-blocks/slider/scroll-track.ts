import { wantsStillness } from './track';
import type { Track, TrackEvents } from './track';

/**
 * Slides in the browser's own scroller: swiping, wheel, snapping and right-to-left are the browser's; only the way that
 * the arrows and dots ask for is moved here, because browsers give their own smooth scrolling no duration.
 *
 * @param viewport The scroller.
 * @param slides   The slides in it.
 * @param speed    ms of a move; spec section 9: 500.
 * @param events   What the slider hears.
 */
export function scrollTrack(
	viewport: HTMLElement,
	slides: readonly HTMLElement[],
	speed: number,
	{ onLead, onTouch }: TrackEvents
): Track {
	let frame = 0;
	const seen = new Set< HTMLElement >();

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
		const first = slides.findIndex( ( slide ) => seen.has( slide ) );
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
				const isSeen = intersectionRatio >= 0.5;
				slide.inert = ! isSeen;
				if ( isSeen ) {
					seen.add( slide );
				} else {
					seen.delete( slide );
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
			const way = distance( slide );
			if ( wantsStillness() || speed === 0 ) {
				viewport.scrollLeft = from + way;
				return;
			}
			const start = performance.now();
			// Snapping would pull against every step.
			viewport.style.scrollSnapType = 'none';
			const move = ( now: number ): void => {
				const done = Math.min(
					1,
					Math.max( 0, ( now - start ) / speed )
				);
				viewport.scrollLeft = from + way * ( 1 - ( 1 - done ) ** 3 );
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
