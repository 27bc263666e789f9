<?php
declare( strict_types=1 );

namespace Quayside\Theme\Breadcrumbs;

use Quayside\Theme\Kit\Module as ModuleInterface;
use Quayside\Theme\Settings\Settings;

/**
 * Displays breadcrumbs above the title. Store pages have WooCommerce's own.
 */
final class Module implements ModuleInterface {
	public function register(): void {
		add_action( 'quayside_before_title', [ $this, 'render' ] );
	}

	/**
	 * Prints the breadcrumbs.
	 */
	public function render(): void {
		if ( ! Settings::is_on( 'breadcrumbs' ) || is_front_page() ) {
			return;
		}
		$trail = new Trail();
		$parts = '';
		foreach ( $trail->links() as [ $title, $url ] ) {
			$parts .= sprintf( '<li><a href="%s">%s</a></li>', esc_url( $url ), esc_html( $title ) );
		}
		$current = $trail->current();
		if ( '' !== $current ) {
			$parts .= sprintf( '<li aria-current="page">%s</li>', esc_html( $current ) );
		}
		printf(
			'<nav class="breadcrumb" aria-label="%s"><ol>%s</ol></nav>',
			esc_attr__( 'Breadcrumb', 'quayside' ),
			$parts // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped above.
		);
	}
}
