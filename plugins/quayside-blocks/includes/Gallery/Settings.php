<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Gallery;

/**
 * A gallery's settings, with every value inside its bounds whatever the block says.
 */
final class Settings {
	/**
	 * @param array<int, int> $ids          Attachments, in order.
	 * @param string          $layout       "grid".
	 * @param int             $columns_desk Columns on desktops, 1 to 8.
	 * @param int             $columns_tab  Columns on tablets, 1 to 8.
	 * @param int             $columns_mob  Columns on phones, 1 to 4.
	 * @param int             $gap          Gap between images, 0 to 100 px.
	 * @param string          $captions     "none", "below" or "overlay".
	 * @param string          $click_action "none", "lightbox" or "image".
	 * @param string          $image_size   A registered image size.
	 */
	private function __construct(
		public readonly array $ids,
		public readonly string $layout,
		public readonly int $columns_desk,
		public readonly int $columns_tab,
		public readonly int $columns_mob,
		public readonly int $gap,
		public readonly string $captions,
		public readonly string $click_action,
		public readonly string $image_size,
	) {}

	/**
	 * Reads the block's attributes; what is missing or out of bounds takes its default.
	 *
	 * @param array<string, mixed> $attributes The block's attributes.
	 */
	public static function from( array $attributes ): self {
		$ids = [];
		foreach ( is_array( $attributes['ids'] ?? null ) ? $attributes['ids'] : [] as $id ) {
			if ( is_numeric( $id ) && (int) $id > 0 ) {
				$ids[] = (int) $id;
			}
		}
		return new self(
			array_values( array_unique( $ids ) ),
			self::one_of( $attributes['layout'] ?? null, [ 'grid' ] ),
			self::between( $attributes['columnsDesk'] ?? null, 1, 8, 3 ),
			self::between( $attributes['columnsTab'] ?? null, 1, 8, 3 ),
			self::between( $attributes['columnsMob'] ?? null, 1, 4, 2 ),
			self::between( $attributes['gap'] ?? null, 0, 100, 16 ),
			self::one_of( $attributes['captions'] ?? null, [ 'none', 'below', 'overlay' ] ),
			self::one_of( $attributes['clickAction'] ?? null, [ 'lightbox', 'image', 'none' ] ),
			self::one_of( $attributes['imageSize'] ?? null, array_merge( [ 'medium_large', 'full' ], get_intermediate_image_sizes() ) ),
		);
	}

	private static function between( mixed $value, int $low, int $high, int $fallback ): int {
		return is_numeric( $value ) ? max( $low, min( $high, (int) $value ) ) : $fallback;
	}

	/**
	 * @param array<int, string> $values Allowed values; the first is the default.
	 */
	private static function one_of( mixed $value, array $values ): string {
		return is_string( $value ) && in_array( $value, $values, true ) ? $value : $values[0];
	}
}
