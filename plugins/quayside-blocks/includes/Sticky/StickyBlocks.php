<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Sticky;

use Quayside\Blocks\Kit\Assets;
use Quayside\Blocks\Kit\Module;

/**
 * The modules of sticky blocks.
 */
final class StickyBlocks {
	/**
	 * @return array<int, Module>
	 */
	public static function modules( Assets $assets ): array {
		return [ new BlockSupport( $assets ) ];
	}
}
