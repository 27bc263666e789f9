import type { Page } from '@playwright/test';

/** Returns what is printed after the links of the content, if it contains a URL. Call it with print as the medium. */
export const printedUrls = ( page: Page ): Promise< string[] > =>
	page
		.locator( '.entry-content a' )
		.evaluateAll( ( links ) =>
			links
				.map( ( link ) => getComputedStyle( link, '::after' ).content )
				.filter( ( content ) => content.includes( 'http' ) )
		);
