import table from '../../spectra/attributes.json';
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

/** The table that PHP uses, too: spectra/SliderAttributes.php. */
const { defaults } = table.slider;
const effects = table.slider.effects as SliderAttributes[ 'effect' ][];

/**
 * Converts the settings of a Spectra slider. Missing attributes get Spectra's
 * defaults, not Quayside's.
 */
export function fromSpectra( {
	anchor,
	...saved
}: SpectraSlider ): Partial< SliderAttributes > & { anchor?: string } {
	const given = { ...defaults, ...saved };
	return {
		autoplay: given.autoplay,
		autoplaySpeed: given.autoplaySpeed,
		speed: given.transitionSpeed,
		effect:
			effects.find( ( effect ) => effect === given.transitionEffect ) ??
			'slide',
		loop: given.infiniteLoop ? 'continuous' : 'none',
		pauseOnHover: given.pauseOn === 'hover',
		stopOnInteraction: given.pauseOn === 'click',
		arrows: given.displayArrows,
		dots: given.displayDots,
		vertical: given.verticalMode,
		minHeight: given.minHeight,
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
