<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * Modules that no page needs: those of wp-admin, admin-ajax.php, cron, the command line and the REST API. A page that
 * a visitor reads neither loads their classes nor adds their hooks.
 */
final class Deferred {
	/**
	 * Registers modules: at once behind the pages, elsewhere when the REST API starts.
	 *
	 * @param callable(): array<int, Module> $modules Makes them; where they hook into "init", that may be over.
	 */
	public static function register( callable $modules ): void {
		$register = static function () use ( $modules ): void {
			foreach ( $modules() as $module ) {
				$module->register();
			}
		};
		if ( self::is_behind_the_pages() ) {
			$register();
		} else {
			add_action( 'rest_api_init', $register, PHP_INT_MIN );
		}
	}

	/**
	 * Whether this request is one of wp-admin, admin-ajax.php, cron or the command line.
	 */
	public static function is_behind_the_pages(): bool {
		return is_admin() || wp_doing_cron() || 'cli' === PHP_SAPI;
	}
}
