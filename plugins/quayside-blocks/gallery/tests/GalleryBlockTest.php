<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Gallery\Tests;

use Quayside\Blocks\Gallery\Attr;
use Quayside\Blocks\Gallery\Items;
use Quayside\Blocks\Gallery\Link;
use Quayside\Blocks\Gallery\Order;
use Quayside\Blocks\Kit\Contract;

/**
 * Tests the gallery's markup and which images it renders.
 */
final class GalleryBlockTest extends GalleryTestCase {
	public function test_renders_images_as_links_to_their_files_in_order(): void {
		$ids  = [ self::image(), self::image() ];
		$html = self::render( [ 'ids' => array_reverse( $ids ) ] );
		preg_match_all(
			'/<a class="quayside-gallery__frame quayside-gallery__link" href="([^"]+)" data-id="(\d+)" data-width="1600" data-height="900"[^>]*>/',
			$html,
			$links
		);
		self::assertSame( array_map( 'strval', array_reverse( $ids ) ), $links[2] );
		self::assertSame( wp_get_attachment_url( $ids[1] ), $links[1][0] );
		self::assertSame( 2, preg_match_all( '/<img[^>]+width="\d+"[^>]+height="\d+"|<img[^>]+height="\d+"[^>]+width="\d+"/', $html ) );
		self::assertStringContainsString( '<ul class="quayside-gallery__items" role="list"', $html );
	}

	public function test_allows_repeated_images_in_every_order(): void {
		[ $one, $other ] = [ self::image(), self::image() ];
		foreach ( [ 'manual', 'newest', 'oldest', 'title', 'random' ] as $order ) {
			preg_match_all( '/ data-id="(\d+)"/', self::render( [ 'ids' => [ $one, $other, $one ], 'order' => $order ] ), $rendered );
			self::assertEqualsCanonicalizing( [ $one, $one, $other ], array_map( 'intval', $rendered[1] ), $order );
		}
	}

	public function test_loads_the_first_row_eagerly_and_the_rest_lazily(): void {
		$html = self::render( [ 'ids' => [ self::image(), self::image(), self::image() ], 'columnsDesk' => 2 ] );
		preg_match_all( '/loading="(\w+)"/', $html, $loading );
		self::assertSame( [ 'eager', 'eager', 'lazy' ], $loading[1] );
		self::assertSame( 1, substr_count( $html, 'fetchpriority="high"' ) );
		$widget = apply_filters(
			'widget_block_content',
			sprintf( '<!-- wp:quayside/gallery {"ids":[%d,%d]} /-->', self::image(), self::image() ),
			[],
			null
		);
		self::assertSame( 2, substr_count( $widget, 'loading="lazy"' ) );
		self::assertStringNotContainsString( 'fetchpriority="high"', $widget );
	}

	public function test_leaves_out_attachments_that_are_not_images_or_not_visible(): void {
		$visible     = self::image();
		$parent   = wp_insert_post( [ 'post_title' => 'Locked', 'post_status' => 'publish', 'post_password' => 'secret' ] );
		$hidden   = wp_insert_post( [ 'post_title' => 'Hidden', 'post_status' => 'private' ] );
		$draft    = wp_insert_post( [ 'post_title' => 'Draft', 'post_status' => 'draft' ] );
		$trashed  = wp_insert_post( [ 'post_title' => 'Gone', 'post_status' => 'trash' ] );
		$hidden_images   = [
			self::image( [ 'post_status' => 'private' ] ),
			self::image( [ 'post_status' => 'trash' ] ),
			self::image( [ 'post_parent' => $parent ] ),
			self::image( [ 'post_parent' => $hidden ] ),
			self::image( [ 'post_parent' => $draft ] ),
			self::image( [ 'post_parent' => $trashed ] ),
			self::image( [], 'application/pdf' ),
			(int) wp_insert_post( [ 'post_title' => 'A post', 'post_status' => 'publish' ] ),
			987654321,
			-3,
		];
		$html     = self::render( [ 'ids' => array_merge( $hidden_images, [ $visible ] ) ] );
		preg_match_all( '/data-id="(\d+)"/', $html, $ids );
		self::assertSame( [ (string) $visible ], $ids[1] );
		self::assertSame( '', self::render( [ 'ids' => $hidden_images ] ) );
		self::assertSame( '', self::render( [] ) );
	}

