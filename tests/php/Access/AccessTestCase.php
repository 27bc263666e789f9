<?php
declare( strict_types=1 );

namespace Quayside\Tests\Access;

use Quayside\Tests\TestCase;

/**
 * Base class of tests that check the access table as each role.
 */
abstract class AccessTestCase extends TestCase {
	/** @var array<string, string> */
	private array $server = [];

	public static function set_up_before_class(): void {
		parent::set_up_before_class();
		// This creates a table. If a test created it, it would be lost with the test's transaction.
		rest_get_server();
		wp_cache_flush();
		( new \Quayside\Consent\Log\Table() )->install();
	}

	protected function set_up(): void {
		parent::set_up();
		$this->server = $_SERVER;
		if ( function_exists( 'wc_load_cart' ) ) {
			wc_load_cart();
		}
	}

	protected function tear_down(): void {
		$_SERVER = $this->server;
		parent::tear_down();
	}

	/**
	 * @return array<string, mixed>
	 */
	protected static function table(): array {
		static $table = null;
		return $table ??= require dirname( __DIR__ ) . '/access.php';
	}

	/**
	 * @return array<string, array{string}>
	 */
	public static function roles(): array {
		// Data providers run before the site is loaded.
		return array_map( static fn ( string $role ): array => [ $role ], array_combine( Roles::ALL, Roles::ALL ) );
	}

	protected static function become( string $role ): void {
		if ( ! in_array( $role, Roles::here(), true ) ) {
			self::markTestSkipped( 'Only networks have this role: npm run phpunit -- --network' );
		}
		Roles::log_in( $role );
	}
}
