<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Page\Tests;

use Quayside\Blocks\Forms\Page\InstantPage;
use Quayside\Blocks\Forms\Render\PageSettings;
use Quayside\Blocks\Forms\Render\RenderedForms;
use Quayside\Blocks\Forms\Render\ThemedButton;
use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Forms\Tests\FormTestCase;

/**
 * Tests what a page with a form contains besides the form: settings, branding, and theme colors, and what a preview
 * leaves out.
 */
final class FormPageTest extends FormTestCase {
	/**
	 * @testdox [S3.32] The settings of the page are printed once
	 */
	public function test_the_settings_of_the_page_are_printed_once(): void {
		global $wp_actions;
		// Other tests may have rendered a page.
		unset( $wp_actions['template_redirect'], $wp_actions['wp_footer'] );
		$form = self::form( self::contact(), [ 'messages' => [ 'srfm_valid_email' => 'An address, please.' ] ] );
		$html = do_shortcode( "[quayside_form id={$form->id()}]" );
		self::assertStringContainsString( 'Minimum value is', $html, 'A form without a page contains all messages.' );
		$wp_actions['template_redirect'] = 1; // phpcs:ignore WordPress.WP.GlobalVariablesOverride
		$html = do_shortcode( "[quayside_form id={$form->id()}][quayside_form id={$form->id()}]" );
		unset( $wp_actions['template_redirect'] );
		self::assertStringNotContainsString( 'Minimum value is', $html );
		self::assertStringContainsString( 'An address, please.', $html );
		ob_start();
		do_action( 'wp_footer' );
		unset( $wp_actions['wp_footer'] );
		$footer = (string) ob_get_clean();
		self::assertSame( 1, substr_count( $footer, 'window.srfm_submit=' ) );
		self::assertSame( 1, preg_match( '/window\.srfm_submit=(\{.*\});/', $footer, $is_found ) );
		$settings = json_decode( $is_found[1], true );
		self::assertSame( [ 'site_url', 'nonce', 'messages', 'is_rtl' ], array_keys( $settings ) );
		self::assertSame( site_url(), $settings['site_url'] );
		self::assertSame( 1, wp_verify_nonce( $settings['nonce'], 'wp_rest' ) );
		self::assertSame( 'Minimum value is %s', $settings['messages']['srfm_input_min_value'] );
		self::assertFalse( $settings['is_rtl'] );
	}

	/**
	 * @testdox [S3.32] Pages are the same for every visitor
	 */
	public function test_pages_are_the_same_for_every_visitor(): void {
		$form = self::form( self::contact(), [ 'branding' => true, 'captcha' => 'cf-turnstile' ] );
		$page = static fn (): string => do_shortcode( "[quayside_form id={$form->id()}]" ) . wp_json_encode( PageSettings::all() );
		self::assertNotSame( '', $page() );
		$first                  = preg_replace( '/(-\d+(?=(-error)?"))|( \(\d+\)(?="))/', '', $page() );
		$_COOKIE                = [ 'wp_woocommerce_session_x' => 'somebody', 'cookieyes-consent' => 'consent:yes' ];
		$_SERVER['REMOTE_ADDR'] = '203.0.113.77';
		self::assertSame( $first, preg_replace( '/(-\d+(?=(-error)?"))|( \(\d+\)(?="))/', '', $page() ) );
		self::assertStringNotContainsString( '203.0.113.77', (string) $first );
	}

	/**
	 * The forms' post type is registered only on pages that need it.
	 */
	public function test_only_editors_find_a_form_without_a_standalone_page_and_no_notice_occurs(): void {
		$form  = self::form();
		$notices = [];
		$note  = static function ( string $name ) use ( &$notices ): void {
			$notices[] = $name;
		};
		add_action( 'doing_it_wrong_run', $note );
		$_GET[ InstantPage::QUERY ] = (string) $form->id();
		$find                       = static function (): string {
			unregister_post_type( Form::POST_TYPE );
			$wp = new \WP();
			( new InstantPage( self::assets(), new RenderedForms() ) )->find( $wp );
			return isset( $wp->query_vars['p'] ) ? 'found' : (string) ( $wp->query_vars['error'] ?? 'left alone' );
		};
		try {
			wp_set_current_user( 0 );
			self::assertSame( '404', $find() );
			wp_set_current_user( (int) wp_insert_user( [ 'user_login' => 'reads-only', 'user_pass' => 'x', 'role' => 'subscriber' ] ) );
			self::assertSame( '404', $find() );
			wp_set_current_user( (int) wp_insert_user( [ 'user_login' => 'edits-forms', 'user_pass' => 'x', 'role' => 'administrator' ] ) );
			self::assertSame( 'found', $find() );
			$_GET[ InstantPage::QUERY ] = '999999999';
			self::assertSame( '404', $find() );
			$_GET[ InstantPage::QUERY ] = 'contact';
			self::assertSame( 'left alone', $find() );
		} finally {
			unset( $_GET[ InstantPage::QUERY ] );
			remove_action( 'doing_it_wrong_run', $note );
			do_action( 'quayside_blocks_register_post_type' );
		}
		self::assertSame( [], $notices );
	}