	public function test_prevents_scripts_in_captions_and_labels(): void {
		$id = self::image( [ 'post_excerpt' => 'At <b>dawn</b><script>alert(1)</script><img src=x onerror=alert(2)>' ] );
		update_post_meta( $id, '_wp_attachment_image_alt', '"><script>alert(3)</script>' );
		$html = self::render( [ 'ids' => [ $id ], 'captions' => 'below' ] );
		self::assertStringContainsString( 'At <b>dawn</b>', $html );
		self::assertStringNotContainsString( '<script>', $html );
		self::assertStringNotContainsString( 'onerror', $html );
	}

	public function test_labels_links_of_images_without_alternative_text(): void {
		$ids = [ self::image(), self::image() ];
		update_post_meta( $ids[0], '_wp_attachment_image_alt', 'A boat' );
		$html = self::render( [ 'ids' => $ids ] );
		self::assertSame( 1, substr_count( $html, 'aria-label' ) );
		self::assertStringContainsString( 'aria-label="Image 2 of 2"', $html );
	}

	public function test_uses_a_script_module_only_for_the_lightbox(): void {
		$ids = [ self::image() ];
		self::assertStringContainsString(
			'data-island="lightbox" data-when="interaction"><script type="application/json" data-seal>{"module":"@quayside/blocks/lightbox",',
			self::render( [ 'ids' => $ids ] )
		);
		self::assertStringNotContainsString( 'data-island', self::render( [ 'ids' => $ids, 'clickAction' => 'image' ] ) );
		$still = self::render( [ 'ids' => $ids, 'clickAction' => 'none' ] );
		self::assertStringNotContainsString( '<a ', $still );
		self::assertStringNotContainsString( 'data-island', $still );
	}

	public function test_clamps_settings_or_uses_their_default(): void {
		$html = self::render(
			[ 'ids' => [ self::image() ], 'columnsDesk' => 400, 'columnsMob' => -1, 'gap' => 100000, 'captions' => 'x" onload="', 'layout' => '../' ]
		);
		self::assertStringContainsString( '--quayside-gallery-desk:8', $html );
		self::assertStringContainsString( '--quayside-gallery-mob:1', $html );
		self::assertStringContainsString( '--quayside-gallery-gap:200px', $html );
		self::assertStringContainsString( 'quayside-gallery--captions-none', $html );
		self::assertStringNotContainsString( 'onload', $html );
	}

	public function test_query_count_does_not_grow_with_the_number_of_images(): void {
		global $wpdb;
		$few  = [ self::image(), self::image() ];
		$many = array_map( static fn (): int => self::image(), range( 1, 40 ) );
		$cost = static function ( array $ids ) use ( $wpdb ): int {
			wp_cache_flush();
			wp_load_alloptions();
			$before = $wpdb->num_queries;
			self::render( [ 'ids' => $ids ] );
			return $wpdb->num_queries - $before;
		};
		$cost( $few );
		self::assertSame( $cost( $few ), $cost( $many ) );
	}

	public function test_shows_images_of_drafts_to_users_who_can_read_them(): void {
		$id = self::image( [ 'post_parent' => wp_insert_post( [ 'post_title' => 'Draft', 'post_status' => 'draft' ] ) ] );
		self::assertSame( '', self::render( [ 'ids' => [ $id ] ] ) );
		self::log_in_as( 'editor' );
		self::assertSame( [ $id ], self::image_ids( self::render( [ 'ids' => [ $id ] ] ) ) );
	}

