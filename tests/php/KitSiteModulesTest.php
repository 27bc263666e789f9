<?php
declare( strict_types=1 );

namespace Quayside\Tests;

use Quayside\Blocks\Kit\Assets;
use Quayside\Blocks\Kit\SiteModules;

/**
 * Tests the modules that the site has once.
 */
final class KitSiteModulesTest extends TestCase {
	/** @return array<string, int> Number of callbacks by hook. */
	private static function hooks(): array {
		return array_map( static fn ( \WP_Hook $hook ): int => count( $hook->callbacks, COUNT_RECURSIVE ), $GLOBALS['wp_filter'] );
	}

	public function test_another_part_adds_none_of_their_hooks(): void {
		$before = self::hooks();
		foreach ( [ 'health', 'folders', 'jobs', 'log', 'switch', 'uncached_routes' ] as $feature ) {
			self::assertTrue( has_filter( "quayside_{$feature}_owner" ), $feature );
		}
		foreach ( SiteModules::all( new Assets( WP_PLUGIN_DIR . '/quayside-blocks/quayside-blocks.php', 'blocks', 'quayside-blocks' ) ) as $module ) {
			$module->register();
		}
		self::assertSame( $before, self::hooks() );
	}
}
