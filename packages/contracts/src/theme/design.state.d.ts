// Made from contracts/theme/design.state.json by npm run contracts.

/**
 * What the design screen starts with: quaysideDesign.
 */
export interface DesignState {
	/**
	 * Address of the front page, which the frame shows.
	 */
	home: string;
	/**
	 * The styles' own colours, in the order of the preview's palette.
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
	 * The style whose colours and fonts are "own".
	 */
	style: string;
	/**
	 * Empty where the site has no logo.
	 */
	logo_url: string;
	/**
	 * Contract theme/design.response: what holds now.
	 */
	saved: {
		/**
		 * In the order of the preview's palette, the style's own among them.
		 */
		colors: string[];
		/**
		 * Slug of a font of the site; empty for the style's own.
		 */
		font_body: string;
		font_headings: string;
		/**
		 * Id of an image of the media library; 0 for none.
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
