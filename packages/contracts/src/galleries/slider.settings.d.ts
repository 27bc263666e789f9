// Made from contracts/galleries/slider.settings.json by npm run contracts.

/**
 * Props of a slider's island. Times in ms, lengths in px.
 */
export interface SliderSettings {
	effect: 'slide' | 'fade' | 'cube' | 'flip' | 'coverflow';
	/**
	 * scroll: the browser's own scroller. swiper: what that cannot do.
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
	 * Whether a visitor's move ends the autoplay.
	 */
	stopOnInteraction: boolean;
	loop: 'rewind' | 'continuous' | 'none';
	vertical: boolean;
	freeMode: boolean;
	/**
	 * px per ms below which a free slider stops.
	 */
	minimumVelocity: number;
	/**
	 * px before a drag starts; a drag of a slide's width divided by it moves on.
	 */
	touchThreshold: number;
	/**
	 * Of the slide on top, where slides lie on each other.
	 */
	zIndex: number;
	words: {
		play: string;
		pause: string;
	};
}
