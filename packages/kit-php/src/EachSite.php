<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * What has to be done for a whole installation, such as taking away what a plugin has stored.
 */
final class EachSite {
	/**
	 * Does a task on each site of a network; elsewhere on the one there is.
	 *
	 * @param callable(): mixed $task What to do; functions of WordPress mean the site it is called for.
	 */
	public static function run( callable $task ): void {
		if ( ! is_multisite() ) {
			$task();
			return;
		}
		$all = [
			'fields' => 'ids',
			'number' => 0,
		];
		foreach ( get_sites( $all ) as $site ) {
			switch_to_blog( (int) $site );
			$task();
			restore_current_blog();
		}
	}
}
