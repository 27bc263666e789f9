<?php
declare( strict_types=1 );

namespace Quayside\Shop\WoocommerceScripts;

/**
 * Determines which scripts of the page need jQuery.
 */
final class JqueryUse {
	/**
	 * Determines whether a script of another plugin or theme needs jQuery, or whether jQuery itself is enqueued. Call this in
	 * the footer, when all scripts are enqueued.
	 */
	public static function is_needed_by_others(): bool {
		$scripts = wp_scripts();
		// Widgets enqueue replaced scripts again while the page is rendered.
		$handles = array_diff( array_unique( [ ...$scripts->queue, ...$scripts->done ] ), Module::REPLACED );
		if ( array_intersect( [ 'jquery', 'jquery-core' ], $scripts->queue ) ) {
			return true;
		}
		foreach ( $handles as $handle ) {
			$script = $scripts->registered[ $handle ] ?? null;
			if (
				( null === $script || ! self::is_own( $script ) )
				&& ! in_array( $handle, [ 'jquery', 'jquery-core' ], true )
				&& self::include_jquery( self::with_dependencies( $handle ) )
			) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Determines whether a script is WordPress's or WooCommerce's.
	 */
	public static function is_own( \_WP_Dependency $script ): bool {
		$file = $script->src;
		return is_string( $file ) && (
			str_starts_with( $file, '/wp-includes/' )
			|| str_starts_with( $file, '/wp-admin/' )
			|| str_starts_with( $file, includes_url() )
			// With a slash: the folders of many other plugins start with "woocommerce-".
			|| str_starts_with( $file, WC()->plugin_url() . '/' )
		);
	}

	/**
	 * Returns the handles of a script and all its dependencies.
	 *
	 * @param string             $handle The script's handle.
	 * @param array<int, string> $seen   Handles found so far.
	 * @return array<int, string>
	 */
	public static function with_dependencies( string $handle, array $seen = [] ): array {
		$script = wp_scripts()->registered[ $handle ] ?? null;
		if ( null === $script || in_array( $handle, $seen, true ) ) {
			return $seen;
		}
		$seen[] = $handle;
		foreach ( $script->deps as $dependency ) {
			$seen = self::with_dependencies( $dependency, $seen );
		}
		return $seen;
	}

	/**
	 * Determines whether handles include jQuery.
	 *
	 * @param array<int, string> $handles Script handles.
	 */
	public static function include_jquery( array $handles ): bool {
		return in_array( 'jquery', $handles, true ) || in_array( 'jquery-core', $handles, true );
	}
}
