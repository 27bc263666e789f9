<?php
declare( strict_types=1 );

namespace Quayside\Theme\Patterns;

use Quayside\Theme\Kit\Module as ModuleInterface;

/**
 * Registers the categories of the theme's patterns. WordPress registers the patterns in patterns/ itself.
 */
final class Module implements ModuleInterface {
	public function register(): void {
		add_action( 'init', [ $this, 'categories' ], 9 );
	}

	/**
	 * Registers the categories that the pattern files use.
	 */
	public function categories(): void {
		register_block_pattern_category( 'quayside', [ 'label' => __( 'Quayside', 'quayside' ) ] );
		register_block_pattern_category( 'quayside-pages', [ 'label' => __( 'Quayside: pages', 'quayside' ) ] );
		register_block_pattern_category( 'quayside-shop', [ 'label' => __( 'Quayside: shop', 'quayside' ) ] );
	}
}
