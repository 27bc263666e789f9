<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Gallery;

/**
 * Holds a gallery's settings, with every value clamped to its bounds whatever the block or a request contains. Defaults
 * and choices come from block.json.
 */
final class Settings {
	/**
	 * Maximum number of images in a gallery.
	 */
	public const MAX_IMAGES = 2000;

	/**
	 * Minimum and maximum of each number. Bounds in block.json would make WordPress use the default instead of the
	 * nearest value.
	 */
	private const NUMBERS = [
		'columnsDesk'             => [ 1, 8 ],
		'columnsTab'              => [ 1, 8 ],
		'columnsMob'              => [ 1, 8 ],
		'gap'                     => [ 0, 200 ],
		'paginateLimit'           => [ 1, 100 ],
		'carouselAutoplaySpeed'   => [ 500, 60000 ],
		'carouselTransitionSpeed' => [ 0, 10000 ],
		'lightboxBackgroundBlur'  => [ 0, 50 ],
	];

	private const TOGGLES = [
		'customLinksNewTab',
		'feedPagination',
		'paginateUseArrows',
		'paginateUseDots',
		'paginateUseLoader',
		'carouselLoop',
		'carouselAutoplay',
		'carouselPauseOnHover',
		'lightboxThumbnails',
		'lightboxDisplayCount',
		'lightboxDisplayCaptions',
		'lightboxBackgroundEnableBlur',
	];

	private const CHOICES = [ 'layout', 'captions', 'hoverEffect', 'aspectRatio', 'clickAction', 'order' ];

	/**
	 * @param array<int, int>                $ids          Attachments, in the editor's order.
	 * @param array<int, int>                $focus_ids    Attachments that fill a row of a tiled gallery.
	 * @param array<int, string>             $custom_links URLs by attachment, validated by Link.
	 * @param array<int, Detail>             $details      Overrides by position in $ids, only those that are not empty.
	 * @param array<string, string|int|bool> $values       The other settings, by attribute name.
	 */
	private function __construct(
		public readonly array $ids,
		public readonly array $focus_ids,
		public readonly array $custom_links,
		private array $details,
		private array $values
	) {}

	/**
	 * Reads the block's attributes. Missing values get their default, values out of bounds the nearest value.
	 *
	 * @param array<mixed> $attributes The block's attributes.
	 */
	public static function from( array $attributes ): self {
		$schemas = \WP_Block_Type_Registry::get_instance()->get_registered( 'quayside/gallery' )->attributes ?? [];
		$default = static function ( string $name ) use ( $schemas ): string {
			$value = $schemas[ $name ]['default'] ?? '';
			return is_scalar( $value ) ? (string) $value : '';
		};
		$values  = [];
		foreach ( self::CHOICES as $name ) {
			$choices         = $schemas[ $name ]['enum'] ?? [];
			$value           = $attributes[ $name ] ?? null;
			$values[ $name ] = is_string( $value ) && is_array( $choices ) && in_array( $value, $choices, true ) ? $value : $default( $name );
		}
		foreach ( self::NUMBERS as $name => [ $low, $high ] ) {
			$values[ $name ] = self::between( $attributes[ $name ] ?? null, $low, $high, (int) $default( $name ) );
		}
		foreach ( self::TOGGLES as $name ) {
			$value           = $attributes[ $name ] ?? null;
			$values[ $name ] = is_bool( $value ) ? $value : true === ( $schemas[ $name ]['default'] ?? false );
		}
		// Smaller screens inherit the gap of the next larger one unless they have their own.
		$values['gapTab']                  = self::between( $attributes['gapTab'] ?? null, 0, 200, (int) ( $values['gap'] ?? 0 ) );
		$values['gapMob']                  = self::between( $attributes['gapMob'] ?? null, 0, 200, $values['gapTab'] );
		$values['radius']                  = self::between( $attributes['radius'] ?? null, 0, 500, -1 );
		$values['shadow']                  = self::matching( $attributes['shadow'] ?? null, '/^[a-z0-9-]{1,60}$/', $default( 'shadow' ) );
		$values['lightboxBackgroundColor'] = self::matching(
			$attributes['lightboxBackgroundColor'] ?? null,
			'/^(#[0-9a-f]{3,8}|rgba?\([\d.,%\/ ]+\)|var\(--wp--preset--color--[a-z0-9-]+\))$/i',
			$default( 'lightboxBackgroundColor' )
		);
		$values['lightboxCloseIcon']       = self::text( $attributes['lightboxCloseIcon'] ?? null, $default( 'lightboxCloseIcon' ) );
		$values['paginateButtonText']      = self::text( $attributes['paginateButtonText'] ?? null, $default( 'paginateButtonText' ) );
		$values['label']                   = self::text( $attributes['label'] ?? null, $default( 'label' ) );
		$values['imageSize']               = self::one_of(
			$attributes['imageSize'] ?? null,
			array_merge( [ $default( 'imageSize' ), 'medium_large', 'full' ], get_intermediate_image_sizes() )
		);
		return new self(
			self::ids( $attributes['ids'] ?? null ),
			self::ids( $attributes['focusIds'] ?? null ),
			self::links( $attributes['customLinks'] ?? null ),
			self::details( $attributes['details'] ?? null ),
			$values
		);
	}

