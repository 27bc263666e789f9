<?php
declare( strict_types=1 );

namespace Quayside\Consent\Strict;

use Quayside\Consent\Kit\Assets;
use Quayside\Consent\Kit\Module as KitModule;
use Quayside\Consent\Page\Context;
use Quayside\Consent\Settings\Settings;

/**
 * Strict mode, an option: until a visitor allows something, a content policy prevents the page from loading anything from
 * other hosts, even in ways that scripts can't detect, such as import(). A policy can't be removed from a page, so the
 * first consent reloads it.
 */
final class Module implements KitModule {
	public function __construct( private Assets $assets, private Context $context, private Settings $settings ) {}

	public function register(): void {
		// Directly after the boot script.
		add_action( 'wp_head', [ $this, 'print' ], PHP_INT_MIN );
	}

	/**
	 * Prints the script that adds the policy. It is the same for every visitor.
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
