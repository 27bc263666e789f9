<?php
declare( strict_types=1 );

namespace Quayside\Consent\Withdrawal;

/**
 * Determines which names of cookies belong to a rejected category. Keep in sync with names.ts: both run
 * contracts/consent/cases/deletes.json.
 */
final class Names {
	/**
	 * Names that are never deleted: the record, and those of WordPress and the store.
	 */
	private const NECESSARY = '/^(cookieyes-consent|wp_consent_|wordpress_|wp-|wp_woocommerce_session_|woocommerce_(cart_hash|items_in_cart)|wc_(cart_hash|fragments)_|wpEmojiSettingsSupports\z|store_notice|PHPSESSID)/';

	/**
	 * Determines whether a name may be deleted if its category is rejected.
	 */
	public static function is_optional( string $name ): bool {
		return '' !== $name && 0 === preg_match( self::NECESSARY, $name );
	}

	/**
	 * Determines whether a name may be deleted and matches a pattern, which may end in a star as a wildcard.
	 *
	 * @param string             $name     Name of a cookie.
	 * @param array<int, string> $patterns Names of rejected categories.
	 */
	public static function is_rejected( string $name, array $patterns ): bool {
		if ( ! self::is_optional( $name ) ) {
			return false;
		}
		foreach ( $patterns as $pattern ) {
			if ( str_ends_with( $pattern, '*' ) ? str_starts_with( $name, substr( $pattern, 0, -1 ) ) : $name === $pattern ) {
				return true;
			}
		}
		return false;
	}
}
