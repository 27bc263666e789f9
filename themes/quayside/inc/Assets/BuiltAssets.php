<?php
declare( strict_types=1 );

namespace Quayside\Theme\Assets;

use Quayside\Theme\Kit\Assets;

/**
 * The theme's built assets, for template parts that print islands. Nobody constructs template parts.
 */
final class BuiltAssets {
	private static Assets $assets;

	/**
	 * Sets the assets.
	 */
	public static function set( Assets $assets ): void {
		self::$assets = $assets;
	}

	/**
	 * Returns the assets.
	 */
	public static function get(): Assets {
		return self::$assets;
	}
}
