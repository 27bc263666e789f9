<?php
declare( strict_types=1 );

namespace Quayside\Tests;

use Quayside\Blocks\Forms\Page\InstantPage;
use Quayside\Blocks\Forms\Render\RenderedForms;
use Quayside\Blocks\Kit\Assets;
use Quayside\Tests\Access\AccessTestCase;
use Quayside\Tests\Access\Fixture;
use Quayside\Tests\Access\Response;

/**
 * Tests access to pages that check the request themselves.
 */
final class AccessPagesTest extends AccessTestCase {
	/**
	 * Standalone pages of drafts, and of forms without a page, are visible to users who can edit the form.
	 *
	 * @dataProvider roles
	 */
	public function test_form_previews( string $role ): void {
		self::become( $role );
		$fixture = new Fixture();
		foreach ( [ $fixture->form, $fixture->draft ] as $form ) {
			$_GET             = [ 'quayside-form' => (string) $form ];
			$wp               = new \WP();
			$wp->request      = '';
			$wp->query_vars   = [];
			$assets           = new Assets( WP_PLUGIN_DIR . '/quayside-blocks/quayside-blocks.php', 'blocks', 'quayside-blocks' );
			( new InstantPage( $assets, new RenderedForms() ) )->find( $wp );
			$allowed = in_array( $role, self::table()['meta']['post/sureforms_form/_quayside_form'], true );
			self::assertSame( $allowed ? $form : null, $wp->query_vars['p'] ?? null );
		}
	}

	/**
	 * The scanner can request pages without the cookie banner.
	 *
	 * @dataProvider roles
	 */
	public function test_scanner_pages( string $role ): void {
		self::become( $role );
		$who   = get_current_user_id();
		$nonce = wp_create_nonce( 'quayside-consent-scan' );
		wp_set_current_user( 1 );
		$foreign = wp_create_nonce( 'quayside-consent-scan' );
		wp_set_current_user( $who );
		foreach (
			[
				[ '', false ],
				[ 'forged', false ],
				[ $foreign, false ],
				[ $nonce, in_array( $role, self::table()['screens']['quayside-consent'], true ) ],
			] as [ $sent, $allowed ]
		) {
			remove_all_filters( 'wp_has_consent' );
			$_GET = [ 'quayside-consent-scan' => $sent ];
			( new \Quayside\Consent\Scanner\ScannedPage() )->start();
			self::assertSame( $allowed, apply_filters( 'wp_has_consent', false ), $sent );
		}
	}

	/**
	 * The import screen accepts a file only with its nonce.
	 *
	 * @dataProvider roles
	 */
	public function test_form_import( string $role ): void {
		self::become( $role );
		$allowed = in_array( $role, self::table()['screens']['quayside-form-import'], true );
		$screen  = new \Quayside\Blocks\Forms\Transfer\TransferScreen(
			new \Quayside\Blocks\Kit\Assets( WP_PLUGIN_DIR . '/quayside-blocks/quayside-blocks.php', 'blocks', 'quayside-blocks' )
		);
		$file    = (string) wp_json_encode(
			[
				'format'  => 'quayside-form',
				'version' => 1,
				'title'   => 'Imported',
				'blocks'  => [],
			]
		);
		foreach ( [ '' => 403, wp_create_nonce( 'quayside-form-import' ) => $allowed ? 302 : 403 ] as $nonce => $status ) {
			$hooks  = array_map( static fn ( \WP_Hook $hook ): \WP_Hook => clone $hook, $GLOBALS['wp_filter'] );
			add_action( 'admin_post_test_import', [ $screen, 'handle_import' ] );
			$answer = Response::of_action( 'admin_post_test_import', [ 'quayside-import' => '1', 'json' => $file, '_wpnonce' => (string) $nonce ], '' );

			$GLOBALS['wp_filter'] = $hooks; // phpcs:ignore WordPress.WP.GlobalVariablesOverride
			self::assertSame( $status, $answer->status, $answer->text );
		}
	}

	/**
	 * Requests with cookies but no nonce are not authenticated.
	 */
	public function test_request_with_cookies_but_no_nonce_is_treated_as_logged_out(): void {
		global $wp_rest_auth_cookie;
		self::become( 'administrator' );
		$wp_rest_auth_cookie = true; // phpcs:ignore WordPress.WP.GlobalVariablesOverride
		self::assertTrue( rest_cookie_check_errors( null ) );
		self::assertSame( 0, get_current_user_id() );
		self::assertSame( 401, self::rest( 'GET', '/quayside/v1/form-entries' )->get_status() );
		$wp_rest_auth_cookie = null; // phpcs:ignore WordPress.WP.GlobalVariablesOverride
	}
}
