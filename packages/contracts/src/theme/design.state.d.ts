// Made from contracts/theme/design.state.json by npm run contracts.

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
	saved: {
		/**
		 * In the order of the preview's palette, including the style's own colors.
		 */
		colors: string[];
		/**
		 * Slug of a font of the site, or empty for the style's default.
		 */
		font_body: string;
		font_headings: string;
		/**
		 * ID of an image in the media library, or 0 for none.
		 */
		logo: number;
		show_title: boolean;
	};
}
export interface DesignPalette {
	/**
	 * The style.
	 */
	name: string;
	title: string;
	colors: string[];
}
