<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Spectra;

/**
 * Converts the attributes of Spectra's slider and its slides. The editor does the same in slider/block/from-spectra.ts,
 * by the same table, attributes.json. contracts/galleries/cases/spectra.json tests both.
 */
final class SliderAttributes {
	/**
	 * Returns the attributes of the block quayside/slider.
	 *
	 * @param array<mixed> $given Attributes of uagb/slider.
	 * @return array<string, mixed>
	 */
	public static function convert( array $given ): array {
		$table  = Table::read( 'slider' );
		$given += $table['defaults'];
		$result = [
			'autoplay'          => $given['autoplay'],
			'autoplaySpeed'     => $given['autoplaySpeed'],
			'speed'             => $given['transitionSpeed'],
			'effect'            => in_array( $given['transitionEffect'], $table['effects'], true ) ? $given['transitionEffect'] : 'slide',
			'loop'              => $given['infiniteLoop'] ? 'continuous' : 'none',
			'pauseOnHover'      => 'hover' === $given['pauseOn'],
			'stopOnInteraction' => 'click' === $given['pauseOn'],
			'arrows'            => $given['displayArrows'],
			'dots'              => $given['displayDots'],
			'vertical'          => $given['verticalMode'],
			'minHeight'         => $given['minHeight'],
		];
		return $result + ( isset( $given['anchor'] ) ? [ 'anchor' => $given['anchor'] ] : [] );
	}

	/**
	 * Returns the attributes of the block quayside/slide: its background.
	 *
	 * @param array<mixed> $given Attributes of uagb/slider-child.
	 * @return array<string, mixed>
	 */
	public static function slide( array $given ): array {
		$text  = static fn ( string $name ): string => is_string( $given[ $name ] ?? null ) ? $given[ $name ] : '';
		$image = is_array( $given['backgroundImageDesktop'] ?? null ) && is_string( $given['backgroundImageDesktop']['url'] ?? null )
			? $given['backgroundImageDesktop']['url']
			: '';
		$style = match ( $text( 'backgroundType' ) ) {
			'color'    => '' === $text( 'backgroundColor' ) ? [] : [ 'color' => [ 'background' => $text( 'backgroundColor' ) ] ],
			'gradient' => '' === $text( 'gradientValue' ) ? [] : [ 'color' => [ 'gradient' => $text( 'gradientValue' ) ] ],
			'image'    => '' === $image ? [] : [
				'background' => [
					'backgroundImage' => [
						'url'    => $image,
						'source' => 'file',
					],
					'backgroundSize'  => $text( 'backgroundSizeDesktop' ) ?: 'cover',
				],
			],
			default    => [],
		};
		return [] === $style ? [] : [ 'style' => $style ];
	}
}
