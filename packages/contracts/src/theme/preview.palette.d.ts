// Made from contracts/theme/preview.palette.json by npm run contracts.

/**
 * Colours in the order accent, second accent, headings, text, page, soft background, lines. An empty list is the site's own.
 */
export interface PreviewPalette {
	colors: string[];
	[k: string]: unknown;
}
