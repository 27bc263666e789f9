<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Spectra;

/**
 * Converts the attributes of Spectra's image gallery. The editor does the same in gallery/block/transforms.ts.
 * contracts/galleries/cases/spectra.json tests both.
 */
final class GalleryAttributes {
	private const LAYOUTS  = [ 'grid', 'masonry', 'carousel', 'tiled' ];
	private const RATIOS   = [
		'none'   => 'auto',
		'heart'  => '1',
		'square' => '1',
	];
	private const CAPTIONS = [
		'overlay'     => 'overlay',
		'bar-inside'  => 'bar',
		'bar-outside' => 'below',
	];

	/** Attributes with the same names in both blocks. */
	private const SAME = [
		'columnsDesk',
		'columnsTab',
		'columnsMob',
		'feedPagination',
		'paginateLimit',
		'paginateUseArrows',
		'paginateUseDots',
		'paginateUseLoader',
		'paginateButtonText',
		'carouselLoop',
		'carouselAutoplay',
		'carouselAutoplaySpeed',
		'carouselTransitionSpeed',
		'carouselPauseOnHover',
		'lightboxThumbnails',
		'lightboxDisplayCount',
		'lightboxDisplayCaptions',
		'lightboxCloseIcon',
		'lightboxBackgroundEnableBlur',
		'lightboxBackgroundColor',
		'align',
		'anchor',
		'className',
	];

	/**
	 * Returns the attributes of the block quayside/gallery. Omitted attributes get Spectra's defaults, not Quayside's.
	 *
	 * @param array<mixed> $given Attributes of uagb/image-gallery.
	 * @return array<string, mixed>
	 */
	public static function convert( array $given ): array {
		$text     = static fn ( string $name, string $default ): string => is_string( $given[ $name ] ?? null ) ? $given[ $name ] : $default;
		$number   = static fn ( string $name ): int|float|null => is_int( $given[ $name ] ?? null ) || is_float( $given[ $name ] ?? null ) ? $given[ $name ] : null;
		$layout   = $text( 'feedLayout', 'grid' );
		$captions = self::CAPTIONS[ $text( 'captionDisplayType', 'overlay' ) ] ?? 'overlay';
		$click    = $text( 'imageClickEvent', 'none' );
		if ( false === ( $given['imageDisplayCaption'] ?? true ) || 'antiHover' === ( $given['captionVisibility'] ?? '' ) ) {
			$captions = 'none';
		} elseif ( 'overlay' === $captions && 'hover' === $text( 'captionVisibility', 'hover' ) ) {
			$captions = 'hover';
		}
		$items  = self::items( $given['mediaGallery'] ?? null );
		$result = [
			'ids'                     => array_map( static fn ( array $item ): int => is_numeric( $item['id'] ) ? (int) $item['id'] : 0, $items ),
			'details'                 => self::details( $items ),
			'layout'                  => in_array( $layout, self::LAYOUTS, true ) ? $layout : 'grid',
			'aspectRatio'             => 'carousel' === $layout && ! empty( $given['carouselSquares'] ) ? '1' : self::RATIOS[ $text( 'imageAspectRatio', '' ) ] ?? 'auto',
			'gap'                     => $number( 'gridImageGap' ) ?? 8,
			'gapTab'                  => $number( 'gridImageGapTab' ),
			'gapMob'                  => $number( 'gridImageGapMob' ),
			'captions'                => $captions,
			'hoverEffect'             => false === ( $given['imageEnableZoom'] ?? true ) || 'none' === $text( 'imageZoomType', 'zoom-in' ) ? 'none' : 'zoom',
			'imageSize'               => $text( 'galleryImageSize', 'large' ),
			'order'                   => 'random' === ( $given['feedOrder'] ?? '' ) ? 'random' : 'manual',
			'clickAction'             => $click,
			'customLinks'             => array_filter(
				is_array( $given['customLinks'] ?? null ) ? $given['customLinks'] : [],
				static fn ( mixed $link ): bool => is_string( $link ) && '' !== $link
			),
			'customLinksNewTab'       => 'url' === $click,
			'focusIds'                => array_map( 'intval', array_keys( array_filter( is_array( $given['focusListObject'] ?? null ) ? $given['focusListObject'] : [] ) ) ),
			'radius'                  => $number( 'imageBorderTopLeftRadius' ),
			'lightboxDisplayCount'    => false,
			'lightboxDisplayCaptions' => false,
			'lightboxBackgroundBlur'  => $number( 'lightboxBackgroundBlurAmount' ),
		];
		return array_filter( array_intersect_key( $given, array_flip( self::SAME ) ) + $result, static fn ( mixed $value ): bool => null !== $value );
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
