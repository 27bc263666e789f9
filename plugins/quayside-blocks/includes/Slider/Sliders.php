<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Slider;

use Quayside\Blocks\Kit\Assets;
use Quayside\Blocks\Kit\Module;

/**
 * The modules of the slider.
 */
final class Sliders {
	/**
	 * @return array<int, Module>
	 */
	public static function modules( Assets $assets ): array {
		return [ new SliderBlock( $assets ) ];
	}
}
