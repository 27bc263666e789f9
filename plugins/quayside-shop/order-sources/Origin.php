<?php
declare( strict_types=1 );

namespace Quayside\Shop\OrderSources;

/**
 * Labels the origin of an order as WooCommerce does in its list of orders.
 */
final class Origin {
	/**
	 * Returns the label of an origin.
	 *
	 * @param string $type   Attribution's source_type; '' for none.
	 * @param string $source Attribution's utm_source.
	 */
	public static function label( string $type, string $source ): string {
		$name = ucfirst( trim( $source, '()' ) );
		switch ( $type ) {
			case 'utm':
				/* translators: %s: source of a campaign */
				return sprintf( __( 'Source: %s', 'quayside-shop' ), $name );
			case 'organic':
				/* translators: %s: search engine */
				return sprintf( __( 'Organic: %s', 'quayside-shop' ), $name );
			case 'referral':
				/* translators: %s: website */
				return sprintf( __( 'Referral: %s', 'quayside-shop' ), $name );
			case 'typein':
				return __( 'Direct', 'quayside-shop' );
			case 'mobile_app':
				return __( 'Mobile app', 'quayside-shop' );
			case 'admin':
				return __( 'Web admin', 'quayside-shop' );
			default:
				return __( 'Unknown', 'quayside-shop' );
		}
	}
}
