<?php
declare( strict_types=1 );

namespace Quayside\Theme\Tests;

use Quayside\Tests\TestCase;
use Quayside\Theme\Footer\Module as Footer;

/**
 * Tests which results a search has, and what the footer repeats.
 */
final class SearchResultsTest extends TestCase {
	/**
	 * @return array<int, int> IDs of a page that is the homepage, and of another one.
	 */
	private static function pages(): array {
		$pages = [];
		foreach ( [ 'Zanzibar home', 'Zanzibar help' ] as $title ) {
			$pages[] = (int) wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => $title ] );
		}
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $pages[0] );
		return $pages;
	}

	public function test_instant_results_leave_out_the_homepage_and_have_a_preview(): void {
		[ , $help ] = self::pages();
		$request = new \WP_REST_Request( 'GET', '/wp/v2/search' );
		$request->set_query_params( [ 'search' => 'Zanzibar', 'type' => 'post' ] );
		$results = rest_do_request( $request )->get_data();
		self::assertIsArray( $results );
		self::assertSame( [ $help ], array_column( $results, 'id' ) );
		self::assertSame( [ [ 'image' => '', 'price' => '' ] ], array_column( $results, 'quayside_preview' ) );
	}

	public function test_the_results_page_leaves_out_the_homepage(): void {
		global $wp_query, $wp_the_query;
		[ $home, $help ] = self::pages();
		$wp_query        = new \WP_Query();
		$wp_the_query    = $wp_query;
		$wp_query->query( [ 's' => 'Zanzibar' ] );
		self::assertSame( [ $help ], wp_list_pluck( $wp_query->posts, 'ID' ) );
		// Other queries are none of its business.
		self::assertCount( 2, ( new \WP_Query( [ 's' => 'Zanzibar' ] ) )->posts );
		self::assertGreaterThan( 0, $home );
	}

	public function test_the_title_quotes_no_empty_query(): void {
		global $wp_query;
		foreach ( [ '' => 'Search results', ' ' => 'Search results', 'wool' => 'Results for “wool”' ] as $words => $title ) {
			$wp_query = new \WP_Query();
			$wp_query->query( [ 's' => $words ] );
			ob_start();
			require get_template_directory() . '/template-parts/archive-header.php';
			preg_match( '~<h1[^>]*>(.*?)</h1>~s', (string) ob_get_clean(), $heading );
			self::assertSame( $title, trim( $heading[1] ?? '' ) );
		}
	}

	public function test_a_widget_with_the_footer_menu_replaces_it(): void {
		$menu  = (int) wp_create_nav_menu( 'Zanzibar' );
		$other = (int) wp_create_nav_menu( 'Other' );
		set_theme_mod( 'nav_menu_locations', [ 'footer' => $menu ] );
		// WordPress reads the option once per request.
		add_filter( 'sidebars_widgets', static fn (): array => [ 'footer-1' => [ 'nav_menu-7' ] ] );
		foreach ( [ [ $other, true ], [ $menu, false ] ] as [ $shown, $has_menu ] ) {
			update_option( 'widget_nav_menu', [ 7 => [ 'nav_menu' => $shown ], '_multiwidget' => 1 ] );
			self::assertSame( $has_menu, Footer::has_menu() );
		}
	}
}
