<?php
declare( strict_types=1 );

namespace Quayside\Shop\Speculation\Tests;

use Quayside\Shop\Speculation\ExcludedPaths;
use Quayside\Shop\Speculation\RefusedRequest;
use Quayside\Shop\Tests\StoreTestCase;

/**
 * Tests which pages browsers must not prefetch.
 */
final class ExcludedPathsTest extends StoreTestCase {
	public function test_excludes_pages_with_visitor_data_and_their_children(): void {
		$paths = (array) apply_filters( 'wp_speculation_rules_href_exclude_paths', [ '/theirs/*' ], 'prefetch' );
		$expected = [
			'/theirs/*',
			'/cart',
			'/cart/*',
			'/checkout/*',
			'/my-account/*',
			'/customer-dashboard/*',
			'/*\\?*add-to-cart=*',
			'/*\\?*remove_item=*',
			'/*\\?*wc-ajax=*',
			'/*\\?*customer-logout=*',
		];
		foreach ( $expected as $path ) {
			self::assertContains( $path, $paths );
		}
		if ( function_exists( 'wp_get_speculation_rules' ) ) {
			self::assertStringContainsString( '/customer-dashboard/*', (string) wp_json_encode( wp_get_speculation_rules(), JSON_UNESCAPED_SLASHES ) );
		}
	}

	public function test_excludes_queries_with_plain_permalinks(): void {
		add_filter( 'pre_option_permalink_structure', static fn (): string => '' );
		add_filter( 'woocommerce_get_cart_url', static fn (): string => home_url( '/?page_id=7' ) );
		$paths = ExcludedPaths::all();
		self::assertContains( '/*\\?*page_id=7', $paths );
		self::assertContains( '/*\\?*page_id=7&*', $paths );
		self::assertNotContains( '/*\\?*page_id=7*', $paths, 'Page 70 is another page.' );
	}

	public function test_handles_subfolders_special_characters_and_the_homepage(): void {
		add_filter( 'home_url', static fn (): string => 'http://shop.test/shop/' );
		add_filter( 'woocommerce_get_cart_url', static fn (): string => 'http://shop.test/shop/cart(1)/' );
		add_filter( 'woocommerce_get_checkout_url', static fn (): string => 'http://shop.test/shop/' );
		add_filter( 'woocommerce_get_myaccount_page_permalink', static fn (): string => 'https://accounts.test/me/' );
		$paths = ExcludedPaths::all();
		self::assertContains( '/shop/cart\\(1\\)/*', $paths );
		self::assertContains( '/shop/', $paths );
		self::assertNotContains( '/shop/*', $paths, 'The rest of the site can still be prefetched.' );
		self::assertNotContains( '/me/*', $paths, 'URLs of other hosts are ignored.' );
	}

	public function test_excludes_pages_in_other_languages(): void {
		add_filter( 'wpml_active_languages', static fn (): array => [ 'de' => [], 'en' => [] ] );
		$german = wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Warenkorb', 'post_name' => 'warenkorb' ] );
		add_filter(
			'wpml_object_id',
			static fn ( int $id, string $type, bool $original, string $code ): int => 'de' === $code && wc_get_page_id( 'cart' ) === $id ? $german : $id,
			10,
			4
		);
		self::assertContains( '/warenkorb/*', ExcludedPaths::all() );
	}

	/**
	 * @dataProvider requests
	 * @param array<string, string> $server Headers.
	 */
	public function test_detects_speculative_requests( array $server, bool $expected ): void {
		self::assertSame( $expected, RefusedRequest::is_speculative( $server ) );
	}

	/**
	 * @return array<string, array{array<string, string>, bool}>
	 */
	public static function requests(): array {
		return [
			'a visit'                            => [ [], false ],
			'prefetch'                           => [ [ 'HTTP_SEC_PURPOSE' => 'prefetch', 'HTTP_SEC_FETCH_MODE' => 'navigate' ], true ],
			'prerender'                          => [ [ 'HTTP_SEC_PURPOSE' => 'prefetch;prerender' ], true ],
			'link rel=prefetch'                  => [ [ 'HTTP_SEC_PURPOSE' => 'prefetch', 'HTTP_SEC_FETCH_MODE' => 'no-cors' ], true ],
			'an older browser'                   => [ [ 'HTTP_X_MOZ' => 'prefetch' ], true ],
			'a request by a prerendered page' => [ [ 'HTTP_SEC_PURPOSE' => 'prefetch;prerender', 'HTTP_SEC_FETCH_MODE' => 'cors' ], false ],
		];
	}

	public function test_marks_links_that_open_a_drawer_or_a_popup(): void {
		ob_start();
		do_action( 'quayside_header_actions' );
		$tag   = new \WP_HTML_Tag_Processor( (string) ob_get_clean() );
		$links = 0;
		while ( $tag->next_tag( 'a' ) ) {
			++$links;
			self::assertTrue( $tag->has_class( 'no-prefetch' ), (string) $tag->get_attribute( 'class' ) );
		}
		self::assertSame( 2, $links );
	}
}
