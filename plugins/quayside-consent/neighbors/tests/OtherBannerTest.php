<?php
declare( strict_types=1 );

namespace Quayside\Consent\Neighbors\Tests;

require_once __DIR__ . '/other-banners.php';

use CookieYes\Lite\Admin\Modules\Banners\Includes\Controller;
use Quayside\Consent\Boot\Context;
use Quayside\Consent\Categories\Categories;
use Quayside\Consent\Neighbors\Caches;
use Quayside\Consent\Neighbors\OtherBanner;
use Quayside\Consent\Neighbors\StepAside;
use Quayside\Consent\Neighbors\WhoAsks;
use Quayside\Consent\Record\Answers;
use Quayside\Consent\Settings\Settings;
use Quayside\Consent\Signals\Module as Signals;
use Quayside\Tests\TestCase;

/**
 * One banner in every case: ours steps aside while another plugin's is on, and no longer.
 */
final class OtherBannerTest extends TestCase {
	protected function set_up(): void {
		parent::set_up();
		OtherBanner::forget();
	}

	protected function tear_down(): void {
		Controller::$active = false;
		\COMPLIANZ::$banner_loader->needed = true;
		OtherBanner::forget();
		parent::tear_down();
	}

	/** @return array<string, array{string, callable(): void, callable(): void}> Name, how it is turned on, how it is turned off. */
	public static function banners(): array {
		$option = static fn ( string $name, mixed $value ): callable => static function () use ( $name, $value ): void {
			update_option( $name, $value );
		};
		$account = [ 'account' => [ 'connected' => true ] ];
		return [
			'CookieYes'                         => [
				'CookieYes',
				static function (): void {
					Controller::$active = new \stdClass();
				},
				static function (): void {
					Controller::$active = false;
				},
			],
			'CookieYes with its service'        => [ 'CookieYes', $option( 'cky_settings', $account ), $option( 'cky_settings', [] ) ],
			'Complianz before its wizard'       => [ 'Complianz', $option( 'cmplz_wizard_completed_once', true ), $option( 'cmplz_wizard_completed_once', false ) ],
			'Complianz where none is needed'    => [
				'Complianz',
				$option( 'cmplz_wizard_completed_once', '1' ),
				static function (): void {
					\COMPLIANZ::$banner_loader->needed = false;
				},
			],
			'Real Cookie Banner'                => [ 'Real Cookie Banner', $option( 'rcb-banner-active', '1' ), $option( 'rcb-banner-active', '' ) ],
			'Cookiebot without an id'           => [ 'Cookiebot', $option( 'cookiebot-cbid', 'aabb' ), $option( 'cookiebot-cbid', '' ) ],
			'Cookiebot with its banner off'     => [ 'Cookiebot', $option( 'cookiebot-cbid', 'aabb' ), $option( 'cookiebot-banner-enabled', '0' ) ],
		];
	}

	/**
	 * @dataProvider banners
	 */
	public function test_ours_shows_exactly_while_theirs_does_not( string $name, callable $on, callable $off ): void {
		self::assertSame( [ '', true ], self::seen(), 'Installed is not enough.' );
		$on();
		self::assertSame( [ $name, false ], self::seen() );
		$off();
		self::assertSame( [ '', true ], self::seen() );
	}

	public function test_nothing_of_ours_is_on_a_page_with_their_banner(): void {
		$page = static function (): string {
			// Each page is another one.
			$GLOBALS['wp_query'] = new \WP_Query();
			remove_all_actions( 'wp_enqueue_scripts' );
			ob_start();
			do_action( 'wp_head' );
			do_action( 'wp_body_open' );
			do_action( 'wp_footer' );
			return (string) ob_get_clean();
		};
		self::assertStringContainsString( 'quayside-consent-boot', $page() );
		Controller::$active = new \stdClass();
		OtherBanner::forget();
		$html = $page();
		foreach ( [ 'quayside-consent-boot', 'quayside-consent-style', 'cky-consent-container', 'cky-btn-revisit', 'data-held' ] as $part ) {
			self::assertStringNotContainsString( $part, $html );
		}
		$level = ob_get_level();
		do_action( 'template_redirect' );
		self::assertSame( $level, ob_get_level(), 'The page is not rewritten.' );
	}

