import { __ } from '@wordpress/i18n';
import type { DesignRequest } from '@quayside/contracts/theme/design.request';

/** Unsaved design. The logo's URL is for the preview. */
export interface Design extends DesignRequest {
	logoUrl: string;
}

/** Returns the labels of the palette's colors. */
export const colorLabels = (): string[] => [
	__( 'Buttons and links', 'quayside' ),
	__( 'Prices, badges, and errors', 'quayside' ),
	__( 'Headings and text', 'quayside' ),
	__( 'Secondary text', 'quayside' ),
	__( 'Page background', 'quayside' ),
	__( 'Subtle background', 'quayside' ),
	__( 'Lines and borders', 'quayside' ),
];
