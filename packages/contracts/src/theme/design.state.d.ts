// Made from contracts/theme/design.state.json by npm run contracts.
import type {DesignResponse} from '@quayside/contracts/theme/design.response';

/**
 * Initial state of the Colors and fonts screen: quaysideDesign.
 */
export interface DesignState {
	/**
	 * URL of the homepage, which the frame displays.
	 */
	home: string;
	/**
	 * The styles' palettes, in the order of the preview's palette.
	 */
	palettes: DesignPalette[];
	/**
	 * Fonts of the site.
	 */
	fonts: {
		slug: string;
		name: string;
		/**
		 * CSS font-family.
		 */
		stack: string;
	}[];
	/**
	 * Slug of the style whose colors and fonts are in "own".
	 */
	style: string;
	/**
	 * Empty if the site has no logo.
	 */
	logo_url: string;
	/**
	 * Contract theme/design.response: the saved values.
	 */
	saved: DesignResponse;
}
export interface DesignPalette {
	/**
	 * The style.
	 */
	name: string;
	title: string;
	colors: string[];
}
