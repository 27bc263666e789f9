import { __ } from '@wordpress/i18n';
import type { DesignRequest } from '@quayside/contracts/theme/design.request';

/** What is being chosen; the logo's address is for the preview. */
export interface Design extends DesignRequest {
	logoUrl: string;
}

/** Names of the palette's places. */
export const places = (): string[] => [
	__( 'Buttons and links', 'quayside' ),
	__( 'Prices, badges, and errors', 'quayside' ),
	__( 'Headings and text', 'quayside' ),
	__( 'Secondary text', 'quayside' ),
	__( 'Page background', 'quayside' ),
	__( 'Subtle background', 'quayside' ),
	__( 'Lines and borders', 'quayside' ),
];
