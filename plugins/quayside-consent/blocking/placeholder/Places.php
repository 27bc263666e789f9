<?php
declare( strict_types=1 );

namespace Quayside\Consent\Blocking\Placeholder;

use Quayside\Consent\Kit\Assets;
use Quayside\Consent\Kit\Module as KitModule;
use Quayside\Consent\Page\Context;

/**
 * Loads the module that adds placeholders to widgets that scripts create, such as CAPTCHAs and players. While such a
 * script is blocked, the widget is empty and its form cannot be submitted, with no explanation on the page.
 */
final class Places implements KitModule {
	/**
	 * Elements that a blocked script would fill. A shorter version of the selectors in places.ts.
	 */
	private const PLACES = '.g-recaptcha,.h-captcha,.cf-turnstile,.wpforms-turnstile,input[name*=recaptcha],.elementor-widget-video,[data-plyr-provider]';

	public function __construct( private Assets $assets, private Context $context ) {}

	public function register(): void {
		// After the content of the page, but before the banner module, which looks at iframes.
		add_action( 'wp_footer', [ $this, 'print' ], 4 );
	}

	/**
	 * Prints a script that checks for such elements. The output is the same for every visitor.
	 */
	public function print(): void {
		if ( $this->context->applies() ) {
			$check = 'document.querySelector("' . self::PLACES . '")&&quaysideConsent.ask("places")';
			echo $this->assets->inline_script( $check, [ 'id' => 'quayside-consent-places' ] ); // phpcs:ignore WordPress.Security.EscapeOutput -- a constant.
		}
	}
}
