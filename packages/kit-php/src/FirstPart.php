<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * Features that the site has once, such as a screen with the sources of all parts. Each part has a copy of the kit, and the first one
 * that claims a feature registers it for all.
 */
final class FirstPart {
	/**
	 * Claims a feature and determines whether this part is the first one.
	 *
	 * @param string $feature Name of the feature.
	 */
	public static function claims( string $feature ): bool {
		$filter = "quayside_{$feature}_owner";
		return ! has_filter( $filter ) && add_filter( $filter, '__return_true' );
	}
}
