<?php
declare( strict_types=1 );

namespace Quayside\Consent\Settings;

/**
 * Who may see and change what belongs to the owner: settings, log and scanner.
 */
final class Access {
	/**
	 * Whether the current user may.
	 */
	public static function allows(): bool {
		return current_user_can( self::capability() );
	}

	/**
	 * The capability that is asked for.
	 */
	public static function capability(): string {
		/**
		 * The capability that settings, log and scanner ask for.
		 *
		 * @param string $capability The capability.
		 */
		$capability = apply_filters( 'quayside_consent_capability', 'manage_options' );
		return is_string( $capability ) && '' !== $capability ? $capability : 'manage_options';
	}
}
