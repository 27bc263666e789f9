/** The attributes of block.json. */
export interface SliderAttributes {
	label: string;
	effect: 'slide' | 'fade' | 'cube' | 'flip' | 'coverflow';
	slidesToShow: number;
	slidesToShowTablet: number;
	slidesToShowMobile: number;
	slidesToScroll: number;
	gap: number;
	minHeight: number;
	speed: number;
	autoplay: boolean;
	autoplaySpeed: number;
	pauseOnHover: boolean;
	stopOnInteraction: boolean;
	loop: 'rewind' | 'continuous' | 'none';
	arrows: boolean;
	dots: boolean;
	vertical: boolean;
	freeMode: boolean;
	touchThreshold: number;
}