	public function test_each_use_of_an_image_has_its_own_texts_and_link(): void {
		[ $one, $other ] = [ self::image( [ 'post_excerpt' => 'Library' ] ), self::image() ];
		update_post_meta( $one, '_wp_attachment_image_alt', 'From the library' );
		$attributes = [
			'ids'      => [ $one, $other, $one ],
			'captions' => 'below',
			'details'  => [
				[
					'alt' => 'Mine',
					'caption' => 'Here <em>now</em><script>alert(1)</script>',
					'link' => 'https://example.com/',
					'newTab' => true,
					'rel' => 'sponsored',
				],
				[ 'action' => 'attachment', 'alt' => [ 'not a text' ], 'rel' => '"><script>' ],
			],
		];
		$html       = self::render( $attributes );
		[ , $first, $second, $third ] = explode( '<li ', $html );
		self::assertStringContainsString( 'href="https://example.com/" data-id="' . $one . '" target="_blank" rel="sponsored noopener"', $first );
		self::assertStringContainsString( 'alt="Mine"', $first );
		self::assertStringContainsString( 'Here <em>now</em>', $first );
		self::assertStringNotContainsString( '<script>alert', $html );
		self::assertStringContainsString(
			sprintf( 'href="%s" data-id="%d" aria-label="Image 2 of 3"', esc_url( (string) get_attachment_link( $other ) ), $other ),
			$second
		);
		self::assertStringContainsString( 'alt="From the library"', $third );
		self::assertStringContainsString( 'Library', $third );
		self::assertStringContainsString( 'data-width', $third );
		self::assertStringNotContainsString( 'data-width', $first . $second );
		// An empty text overrides the library's.
		$attributes['details'] = [ [], [], [ 'alt' => '', 'caption' => '' ] ];
		$third                 = explode( '<li ', self::render( $attributes ) )[3];
		self::assertStringContainsString( 'alt=""', $third );
		self::assertStringNotContainsString( 'Library', $third );
	}

	public function test_texts_follow_their_image_in_every_order_and_page(): void {
		$ids        = [
			self::image( [ 'post_title' => 'b' ] ),
			self::image( [ 'post_title' => 'a' ] ),
		];
		$attributes = [
			'ids'            => [ $ids[0], $ids[1], $ids[0] ],
			'order'          => 'title',
			'feedPagination' => true,
			'paginateLimit'  => 1,
			'details'        => [ [ 'alt' => 'b, first' ], [ 'alt' => 'a' ], [ 'alt' => 'b, second' ] ],
		];
		$attr       = json_decode( self::paging( self::render( $attributes ) )['attr'], true );
		self::assertIsArray( $attr );
		self::assertTrue( Contract::load( dirname( __DIR__, 4 ) . '/contracts', 'galleries/gallery.attr' )->validate( $attr ) );
		foreach ( [ 'a', 'b, first', 'b, second' ] as $position => $alt ) {
			self::assertStringContainsString( "alt=\"$alt\"", ( new Items( Attr::settings( $attr ) ) )->page( $position + 1 ) );
		}
	}

	public function test_one_image_alone_can_open_in_the_lightbox(): void {
		$html = self::render( [ 'ids' => self::images( 2 ), 'clickAction' => 'none', 'details' => [ [], [ 'action' => 'lightbox' ] ] ] );
		self::assertSame( 1, substr_count( $html, 'data-width' ) );
		self::assertStringContainsString( 'data-island="lightbox"', $html );
	}

	public function test_the_gallery_has_a_caption(): void {
		foreach ( [ 'grid', 'carousel' ] as $layout ) {
			$html = self::render( [ 'ids' => self::images( 2 ), 'layout' => $layout, 'caption' => 'All of <b>May</b><script>1</script>' ] );
			self::assertStringContainsString( '<p class="quayside-gallery__note">All of <b>May</b>', $html );
			self::assertStringNotContainsString( '<script>1', $html );
		}
		self::assertStringNotContainsString( '__note', self::render( [ 'ids' => self::images( 1 ), 'caption' => [ 'x' ] ] ) );
	}

