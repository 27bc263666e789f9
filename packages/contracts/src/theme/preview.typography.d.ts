// Made from contracts/theme/preview.typography.json by npm run contracts.

/**
 * Fonts of a preview. Empty values use the site's own.
 */
export interface PreviewTypography {
	/**
	 * The families are the site's own or the device's: they are not loaded from a font service.
	 */
	local?: boolean;
	'font-size-body'?: {
		desktop?: number | string;
		'desktop-unit'?: 'px' | 'em' | 'rem' | 'vw' | '%';
		[k: string]: unknown;
	};
	'body-font-family'?: string;
	'body-font-weight'?: string | number;
	'body-line-height'?: string | number;
	'headings-font-family'?: string;
	'headings-font-weight'?: string | number;
	'headings-line-height'?: string | number;
	'font-family-h1'?: string;
	'font-weight-h1'?: string | number;
	'line-height-h1'?: string | number;
	'font-family-h2'?: string;
	'font-weight-h2'?: string | number;
	'line-height-h2'?: string | number;
	'font-family-h3'?: string;
	'font-weight-h3'?: string | number;
	'line-height-h3'?: string | number;
	'font-family-h4'?: string;
	'font-weight-h4'?: string | number;
	'line-height-h4'?: string | number;
	'font-family-h5'?: string;
	'font-weight-h5'?: string | number;
	'line-height-h5'?: string | number;
	'font-family-h6'?: string;
	'font-weight-h6'?: string | number;
	'line-height-h6'?: string | number;
	[k: string]: unknown;
}
