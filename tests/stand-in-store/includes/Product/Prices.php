<?php
/**
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

namespace Quayside\StandInStore\Product;

/**
 * Prices as HTML, and the price that a product is sold at.
 */
final class Prices {

	/**
	 * Returns the price to sell at: that of the product, or the lowest of its children.
	 *
	 * @param \WC_Product $product Product.
	 * @param string      $own     Its own price.
	 */
	public static function active( \WC_Product $product, string $own ): string {
		if ( ! $product->is_type( [ 'variable', 'grouped' ] ) ) {
			return $own;
		}
		$prices = array_filter(
			array_map( static fn( int $id ): string => (string) get_post_meta( $id, '_price', true ), $product->get_children() ),
			'strlen'
		);
		return [] === $prices ? '' : (string) min( array_map( 'floatval', $prices ) );
	}

	/**
	 * Returns a regular price struck out beside a sale price.
	 *
	 * @param string $regular Regular price, amount or HTML.
	 * @param string $sale    Sale price, amount or HTML.
	 */
	public static function sale( string $regular, string $sale ): string {
		$regular = is_numeric( $regular ) ? wc_price( $regular ) : $regular;
		$sale    = is_numeric( $sale ) ? wc_price( $sale ) : $sale;
		/* translators: %s: price */
		$was = esc_html( sprintf( __( 'Original price was: %s.', 'stand-in-store' ), self::text( $regular ) ) );
		/* translators: %s: price */
		$now  = esc_html( sprintf( __( 'Current price is: %s.', 'stand-in-store' ), self::text( $sale ) ) );
		$html = '<del aria-hidden="true">' . $regular . '</del> <span class="screen-reader-text">' . $was . '</span>'
			. '<ins aria-hidden="true">' . $sale . '</ins><span class="screen-reader-text">' . $now . '</span>';
		return (string) apply_filters( 'woocommerce_format_sale_price', $html, $regular, $sale );
	}

	/**
	 * Returns a price range.
	 *
	 * @param string $from Lowest amount.
	 * @param string $to   Highest amount.
	 */
	public static function range( string $from, string $to ): string {
		$words = sprintf(
			/* translators: 1: lowest price, 2: highest price */
			__( 'Price range: %1$s through %2$s', 'stand-in-store' ),
			self::text( wc_price( $from ) ),
			self::text( wc_price( $to ) )
		);
		$html = wc_price( $from, [ 'aria-hidden' => true ] ) . ' <span aria-hidden="true">&ndash;</span> ' . wc_price( $to, [ 'aria-hidden' => true ] )
			. '<span class="screen-reader-text">' . esc_html( $words ) . '</span>';
		return (string) apply_filters( 'woocommerce_format_price_range', $html, $from, $to );
	}

	/**
	 * Returns a price without markup.
	 *
	 * @param string $html Price.
	 */
	private static function text( string $html ): string {
		return html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES, 'UTF-8' );
	}
}
