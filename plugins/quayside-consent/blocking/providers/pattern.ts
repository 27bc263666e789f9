import { __, sprintf } from '@wordpress/i18n';

/** A host with at most two path segments; the same as Pattern.php, which has the last word. */
const HOST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:\/[A-Za-z0-9._~-]+){0,2}$/;

/**
 * What is wrong with a pattern: a sentence for the owner, '' when nothing is.
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

/** Hosts as owners write them: one a line, or with commas or spaces between them. */
export const hostsOf = ( text: string ): string[] =>
	text.split( /[\s,]+/ ).filter( Boolean );