	/**
	 * @dataProvider links
	 */
	public function test_custom_links( string $address, bool $allowed ): void {
		self::assertSame( $allowed, '' !== Link::allowed( $address ) );
		$id   = self::image();
		$html = self::render( [ 'ids' => [ $id ], 'clickAction' => 'url', 'customLinks' => [ $id => $address ] ] );
		self::assertSame( $allowed ? 1 : 0, substr_count( $html, '<a ' ) );
	}

	/**
	 * @return array<string, array{string, bool}>
	 */
	public static function links(): array {
		$cases = json_decode( (string) file_get_contents( dirname( __DIR__, 4 ) . '/contracts/galleries/cases/gallery.links.json' ), true );
		return array_column( array_map( static fn ( array $case ): array => [ $case['title'], [ $case['address'], $case['allowed'] ] ], $cases ), 1, 0 );
	}

	public function test_keeps_a_random_order_for_one_day(): void {
		$ids = range( 1, 30 );
		self::assertSame( Order::sort( $ids, 'random', '2026-11-21' ), Order::sort( array_reverse( $ids ), 'random', '2026-11-21' ) );
		self::assertNotSame( Order::sort( $ids, 'random', '2026-11-21' ), Order::sort( $ids, 'random', '2026-11-22' ) );
		self::assertEqualsCanonicalizing( $ids, Order::sort( $ids, 'random', '2026-11-21' ) );
	}

	public function test_sorts_images_by_date_or_title(): void {
		$ids = [
			self::image( [ 'post_title' => 'b', 'post_date' => '2026-03-01 10:00:00' ] ),
			self::image( [ 'post_title' => 'c', 'post_date' => '2026-01-01 10:00:00' ] ),
			self::image( [ 'post_title' => 'a', 'post_date' => '2026-02-01 10:00:00' ] ),
		];
		self::assertSame( [ $ids[0], $ids[2], $ids[1] ], self::image_ids( self::render( [ 'ids' => $ids, 'order' => 'newest' ] ) ) );
		self::assertSame( [ $ids[1], $ids[2], $ids[0] ], self::image_ids( self::render( [ 'ids' => $ids, 'order' => 'oldest' ] ) ) );
		self::assertSame( [ $ids[2], $ids[0], $ids[1] ], self::image_ids( self::render( [ 'ids' => $ids, 'order' => 'title' ] ) ) );
	}

	public function test_masonry_and_tiled_layouts_get_image_proportions(): void {
		$ids = [ self::image( [], 'image/jpeg', 1600, 800 ), self::image( [], 'image/svg+xml', 0, 0 ) ];
		self::assertSame( 1, substr_count( self::render( [ 'ids' => $ids, 'layout' => 'masonry' ] ), '--s:50' ) );
		$tiles = self::render( [ 'ids' => $ids, 'layout' => 'tiled', 'focusIds' => [ $ids[0] ] ] );
		self::assertStringContainsString( 'is-focus" style="--r:2"', $tiles );
		self::assertStringContainsString( '--r:1.333', $tiles );
	}

	/**
	 * @testdox [S2.16] [S9.16] [S9.17] Client logos: the exact options in every layout
	 */
	public function test_client_logos_have_the_recorded_options(): void {
		$ids     = self::images( 5 );
		$pattern = \WP_Block_Patterns_Registry::get_instance()->get_registered( 'quayside-blocks/client-logos' );
		self::assertIsArray( $pattern );
		$attributes = parse_blocks( (string) $pattern['content'] )[0]['attrs'];
		// Written out so that a change of the pattern has to be intended.
		$recorded = [
			'layout'                  => 'masonry',
			'columnsDesk'             => 5,
			'columnsTab'              => 5,
			'columnsMob'              => 2,
			'feedPagination'          => false,
			'clickAction'             => 'none',
			'carouselLoop'            => true,
			'carouselAutoplay'        => true,
			'carouselAutoplaySpeed'   => 2000,
			'carouselTransitionSpeed' => 500,
			'carouselPauseOnHover'    => true,
		];
		self::assertEquals( $recorded, array_intersect_key( $attributes, $recorded ) );
		$html = self::render( [ 'ids' => $ids ] + $attributes );
		self::assertStringContainsString( 'quayside-gallery--masonry', $html );
		self::assertStringContainsString(
			'--quayside-gallery-desk:5;--quayside-gallery-tab:5;--quayside-gallery-mob:2;--quayside-gallery-gap:100px;--quayside-gallery-gap-tab:40px',
			$html
		);
		self::assertStringNotContainsString( '<a ', $html );
		self::assertStringNotContainsString( 'data-island', $html );
		$carousel = html_entity_decode( self::render( [ 'ids' => $ids, 'layout' => 'carousel' ] + $attributes ), ENT_QUOTES );
		foreach ( [ '"loop":"rewind"', '"autoplay":true', '"autoplaySpeed":2000', '"speed":500', '"pauseOnHover":true' ] as $option ) {
			self::assertStringContainsString( $option, $carousel );
		}
	}

