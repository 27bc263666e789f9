<?php
declare( strict_types=1 );

namespace Quayside\Blocks;

use Quayside\Blocks\Kit\Assets;
use Quayside\Blocks\Kit\Module;

/**
 * The plugin's composition root: the one list of its modules.
 */
final class Plugin {
	/**
	 * Adds the hooks of all modules.
	 *
	 * @param string $file The plugin's main file.
	 */
	public static function boot( string $file ): void {
		$assets = new Assets( $file, 'blocks', 'quayside-blocks' );
		foreach ( self::modules( $assets ) as $module ) {
			$module->register();
		}
	}

	/**
	 * @return array<int, Module>
	 */
	private static function modules( Assets $assets ): array {
		return [
			...Forms\Forms::modules( $assets ),
			...Gallery\Galleries::modules( $assets ),
			...Slider\Sliders::modules( $assets ),
			...Sticky\StickyBlocks::modules( $assets ),
			...LazyMedia\LazyMedia::modules( $assets ),
		];
	}
}
