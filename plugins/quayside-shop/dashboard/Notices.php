<?php
declare( strict_types=1 );

namespace Quayside\Shop\Dashboard;

use WP_Error;

/**
 * Converts the error notices that plugins add during a save to REST errors.
 */
final class Notices {
	/**
	 * Fires hooks and returns the error notices that they add.
	 *
	 * @param callable(): mixed $hooks Fires the hooks.
	 * @return array<string, string> Plain text by field or notice.
	 */
	public static function collect( callable $hooks ): array {
		if ( ! WC()->session ) {
			wc_load_cart();
		}
		// Preserves the notices that the visitor's next page will show.
		$previous = wc_get_notices();
		wc_clear_notices();
		$hooks();
		$errors = [];
		foreach ( wc_get_notices( 'error' ) as $index => $notice ) {
			$html = $notice['notice'] ?? '';
			$name = is_array( $notice['data'] ?? null ) && is_string( $notice['data']['id'] ?? null ) ? $notice['data']['id'] : "notice-$index";

			$errors[ $name ] = Rest::text( is_string( $html ) ? $html : '' );
		}
		wc_set_notices( $previous );
		return array_filter( $errors );
	}

	/**
	 * Creates the error for values that can't be saved.
	 *
	 * @param array<string, string> $errors Messages by field.
	 */
	public static function error( array $errors ): WP_Error {
		return new WP_Error(
			'quayside_not_valid',
			implode( ' ', $errors ),
			[
				'status' => 400,
				'errors' => $errors,
			]
		);
	}
}
