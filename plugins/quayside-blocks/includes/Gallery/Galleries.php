<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Gallery;

use Quayside\Blocks\Kit\Assets;
use Quayside\Blocks\Kit\Module;

/**
 * The modules of the galleries.
 */
final class Galleries {
	/**
	 * @return array<int, Module>
	 */
	public static function modules( Assets $assets ): array {
		return [ new GalleryBlock( $assets ), new PagesRoute( $assets ), new Patterns() ];
	}
}
