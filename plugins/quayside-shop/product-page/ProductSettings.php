<?php
declare( strict_types=1 );

namespace Quayside\Shop\ProductPage;

/**
 * Reads the settings of WooCommerce's product script, so that the module that replaces it uses the same texts. Plugins change
 * them with the filter `woocommerce_get_script_data`.
 */
final class ProductSettings {
	private const HANDLE = 'wc-single-product';

	/**
	 * Returns what the module needs, null if WooCommerce has not localized its script, or not with the settings that are known.
	 * Call this in the footer.
	 *
	 * @return array{stars: array<int, string>, required: string}|null `stars`: labels of the five ratings. `required`: message
	 *                                                                 if a rating is missing, '' if it is optional.
	 */
	public static function read(): ?array {
		$script = wp_scripts()->get_data( self::HANDLE, 'data' );
		if ( ! is_string( $script ) || 1 !== preg_match( '/^\s*var wc_single_product_params = (\{.*\});?\s*$/m', $script, $match ) ) {
			return null;
		}
		$settings = json_decode( $match[1], true );
		$stars    = is_array( $settings ) ? ( $settings['i18n_rating_options'] ?? null ) : null;
		$required = is_array( $settings ) ? ( $settings['i18n_required_rating_text'] ?? null ) : null;
		if ( ! is_array( $settings ) || ! is_array( $stars ) || ! is_string( $required ) ) {
			return null;
		}
		$stars = array_values( array_filter( $stars, 'is_string' ) );
		return 5 === count( $stars ) ? [
			'stars'    => array_map( [ self::class, 'decode' ], $stars ),
			'required' => 'yes' === ( $settings['review_rating_required'] ?? '' ) ? self::decode( $required ) : '',
		] : null;
	}

	/**
	 * Decodes the entities of a text that WooCommerce has escaped as an attribute.
	 */
	private static function decode( string $text ): string {
		return html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}
}
