// Made from contracts/theme/design.response.json by npm run contracts.

/**
 * Response of POST quayside-theme/v1/design: the saved values.
 */
export interface DesignResponse {
	/**
	 * In the order of the preview's palette, including the style's own colors.
	 *
	 * @minItems 7
	 * @maxItems 7
	 */
	colors: [string, string, string, string, string, string, string];
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
