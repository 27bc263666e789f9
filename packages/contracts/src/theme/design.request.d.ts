// Made from contracts/theme/design.request.json by npm run contracts.

/**
 * What the design screen saves: POST quayside-theme/v1/design.
 */
export interface DesignRequest {
	/**
	 * In the order of the preview's palette: accent, second accent, headings, text, page, soft background, lines. An empty list is the style's own.
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
}
