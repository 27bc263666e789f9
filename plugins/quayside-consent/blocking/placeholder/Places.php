<?php
declare( strict_types=1 );

namespace Quayside\Consent\Blocking\Placeholder;

use Quayside\Consent\Boot\Context;
use Quayside\Consent\Kit\Assets;
use Quayside\Consent\Kit\Module as KitModule;

/**
 * Fetches the module that marks the places of widgets which scripts make: a captcha's container, a player's box. While such
 * a script is held the place is empty, a form with it can't be sent, and nothing on the page says why.
 */
final class Places implements KitModule {
	/**
	 * Elements that a held script would fill. The same as PLACES of places.ts, in fewer words.
	 */
	private const PLACES = '.g-recaptcha,.h-captcha,.cf-turnstile,input[name*=recaptcha],.elementor-widget-video,[data-plyr-provider]';

	public function __construct( private Assets $assets, private Context $context ) {}

	public function register(): void {
		// Behind the page's content; the banner's module looks at frames no earlier.
		add_action( 'wp_footer', [ $this, 'print' ], 4 );
	}

	/**
	 * Prints the question whether there is such a place. The same bytes for every visitor.
	 */
	public function print(): void {
		if ( $this->context->applies() ) {
			echo $this->assets->inline_script( 'document.querySelector("' . self::PLACES . '")&&quaysideConsent.ask("places")', [ 'id' => 'quayside-consent-places' ] ); // phpcs:ignore WordPress.Security.EscapeOutput -- a constant.
		}
	}
}
