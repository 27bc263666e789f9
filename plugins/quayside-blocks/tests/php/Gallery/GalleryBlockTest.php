<?php
declare( strict_types=1 );

namespace Quayside\Tests\Blocks\Gallery;

use Quayside\Tests\TestCase;

/**
 * The gallery's markup, and which images it shows.
 */
final class GalleryBlockTest extends TestCase {
	/**
	 * An attachment without a file: the block needs only what the database knows.
	 *
	 * @param array<string, mixed> $post More fields of the post.
	 */
	private static function image( array $post = [], string $mime = 'image/jpeg' ): int {
		$name = uniqid( 'picture', false );
		$id   = wp_insert_attachment( $post + [ 'post_title' => $name, 'post_mime_type' => $mime, 'post_status' => 'inherit' ], "2026/10/$name.jpg" );
		self::assertIsInt( $id );
		wp_update_attachment_metadata( $id, [ 'width' => 1600, 'height' => 900, 'file' => "2026/10/$name.jpg", 'sizes' => [] ] );
		return $id;
	}

	/**
	 * @param array<string, mixed> $attributes Attributes of the block.
	 */
	private static function render( array $attributes ): string {
		return render_block( [ 'blockName' => 'quayside/gallery', 'attrs' => $attributes, 'innerBlocks' => [], 'innerHTML' => '', 'innerContent' => [] ] );
	}

	public function test_images_are_links_to_their_files_with_sizes_in_reading_order(): void {
		$ids  = [ self::image(), self::image() ];
		$html = self::render( [ 'ids' => array_reverse( $ids ) ] );
		preg_match_all( '/<a class="quayside-gallery__link" href="([^"]+)" data-id="(\d+)" data-width="1600" data-height="900"[^>]*>/', $html, $links );
		self::assertSame( array_map( 'strval', array_reverse( $ids ) ), $links[2] );
		self::assertSame( wp_get_attachment_url( $ids[1] ), $links[1][0] );
		self::assertSame( 2, preg_match_all( '/<img[^>]+width="\d+"[^>]+height="\d+"|<img[^>]+height="\d+"[^>]+width="\d+"/', $html ) );
		self::assertStringContainsString( '<ul class="quayside-gallery__items" role="list">', $html );
	}

	public function test_the_first_row_loads_at_once_and_the_rest_later(): void {
		$html = self::render( [ 'ids' => [ self::image(), self::image(), self::image() ], 'columnsDesk' => 2 ] );
		preg_match_all( '/loading="(\w+)"/', $html, $loading );
		self::assertSame( [ 'eager', 'eager', 'lazy' ], $loading[1] );
		self::assertSame( 1, substr_count( $html, 'fetchpriority="high"' ) );
	}

	public function test_what_is_no_image_or_may_not_be_seen_is_left_out(): void {
		$seen     = self::image();
		$parent   = wp_insert_post( [ 'post_title' => 'Locked', 'post_status' => 'publish', 'post_password' => 'secret' ] );
		$hidden   = wp_insert_post( [ 'post_title' => 'Hidden', 'post_status' => 'private' ] );
		$unseen   = [
			self::image( [ 'post_status' => 'private' ] ),
			self::image( [ 'post_status' => 'trash' ] ),
			self::image( [ 'post_parent' => $parent ] ),
			self::image( [ 'post_parent' => $hidden ] ),
			self::image( [], 'application/pdf' ),
			(int) wp_insert_post( [ 'post_title' => 'A post', 'post_status' => 'publish' ] ),
			987654321,
			-3,
		];
		$html     = self::render( [ 'ids' => array_merge( $unseen, [ $seen ] ) ] );
		preg_match_all( '/data-id="(\d+)"/', $html, $ids );
		self::assertSame( [ (string) $seen ], $ids[1] );
		self::assertSame( '', self::render( [ 'ids' => $unseen ] ) );
		self::assertSame( '', self::render( [] ) );
	}

	public function test_captions_and_names_cannot_carry_scripts(): void {
		$id = self::image( [ 'post_excerpt' => 'At <b>dawn</b><script>alert(1)</script><img src=x onerror=alert(2)>' ] );
		update_post_meta( $id, '_wp_attachment_image_alt', '"><script>alert(3)</script>' );
		$html = self::render( [ 'ids' => [ $id ], 'captions' => 'below' ] );
		self::assertStringContainsString( 'At <b>dawn</b>', $html );
		self::assertStringNotContainsString( '<script', $html );
		self::assertStringNotContainsString( 'onerror', $html );
	}

	public function test_a_link_to_an_undescribed_image_has_a_name(): void {
		$ids = [ self::image(), self::image() ];
		update_post_meta( $ids[0], '_wp_attachment_image_alt', 'A boat' );
		$html = self::render( [ 'ids' => $ids ] );
		self::assertSame( 1, substr_count( $html, 'aria-label' ) );
		self::assertStringContainsString( 'aria-label="Image 2 of 2"', $html );
	}

	public function test_only_the_lightbox_needs_a_module(): void {
		$ids = [ self::image() ];
		self::assertStringContainsString( 'data-island="@quayside/blocks/lightbox" data-when="interaction"', self::render( [ 'ids' => $ids ] ) );
		self::assertStringNotContainsString( 'data-island', self::render( [ 'ids' => $ids, 'clickAction' => 'image' ] ) );
		$still = self::render( [ 'ids' => $ids, 'clickAction' => 'none' ] );
		self::assertStringNotContainsString( '<a ', $still );
		self::assertStringNotContainsString( 'data-island', $still );
	}

	public function test_settings_out_of_bounds_take_the_nearest_or_the_default(): void {
		$html = self::render( [ 'ids' => [ self::image() ], 'columnsDesk' => 400, 'columnsMob' => -1, 'gap' => 100000, 'captions' => 'x" onload="', 'layout' => '../' ] );
		self::assertStringContainsString( '--quayside-gallery-desk:8', $html );
		self::assertStringContainsString( '--quayside-gallery-mob:1', $html );
		self::assertStringContainsString( '--quayside-gallery-gap:100px', $html );
		self::assertStringContainsString( 'quayside-gallery--captions-none', $html );
		self::assertStringNotContainsString( 'onload', $html );
	}

	public function test_a_large_gallery_costs_no_query_for_each_image(): void {
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
}
