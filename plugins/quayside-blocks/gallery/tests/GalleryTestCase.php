<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Gallery\Tests;

use Quayside\Tests\TestCase;

/**
 * Base class with galleries of attachments without files, because the block needs only database records.
 */
abstract class GalleryTestCase extends TestCase {
	/**
	 * @param array<string, mixed> $post Additional post fields.
	 */
	protected static function image( array $post = [], string $mime = 'image/jpeg', int $width = 1600, int $height = 900 ): int {
		$name = uniqid( 'picture', false );
		$id   = wp_insert_attachment( $post + [ 'post_title' => $name, 'post_mime_type' => $mime, 'post_status' => 'inherit' ], "2026/10/$name.jpg" );
		self::assertIsInt( $id );
		wp_update_attachment_metadata( $id, [ 'width' => $width, 'height' => $height, 'file' => "2026/10/$name.jpg", 'sizes' => [] ] );
		return $id;
	}

	/**
	 * @return array<int, int>
	 */
	protected static function images( int $count ): array {
		return array_map( static fn (): int => self::image(), range( 1, $count ) );
	}

	/**
	 * @param array<string, mixed> $attributes Attributes of the block.
	 */
	protected static function render( array $attributes ): string {
		return render_block( [ 'blockName' => 'quayside/gallery', 'attrs' => $attributes, 'innerBlocks' => [], 'innerHTML' => '', 'innerContent' => [] ] );
	}

	/**
	 * Returns the props of the gallery's paging island.
	 *
	 * @return array<string, mixed>
	 */
	protected static function paging( string $html ): array {
		preg_match( '~data-island="gallery-paging"[^>]*><script type="application/json" data-seal>([^<]+)</script>~', $html, $match );
		$sealed = json_decode( $match[1] ?? '', true );
		self::assertIsArray( $sealed );
		self::assertSame( '@quayside/blocks/gallery-paging', $sealed['module'] );
		self::assertIsArray( $sealed['props'] );
		return $sealed['props'];
	}

	/**
	 * Returns the image IDs in HTML.
	 *
	 * @return array<int, int>
	 */
	protected static function image_ids( string $html ): array {
		preg_match_all( '/data-id="(\d+)"/', $html, $ids );
		return array_map( 'intval', $ids[1] );
	}
}
