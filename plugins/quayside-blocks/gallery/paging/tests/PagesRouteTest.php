<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Gallery\Paging\Tests;

use Quayside\Blocks\Gallery\Paging\Pager;
use Quayside\Blocks\Gallery\Tests\GalleryTestCase;

/**
 * Tests the two admin-ajax actions and gallery pages without JavaScript.
 */
final class PagesRouteTest extends GalleryTestCase {
	private const GRID    = 'uag_load_image_gallery_grid_pagination';
	private const MASONRY = 'uag_load_image_gallery_masonry';

	/**
	 * @param array<string, mixed>  $props   Props of the gallery's paging island.
	 * @param array<string, string> $change  Fields to override.
	 * @return array{success?: bool, data?: mixed}
	 */
	private static function request( array $props, int $page, array $change = [] ): array {
		$response = json_decode(
			self::ajax(
				(string) $props['action'],
				$change + [ 'nonce' => (string) $props['nonce'], 'page_number' => (string) $page, 'attr' => (string) $props['attr'] ]
			),
			true
		);
		self::assertIsArray( $response );
		return $response;
	}

	public function test_leaves_requests_of_other_plugins_to_them(): void {
		$props = self::paging( self::render( [ 'ids' => self::images( 12 ), 'feedPagination' => true ] ) );
		add_action( 'wp_ajax_nopriv_' . self::GRID, static fn () => wp_send_json( [ 'success' => 'theirs' ] ) );
		self::assertTrue( self::request( $props, 2 )['success'] ?? null );
		self::assertSame( [ 'success' => 'theirs' ], self::request( $props, 2, [ 'nonce' => '0123456789' ] ) );
		self::assertSame( [ 'success' => 'theirs' ], self::request( $props, 2, [ 'attr' => '{"mediaGallery":[]}' ] ) );
	}

	/**
	 * @testdox [S7.4] [S7.5] [S9.16] [S3.15] Nine images a page
	 *
	 * @dataProvider layouts
	 */
	public function test_returns_the_next_nine_images_in_order( string $layout, string $action ): void {
		$ids   = self::images( 25 );
		$html  = self::render( [ 'ids' => $ids, 'layout' => $layout, 'feedPagination' => true ] );
		$props = self::paging( $html );
		self::assertSame( array_slice( $ids, 0, 9 ), self::image_ids( $html ) );
		self::assertSame( [ $action, 3 ], [ $props['action'], $props['pages'] ] );
		$response = self::request( $props, 2 );
		self::assertTrue( $response['success'] ?? null );
		self::assertSame( array_slice( $ids, 9, 9 ), self::image_ids( (string) $response['data'] ) );
		self::assertStringContainsString( 'data-place="9"', (string) $response['data'] );
		self::assertSame( array_slice( $ids, 18 ), self::image_ids( (string) self::request( $props, 3 )['data'] ) );
	}

	/**
	 * @return array<string, array{string, string}>
	 */
	public static function layouts(): array {
		return [
			'[S2.17] grid'    => [ 'grid', self::GRID ],
			'[S2.18] masonry' => [ 'masonry', self::MASONRY ],
		];
	}

	/**
	 * @testdox [S3.14] [S3.15] [S3.16] [S3.17] [S3.18] Attr carries the recorded settings
	 */
	public function test_attr_carries_the_recorded_settings(): void {
		$ids  = self::images( 10 );
		$attr = json_decode(
			(string) self::paging(
				self::render(
					[
						'ids' => $ids,
						'feedPagination' => true,
						'clickAction' => 'url',
						'customLinks' => [ $ids[9] => 'https://example.com/a' ],
						'lightboxThumbnails' => true,
					]
				)
			)['attr'],
			true
		);
		self::assertIsArray( $attr );
		self::assertSame(
			[ true, true, 'xmark', true, true, 2, 9, 'url' ],
			array_map(
				static fn ( string $name ) => $attr[ $name ] ?? null,
				[
					'lightboxThumbnails',
					'lightboxDisplayCount',
					'lightboxCloseIcon',
					'feedPagination',
					'paginateUseLoader',
					'gridPages',
					'paginateLimit',
					'imageClickEvent',
				]
			)
		);
		self::assertSame( [ $ids[9] => 'https://example.com/a' ], $attr['customLinks'] );
		self::assertSame( $ids, array_column( $attr['mediaGallery'], 'id' ) );
	}

