import { trustedHtml } from '@quayside/trusted-types';

/**
 * Reads HTML into a document of its own, in which nothing runs and nothing is fetched.
 *
 * @param html HTML of any kind.
 */
export const parseHtml = ( html: string ): Document =>
	new DOMParser().parseFromString( trustedHtml( html ), 'text/html' );

/**
 * The text of HTML.
 *
 * @param html HTML of any kind.
 */
export const textOfHtml = ( html: string ): string =>
	parseHtml( html ).body.textContent ?? '';
