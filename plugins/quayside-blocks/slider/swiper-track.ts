import Swiper from 'swiper';
import {
	EffectCoverflow,
	EffectCube,
	EffectFade,
	EffectFlip,
	FreeMode,
} from 'swiper/modules';
import type { SliderSettings } from '@quayside/contracts/galleries/slider.settings';
import { hideOffscreenSlides, prefersReducedMotion } from './track';
import type { Track, TrackEvents } from './track';

/**
 * Moves slides with Swiper: effects, free mode, vertical sliders, and
 * continuous loops. Loaded only for sliders that need it.
 *
 * Arrows, dots, keyboard support, and autoplay work the same as without Swiper.
 *
 * @param viewport The slider's viewport.
 * @param slides   The slides in it.
 * @param settings The slider's settings.
 * @param events   Callbacks of the slider.
 */
export function swiperTrack(
	viewport: HTMLElement,
	slides: readonly HTMLElement[],
	settings: SliderSettings,
	{ onLead, onTouch }: TrackEvents
): Track {
	const {
		effect,
		freeMode,
		gap,
		loop,
		minimumVelocity,
		slidesToScroll,
		slidesToShow,
		slidesToShowMobile,
		slidesToShowTablet,
		touchThreshold,
		vertical,
		zIndex,
	} = settings;
	const speed = prefersReducedMotion() ? 0 : settings.speed;
	const perView = (): number => Number( swiper.params.slidesPerView );
	// Too few slides would leave gaps in a loop.
	const isEndless =
		loop === 'continuous' && slides.length >= 2 * slidesToShow;

	viewport.classList.add( 'swiper' );
	viewport.firstElementChild?.classList.add( 'swiper-wrapper' );
	slides.forEach( ( slide ) => slide.classList.add( 'swiper-slide' ) );
	viewport.style.setProperty( '--quayside-slides-z', String( zIndex ) );

	const swiper = new Swiper( viewport, {
		modules: [
			EffectCoverflow,
			EffectCube,
			EffectFade,
			EffectFlip,
			FreeMode,
		],
		effect,
		direction: vertical ? 'vertical' : 'horizontal',
		speed,
		spaceBetween:
			effect === 'cube' || effect === 'flip' || effect === 'fade'
				? 0
				: gap,
		slidesPerView: slidesToShowMobile,
		breakpoints: {
			768: { slidesPerView: slidesToShowTablet },
			1025: { slidesPerView: slidesToShow },
		},
		slidesPerGroup: slidesToScroll,
		centeredSlides: effect === 'coverflow',
		centeredSlidesBounds: false,
		loop: isEndless,
		// Both meanings of a touch threshold: px before a drag starts, and the
		// share of a slide that triggers a move.
		threshold: touchThreshold,
		longSwipesRatio: 1 / touchThreshold,
		freeMode: { enabled: freeMode, minimumVelocity },
		fadeEffect: { crossFade: true },
		flipEffect: { slideShadows: false },
		on: { touchStart: onTouch },
	} );

	const show = (): void => {
		const first = swiper.realIndex;
		const inView = effect === 'coverflow' ? 1 : perView();
		hideOffscreenSlides(
			slides,
			( place ) =>
				( isEndless
					? ( place - first + slides.length ) % slides.length
					: place - first ) < inView &&
				( isEndless || place >= first )
		);
		onLead( first );
	};
	swiper.on( 'slideChange breakpoint', show );
	show();

	return {
		goTo( place, by ) {
			if ( ! isEndless ) {
				swiper.slideTo( place, speed );
			} else if ( by > 0 ) {
				swiper.slideNext( speed );
			} else if ( by < 0 ) {
				swiper.slidePrev( speed );
			} else {
				swiper.slideToLoop( place, speed );
			}
		},
		update: () => swiper.update(),
	};
}
