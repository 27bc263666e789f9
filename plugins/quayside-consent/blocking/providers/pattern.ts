import { __, sprintf } from '@wordpress/i18n';

/**
 * Matches a host with at most two path segments. Keep in sync with Pattern.php, which validates again on the server.
 */
const HOST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:\/[A-Za-z0-9._~-]+){0,2}$/;

/**
 * Returns the problem with a pattern as a sentence for the site owner, or '' if it is valid.
 */
export function problemOf( pattern: string ): string {
	if ( pattern.length <= 120 && HOST.test( pattern ) ) {
		return '';
	}
	return sprintf(
		/* translators: %s: what the owner has written. */
		__(
			'“%s” is not a valid domain. Enter a domain such as youtube.com or google.com/maps. Wildcards and regular expressions are not supported.',
			'quayside-consent'
		),
		pattern.slice( 0, 120 )
	);
}

/** Splits the hosts that a site owner enters, separated by line breaks, commas, or spaces. */
export const hostsOf = ( text: string ): string[] =>
	text.split( /[\s,]+/ ).filter( Boolean );
