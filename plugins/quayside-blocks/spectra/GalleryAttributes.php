<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Spectra;

/**
 * Converts the attributes of Spectra's image gallery. The editor does the same in gallery/block/spectra.ts, by the
 * same table, attributes.json. contracts/galleries/cases/spectra.json tests both.
 */
final class GalleryAttributes {
	/**
	 * Returns the attributes of the block quayside/gallery. Omitted attributes get Spectra's defaults, not Quayside's.
	 *
	 * @param array<mixed> $given Attributes of uagb/image-gallery.
	 * @return array<string, mixed>
	 */
	public static function convert( array $given ): array {
		$table  = Table::read( 'gallery' );
		$given += $table['defaults'];
		$text   = static fn ( string $name ): string => is_string( $given[ $name ] ?? null ) ? $given[ $name ] : (string) ( $table['defaults'][ $name ] ?? '' );
		$layout = $text( 'feedLayout' );
		$style  = $table['captions'][ $text( 'captionDisplayType' ) ] ?? 'overlay';
		if ( false === ( $given['imageDisplayCaption'] ?? true ) || 'antiHover' === $text( 'captionVisibility' ) ) {
			$style = 'none';
		} elseif ( 'overlay' === $style && 'hover' === $text( 'captionVisibility' ) ) {
			$style = 'hover';
		}
		$items  = self::items( $given['mediaGallery'] ?? null );
		$result = [
			'ids'               => array_map( static fn ( array $item ): int => is_numeric( $item['id'] ) ? (int) $item['id'] : 0, $items ),
			'details'           => self::details( $items ),
			'layout'            => in_array( $layout, $table['layouts'], true ) ? $layout : 'grid',
			'aspectRatio'       => 'carousel' === $layout && ! empty( $given['carouselSquares'] )
				? '1'
				: $table['ratios'][ $text( 'imageAspectRatio' ) ] ?? 'auto',
			'captions'          => $style,
			'hoverEffect'       => false === ( $given['imageEnableZoom'] ?? true ) ? 'none' : $table['hovers'][ $text( 'imageZoomType' ) ] ?? 'zoom',
			'imageSize'         => $text( 'galleryImageSize' ),
			'order'             => 'random' === ( $given['feedOrder'] ?? '' ) ? 'random' : 'manual',
			'clickAction'       => $text( 'imageClickEvent' ),
			'customLinks'       => array_filter(
				is_array( $given['customLinks'] ?? null ) ? $given['customLinks'] : [],
				static fn ( mixed $link ): bool => is_string( $link ) && '' !== $link
			),
			'customLinksNewTab' => 'url' === $text( 'imageClickEvent' ),
			'focusIds'          => array_map(
				'intval',
				array_keys( array_filter( is_array( $given['focusListObject'] ?? null ) ? $given['focusListObject'] : [] ) )
			),
		];
		foreach ( array_map( 'strval', $table['numbers'] ) as $ours => $name ) {
			$number          = $given[ $name ] ?? null;
			$result[ $ours ] = is_int( $number ) || is_float( $number ) ? $number : ( $table['defaults'][ $name ] ?? null );
		}
		return array_filter(
			array_intersect_key( $given, array_flip( array_map( 'strval', $table['same'] ) ) ) + $result,
			static fn ( mixed $value ): bool => null !== $value
		);
	}

	/**
	 * Returns the items of mediaGallery that are in the media library.
	 *
	 * @return array<int, array<mixed>>
	 */
	private static function items( mixed $images ): array {
		return array_values(
			array_filter(
				is_array( $images ) ? $images : [],
				static fn ( mixed $image ): bool => is_array( $image ) && is_numeric( $image['id'] ?? null ) && (int) $image['id'] > 0
			)
		);
	}

	/**
	 * Returns the texts of each item, null if there are none.
	 *
	 * @param array<int, array<mixed>> $items Items of mediaGallery.
	 * @return array<int, array<mixed>>|null
	 */
	private static function details( array $items ): ?array {
		$details = array_map(
			static fn ( array $item ): array => array_filter( array_intersect_key( $item, array_flip( [ 'alt', 'caption' ] ) ), 'is_string' ),
			$items
		);
		return [] === array_filter( $details ) ? null : $details;
	}
}