	/**
	 * @testdox [S8.4] Pages past the end and pages without visible images return success false and nothing else
	 */
	public function test_returns_success_false_if_there_are_no_images(): void {
		$props = self::paging( self::render( [ 'ids' => self::images( 12 ), 'feedPagination' => true ] ) );
		self::assertSame( [ 'success' => false ], self::request( $props, 3 ) );
		self::assertSame( [ 'success' => false ], self::request( $props, 10000 ) );
	}

	/**
	 * @dataProvider malformed
	 * @param array<string, string> $change Fields to override.
	 */
	public function test_rejects_malformed_requests_with_a_clear_error( array $change, string $code ): void {
		$props  = self::paging( self::render( [ 'ids' => self::images( 12 ), 'feedPagination' => true ] ) );
		$response = self::request( $props, 2, $change );
		self::assertFalse( $response['success'] ?? null );
		self::assertIsArray( $response['data'] ?? null );
		self::assertSame( $code, $response['data']['code'] ?? null );
		self::assertNotSame( '', $response['data']['message'] ?? '' );
	}

	/**
	 * @return array<string, array{array<string, string>, string}>
	 */
	public static function malformed(): array {
		$forged = (string) wp_json_encode( [
			'mediaGallery' => [ [ 'id' => 1, 'url' => 'javascript:alert(1)', 'caption' => '<img src=x onerror=alert(1)>' ] ],
		] );
		return [
			'a negative page'       => [ [ 'page_number' => '-1' ], 'invalid_page_number' ],
			'a huge page'           => [ [ 'page_number' => '99999999999999999999' ], 'invalid_page_number' ],
			'a page that is not a number' => [ [ 'page_number' => '2; DROP TABLE' ], 'invalid_page_number' ],
			'no page'               => [ [ 'page_number' => '' ], 'invalid_page_number' ],
			'invalid JSON'               => [ [ 'attr' => '{"mediaGallery":' ], 'invalid_attr' ],
			'a list'                => [ [ 'attr' => '[1,2]' ], 'invalid_attr' ],
			'deep JSON'             => [ [ 'attr' => '{"mediaGallery":[],"a":' . str_repeat( '[', 500 ) . str_repeat( ']', 500 ) . '}' ], 'invalid_attr' ],
			'too long'              => [ [ 'attr' => '{"mediaGallery":[],"a":"' . str_repeat( 'a', 1048576 ) . '"}' ], 'invalid_attr' ],
			'a limit of a billion'  => [ [ 'attr' => '{"mediaGallery":[],"paginateLimit":1000000000}' ], 'invalid_attr' ],
			'forged images'         => [ [ 'attr' => $forged ], 'invalid_nonce' ],
			'no nonce'              => [ [ 'nonce' => '' ], 'invalid_nonce' ],
			'a nonce of WordPress'  => [ [ 'nonce' => '0123456789' ], 'invalid_nonce' ],
		];
	}

	public function test_nonce_stays_valid_for_days_and_across_logins(): void {
		$props = self::paging( self::render( [ 'ids' => self::images( 12 ), 'feedPagination' => true ] ) );
		add_filter( 'nonce_life', static fn (): int => 1 );
		self::log_in_as( 'subscriber' );
		self::assertTrue( self::request( $props, 2 )['success'] ?? null );
	}

	public function test_skips_deleted_images_and_keeps_the_positions_of_others(): void {
		$ids   = self::images( 14 );
		$props = self::paging( self::render( [ 'ids' => $ids, 'feedPagination' => true ] ) );
		wp_delete_attachment( $ids[9], true );
		wp_update_post( [ 'ID' => $ids[10], 'post_status' => 'private' ] );
		wp_update_post( [ 'ID' => $ids[11], 'post_parent' => (int) wp_insert_post( [ 'post_title' => 'Draft', 'post_status' => 'draft' ] ) ] );
		$html = (string) self::request( $props, 2 )['data'];
		self::assertSame( array_slice( $ids, 12 ), self::image_ids( $html ) );
		self::assertStringContainsString( 'data-place="12"', $html );
	}

	public function test_reveals_nothing_of_a_post_that_became_private_or_password_protected(): void {
		$post = (int) wp_insert_post(
			[
				'post_title' => 'Gallery',
				'post_status' => 'publish',
				'post_content' => '<!-- wp:quayside/gallery ' . wp_json_encode( [ 'ids' => self::images( 12 ), 'feedPagination' => true ] ) . ' /-->',
			]
		);
		query_posts( [ 'p' => $post ] ); // phpcs:ignore WordPress.WP.DiscouragedFunctions
		ob_start();
		while ( have_posts() ) {
			the_post();
			the_content();
		}
		$props = self::paging( (string) ob_get_clean() );
		wp_reset_query(); // phpcs:ignore WordPress.WP.DiscouragedFunctions
		self::assertTrue( self::request( $props, 2 )['success'] ?? null );
		wp_update_post( [ 'ID' => $post, 'post_password' => 'secret' ] );
		self::assertSame( [ 'success' => false ], self::request( $props, 2 ) );
		wp_update_post( [ 'ID' => $post, 'post_password' => '', 'post_status' => 'private' ] );
		self::assertSame( [ 'success' => false ], self::request( $props, 2 ) );
		wp_delete_post( $post, true );
		self::assertSame( [ 'success' => false ], self::request( $props, 2 ) );
	}

