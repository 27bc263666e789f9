<?php
declare( strict_types=1 );

namespace Quayside\Consent\Tests;

use Quayside\Consent\Banner\Module as Banner;
use Quayside\Consent\Blocking\Module as Blocking;
use Quayside\Consent\Blocking\Placeholder\Placeholder;
use Quayside\Consent\Blocking\Providers\ProviderList;
use Quayside\Consent\Boot\Module as Boot;
use Quayside\Consent\Categories\Categories;
use Quayside\Consent\Kit\Assets;
use Quayside\Consent\Page\Context;
use Quayside\Consent\Record\VisitorConsent;
use Quayside\Consent\Settings\Settings;
use Quayside\Consent\Settings\Texts;
use Quayside\Consent\Strict\Module as Strict;
use Quayside\Tests\TestCase;

/**
 * Tests how many database queries a page needs.
 */
final class QueriesTest extends TestCase {
	public function test_a_page_with_blocked_content_needs_no_query(): void {
		global $wpdb;
		// A configured site: settings, a policy page, and options of the theme, which WordPress loads on every page of a theme.
		update_option( Settings::OPTION, [ 'texts' => [ 'title' => 'Biscuits?' ] ] );
		set_theme_mod( 'queries_test', 1 );
		$policy = [
			'post_type'   => 'page',
			'post_status' => 'publish',
			'post_title'  => 'Privacy',
		];
		update_option( 'wp_page_for_privacy_policy', wp_insert_post( $policy ) );
		add_filter( 'quayside_consent_applies', '__return_true' );
		// The first page looks up the URL of the policy and stores it.
		wp_cache_flush();
		self::page();
		wp_cache_flush();
		// WordPress loads these on every page.
		wp_load_alloptions();
		wp_get_global_settings();
		$before  = $wpdb->num_queries;
		$blocked = self::page();
		remove_filter( 'quayside_consent_applies', '__return_true' );
		self::assertStringContainsString( 'Biscuits?', $blocked );
		self::assertStringContainsString( 'data-held="functional"', $blocked );
		self::assertSame( $before, $wpdb->num_queries );
	}

	/**
	 * Returns what the plugin prints on a page, with blocked content.
	 */
	private static function page(): string {
		$file       = dirname( __DIR__ ) . '/quayside-consent.php';
		$assets     = new Assets( $file, 'consent', 'quayside-consent' );
		$settings   = new Settings();
		$categories = new Categories( $settings );
		$texts      = new Texts( $settings );
		$providers  = new ProviderList( dirname( $file ) . '/blocking/providers/list.php', $settings, $categories );
		$context    = new Context();
		$placeholder     = new Placeholder( $assets, $texts, $categories, $settings );
		$banner     = new Banner( $assets, $context, $settings, $texts, $placeholder );
		ob_start();
		( new Boot( $assets, $context, $settings, $categories, $providers ) )->print();
		$banner->print_style();
		$banner->print_banner();
		$banner->print_revisit();
		$strict = new Strict( $assets, $context, $settings, new VisitorConsent( $settings, $categories ) );
		return ( new Blocking( $context, $providers, $placeholder, $strict ) )->rewrite(
			ob_get_clean() . '<iframe src="https://www.youtube.com/embed/x"></iframe>'
		);
	}
}
