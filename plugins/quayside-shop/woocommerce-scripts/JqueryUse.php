<?php
declare( strict_types=1 );

namespace Quayside\Shop\WoocommerceScripts;

/**
 * Which scripts of the page need jQuery.
 */
final class JqueryUse {
	/**
	 * Whether a script that is neither WordPress's nor WooCommerce's needs it, or somebody asks for it by name. Ask in the
	 * footer, when all scripts are known.
	 */
	public static function by_others(): bool {
		$scripts = wp_scripts();
		$handles = array_unique( [ ...$scripts->queue, ...$scripts->done ] );
		if ( array_intersect( [ 'jquery', 'jquery-core' ], $scripts->queue ) ) {
			return true;
		}
		$core  = includes_url();
		$store = WC()->plugin_url();
		foreach ( $handles as $handle ) {
			$file   = ( $scripts->registered[ $handle ] ?? null )?->src;
			$is_own = is_string( $file ) && ( str_starts_with( $file, '/wp-' ) || str_starts_with( $file, $core ) || str_starts_with( $file, $store ) );
			if ( ! $is_own && ! in_array( $handle, [ 'jquery', 'jquery-core' ], true ) && self::is_among( self::needed_by( $handle ) ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * A script and everything that it needs.
	 *
	 * @param array<int, string> $seen Handles found so far.
	 * @return array<int, string>
	 */
	public static function needed_by( string $handle, array $seen = [] ): array {
		$script = wp_scripts()->registered[ $handle ] ?? null;
		if ( null === $script || in_array( $handle, $seen, true ) ) {
			return $seen;
		}
		$seen[] = $handle;
		foreach ( $script->deps as $dependency ) {
			$seen = self::needed_by( $dependency, $seen );
		}
		return $seen;
	}

	/**
	 * Whether jQuery is among scripts.
	 *
	 * @param array<int, string> $handles Their handles.
	 */
	public static function is_among( array $handles ): bool {
		return in_array( 'jquery', $handles, true ) || in_array( 'jquery-core', $handles, true );
	}
}
