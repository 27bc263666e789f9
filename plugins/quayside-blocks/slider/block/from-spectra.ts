import type { SliderAttributes } from './attributes';

/**
 * The supported attributes of Spectra's slider. Spectra saves only those that
 * differ from its defaults.
 */
export interface SpectraSlider {
	autoplay?: boolean;
	autoplaySpeed?: number;
	infiniteLoop?: boolean;
	transitionSpeed?: number;
	transitionEffect?: string;
	pauseOn?: string;
	displayArrows?: boolean;
	displayDots?: boolean;
	verticalMode?: boolean;
	minHeight?: number;
	anchor?: string;
}

/** The supported attributes of a slide of Spectra's slider: its background. */
export interface SpectraSlide {
	backgroundType?: unknown;
	backgroundColor?: unknown;
	gradientValue?: unknown;
	backgroundImageDesktop?: unknown;
	backgroundSizeDesktop?: unknown;
}

const EFFECTS = [ 'slide', 'fade', 'cube', 'flip', 'coverflow' ] as const;

/**
 * Converts the settings of a Spectra slider. Missing attributes get Spectra's
 * defaults, not Quayside's.
 */
export function fromSpectra( {
	autoplay = true,
	autoplaySpeed = 3000,
	displayArrows = true,
	displayDots = true,
	infiniteLoop = true,
	minHeight = 350,
	pauseOn = 'hover',
	transitionEffect = 'slide',
	transitionSpeed = 800,
	verticalMode = false,
	anchor,
}: SpectraSlider ): Partial< SliderAttributes > & { anchor?: string } {
	return {
		autoplay,
		autoplaySpeed,
		speed: transitionSpeed,
		effect:
			EFFECTS.find( ( effect ) => effect === transitionEffect ) ??
			'slide',
		loop: infiniteLoop ? 'continuous' : 'none',
		pauseOnHover: pauseOn === 'hover',
		stopOnInteraction: pauseOn === 'click',
		arrows: displayArrows,
		dots: displayDots,
		vertical: verticalMode,
		minHeight,
		...( anchor === undefined ? {} : { anchor } ),
	};
}

/**
 * Converts the background of a slide of Spectra's slider.
 */
export function slideFromSpectra( {
	backgroundType,
	backgroundColor,
	gradientValue,
	backgroundImageDesktop,
	backgroundSizeDesktop,
}: SpectraSlide ): { style?: object } {
	const text = ( value: unknown ): string =>
		typeof value === 'string' ? value : '';
	if ( backgroundType === 'color' && text( backgroundColor ) ) {
		return { style: { color: { background: backgroundColor } } };
	}
	if ( backgroundType === 'gradient' && text( gradientValue ) ) {
		return { style: { color: { gradient: gradientValue } } };
	}
	const image = text(
		( backgroundImageDesktop as { url?: unknown } | null | undefined )?.url
	);
	return backgroundType === 'image' && image
		? {
				style: {
					background: {
						backgroundImage: { url: image, source: 'file' },
						backgroundSize:
							text( backgroundSizeDesktop ) || 'cover',
					},
				},
			}
		: {};
}
