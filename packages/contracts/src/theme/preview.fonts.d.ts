// Made from contracts/theme/preview.fonts.json by npm run contracts.

/**
 * Font stacks by slug, for the Customizer's preview: quaysideFonts.
 */
export interface PreviewFonts {
	[k: string]: string;
}
