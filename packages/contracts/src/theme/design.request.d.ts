// Made from contracts/theme/design.request.json by npm run contracts.

/**
 * Values that the design screen saves: POST quayside-theme/v1/design.
 */
export interface DesignRequest {
	/**
	 * In the order of the preview's palette: accent, second accent, headings, text, page, soft background, lines. An empty list means the style's default.
	 */
	colors: string[];
	/**
	 * Slug of a font of the site; empty for the style's default.
	 */
	font_body: string;
	font_headings: string;
	/**
	 * ID of an image in the media library; 0 for none.
	 */
	logo: number;
	show_title: boolean;
}
