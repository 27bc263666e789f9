<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * Registers modules that are only needed in wp-admin, admin-ajax.php, cron, the command line, and the REST API. Front-end pages
 * neither load their classes nor add their hooks.
 */
final class Deferred {
	/** Query parameter of previews of the switch. */
	public const PREVIEW = 'quayside-switch-preview';

	/**
	 * Registers modules immediately outside the front end, otherwise when the REST API starts.
	 *
	 * @param callable(): array<int, Module> $modules Creates the modules. The "init" action may have run by then.
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
	 * Determines whether this request is for wp-admin, admin-ajax.php, cron, the command line, or a preview of the switch.
	 */
	public static function is_behind_the_pages(): bool {
		// phpcs:ignore WordPress.Security.NonceVerification -- SwitchPreview verifies it.
		$is_preview = isset( $_GET[ self::PREVIEW ] );
		return is_admin() || wp_doing_cron() || 'cli' === PHP_SAPI || $is_preview;
	}
}
