<?php
declare( strict_types=1 );

namespace Quayside\Tests;

/**
 * Tests that deleting one of two copies of a plugin preserves the data, which the other one uses.
 */
final class KitLastPluginTest extends TestCase {
	private const FOLDER = WP_PLUGIN_DIR . '/backup of a plugin';

	protected function tear_down(): void {
		array_map( 'unlink', (array) glob( self::FOLDER . '/*.php' ) );
		is_dir( self::FOLDER ) && rmdir( self::FOLDER );
		parent::tear_down();
		// The deletion revokes capabilities, also in memory.
		wp_roles()->for_site();
	}

	/** @return array<string, array{string, string}> Plugin, and an option that its deletion removes. */
	public static function plugins(): array {
		return [
			'blocks'  => [ 'quayside-blocks', 'quayside_forms_tables' ],
			'consent' => [ 'quayside-consent', 'quayside_consent_settings' ],
			'shop'    => [ 'quayside-shop', 'quayside_shop_settings' ],
		];
	}

	/** @dataProvider plugins */
	public function test_deleting_a_copy_preserves_the_data( string $plugin, string $option ): void {
		defined( 'WP_UNINSTALL_PLUGIN' ) || define( 'WP_UNINSTALL_PLUGIN', "$plugin/$plugin.php" );
		update_option( $option, [ 'test' => '1' ] );
		wp_mkdir_p( self::FOLDER );
		file_put_contents( self::FOLDER . "/$plugin.php", '<?php' );
		$dropped = [];
		// Dropping tables would end the transaction of the test.
		add_filter( 'query', static function ( string $query ) use ( &$dropped ): string {
			$is_drop = 1 === preg_match( '/^\s*DROP/', $query );
			$dropped = $is_drop ? [ ...$dropped, $query ] : $dropped;
			return $is_drop ? 'SELECT 1' : $query;
		} );
		require dirname( __DIR__, 2 ) . "/plugins/$plugin/uninstall.php";
		self::assertSame( [], $dropped );
		self::assertSame( [ 'test' => '1' ], get_option( $option ) );

		unlink( self::FOLDER . "/$plugin.php" );
		require dirname( __DIR__, 2 ) . "/plugins/$plugin/uninstall.php";
		self::assertFalse( get_option( $option ), 'The last copy deletes it.' );
	}
}
