<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Render;

use Quayside\Blocks\Forms\Neighbors\SureForms;
use Quayside\Blocks\Forms\Schema\Messages;

/**
 * Prints the settings that the forms of a page share, window.srfm_submit (spec section 3), which other software reads too.
 * They are the same for every visitor, including the nonce, so that the page can be cached.
 */
final class PageSettings {
	/**
	 * Schedules the settings for the end of the page, once. Returns false if the output has no footer: in feeds, and in responses
	 * of the REST API and admin-ajax, whose forms contain all messages themselves.
	 */
	public static function are_on_the_page(): bool {
		// SureForms prints its own messages under the same name.
		if ( SureForms::is_active() || 0 === did_action( 'template_redirect' ) || did_action( 'wp_footer' ) > 0 || is_feed() ) {
			return false;
		}
		// WordPress adds the same callback only once.
		add_action( 'wp_footer', [ self::class, 'print' ], 1 );
		return true;
	}

	/**
	 * Returns the settings: contract forms/form.page-settings.
	 *
	 * @return array{site_url: string, nonce: string, messages: array<string, string>, is_rtl: bool}
	 */
	public static function all(): array {
		return [
			'site_url' => site_url(),
			'nonce'    => wp_create_nonce( 'wp_rest' ),
			'messages' => Messages::all(),
			'is_rtl'   => is_rtl(),
		];
	}

	/**
	 * Prints the settings.
	 */
	public static function print(): void {
		$json = wp_json_encode( self::all(), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
		wp_print_inline_script_tag( "window.srfm_submit=$json;", [ 'id' => 'quayside-form-settings' ] );
	}
}
