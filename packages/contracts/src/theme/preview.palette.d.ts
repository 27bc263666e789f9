// Made from contracts/theme/preview.palette.json by npm run contracts.

/**
 * Colors in the order accent, second accent, headings, text, page, soft background, lines. An empty list means the site's own.
 */
export interface PreviewPalette {
	colors: string[];
	[k: string]: unknown;
}
