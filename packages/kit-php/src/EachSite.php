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
	 * Runs a task on the current site, or on each site of a network when a plugin is activated or deactivated for all of them. On a
	 * network with 10,000 sites or more, only on the current one.
	 *
	 * @param bool              $network_wide Argument of the hooks for activation and deactivation.
	 * @param callable(): mixed $task         Task. It runs after switch_to_blog().
	 */
	public static function run_for( bool $network_wide, callable $task ): void {
		$network_wide && is_multisite() && ! wp_is_large_network() ? self::run( $task ) : $task();
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
	 * Deletes a plugin's tables together with a site of a network.
	 *
	 * @param callable(): array<int, string> $tables Returns the full names of the tables of the current site.
	 */
	public static function delete_with_site( callable $tables ): void {
		add_filter( 'wpmu_drop_tables', static fn ( array $all ): array => [ ...$all, ...$tables() ] );
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
