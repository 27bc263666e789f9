<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Slider;

/**
 * A slider's settings, with every value inside its bounds whatever the block says.
 */
final class Settings {
	/**
	 * The effects; each but the first needs Swiper.
	 */
	public const EFFECTS = [ 'slide', 'fade', 'cube', 'flip', 'coverflow' ];

	/**
	 * Spec section 9, slider defaults: px per ms below which a free slider stops.
	 */
	private const MINIMUM_VELOCITY = 0.02;

	/**
	 * Spec section 9, slider defaults: of the slide on top.
	 */
	private const Z_INDEX = 1000;

	/**
	 * Lowest, highest and default value of each number; the defaults are those of spec section 9.
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

	private const SWITCHES = [
		'autoplay'          => false,
		'pauseOnHover'      => true,
		'stopOnInteraction' => false,
		'vertical'          => false,
		'freeMode'          => false,
		'arrows'            => true,
		'dots'              => true,
	];

	/**
	 * @param array<string, string|int|float|bool> $values Every setting by the name of its attribute.
	 */
	private function __construct( private array $values ) {}

	/**
	 * Reads the block's attributes; what is missing or makes no sense takes its default.
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
		foreach ( self::SWITCHES as $name => $fallback ) {
			$value           = $attributes[ $name ] ?? null;
			$values[ $name ] = is_bool( $value ) ? $value : $fallback;
		}
		// Slides that lie on each other show one at a time.
		if ( in_array( $values['effect'], [ 'fade', 'cube', 'flip' ], true ) ) {
			$values['slidesToShow']       = 1;
			$values['slidesToShowTablet'] = 1;
			$values['slidesToShowMobile'] = 1;
			$values['slidesToScroll']     = 1;
		}
		// The browser's scroller does the plain slider; Swiper does what that cannot.
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
	 * What the slider's module gets: contracts/galleries/slider.settings.json without its words.
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
