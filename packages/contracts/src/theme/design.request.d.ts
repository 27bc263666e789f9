// Made from contracts/theme/design.request.json by npm run contracts.

/**
 * Request of POST quayside-theme/v1/design: values that the Colors and fonts screen saves.
 */
export interface DesignRequest {
	/**
	 * In the order of the preview's palette: accent, second accent, headings, text, page, soft background, lines. An empty list means the style's default.
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
}
