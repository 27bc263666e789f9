<?php
declare( strict_types=1 );

namespace Quayside\Shop\Dashboard;

use WP_Error;

/**
 * What plugins complain about by the store's notices, which a REST answer has no page for.
 */
final class Notices {
	/**
	 * Runs hooks and collects the error notices that they leave.
	 *
	 * @param callable(): mixed $hooks Fires the hooks.
	 * @return array<string, string> Plain text.
	 */
	public static function of( callable $hooks ): array {
		if ( ! WC()->session ) {
			wc_load_cart();
		}
		// Notices of the visitor's pages stay for them.
		$kept = wc_get_notices();
		wc_clear_notices();
		$hooks();
		$errors = [];
		foreach ( wc_get_notices( 'error' ) as $index => $notice ) {
			$html = $notice['notice'] ?? '';
			$name = is_array( $notice['data'] ?? null ) && is_string( $notice['data']['id'] ?? null ) ? $notice['data']['id'] : "notice-$index";

			$errors[ $name ] = Module::text( is_string( $html ) ? $html : '' );
		}
		wc_set_notices( $kept );
		return array_filter( $errors );
	}

	/**
	 * The answer to values that can't be saved.
	 *
	 * @param array<string, string> $errors What is wrong, by field.
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
