<?php
declare( strict_types=1 );

namespace Quayside\Consent\Banner;

use Quayside\Consent\Kit\Module as KitModule;
use Quayside\Consent\Page\Context;
use Quayside\Consent\Settings\Settings;

/**
 * Adds space below the end of checkout pages. A template without a footer, such as a CartFlows step, ends with the
 * "Place order" button. The banner would cover that button, and the page could not be scrolled any further.
 */
final class PageEnd implements KitModule {
	public function __construct( private Context $context, private Settings $settings ) {}

	public function register(): void {
		add_action( 'wp_head', [ $this, 'print' ], 2 );
	}

	/**
	 * Prints the styles.
	 */
	public function print(): void {
		$is_order = ( function_exists( 'is_checkout' ) && is_checkout() ) || is_singular( 'cartflows_step' );
		if ( ! $is_order || ! $this->context->applies() ) {
			return;
		}
		$rules = 'html[data-consent-asks=false] body:not(:has(footer)){padding-block-end:72px}';
		if ( ! str_starts_with( $this->settings->position(), 'top' ) ) {
			// As tall as the banner can be, but small enough to keep the page readable.
			$rules .= 'html[data-consent-asks=true] body:not(:has(footer)){padding-block-end:min(420px,80vh)}';
		}
		printf( "<style id=\"quayside-consent-page-end\">%s</style>\n", $rules ); // phpcs:ignore WordPress.Security.EscapeOutput -- constants only.
	}
}
