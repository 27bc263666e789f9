<?php
declare( strict_types=1 );

namespace Quayside\Consent\Strict;

use Quayside\Consent\Kit\Assets;
use Quayside\Consent\Kit\Module as KitModule;
use Quayside\Consent\Page\Context;
use Quayside\Consent\Settings\Settings;

/**
 * The strict mode, an option: before a visitor allows anything, a content policy keeps the page from asking any other
 * host at all, also in ways that no script can see, such as import(). A policy cannot be lifted in place, so that the
 * first consent loads the page again.
 */
final class Module implements KitModule {
	public function __construct( private Assets $assets, private Context $context, private Settings $settings ) {}

	public function register(): void {
		// Directly behind the boot script.
		add_action( 'wp_head', [ $this, 'print' ], PHP_INT_MIN );
	}

	/**
	 * Prints the script that locks the page. The same bytes for every visitor.
	 */
	public function print(): void {
		if ( ! $this->settings->is_on( 'strict' ) || ! $this->context->applies() ) {
			return;
		}
		$hosts = (string) wp_json_encode( implode( ' ', Hosts::sources() ), JSON_HEX_TAG | JSON_UNESCAPED_SLASHES );
		wp_print_inline_script_tag(
			"window.quaysideConsentHosts=$hosts;" . $this->assets->contents( 'strict.js' ),
			[
				'id'               => 'quayside-consent-strict',
				'data-no-optimize' => '1',
				'data-no-defer'    => '1',
				'data-no-minify'   => '1',
				'data-cfasync'     => 'false',
				'nowprocket'       => true,
			]
		);
	}
}
