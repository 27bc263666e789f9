<?php
declare( strict_types=1 );

namespace Quayside\Shop\WoocommerceScripts\Tests;

use Quayside\Shop\WoocommerceScripts\PrefetchHints;
use Quayside\Tests\TestCase;

/**
 * Pages prefetch only what the cart and the checkout load.
 */
final class PrefetchHintsTest extends TestCase {
	private ?\WP_Scripts $before = null;

	private string $version = '';

	protected function set_up(): void {
		parent::set_up();
		$this->before          = $GLOBALS['wp_scripts'] ?? null;
		$this->version         = WC()->version;
		$GLOBALS['wp_scripts'] = new \WP_Scripts(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride
		WC()->version          = '10.8.1';
		foreach (
			[
				'wp-polyfill'   => [ '/wp-includes/js/dist/vendor/wp-polyfill.min.js', [], '3.15.0' ],
				'moment'        => [ '/wp-includes/js/dist/vendor/moment.min.js', [], '1' ],
				'wp-date'       => [ '/wp-includes/js/dist/date.min.js', [ 'moment' ], '1' ],
				'wp-data'       => [ '/wp-includes/js/dist/data.min.js', [], '1' ],
				'wp-components' => [ '/wp-includes/js/dist/components.min.js', [ 'wp-date', 'wp-data' ], '1' ],
				'wp-notices'    => [ '/wp-includes/js/dist/notices.min.js', [ 'wp-components', 'wp-data' ], '1' ],
				'wc-blocks'     => [ WC()->plugin_url() . '/blocks.js', [ 'wp-notices', 'wp-polyfill' ], '1' ],
			] as $handle => [ $file, $needed, $version ]
		) {
			wp_deregister_script( $handle );
			wp_register_script( $handle, $file, $needed, $version, true );
		}
	}

	protected function tear_down(): void {
		WC()->version          = $this->version;
		$GLOBALS['wp_scripts'] = $this->before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride
		parent::tear_down();
	}

	public function test_libraries_that_the_blocks_do_not_use_are_not_prefetched(): void {
		self::assertSame( [ 'data.min.js', 'notices.min.js', 'blocks.js', 'unknown.js' ], self::prefetched() );
	}

	public function test_what_other_scripts_use_is_prefetched(): void {
		wp_scripts()->registered['wc-blocks']->deps[] = 'moment';
		self::assertSame( [ 'moment.min.js', 'data.min.js', 'notices.min.js', 'blocks.js', 'unknown.js' ], self::prefetched() );
	}

	public function test_hints_of_releases_that_were_not_checked_stay(): void {
		WC()->version = '99.1.0';
		self::assertCount( 8, self::prefetched() );
	}

	/**
	 * @testWith ["quayside_shop_removes_components"]
	 *           ["quayside_shop_removes_polyfill"]
	 */
	public function test_a_filter_preserves_them( string $filter ): void {
		add_filter( $filter, '__return_false' );
		self::assertCount( 8, self::prefetched() );
	}

	public function test_other_hints_stay(): void {
		$hints = [ 'https://cdn.example', [ 'href' => includes_url( 'js/dist/components.min.js' ) ] ];
		self::assertSame( $hints, ( new PrefetchHints() )->reduce( $hints, 'preconnect' ) );
	}

	public function test_hints_that_are_none_stay(): void {
		$hints = [ 5, [], [ 'href' => [ 'x' ] ], 'http://[', '' ];
		self::assertSame( $hints, ( new PrefetchHints() )->reduce( $hints, 'prefetch' ) );
	}

	/**
	 * @return array<int, string> Names of the files.
	 */
	private static function prefetched(): array {
		$hints = [ [ 'href' => WC()->plugin_url() . '/unknown.js?ver=1', 'as' => 'script' ] ];
		foreach ( wp_scripts()->registered as $script ) {
			if ( in_array( $script->handle, [ 'wp-polyfill', 'moment', 'wp-date', 'wp-data', 'wp-components', 'wp-notices', 'wc-blocks' ], true ) ) {
				$address = str_starts_with( (string) $script->src, '/' ) ? site_url( (string) $script->src ) : (string) $script->src;
				$hints[] = [ 'href' => "$address?ver=1", 'as' => 'script' ];
			}
		}
		$hints[] = array_shift( $hints );
		return array_map(
			static fn ( array $hint ): string => basename( (string) wp_parse_url( $hint['href'], PHP_URL_PATH ) ),
			array_values( ( new PrefetchHints() )->reduce( $hints, 'prefetch' ) )
		);
	}
}