	public function get_text( string $name ): string {
		return (string) ( $this->values[ $name ] ?? '' );
	}

	public function number( string $name ): int {
		return (int) ( $this->values[ $name ] ?? 0 );
	}

	public function is( string $name ): bool {
		return true === ( $this->values[ $name ] ?? false );
	}

	/**
	 * Determines whether images open in the lightbox.
	 */
	public function has_lightbox(): bool {
		return 'lightbox' === $this->get_text( 'clickAction' ) || in_array( 'lightbox', array_column( $this->details, 'action' ), true );
	}

	/**
	 * Determines whether the gallery is paginated.
	 */
	public function is_paged(): bool {
		return $this->is( 'feedPagination' ) && in_array(
			$this->values['layout'],
			[ 'grid', 'masonry' ],
			true
		) && count( $this->ids ) > $this->number( 'paginateLimit' );
	}

	/**
	 * Returns the number of pages, 1 if the gallery is not paginated.
	 */
	public function pages(): int {
		return $this->is_paged() ? (int) ceil( count( $this->ids ) / $this->number( 'paginateLimit' ) ) : 1;
	}

	/**
	 * Returns every setting except the images, by attribute name.
	 *
	 * @return array<string, string|int|bool>
	 */
	public function values(): array {
		return $this->values;
	}

	/**
	 * Returns a copy of the settings with other image IDs.
	 *
	 * @param array<int, int> $ids Attachments.
	 */
	public function with_ids( array $ids ): self {
		// Each use of an image takes its overrides along.
		$positions = [];
		foreach ( [] === $this->details ? [] : $this->ids as $position => $id ) {
			$positions[ $id ][] = $position;
		}
		$details = [];
		foreach ( $ids as $position => $id ) {
			$old = isset( $positions[ $id ] ) ? array_shift( $positions[ $id ] ) : null;
			if ( null !== $old && isset( $this->details[ $old ] ) ) {
				$details[ $position ] = $this->details[ $old ];
			}
		}
		return new self( $ids, $this->focus_ids, $this->custom_links, $details, $this->values );
	}

	/**
	 * Returns what the image at a position overrides.
	 *
	 * @param int $position Position in the gallery, from 0.
	 */
	public function detail( int $position ): Detail {
		return $this->details[ $position ] ?? Detail::from( [] );
	}

	/**
	 * Returns the overrides of all images, in the order of the images, as the block stores them. Empty if there are none.
	 *
	 * @return array<int, object>
	 */
	public function details_list(): array {
		$last = [] === $this->details ? -1 : max( array_keys( $this->details ) );
		return array_map( fn ( int $position ): object => (object) $this->detail( $position )->to_array(), $last < 0 ? [] : range( 0, $last ) );
	}

	/**
	 * @return array<int, int>
	 */
	private static function ids( mixed $value ): array {
		$ids = [];
		foreach ( is_array( $value ) ? $value : [] as $id ) {
			if ( is_numeric( $id ) && (int) $id > 0 ) {
				$ids[] = (int) $id;
			}
		}
		// The same image may occur more than once.
		return array_slice( $ids, 0, self::MAX_IMAGES );
	}

	/**
	 * @return array<int, Detail>
	 */
	private static function details( mixed $value ): array {
		$details = [];
		foreach ( array_slice( is_array( $value ) ? array_values( $value ) : [], 0, self::MAX_IMAGES ) as $position => $item ) {
			$detail = Detail::from( $item );
			if ( [] !== $detail->to_array() ) {
				$details[ $position ] = $detail;
			}
		}
		return $details;
	}

	/**
	 * @return array<int, string>
	 */
	private static function links( mixed $value ): array {
		$links = [];
		foreach ( is_array( $value ) ? $value : [] as $id => $link ) {
			if ( is_string( $link ) && '' !== trim( $link ) ) {
				$links[ (int) $id ] = trim( $link );
			}
		}
		return $links;
	}

	private static function between( mixed $value, int $low, int $high, int $fallback ): int {
		return is_numeric( $value ) ? (int) max( $low, min( $high, (float) $value ) ) : $fallback;
	}

	/**
	 * @param array<int, string> $values Allowed values; the first is the default.
	 */
	private static function one_of( mixed $value, array $values ): string {
		return is_string( $value ) && in_array( $value, $values, true ) ? $value : $values[0];
	}

	private static function matching( mixed $value, string $pattern, string $fallback ): string {
		return is_string( $value ) && 1 === preg_match( $pattern, $value ) ? $value : $fallback;
	}

	private static function text( mixed $value, string $fallback ): string {
		return is_string( $value ) ? mb_substr( sanitize_text_field( $value ), 0, 200 ) : $fallback;
	}
}
