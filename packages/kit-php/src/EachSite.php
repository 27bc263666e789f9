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
			self::run_on( (int) $site, $task );
		}
	}

	/**
	 * Does a task on each site that a network gets from now on, if the plugin is active on all of its sites.
	 *
	 * @param string            $file The plugin's main file.
	 * @param callable(): mixed $task What to do, for example making tables.
	 */
	public static function run_on_new( string $file, callable $task ): void {
		if ( ! is_multisite() ) {
			return;
		}
		$plugin = plugin_basename( $file );
		add_action(
			'wp_initialize_site',
			static function ( \WP_Site $site ) use ( $plugin, $task ): void {
				$active = get_site_option( 'active_sitewide_plugins' );
				if ( is_array( $active ) && isset( $active[ $plugin ] ) ) {
					self::run_on( (int) $site->blog_id, $task );
				}
			},
			// After WordPress has made its own tables and options.
			100
		);
	}

	/**
	 * @param callable(): mixed $task What to do.
	 */
	private static function run_on( int $site, callable $task ): void {
		switch_to_blog( $site );
		try {
			$task();
		} finally {
			restore_current_blog();
		}
	}
}
