<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Gallery\Tests;

use Quayside\Tests\TestCase;

/**
 * Galleries of attachments without files: the block needs only what the database knows.
 */
abstract class GalleryTestCase extends TestCase {
	/**
	 * @param array<string, mixed> $post More fields of the post.
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
	 * What the gallery's paging got from the page.
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
	 * The ids of the images in some HTML.
	 *
	 * @return array<int, int>
	 */
	protected static function shown( string $html ): array {
		preg_match_all( '/data-id="(\d+)"/', $html, $ids );
		return array_map( 'intval', $ids[1] );
	}
}
