// Made from contracts/galleries/slider.settings.json by npm run contracts.

/**
 * Props of a slider's island. Times are in ms, lengths in px.
 */
export interface SliderSettings {
	effect: 'slide' | 'fade' | 'cube' | 'flip' | 'coverflow';
	/**
	 * scroll: native scrolling. swiper: everything that native scrolling does not support.
	 */
	engine: 'scroll' | 'swiper';
	slidesToShow: number;
	/**
	 * Up to 1024 px.
	 */
	slidesToShowTablet: number;
	/**
	 * Up to 767 px.
	 */
	slidesToShowMobile: number;
	slidesToScroll: number;
	gap: number;
	speed: number;
	autoplay: boolean;
	autoplaySpeed: number;
	pauseOnHover: boolean;
	/**
	 * Whether an interaction of the visitor stops the autoplay.
	 */
	stopOnInteraction: boolean;
	loop: 'rewind' | 'continuous' | 'none';
	vertical: boolean;
	freeMode: boolean;
	/**
	 * In px per ms. A free slider stops below this speed.
	 */
	minimumVelocity: number;
	/**
	 * In px, before a drag starts. A drag of the slide's width divided by it changes the slide.
	 */
	touchThreshold: number;
	/**
	 * Of the top slide if slides overlap.
	 */
	zIndex: number;
	words: {
		play: string;
		pause: string;
	};
}
