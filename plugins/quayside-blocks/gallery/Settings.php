<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Gallery;

/**
 * A gallery's settings, with every value inside its bounds whatever the block or a request says. Defaults and choices are
 * those of block.json.
 */
final class Settings {
	/**
	 * A gallery takes no more images than this.
	 */
	public const MOST_IMAGES = 2000;

	/**
	 * Lowest and highest value of each number. WordPress would put the default in place of what is beyond bounds of block.json.
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

	private const SWITCHES = [ 'customLinksNewTab', 'feedPagination', 'paginateUseArrows', 'paginateUseDots', 'paginateUseLoader', 'carouselLoop', 'carouselAutoplay', 'carouselPauseOnHover', 'lightboxThumbnails', 'lightboxDisplayCount', 'lightboxDisplayCaptions', 'lightboxBackgroundEnableBlur' ];

	private const CHOICES = [ 'layout', 'captions', 'hoverEffect', 'aspectRatio', 'clickAction', 'order' ];

	/**
	 * @param array<int, int>                      $ids          Attachments, in the order in which an editor put them.
	 * @param array<int, int>                      $focus_ids    Attachments that take a row of a tiled gallery.
	 * @param array<int, string>                   $custom_links Addresses by attachment; Link judges them.
	 * @param array<string, string|int|bool>       $values       The other settings by the names of their attributes.
	 */
	private function __construct(
		public readonly array $ids,
		public readonly array $focus_ids,
		public readonly array $custom_links,
		private array $values
	) {}

	/**
	 * Reads the block's attributes; what is missing takes its default, what is out of bounds the nearest value.
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
		foreach ( self::SWITCHES as $name ) {
			$value           = $attributes[ $name ] ?? null;
			$values[ $name ] = is_bool( $value ) ? $value : true === ( $schemas[ $name ]['default'] ?? false );
		}
		// A narrower screen has the gap of the next wider one until it gets its own.
		$values['gapTab']                  = self::between( $attributes['gapTab'] ?? null, 0, 200, (int) ( $values['gap'] ?? 0 ) );
		$values['gapMob']                  = self::between( $attributes['gapMob'] ?? null, 0, 200, $values['gapTab'] );
		$values['radius']                  = self::between( $attributes['radius'] ?? null, 0, 500, -1 );
		$values['shadow']                  = self::matching( $attributes['shadow'] ?? null, '/^[a-z0-9-]{1,60}$/', $default( 'shadow' ) );
		$values['lightboxBackgroundColor'] = self::matching( $attributes['lightboxBackgroundColor'] ?? null, '/^(#[0-9a-f]{3,8}|rgba?\([\d.,%\/ ]+\)|var\(--wp--preset--color--[a-z0-9-]+\))$/i', $default( 'lightboxBackgroundColor' ) );
		$values['lightboxCloseIcon']       = self::text( $attributes['lightboxCloseIcon'] ?? null, $default( 'lightboxCloseIcon' ) );
		$values['paginateButtonText']      = self::text( $attributes['paginateButtonText'] ?? null, $default( 'paginateButtonText' ) );
		$values['label']                   = self::text( $attributes['label'] ?? null, $default( 'label' ) );
		$values['imageSize']               = self::one_of( $attributes['imageSize'] ?? null, array_merge( [ $default( 'imageSize' ), 'medium_large', 'full' ], get_intermediate_image_sizes() ) );
		return new self( self::ids( $attributes['ids'] ?? null ), self::ids( $attributes['focusIds'] ?? null ), self::links( $attributes['customLinks'] ?? null ), $values );
	}

	public function text_of( string $name ): string {
		return (string) ( $this->values[ $name ] ?? '' );
	}

	public function number( string $name ): int {
		return (int) ( $this->values[ $name ] ?? 0 );
	}

	public function is( string $name ): bool {
		return true === ( $this->values[ $name ] ?? false );
	}

	/**
	 * Whether the gallery shows its images in pages.
	 */
	public function is_paged(): bool {
		return $this->is( 'feedPagination' ) && in_array( $this->values['layout'], [ 'grid', 'masonry' ], true ) && count( $this->ids ) > $this->number( 'paginateLimit' );
	}

	/**
	 * Number of pages; 1 where the gallery has none.
	 */
	public function pages(): int {
		return $this->is_paged() ? (int) ceil( count( $this->ids ) / $this->number( 'paginateLimit' ) ) : 1;
	}

	/**
	 * Every setting but the images, by the name of its attribute.
	 *
	 * @return array<string, string|int|bool>
	 */
	public function values(): array {
		return $this->values;
	}

	/**
	 * The same gallery with its images in another order.
	 *
	 * @param array<int, int> $ids Attachments.
	 */
	public function with_ids( array $ids ): self {
		return new self( $ids, $this->focus_ids, $this->custom_links, $this->values );
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
		// An image may be there more than once.
		return array_slice( $ids, 0, self::MOST_IMAGES );
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
