<?php
declare( strict_types=1 );

namespace Quayside\Shop\Speculation\Tests;

use Quayside\Shop\Speculation\ExcludedPaths;
use Quayside\Shop\Speculation\RefusedRequest;
use Quayside\Shop\Tests\StoreTestCase;

/**
 * What browsers must not load ahead of a click.
 */
final class ExcludedPathsTest extends StoreTestCase {
	public function test_the_visitors_own_pages_and_all_below_them_are_left_out_by_wordpress(): void {
		$paths = (array) apply_filters( 'wp_speculation_rules_href_exclude_paths', [ '/theirs/*' ], 'prefetch' );
		foreach ( [ '/theirs/*', '/cart', '/cart/*', '/checkout/*', '/my-account/*', '/customer-dashboard/*', '/*\\?*add-to-cart=*', '/*\\?*remove_item=*', '/*\\?*wc-ajax=*', '/*\\?*customer-logout=*' ] as $path ) {
			self::assertContains( $path, $paths );
		}
		if ( function_exists( 'wp_get_speculation_rules' ) ) {
			self::assertStringContainsString( '/customer-dashboard/*', (string) wp_json_encode( wp_get_speculation_rules(), JSON_UNESCAPED_SLASHES ) );
		}
	}

	public function test_with_plain_permalinks_the_pages_are_queries(): void {
		add_filter( 'pre_option_permalink_structure', static fn (): string => '' );
		add_filter( 'woocommerce_get_cart_url', static fn (): string => home_url( '/?page_id=7' ) );
		$paths = ExcludedPaths::all();
		self::assertContains( '/*\\?*page_id=7', $paths );
		self::assertContains( '/*\\?*page_id=7&*', $paths );
		self::assertNotContains( '/*\\?*page_id=7*', $paths, 'page 70 is another page' );
	}

	public function test_a_page_in_a_subfolder_an_odd_name_and_the_front_page(): void {
		add_filter( 'home_url', static fn (): string => 'http://shop.test/shop/' );
		add_filter( 'woocommerce_get_cart_url', static fn (): string => 'http://shop.test/shop/cart(1)/' );
		add_filter( 'woocommerce_get_checkout_url', static fn (): string => 'http://shop.test/shop/' );
		add_filter( 'woocommerce_get_myaccount_page_permalink', static fn (): string => 'https://accounts.test/me/' );
		$paths = ExcludedPaths::all();
		self::assertContains( '/shop/cart\\(1\\)/*', $paths );
		self::assertContains( '/shop/', $paths );
		self::assertNotContains( '/shop/*', $paths, 'the rest of the site is still fetched' );
		self::assertNotContains( '/me/*', $paths, 'another host' );
	}

	public function test_pages_in_other_languages_are_left_out_too(): void {
		add_filter( 'wpml_active_languages', static fn (): array => [ 'de' => [], 'en' => [] ] );
		$german = wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Warenkorb', 'post_name' => 'warenkorb' ] );
		add_filter( 'wpml_object_id', static fn ( int $id, string $type, bool $original, string $code ): int => 'de' === $code && wc_get_page_id( 'cart' ) === $id ? $german : $id, 10, 4 );
		self::assertContains( '/warenkorb/*', ExcludedPaths::all() );
	}

	/**
	 * @dataProvider requests
	 * @param array<string, string> $server Headers.
	 */
	public function test_what_counts_as_asked_for_ahead_of_a_click( array $server, bool $expected ): void {
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
			'a request of a page that is waiting' => [ [ 'HTTP_SEC_PURPOSE' => 'prefetch;prerender', 'HTTP_SEC_FETCH_MODE' => 'cors' ], false ],
		];
	}

	public function test_links_that_open_a_drawer_or_a_popup_are_marked(): void {
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
