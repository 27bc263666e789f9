<?php
declare( strict_types=1 );

namespace Quayside\Theme\Footer;

use Quayside\Theme\Kit\Module as ModuleInterface;

/**
 * Handles the footer's widget columns.
 */
final class Module implements ModuleInterface {
	public function register(): void {
		add_filter( 'body_class', [ $this, 'body_class' ] );
	}

	/**
	 * @param array<int, string> $classes Classes of the body.
	 * @return array<int, string>
	 */
	public function body_class( array $classes ): array {
		if ( [] !== self::columns() ) {
			$classes[] = 'has-footer-widgets';
		}
		return $classes;
	}

	/**
	 * Returns the IDs of the footer's widget areas that contain widgets.
	 *
	 * @return array<int, string>
	 */
	public static function columns(): array {
		return array_values( array_filter( [ 'footer-1', 'footer-2', 'footer-3', 'footer-4' ], 'is_active_sidebar' ) );
	}
}
