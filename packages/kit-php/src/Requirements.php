<?php
/**
 * Says in one admin notice what a plugin misses. Runs on PHP 7.0, so that an old PHP gets words instead of a fatal error.
 */

declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * What must be there before a plugin boots.
 */
final class Requirements {
	/**
	 * Whether everything is there. If not, administrators see one notice and the plugin must not boot.
	 *
	 * @param string                $plugin_name Name as people read it.
	 * @param array<string, string> $needs       Lowest versions, by "php", "wordpress" and "woocommerce".
	 */
	public static function met( string $plugin_name, array $needs ): bool {
		$missing = array();
		foreach ( $needs as $what => $version ) {
			$present = self::version( $what );
			// A pre-release of the needed version will do.
			if ( '' === $present || version_compare( (string) preg_replace( '/-.*/', '', $present ), $version, '<' ) ) {
				$missing[ $what ] = $version;
			}
		}
		if ( array() === $missing ) {
			return true;
		}
		// Whoever activates it for a network does so in the network's admin.
		foreach ( array( 'admin_notices', 'network_admin_notices' ) as $screen ) {
			add_action(
				$screen,
				static function () use ( $plugin_name, $missing ) {
					self::notice( $plugin_name, $missing );
				}
			);
		}
		return false;
	}

	/**
	 * The present version of a requirement, '' where it is absent.
	 */
	private static function version( string $what ): string {
		if ( 'php' === $what ) {
			return PHP_VERSION;
		}
		if ( 'wordpress' === $what ) {
			return (string) get_bloginfo( 'version' );
		}
		return defined( 'WC_VERSION' ) && class_exists( 'WooCommerce' ) ? (string) constant( 'WC_VERSION' ) : '';
	}

	/**
	 * Prints the notice.
	 *
	 * @param string                $plugin_name Name as people read it.
	 * @param array<string, string> $missing     Lowest versions of what is missing.
	 * @return void PHP 7.0 knows no such type.
	 */
	private static function notice( string $plugin_name, array $missing ) {
		if ( ! current_user_can( 'activate_plugins' ) ) {
			return;
		}
		$names = array(
			'php'         => 'PHP',
			'wordpress'   => 'WordPress',
			'woocommerce' => 'WooCommerce',
		);
		$list  = array();
		foreach ( $missing as $what => $version ) {
			$list[] = $names[ $what ] . ' ' . $version;
		}
		printf(
			'<div class="notice notice-warning"><p>%s</p></div>',
			esc_html(
				sprintf(
					/* translators: 1: plugin name, 2: list such as "PHP 8.1, WooCommerce 9.0". */
					__( '%1$s is not running because it requires %2$s or later.', 'quayside' ),
					$plugin_name,
					implode( ', ', $list )
				)
			)
		);
	}
}