	public function test_detects_urls_that_may_request_a_form(): void {
		$base = [ $_GET, $_SERVER ];
		try {
			foreach ( [ '/form/contact/' => true, '/shop/form/contact/?a=b' => true, '/formal/' => false, '/' => false ] as $address => $may ) {
				$_SERVER['REQUEST_URI'] = $address;
				self::assertSame( $may, InstantPage::can_be_requested(), $address );
			}
			$_SERVER['REQUEST_URI'] = [ '/form/' ];
			self::assertFalse( InstantPage::can_be_requested() );
			$_GET[ InstantPage::QUERY ] = '';
			self::assertTrue( InstantPage::can_be_requested() );
		} finally {
			[ $_GET, $_SERVER ] = $base;
		}
	}

	/**
	 * @testdox [S2.28] A preview has no token
	 */
	public function test_a_preview_has_no_token(): void {
		$form = self::form();
		add_filter( 'quayside_blocks_form_preview', '__return_true' );
		$tag = new \WP_HTML_Tag_Processor( do_shortcode( "[quayside_form id={$form->id()}]" ) );
		self::assertTrue( $tag->next_tag( 'form' ) );
		self::assertSame(
			[ '', 'This is a preview. The form can’t be submitted.' ],
			[ $tag->get_attribute( 'data-submit-token' ), $tag->get_attribute( 'data-preview' ) ]
		);
		self::assertTrue( $tag->next_tag( [ 'tag_name' => 'input' ] ) && $tag->next_tag( [ 'tag_name' => 'input' ] ) );
		self::assertSame( [ 'quayside-token', '' ], [ $tag->get_attribute( 'name' ), $tag->get_attribute( 'value' ) ] );
		self::assertSame( 403, self::submit( $form, [ 'name' => 'Ada', 'email' => 'a@b.co' ], [ 'quayside-token' => '' ] )->get_status() );
		self::assertSame( 0, self::count_entries( $form ) );
		remove_filter( 'quayside_blocks_form_preview', '__return_true' );
		self::assertStringNotContainsString( 'data-preview', do_shortcode( "[quayside_form id={$form->id()}]" ) );
		$_GET['elementor-preview'] = '7';
		self::assertStringContainsString( 'data-preview', do_shortcode( "[quayside_form id={$form->id()}]" ) );
	}

	/**
	 * @testdox [S9.35] The button has the theme's primary and secondary colors
	 */
	public function test_the_button_has_the_theme_s_primary_and_secondary_colors(): void {
		$form = self::form();
		self::assertStringNotContainsString( 'has-themed-button', do_shortcode( "[quayside_form id={$form->id()}]" ), 'This theme has neither color.' );
		$colors = [ [ 'slug' => 'primary', 'color' => '#123', 'name' => 'Primary' ], [ 'slug' => 'secondary', 'color' => '#ffdd00', 'name' => 'Secondary' ] ];
		add_filter(
			'wp_theme_json_data_theme',
			static fn ( \WP_Theme_JSON_Data $data ): \WP_Theme_JSON_Data => $data->update_with(
				[ 'version' => 3, 'settings' => [ 'color' => [ 'palette' => $colors ] ] ]
			)
		);
		wp_clean_theme_json_cache();
		$html = do_shortcode( "[quayside_form id={$form->id()}]" );
		self::assertStringContainsString( 'has-themed-button', $html );
		self::assertStringContainsString(
			'--quayside-form-primary:var(--wp--preset--color--primary,#123);--quayside-form-primary-text:#fff;--quayside-form-secondary:var(--wp--preset--color--secondary,#ffdd00);--quayside-form-secondary-text:#000',
			$html
		);
		$custom = self::form( self::contact(), [ 'style' => [ 'accent' => '#aa0000' ] ] );
		self::assertStringNotContainsString( 'has-themed-button', do_shortcode( "[quayside_form id={$custom->id()}]" ), 'The form\'s own colour wins.' );
		remove_all_filters( 'wp_theme_json_data_theme' );
		wp_clean_theme_json_cache();
		self::assertSame( [ '#fff', '#000', '#000', '#fff' ], array_map( [ ThemedButton::class, 'text' ], [ '#000', '#fff', '#808080', '#666666' ] ) );
	}

	public function test_prints_the_branding_if_it_is_turned_on(): void {
		$with = self::form( self::contact(), [ 'branding' => true ] );
		self::assertStringContainsString( 'class="srfm-branding"', do_shortcode( "[quayside_form id={$with->id()}]" ) );
		$without = self::form();
		self::assertStringNotContainsString( 'srfm-branding', do_shortcode( "[quayside_form id={$without->id()}]" ) );
	}
}
