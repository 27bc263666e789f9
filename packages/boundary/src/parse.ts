import { trustedHtml } from '@quayside/trusted-types';

/**
 * Parses HTML into a separate document, in which nothing is executed or fetched.
 *
 * @param html Any HTML.
 */
export const parseHtml = ( html: string ): Document =>
	new DOMParser().parseFromString( trustedHtml( html ), 'text/html' );

/**
 * Returns the text content of HTML.
 *
 * @param html Any HTML.
 */
export const textOfHtml = ( html: string ): string =>
	parseHtml( html ).body.textContent ?? '';
