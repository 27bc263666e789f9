<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Slider;

/**
 * Holds a slider's settings, with every value clamped to its bounds.
 */
final class Settings {
	/**
	 * Effects. All except the first need Swiper.
	 */
	public const EFFECTS = [ 'slide', 'fade', 'cube', 'flip', 'coverflow' ];

	/**
	 * Spec section 9, slider defaults: px per ms below which free mode stops.
	 */
	private const MINIMUM_VELOCITY = 0.02;

	/**
	 * Spec section 9, slider defaults: z-index of the top slide.
	 */
	private const Z_INDEX = 1000;

	/**
	 * Minimum, maximum, and default of each number. The defaults are those of spec section 9.
	 */
	private const NUMBERS = [
		'slidesToShow'       => [ 1, 8, 1 ],
		'slidesToShowTablet' => [ 1, 8, 1 ],
		'slidesToShowMobile' => [ 1, 8, 1 ],
		'slidesToScroll'     => [ 1, 8, 1 ],
		'gap'                => [ 0, 200, 16 ],
		'speed'              => [ 0, 10000, 500 ],
		'autoplaySpeed'      => [ 500, 60000, 3000 ],
		'touchThreshold'     => [ 1, 20, 5 ],
		'minHeight'          => [ 0, 1200, 0 ],
	];

	private const TOGGLES = [
		'autoplay'          => false,
		'pauseOnHover'      => true,
		'stopOnInteraction' => false,
		'vertical'          => false,
		'freeMode'          => false,
		'arrows'            => true,
		'dots'              => true,
	];

	/**
	 * @param array<string, string|int|float|bool> $values Every setting, by attribute name.
	 */
	private function __construct( private array $values ) {}

	/**
	 * Reads the block's attributes. Missing and invalid values get their default.
	 *
	 * @param array<string, mixed> $attributes The block's attributes.
	 */
	public static function from( array $attributes ): self {
		$values = [
			'effect' => self::one_of( $attributes['effect'] ?? null, self::EFFECTS ),
			'loop'   => self::one_of( $attributes['loop'] ?? null, [ 'rewind', 'continuous', 'none' ] ),
		];
		foreach ( self::NUMBERS as $name => [ $low, $high, $fallback ] ) {
			$value           = $attributes[ $name ] ?? null;
			$values[ $name ] = is_numeric( $value ) ? max( $low, min( $high, (int) $value ) ) : $fallback;
		}
		foreach ( self::TOGGLES as $name => $fallback ) {
			$value           = $attributes[ $name ] ?? null;
			$values[ $name ] = is_bool( $value ) ? $value : $fallback;
		}
		// Effects that stack the slides show one at a time.
		if ( in_array( $values['effect'], [ 'fade', 'cube', 'flip' ], true ) ) {
			$values['slidesToShow']       = 1;
			$values['slidesToShowTablet'] = 1;
			$values['slidesToShowMobile'] = 1;
			$values['slidesToScroll']     = 1;
		}
		// Native scrolling handles the plain slider, Swiper everything else.
		$swiper           = 'slide' !== $values['effect'] || 'continuous' === $values['loop'] || true === $values['vertical'] || true === $values['freeMode'];
		$values['engine'] = $swiper ? 'swiper' : 'scroll';
		return new self( $values );
	}

	public function text( string $name ): string {
		return (string) ( $this->values[ $name ] ?? '' );
	}

	public function number( string $name ): int {
		return (int) ( $this->values[ $name ] ?? 0 );
	}

	public function is( string $name ): bool {
		return true === ( $this->values[ $name ] ?? false );
	}

	/**
	 * Returns the props of the slider's script: contracts/galleries/slider.settings.json without its labels.
	 *
	 * @return array<string, string|int|float|bool>
	 */
	public function props(): array {
		return array_diff_key( $this->values, array_flip( [ 'arrows', 'dots', 'minHeight' ] ) ) + [
			'minimumVelocity' => self::MINIMUM_VELOCITY,
			'zIndex'          => self::Z_INDEX,
		];
	}

	/**
	 * @param array<int, string> $values Allowed values; the first is the default.
	 */
	private static function one_of( mixed $value, array $values ): string {
		return is_string( $value ) && in_array( $value, $values, true ) ? $value : $values[0];
	}
}
