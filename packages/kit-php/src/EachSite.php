<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * Runs tasks for a whole installation, such as deleting a plugin's data.
 */
final class EachSite {
	/**
	 * Runs a task on each site of a network, or on the only site.
	 *
	 * @param callable(): mixed $task Task. It runs after switch_to_blog().
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
	 * Runs a task on each site that is added to a network, if the plugin is network-activated.
	 *
	 * @param string            $file Main file of the plugin.
	 * @param callable(): mixed $task Task, such as creating tables.
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
			// After WordPress has created its tables and options.
			100
		);
	}

	/**
	 * @param callable(): mixed $task Task.
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
