<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Render;

use Quayside\Blocks\Forms\Neighbors\SureForms;
use Quayside\Blocks\Forms\Schema\Messages;

/**
 * The settings that the forms of a page share, window.srfm_submit (spec section 3): other software reads them too. They are
 * the same for every visitor, so that the page may lie in a cache: the nonce is that of nobody in particular.
 */
final class PageSettings {
	/**
	 * Has the settings printed at the end of the page, once. False where there is no such end: in feeds, and in answers of the REST API
	 * and of admin-ajax, whose forms bring all words along.
	 */
	public static function are_on_the_page(): bool {
		// SureForms prints its own words under the same name.
		if ( SureForms::is_active() || 0 === did_action( 'template_redirect' ) || did_action( 'wp_footer' ) > 0 || is_feed() ) {
			return false;
		}
		// WordPress keeps the same function of a hook once.
		add_action( 'wp_footer', [ self::class, 'print' ], 1 );
		return true;
	}

	/**
	 * The settings: contract forms/form.page-settings.
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
	 * Prints them.
	 */
	public static function print(): void {
		wp_print_inline_script_tag( 'window.srfm_submit=' . wp_json_encode( self::all(), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) . ';', [ 'id' => 'quayside-form-settings' ] );
	}
}
