<?php
declare( strict_types=1 );

namespace Quayside\Blocks\LazyMedia;

use Quayside\Blocks\Kit\Assets;
use Quayside\Blocks\Kit\Module;

/**
 * The modules of lazy media.
 */
final class LazyMedia {
	/**
	 * @return array<int, Module>
	 */
	public static function modules( Assets $assets ): array {
		return [ new Content( $assets ), new VideoFacade( $assets ) ];
	}
}
