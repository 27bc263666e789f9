<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Sticky;

/**
 * Holds a block's sticky settings (spec section 3, under the names that Spectra saves), with every value clamped to its
 * bounds.
 */
final class Settings {
	/**
	 * Types and defaults of the attributes, as block types register them.
	 */
	public const ATTRIBUTES = [
		'UAGPosition'         => [
			'type'    => 'string',
			'default' => '',
		],
		'UAGStickyLocation'   => [
			'type'    => 'string',
			'default' => 'top',
		],
		'UAGStickyOffset'     => [
			'type'    => 'number',
			'default' => 0,
		],
		'UAGStickyRestricted' => [
			'type'    => 'boolean',
			'default' => false,
		],
		'isBlockRootParent'   => [
			'type'    => 'boolean',
			'default' => false,
		],
		'UAGAnimationType'    => [
			'type'    => 'string',
			'default' => '',
		],
		'UAGAnimationTime'    => [
			'type'    => 'number',
			'default' => 400,
		],
		'UAGAnimationDelay'   => [
			'type'    => 'number',
			'default' => 0,
		],
		'UAGAnimationEasing'  => [
			'type'    => 'string',
			'default' => 'ease',
		],
		'UAGAnimationRepeat'  => [
			'type'    => 'boolean',
			'default' => false,
		],
	];

	private const EASINGS = [ 'ease', 'linear', 'ease-in', 'ease-out', 'ease-in-out' ];

	/**
	 * @param array<string, string|int|bool> $values Settings by attribute name.
	 */
	private function __construct( public readonly array $values ) {}

	/**
	 * Reads a block's attributes. Returns null if the block is not sticky.
	 *
	 * @param array<mixed> $attributes The block's saved attributes, which omit defaults.
	 */
	public static function from( array $attributes ): ?self {
		if ( 'sticky' !== ( $attributes['UAGPosition'] ?? '' ) ) {
			return null;
		}
		$type = self::text( $attributes, 'UAGAnimationType' );
		return new self(
			[
				'UAGPosition'         => 'sticky',
				'UAGStickyLocation'   => 'bottom' === self::text( $attributes, 'UAGStickyLocation' ) ? 'bottom' : 'top',
				'UAGStickyOffset'     => self::number( $attributes, 'UAGStickyOffset', 1000 ),
				'UAGStickyRestricted' => true === ( $attributes['UAGStickyRestricted'] ?? false ),
				'isBlockRootParent'   => true === ( $attributes['isBlockRootParent'] ?? false ),
				'UAGAnimationType'    => '' === Animation::start( $type ) ? '' : $type,
				'UAGAnimationTime'    => self::number( $attributes, 'UAGAnimationTime', 10000 ),
				'UAGAnimationDelay'   => self::number( $attributes, 'UAGAnimationDelay', 10000 ),
				'UAGAnimationEasing'  => in_array(
					$attributes['UAGAnimationEasing'] ?? '',
					self::EASINGS,
					true
				) ? self::text( $attributes, 'UAGAnimationEasing' ) : 'ease',
				'UAGAnimationRepeat'  => true === ( $attributes['UAGAnimationRepeat'] ?? false ),
			]
		);
	}

	/**
	 * Returns the CSS custom properties that the stylesheet uses.
	 */
	public function style(): string {
		$style = sprintf( '--quayside-sticky-offset:%dpx', $this->values['UAGStickyOffset'] );
		$type  = (string) $this->values['UAGAnimationType'];
		if ( '' !== $type ) {
			$style .= sprintf(
				';--quayside-sticky-from:%s;--quayside-sticky-time:%dms;--quayside-sticky-delay:%dms;--quayside-sticky-easing:%s',
				Animation::start( $type ),
				$this->values['UAGAnimationTime'],
				$this->values['UAGAnimationDelay'],
				$this->values['UAGAnimationEasing']
			);
		}
		return $style;
	}

	/**
	 * @param array<mixed> $attributes The block's attributes.
	 */
	private static function text( array $attributes, string $name ): string {
		return is_string( $attributes[ $name ] ?? null ) ? $attributes[ $name ] : '';
	}

	/**
	 * @param array<mixed> $attributes The block's attributes.
	 * @param int          $maximum    In px for the offset, in ms for times.
	 */
	private static function number( array $attributes, string $name, int $maximum ): int {
		$value = $attributes[ $name ] ?? null;
		return is_numeric( $value ) ? max( 0, min( $maximum, (int) $value ) ) : (int) ( self::ATTRIBUTES[ $name ]['default'] ?? 0 );
	}
}