	public function test_page_of_two_thousand_costs_as_much_as_one_of_twenty(): void {
		global $wpdb;
		$real = self::images( 20 );
		$few  = self::paging( self::render( [ 'ids' => $real, 'feedPagination' => true ] ) );
		$many = self::paging( self::render( [ 'ids' => array_merge( $real, range( 5000000, 5001979 ) ), 'feedPagination' => true ] ) );
		self::assertSame( 223, $many['pages'] );
		$cost = static function ( array $props ) use ( $wpdb ): int {
			wp_cache_flush();
			wp_load_alloptions();
			$before = $wpdb->num_queries;
			self::assertTrue( self::request( $props, 2 )['success'] ?? null );
			return $wpdb->num_queries - $before;
		};
		self::assertSame( $cost( $few ), $cost( $many ) );
		self::assertLessThanOrEqual( 4, $cost( $many ) );
	}

	/**
	 * @testdox [S4.19] [S4.20] [S4.21] The states without JavaScript
	 */
	public function test_pages_are_links_that_work_without_javascript(): void {
		$ids = self::images( 25 );
		$all = [ 'ids' => $ids, 'feedPagination' => true, 'anchor' => 'harbour' ];
		$html = self::render( $all );
		self::assertMatchesRegularExpression( '/arrow--prev"[^>]*aria-disabled="true"/', $html );
		self::assertMatchesRegularExpression( '/data-go-to="1"[^>]*aria-current="page"/', $html );
		self::assertStringContainsString( 'page-of-harbour=3#harbour"', $html );
		$_GET['page-of-harbour'] = '3';
		$html                    = self::render( $all );
		self::assertSame( array_slice( $ids, 18 ), self::image_ids( $html ) );
		self::assertMatchesRegularExpression( '/arrow--next"[^>]*aria-disabled="true"/', $html );
		self::assertDoesNotMatchRegularExpression( '/arrow--prev"[^>]*aria-disabled/', $html );
		foreach ( [ '99', '-1', 'x', [ '2' ] ] as $invalid ) {
			$_GET['page-of-harbour'] = $invalid;
			self::assertNotSame( '', self::render( $all ) );
		}
	}

	public function test_removes_unrelated_parameters_from_links(): void {
		global $wp;
		$wp   = $wp instanceof \WP ? $wp : new \WP();
		$uri  = $_SERVER['REQUEST_URI'] ?? null;
		$_GET = [
			'page_id' => '7',
			'page-of-other' => '2',
			'filter_color' => 'red',
			'utm_source' => 'spring',
			'gclid' => 'abc',
			'add-to-cart' => '9',
			'x' => [ 'y' => '1' ],
		];
		try {
			$_SERVER['REQUEST_URI'] = '/?' . http_build_query( $_GET );
			$html                   = self::render( [ 'ids' => self::images( 25 ), 'feedPagination' => true, 'anchor' => 'harbour' ] );
		} finally {
			$_GET                   = [];
			$_SERVER['REQUEST_URI'] = $uri;
		}
		self::assertStringContainsString( '/?page_id=7&#038;page-of-other=2&#038;filter_color=red&#038;page-of-harbour=3#harbour"', $html );
		self::assertDoesNotMatchRegularExpression( '/utm_source|gclid|add-to-cart|[?;]x/', $html );
	}

	/**
	 * @dataProvider numbers
	 * @param array<int, int> $expected Page numbers, 0 for a gap.
	 */
	public function test_page_numbers( int $current, int $pages, array $expected ): void {
		self::assertSame( $expected, Pager::numbers( $current, $pages ) );
	}

	/**
	 * @return array<string, array{int, int, array<int, int>}>
	 */
	public static function numbers(): array {
		$cases = json_decode( (string) file_get_contents( dirname( __DIR__, 5 ) . '/contracts/galleries/cases/gallery.pages.json' ), true );
		return array_column(
			array_map( static fn ( array $case ): array => [ $case['title'], [ $case['current'], $case['pages'], $case['numbers'] ] ], $cases ),
			1,
			0
		);
	}
}
