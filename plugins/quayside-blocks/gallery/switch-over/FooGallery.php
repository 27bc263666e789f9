<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Gallery\SwitchOver;

/**
 * Converts a gallery of FooGallery (3), which is a post with its images, its layout ("template"), and settings whose names start with the
 * layout's.
 */
final class FooGallery {
	/** Layouts by template. */
	private const LAYOUTS = [
		'default'          => 'grid',
		'masonry'          => 'masonry',
		'justified'        => 'tiled',
		'carousel'         => 'carousel',
		'simple_portfolio' => 'grid',
		'image-viewer'     => 'carousel',
		'thumbnail'        => 'grid',
	];

	/** Templates whose layout looks different. */
	private const APPROXIMATED = [ 'image-viewer', 'thumbnail', 'simple_portfolio' ];

	private const ORDERS = [
		'date_desc' => 'newest',
		'date_asc'  => 'oldest',
		'title_asc' => 'title',
		'rand'      => 'random',
	];

	/** @var array<int, string> */
	private array $notes = [];

	/**
	 * @param array<mixed> $settings
	 */
	private function __construct( private int $id, private array $settings, private string $template ) {}

	/**
	 * Converts a gallery.
	 *
	 * @return array{attributes: array<string, mixed>|null, notes: array<int, string>} Attributes of the block quayside/gallery, null if it
	 * can't be converted; what differs, or why it can't.
	 */
	public static function convert( int $id ): array {
		$settings   = get_post_meta( $id, '_foogallery_settings', true );
		$template   = get_post_meta( $id, 'foogallery_template', true );
		$gallery    = new self( $id, is_array( $settings ) ? $settings : [], is_string( $template ) ? $template : '' );
		$attributes = $gallery->attributes();
		return [
			'attributes' => $attributes,
			'notes'      => $gallery->notes,
		];
	}

	/**
	 * @return array<string, mixed>|null
	 */
	private function attributes(): ?array {
		$source = get_post_meta( $this->id, 'foogallery_datasource', true );
		if ( is_string( $source ) && ! in_array( $source, [ '', 'media_library' ], true ) ) {
			$this->notes[] = __( 'Its images come from a folder, a category, or another service, so the gallery was left as it is.', 'quayside-blocks' );
			return null;
		}
		$stored = get_post_meta( $this->id, 'foogallery_attachments', true );
		$ids    = array_values( array_filter( array_map( 'intval', array_filter( is_array( $stored ) ? $stored : [], 'is_numeric' ) ) ) );
		if ( [] === $ids ) {
			$this->notes[] = __( 'The gallery has no images.', 'quayside-blocks' );
			return null;
		}
		$missing = GalleryMarkup::missing( $ids );
		if ( count( $ids ) === $missing ) {
			$this->notes[] = GalleryMarkup::missing_note( $missing );
			return null;
		}
		if ( $missing > 0 ) {
			$this->notes[] = GalleryMarkup::left_out_note( $missing );
			$ids           = array_values( array_filter( $ids, 'wp_attachment_is_image' ) );
		}
		if ( ! isset( self::LAYOUTS[ $this->template ] ) || in_array( $this->template, self::APPROXIMATED, true ) ) {
			/* translators: %s: name of a layout */
			$this->notes[] = sprintf( __( 'Quayside doesn’t have the layout “%s”, so a similar one is used.', 'quayside-blocks' ), $this->template );
		}
		if ( '' !== trim( self::scalar( get_post_meta( $this->id, 'foogallery_custom_css', true ) ) ) ) {
			$this->notes[] = __( 'Custom CSS of the gallery is left out.', 'quayside-blocks' );
		}
		$layout  = self::LAYOUTS[ $this->template ] ?? 'grid';
		$columns = $this->columns();
		$links   = $this->links( $ids );
		$action  = $this->action( [] !== $links );
		$gap     = $this->gap();
		return [
			'ids'               => $ids,
			'layout'            => $layout,
			'columnsDesk'       => $columns,
			'columnsTab'        => min( 3, $columns ),
			'columnsMob'        => min( 2, $columns ),
			'aspectRatio'       => in_array( $layout, [ 'masonry', 'tiled' ], true ) ? 'auto' : $this->ratio(),
			'captions'          => $this->captions(),
			'hoverEffect'       => 'fg-hover-zoom' === $this->setting( 'hover_effect_scale' ) ? 'zoom' : 'none',
			'order'             => $this->order(),
			'clickAction'       => $action,
			'customLinks'       => 'url' === $action ? $links : [],
			'customLinksNewTab' => 'url' === $action && '_blank' === self::scalar( get_post_meta( $ids[0], '_foogallery_custom_target', true ) ),
		] + ( null === $gap ? [] : [ 'gap' => $gap ] ) + $this->paging();
	}

