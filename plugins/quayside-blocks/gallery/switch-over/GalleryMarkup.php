<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Gallery\SwitchOver;

use Quayside\Blocks\Gallery\Shortcode;

/**
 * Writes a Quayside gallery into content: as a block, or as a shortcode in content without blocks, where a block would turn off
 * WordPress's paragraphs.
 */
final class GalleryMarkup {
	private const BLOCK = 'quayside/gallery';

	/**
	 * Returns the markup of a gallery.
	 *
	 * @param array<string, mixed> $attributes Attributes of the block.
	 * @param bool                 $is_block   Whether the content has blocks.
	 */
	public static function write( array $attributes, bool $is_block ): string {
		$attributes = self::without_defaults( $attributes );
		return $is_block ? serialize_block( [
			'blockName'    => self::BLOCK,
			'attrs'        => $attributes,
			'innerBlocks'  => [],
			'innerHTML'    => '',
			'innerContent' => [],
		] ) : Shortcode::write( $attributes );
	}

	/**
	 * Returns attributes as the editor would save them.
	 *
	 * @param array<string, mixed> $attributes Attributes.
	 * @return array<string, mixed>
	 */
	public static function without_defaults( array $attributes ): array {
		$type = \WP_Block_Type_Registry::get_instance()->get_registered( self::BLOCK );
		foreach ( null === $type ? [] : (array) $type->attributes as $name => $schema ) {
			$default = is_array( $schema ) ? $schema['default'] ?? null : null;
			if ( array_key_exists( $name, $attributes ) && ( null === $attributes[ $name ] || $attributes[ $name ] === $default ) ) {
				unset( $attributes[ $name ] );
			}
		}
		return $attributes;
	}

	/**
	 * Returns the aspect ratio of the block that is closest to a size in pixels; square without a size.
	 */
	public static function ratio( int $width, int $height ): string {
		$best = '1';
		if ( $width <= 0 || $height <= 0 ) {
			return $best;
		}
		$ratio = $width / $height;
		foreach ( [ '4/3', '3/2', '16/9', '3/4', '2/3', '9/16' ] as $name ) {
			$value = static fn ( string $text ): float => (float) explode( '/', "$text/1" )[0] / (float) explode( '/', "$text/1" )[1];
			if ( abs( $value( $name ) - $ratio ) < abs( $value( $best ) - $ratio ) ) {
				$best = $name;
			}
		}
		return $best;
	}

	/**
	 * Counts the IDs that are not images of the media library.
	 *
	 * @param array<int, int> $ids IDs.
	 */
	public static function missing( array $ids ): int {
		return count( array_filter( $ids, static fn ( int $id ): bool => ! wp_attachment_is_image( $id ) ) );
	}

	/**
	 * Returns the note about images that are missing and left out.
	 */
	public static function left_out_note( int $count ): string {
		return sprintf(
			/* translators: %d: number of images */
			_n( '%d image is not in the media library and is left out.', '%d images are not in the media library and are left out.', $count, 'quayside-blocks' ),
			$count
		);
	}

	/**
	 * Returns the note about a shortcode in an attribute.
	 */
	public static function attribute_note(): string {
		return __( 'It is in an attribute of a block or an HTML tag, where a gallery can’t be written, so it was left as it is.', 'quayside-blocks' );
	}

	/**
	 * Returns the note about images that are missing.
	 */
	public static function missing_note( int $count ): string {
		return sprintf(
			/* translators: %d: number of images */
			_n(
				'%d image is not in the media library, so the gallery was left as it is.',
				'%d images are not in the media library, so the gallery was left as it is.',
				$count,
				'quayside-blocks'
			),
			$count
		);
	}
}
