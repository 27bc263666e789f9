<?php
declare( strict_types=1 );

namespace Quayside\Consent\Categories;

/**
 * Provides the cookies that the site always sets, declared without any action of the site owner.
 */
final class DeclaredCookies {
	/**
	 * Returns the declared cookies of a category: name, provider, duration, description.
	 *
	 * @return array<int, array<string, string>>
	 */
	public static function get( string $slug ): array {
		if ( Category::NECESSARY !== $slug ) {
			return [];
		}
		$site    = get_bloginfo( 'name' );
		$session = __( 'Session', 'quayside-consent' );
		$cookies = [
			self::cookie(
				'cookieyes-consent',
				$site,
				__( '1 year', 'quayside-consent' ),
				__( 'Remembers your cookie preferences.', 'quayside-consent' )
			),
		];
		if ( class_exists( 'WooCommerce' ) ) {
			$cookies[] = self::cookie(
				'woocommerce_cart_hash',
				$site,
				$session,
				__( 'Detects changes to your cart.', 'quayside-consent' )
			);
			$cookies[] = self::cookie(
				'woocommerce_items_in_cart',
				$site,
				$session,
				__( 'Remembers whether your cart contains items.', 'quayside-consent' )
			);
			$cookies[] = self::cookie(
				'wp_woocommerce_session_*',
				$site,
				__( '2 days', 'quayside-consent' ),
				__( 'Links your browser to your cart.', 'quayside-consent' )
			);
		}
		return $cookies;
	}

	/**
	 * Returns a declared cookie from stored data.
	 *
	 * @param array<mixed> $stored Name, provider, duration, and description, or some of them.
	 * @return array<string, string>
	 */
	public static function clean( array $stored ): array {
		$text = static fn ( string $key ): string => is_string( $stored[ $key ] ?? null ) ? $stored[ $key ] : '';
		return self::cookie( $text( 'name' ), $text( 'provider' ), $text( 'duration' ), $text( 'description' ) );
	}

	/**
	 * @return array<string, string>
	 */
	private static function cookie( string $name, string $provider, string $duration, string $description ): array {
		return [
			'name'        => $name,
			'provider'    => $provider,
			'duration'    => $duration,
			'description' => $description,
		];
	}
}