	public function test_the_consent_api_is_answered_by_who_has_asked(): void {
		$answers = static function (): mixed {
			OtherBanner::forget();
			remove_all_filters( 'wp_has_consent' );
			add_filter( 'wp_has_consent', '__return_true' );
			$settings = new Settings();
			( new Signals( $settings, new Answers( $settings, new Categories( $settings ) ), 'quayside-consent/quayside-consent.php' ) )->answer();
			return apply_filters( 'wp_has_consent', false, 'marketing' );
		};
		self::assertFalse( $answers(), 'Nobody has agreed to ours.' );
		Controller::$active = new \stdClass();
		self::assertTrue( $answers(), 'Theirs is not contradicted.' );
	}

	public function test_the_owner_previews_ours_beside_theirs(): void {
		Controller::$active = new \stdClass();
		self::log_in_as( 'administrator' );
		$response = self::rest( 'POST', '/quayside-consent/v1/preview', [ 'settings' => [] ] );
		self::assertSame( 200, $response->get_status() );
		self::assertStringContainsString( 'cky-consent-container', $response->get_data()['document'] );
	}

	public function test_only_the_owner_reads_who_asks(): void {
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		$notice = static function ( string $screen ): string {
			set_current_screen( $screen );
			OtherBanner::forget();
			ob_start();
			( new WhoAsks( new Caches() ) )->print();
			return (string) ob_get_clean();
		};
		self::log_in_as( 'administrator' );
		self::assertSame( '', $notice( 'plugins' ) );
		Controller::$active = new \stdClass();
		self::assertStringContainsString( 'banner of CookieYes', $notice( 'plugins' ) );
		self::assertStringContainsString( 'banner of CookieYes', $notice( 'settings_page_quayside-consent' ) );
		self::assertSame( '', $notice( 'edit-post' ) );
		self::log_in_as( 'editor' );
		self::assertSame( '', $notice( 'plugins' ) );
		unset( $GLOBALS['current_screen'] );
	}

	public function test_page_caches_are_emptied_when_the_banner_changes_and_not_else(): void {
		$module = new WhoAsks( new Caches() );
		$purges = static function () use ( $module ): int {
			$before = did_action( 'quayside_consent_purge_caches' );
			OtherBanner::forget();
			$module->look();
			return did_action( 'quayside_consent_purge_caches' ) - $before;
		};
		update_option( WhoAsks::OPTION, '' );
		self::assertSame( 0, $purges() );
		Controller::$active = new \stdClass();
		self::assertSame( [ 1, 0 ], [ $purges(), $purges() ] );
		$before = did_action( 'quayside_consent_purge_caches' );
		$module->purge_where_known();
		self::assertSame( 1, did_action( 'quayside_consent_purge_caches' ) - $before, 'Deactivated in this request.' );
		Controller::$active = false;
		self::assertSame( [ 1, 0 ], [ $purges(), $purges() ] );
		$before = did_action( 'quayside_consent_purge_caches' );
		$module->purge_where_known();
		self::assertSame( 0, did_action( 'quayside_consent_purge_caches' ) - $before );
	}

	public function test_the_site_has_the_last_word(): void {
		add_filter( 'quayside_consent_other_banner', static fn ( string $name ): string => '' === $name ? 'House banner' : '' );
		self::assertSame( [ 'House banner', false ], self::seen() );
		Controller::$active = new \stdClass();
		self::assertSame( [ '', true ], self::seen() );
	}

	/** @return array{string, bool} Who asks, and whether ours applies. */
	private static function seen(): array {
		OtherBanner::forget();
		return [ OtherBanner::name(), ( new StepAside() )->applies( true ) && ( new Context() )->applies() ];
	}
}