	/**
	 * Returns the number of columns. Most templates have a width of thumbnails instead.
	 */
	private function columns(): int {
		if ( 1 === preg_match( '/^col(\d)$/', $this->setting( 'layout' ), $match ) ) {
			return max( 1, (int) $match[1] );
		}
		if ( 'thumbnail' === $this->template ) {
			return 1;
		}
		$size  = $this->settings[ "{$this->template}_thumbnail_dimensions" ] ?? null;
		$width = is_array( $size ) && is_numeric( $size['width'] ?? null ) ? (int) $size['width'] : (int) $this->setting( 'thumbnail_width' );
		// As many as fit into a page of common width.
		return max( 1, min( 6, intdiv( 1180, max( 100, 0 === $width ? 270 : $width ) ) ) );
	}

	private function ratio(): string {
		$size  = $this->settings[ "{$this->template}_thumbnail_dimensions" ] ?? null;
		$pixel = static fn ( string $name ): int => is_array( $size ) && is_numeric( $size[ $name ] ?? null ) ? (int) $size[ $name ] : 0;
		return GalleryMarkup::ratio( $pixel( 'width' ), $pixel( 'height' ) );
	}

	private function gap(): ?int {
		$width = $this->setting( 'gutter_width' );
		if ( is_numeric( $width ) ) {
			return max( 0, min( 100, (int) $width ) );
		}
		return 1 === preg_match( '/^fg-gutter-(\d{1,2})$/', $this->setting( 'spacing' ), $match ) ? (int) $match[1] : null;
	}

	private function captions(): string {
		if ( 'none' === $this->setting( 'caption_title_source' ) && 'none' === $this->setting( 'caption_desc_source' ) ) {
			return 'none';
		}
		return match ( $this->setting( 'hover_effect_caption_visibility' ) ) {
			'fg-caption-always'   => 'overlay',
			'fg-captions-bottom'  => 'below',
			'fg-captions-top'     => 'below',
			default               => 'simple_portfolio' === $this->template ? 'below' : 'hover',
		};
	}

	private function order(): string {
		$sort = self::scalar( get_post_meta( $this->id, 'foogallery_sort', true ) );
		if ( '' !== $sort && ! isset( self::ORDERS[ $sort ] ) ) {
			$this->notes[] = __( 'The images have the order in which they were added.', 'quayside-blocks' );
		}
		return self::ORDERS[ $sort ] ?? 'manual';
	}

	private function action( bool $has_links ): string {
		return match ( $this->setting( 'thumbnail_link' ) ) {
			'none'   => 'none',
			'page'   => 'attachment',
			'custom' => $has_links ? 'url' : 'none',
			default  => 'none' === $this->setting( 'lightbox' ) ? 'image' : 'lightbox',
		};
	}

	/**
	 * @param array<int, int> $ids Images.
	 * @return array<int, string> Custom links by ID of the image.
	 */
	private function links( array $ids ): array {
		$links = [];
		foreach ( $ids as $id ) {
			$url = esc_url_raw( self::scalar( get_post_meta( $id, '_foogallery_custom_url', true ) ), [ 'http', 'https' ] );
			if ( '' !== $url ) {
				$links[ $id ] = $url;
			}
		}
		return $links;
	}

	/**
	 * @return array<string, mixed>
	 */
	private function paging(): array {
		$size = (int) $this->setting( 'paging_size' );
		return in_array( $this->setting( 'paging_type' ), [ '', 'none' ], true ) ? [] : [
			'feedPagination'    => true,
			'paginateLimit'     => $size > 0 ? $size : 20,
			'paginateUseLoader' => in_array( $this->setting( 'paging_type' ), [ 'infinite', 'loadMore' ], true ),
		];
	}

	private function setting( string $name ): string {
		return self::scalar( $this->settings[ "{$this->template}_$name" ] ?? '' );
	}

	private static function scalar( mixed $value ): string {
		return is_scalar( $value ) ? (string) $value : '';
	}
}
