<?php
declare( strict_types=1 );

namespace Quayside\Tests;

/**
 * Counts how often page caches are cleared.
 */
trait CountsPurges {
	/**
	 * Returns how often an action runs in a request and at its end. The end of WordPress itself would end the output of the tests.
	 *
	 * @param callable $task   What happens in the request.
	 * @param string   $action Action that clears a page cache.
	 */
	protected static function purges( callable $task, string $action = 'quayside_purge_caches' ): int {
		remove_all_actions( 'shutdown' );
		remove_all_actions( 'quayside_purges_caches_of_' . get_current_blog_id() );
		$before = did_action( $action );
		$task();
		do_action( 'shutdown' );
		return did_action( $action ) - $before;
	}
}
