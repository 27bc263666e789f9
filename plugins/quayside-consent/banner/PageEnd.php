<?php
declare( strict_types=1 );

namespace Quayside\Consent\Banner;

use Quayside\Consent\Kit\Module as KitModule;
use Quayside\Consent\Page\Context;
use Quayside\Consent\Settings\Settings;

/**
 * Adds space below the end of pages that end with their most important button if they have no footer: the checkout, a step of
 * CartFlows, and a form's own page. The banner would cover that button, and the page could not be scrolled any further.
 */
final class PageEnd implements KitModule {
	/** Types of posts whose own pages often have no footer. */
	private const POST_TYPES = [ 'cartflows_step', 'sureforms_form' ];

	public function __construct( private Context $context, private Settings $settings ) {}

	public function register(): void {
		add_action( 'wp_head', [ $this, 'print' ], 2 );
	}

	/**
	 * Prints the styles.
	 */
	public function print(): void {
		$ends_with_button = ( function_exists( 'is_checkout' ) && is_checkout() ) || is_singular( self::POST_TYPES );
		if ( ! $ends_with_button || ! $this->context->applies() ) {
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
