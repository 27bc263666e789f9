<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Gallery\SwitchOver;

/**
 * Converts a gallery of Envira Gallery (Lite 1.8), which is a post with its settings and images in one metadata.
 */
final class Envira {
	private const META = '_eg_gallery_data';

	/** Files that open in the lightbox. */
	private const IMAGE = '/\.(?:jpe?g|png|gif|webp|avif)(?:[?#]|$)/i';

	/**
	 * Converts a gallery.
	 *
	 * @return array{attributes: array<string, mixed>|null, notes: array<int, string>} Attributes of the block quayside/gallery, null if it
	 * can't be converted; what differs, or why it can't.
	 */
	public static function convert( int $id ): array {
		$data   = get_post_meta( $id, self::META, true );
		$data   = is_array( $data ) ? $data : [];
		$config = is_array( $data['config'] ?? null ) ? $data['config'] : [];
		$type   = self::text( $config, 'type' );
		if ( ! in_array( $type, [ '', 'default' ], true ) ) {
			return self::refused( __( 'Its images come from a folder, a category, or another service, so the gallery was left as it is.', 'quayside-blocks' ) );
		}
		$images = self::images( $data['gallery'] ?? null );
		if ( [] === $images ) {
			return self::refused( __( 'The gallery has no images.', 'quayside-blocks' ) );
		}
		$missing = GalleryMarkup::missing( array_keys( $images ) );
		if ( count( $images ) === $missing ) {
			return self::refused( GalleryMarkup::missing_note( $missing ) );
		}
		$notes = $missing > 0 ? [ GalleryMarkup::left_out_note( $missing ) ] : [];
		if ( '' !== trim( wp_strip_all_tags( self::text( $config, 'description' ) ) ) && '0' !== ( self::text( $config, 'display_description' ) ?: '0' ) ) {
			$notes[] = __( 'The description of the gallery is left out. Add it as a paragraph.', 'quayside-blocks' );
		}
		return [
			'attributes' => self::attributes( $config, array_filter( $images, 'wp_attachment_is_image', ARRAY_FILTER_USE_KEY ) ),
			'notes'      => $notes,
		];
	}

	/**
	 * @param array<mixed>             $config Settings.
	 * @param array<int, array<mixed>> $images Images by ID.
	 * @return array<string, mixed>
	 */
	private static function attributes( array $config, array $images ): array {
		// 0 columns are rows of equal height.
		$columns = min( 6, (int) self::text( $config, 'columns' ) );
		$layout  = $columns > 0 ? ( self::is_on( $config, 'crop' ) || ! self::is_on( $config, 'isotope' ) ? 'grid' : 'masonry' ) : 'tiled';
		$width   = (int) self::text( $config, 'crop_width' );
		$height  = (int) self::text( $config, 'crop_height' );
		$gap     = self::text( $config, $columns > 0 ? 'gutter' : 'justified_margins' );
		$action  = self::is_on( $config, 'lightbox_enabled' ) ? 'lightbox' : 'image';
		$details = array_map( static fn ( array $image ): array => self::detail( $image, $action ), array_values( $images ) );
		return [
			'ids'         => array_keys( $images ),
			'layout'      => $layout,
			'columnsDesk' => $columns ?: 3,
			'columnsTab'  => min( 3, $columns ?: 3 ),
			'columnsMob'  => min( 2, $columns ?: 3 ),
			'aspectRatio' => 'grid' === $layout && self::is_on( $config, 'crop' ) ? GalleryMarkup::ratio( $width, $height ) : 'auto',
			'captions'    => [] === array_filter( array_column( $details, 'caption' ) ) ? 'none' : 'hover',
			'order'       => self::is_on( $config, 'random' ) ? 'random' : 'manual',
			'clickAction' => $action,
			'details'     => $details,
		] + ( is_numeric( $gap ) ? [ 'gap' => max( 0, min( 100, (int) $gap ) ) ] : [] );
	}

	/**
	 * Returns an image's texts and its link, if it does not lead to the image.
	 *
	 * @param array<mixed> $image  An image.
	 * @param string       $action Click action of the gallery.
	 * @return array<string, mixed>
	 */
	private static function detail( array $image, string $action ): array {
		$link    = esc_url_raw( self::text( $image, 'link' ), [ 'http', 'https' ] );
		$is_page = '' !== $link && 1 !== preg_match( self::IMAGE, $link );
		return [
			'alt'     => self::text( $image, 'alt' ),
			'caption' => wp_kses_post( self::text( $image, 'caption' ) ?: self::text( $image, 'title' ) ),
		] + ( $is_page ? [
			'link'   => $link,
			'newTab' => self::is_on( $image, 'link_new_window' ),
		] : [] );
	}

	/**
	 * Returns the images that are shown, by ID.
	 *
	 * @return array<int, array<mixed>>
	 */
	private static function images( mixed $gallery ): array {
		$images = [];
		foreach ( is_array( $gallery ) ? $gallery : [] as $id => $image ) {
			if ( is_int( $id ) && $id > 0 && is_array( $image ) && 'active' === ( $image['status'] ?? 'active' ) ) {
				$images[ $id ] = $image;
			}
		}
		return $images;
	}

	/**
	 * @return array{attributes: null, notes: array<int, string>}
	 */
	private static function refused( string $note ): array {
		return [
			'attributes' => null,
			'notes'      => [ $note ],
		];
	}

	/**
	 * @param array<mixed> $values Settings.
	 */
	private static function is_on( array $values, string $name ): bool {
		return ! in_array( self::text( $values, $name ), [ '', '0' ], true );
	}

	/**
	 * @param array<mixed> $values Settings.
	 */
	private static function text( array $values, string $name ): string {
		return is_scalar( $values[ $name ] ?? null ) ? (string) $values[ $name ] : '';
	}
}