	public function test_carousel_is_labeled_and_starts_with_the_pause_button(): void {
		$html = self::render( [ 'ids' => self::images( 5 ), 'layout' => 'carousel' ] );
		self::assertMatchesRegularExpression( '/<section[^>]+aria-roledescription="carousel" aria-label="Images"/', $html );
		self::assertSame( 5, substr_count( $html, 'role="group" aria-roledescription="slide"' ) );
		self::assertStringContainsString( 'aria-label="5 of 5"', $html );
		preg_match( '/<button[^>]*>/', $html, $first );
		self::assertStringContainsString( 'button--pause', $first[0] ?? '' );
	}

	/**
	 * @testdox [S2.19] [S9.18] [S3.14] The lightbox gets its settings
	 */
	public function test_the_lightbox_gets_its_settings(): void {
		$props = html_entity_decode(
			self::render(
				[
					'ids' => [ self::image() ],
					'lightboxThumbnails' => true,
					'lightboxDisplayCount' => false,
					'lightboxCloseIcon' => '',
					'lightboxBackgroundColor' => 'url(javascript:1)',
				]
			),
			ENT_QUOTES
		);
		self::assertStringContainsString(
			'"thumbnails":true,"counter":false,"captions":true,"closeIcon":false,"background":"rgba(0,0,0,0.75)","blur":5}}</script>',
			$props
		);
	}

	public function test_filter_makes_the_lightbox_available_to_other_plugins(): void {
		$host = apply_filters( 'quayside_lightbox_host', '>' );
		self::assertStringStartsWith(
			' data-quayside-lightbox data-island-space data-island="lightbox" data-when="interaction"><script type="application/json" data-seal>',
			$host
		);
		self::assertContains( '@quayside/blocks/lightbox', apply_filters( 'quayside_island_modules', [] ) );
	}

	/**
	 * @testdox [S3.18] [S3.19] A recorded media item satisfies the contract, and only its ID is used
	 */
	public function test_uses_only_the_id_of_a_media_item(): void {
		$attr = json_decode( (string) file_get_contents( dirname( __DIR__, 4 ) . '/contracts/galleries/examples/gallery.attr.valid-recorded.json' ), true );
		self::assertIsArray( $attr );
		self::assertSame( [ 'id', 'url', 'alt', 'link', 'caption', 'mime', 'type', 'subtype', 'sizes' ], array_keys( $attr['mediaGallery'][0] ) );
		self::assertTrue( Contract::load( dirname( __DIR__, 4 ) . '/contracts', 'galleries/gallery.attr' )->validate( $attr ) );
		$id                         = self::image();
		$attr['mediaGallery'][0]['id'] = $id;
		$html                       = ( new Items( Attr::settings( $attr ) ) )->page( 1 );
		self::assertSame( [ $id ], self::image_ids( $html ) );
		self::assertStringNotContainsString( 'shop.test', $html );
		self::assertStringNotContainsString( 'At dawn', $html );
		$attr['mediaGallery'][0]['sizes']['full']['width'] = 'wide';
		self::assertInstanceOf( \WP_Error::class, Contract::load( dirname( __DIR__, 4 ) . '/contracts', 'galleries/gallery.attr' )->validate( $attr ) );
	}
}
