/**
 * Names that are never deleted: the record, and those of WordPress and the store. The same as Names::NECESSARY in PHP; both
 * run contracts/consent/cases/deletes.json.
 */
const NECESSARY =
	/^(cookieyes-consent|wp_consent_|wordpress_|wp-|wp_woocommerce_session_|woocommerce_(cart_hash|items_in_cart)|wc_(cart_hash|fragments)_|wpEmojiSettingsSupports$|store_notice|PHPSESSID)/;

/**
 * Determines whether a name matches a pattern, which may end in a star as a wildcard.
 */
export function matchesPattern( name: string, pattern: string ): boolean {
	return pattern.endsWith( '*' )
		? name.startsWith( pattern.slice( 0, -1 ) )
		: name === pattern;
}

/** Determines whether a name may be deleted if its category is rejected. */
export const isOptional = ( name: string ): boolean =>
	!! name && ! NECESSARY.test( name );
