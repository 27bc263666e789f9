<?php
declare( strict_types=1 );

namespace Quayside\Tests;

use Quayside\Shop\Kit\Autoload;

/**
 * Tests that classes are loaded from folders named like namespaces and from feature folders.
 */
final class KitAutoloadTest extends TestCase {
	private string $folder = '';

	/** @var array<int, callable> */
	private array $before = [];

	protected function set_up(): void {
		parent::set_up();
		$this->before = spl_autoload_functions();
		$this->folder = get_temp_dir() . uniqid( 'quayside-autoload-' );
	}

	protected function tear_down(): void {
		foreach ( spl_autoload_functions() as $one ) {
			in_array( $one, $this->before, true ) || spl_autoload_unregister( $one );
		}
		require_once ABSPATH . 'wp-admin/includes/file.php';
		WP_Filesystem();
		$GLOBALS['wp_filesystem']->delete( $this->folder, true );
		parent::tear_down();
	}

	/**
	 * Creates a class file.
	 *
	 * @param string $file  Path relative to the folder.
	 * @param string $space Namespace of the class.
	 */
	private function plant( string $file, string $space ): void {
		wp_mkdir_p( dirname( "$this->folder/$file" ) );
		file_put_contents( "$this->folder/$file", "<?php\nnamespace $space;\nfinal class " . basename( $file, '.php' ) . " {}\n" );
	}

	public function test_loads_classes_from_feature_folders_in_kebab_case(): void {
		$this->plant( 'Plugin.php', 'Planted\Features' );
		$this->plant( 'cart/AddFormRoute.php', 'Planted\Features\Cart' );
		$this->plant( 'order-sources/Report.php', 'Planted\Features\OrderSources' );
		$this->plant( 'order-sources/paid-orders/tests/RowsTest.php', 'Planted\Features\OrderSources\PaidOrders\Tests' );
		Autoload::register_features( 'Planted\Features', $this->folder );
		self::assertTrue( class_exists( 'Planted\Features\Plugin' ) );
		self::assertTrue( class_exists( 'Planted\Features\Cart\AddFormRoute' ) );
		self::assertTrue( class_exists( 'Planted\Features\OrderSources\Report' ) );
		self::assertTrue( class_exists( 'Planted\Features\OrderSources\PaidOrders\Tests\RowsTest' ) );
		self::assertFalse( class_exists( 'Planted\Features\Cart\Missing' ) );
		self::assertFalse( class_exists( 'Planted\FeaturesOfOthers\Plugin' ) );
	}

	public function test_loads_classes_from_folders_with_exact_names(): void {
		$this->plant( 'OrderSources/Report.php', 'Planted\Letters\OrderSources' );
		Autoload::register( 'Planted\Letters', $this->folder );
		self::assertTrue( class_exists( 'Planted\Letters\OrderSources\Report' ) );
	}
}
