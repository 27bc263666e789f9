<?php
declare( strict_types=1 );

namespace Quayside\Consent\Settings;

/**
 * Determines who can manage consent: settings, log, and scanner.
 */
final class Access {
	/**
	 * Determines whether the current user has access.
	 */
	public static function allows(): bool {
		return current_user_can( self::capability() );
	}

	/**
	 * Returns the required capability.
	 */
	public static function capability(): string {
		/**
		 * Filters the capability that the settings, the log, and the scanner require.
		 *
		 * @param string $capability The capability.
		 */
		$capability = apply_filters( 'quayside_consent_capability', 'manage_options' );
		return is_string( $capability ) && '' !== $capability ? $capability : 'manage_options';
	}
}
