<?php
/**
 * Displays unmet requirements of a plugin in one admin notice. Runs on PHP 7.0, so that an old PHP version causes no fatal error.
 */

declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * Checks the requirements of a plugin before it boots.
 */
final class Requirements {
	/**
	 * Determines whether all requirements are met. If not, administrators see one notice and the plugin must not boot.
	 *
	 * @param string                $plugin_name Display name of the plugin.
	 * @param array<string, string> $needs       Minimum versions by "php", "core" (WordPress), and "woocommerce", and in "extension"
	 *                                           an extension of PHP that WordPress does not require.
	 */
	public static function met( string $plugin_name, array $needs ): bool {
		$missing = array();
		foreach ( $needs as $requirement => $version ) {
			if ( 'extension' === $requirement ) {
				if ( ! extension_loaded( $version ) ) {
					$missing[ $requirement ] = $version;
				}
				continue;
			}
			$installed = self::version( $requirement );
			// A pre-release of the required version is sufficient.
			if ( '' === $installed || version_compare( (string) preg_replace( '/-.*/', '', $installed ), $version, '<' ) ) {
				$missing[ $requirement ] = $version;
			}
		}
		if ( array() === $missing ) {
			return true;
		}
		// Plugins are network-activated in the network admin.
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
	 * Returns the installed version of a requirement, or '' if it is not installed.
	 */
	private static function version( string $requirement ): string {
		if ( 'php' === $requirement ) {
			return PHP_VERSION;
		}
		if ( 'core' === $requirement ) {
			return (string) get_bloginfo( 'version' );
		}
		return defined( 'WC_VERSION' ) && class_exists( 'WooCommerce' ) ? (string) constant( 'WC_VERSION' ) : '';
	}

	/**
	 * Prints what is missing.
	 *
	 * @param string                $plugin_name Display name of the plugin.
	 * @param array<string, string> $missing     Minimum versions of unmet requirements.
	 * @return void PHP 7.0 does not support this return type.
	 */
	private static function notice( string $plugin_name, array $missing ) {
		if ( ! current_user_can( 'activate_plugins' ) ) {
			return;
		}
		if ( isset( $missing['extension'] ) ) {
			self::print_notice(
				sprintf(
					/* translators: 1: plugin name, 2: name of an extension such as "mbstring". */
					__( '%1$s is not running because it requires the PHP extension %2$s. Ask your host to turn it on.', 'quayside' ),
					$plugin_name,
					$missing['extension']
				)
			);
			unset( $missing['extension'] );
		}
		$names = array(
			'php'         => 'PHP',
			'core'        => 'WordPress',
			'woocommerce' => 'WooCommerce',
		);
		$list  = array();
		foreach ( $missing as $requirement => $version ) {
			$list[] = $names[ $requirement ] . ' ' . $version;
		}
		if ( array() !== $list ) {
			self::print_notice(
				sprintf(
					/* translators: 1: plugin name, 2: list such as "PHP 8.1, WooCommerce 9.0". */
					__( '%1$s is not running because it requires %2$s or later.', 'quayside' ),
					$plugin_name,
					implode( ', ', $list )
				)
			);
		}
	}

	/**
	 * @return void PHP 7.0 does not support this return type.
	 */
	private static function print_notice( string $text ) {
		printf( '<div class="notice notice-warning"><p>%s</p></div>', esc_html( $text ) );
	}
}
