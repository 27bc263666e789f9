<?php
declare( strict_types=1 );

namespace Quayside\Consent\Neighbors\Tests;

require_once __DIR__ . '/other-banners.php';

use CookieYes\Lite\Admin\Modules\Banners\Includes\Controller;
use Quayside\Consent\Categories\Categories;
use Quayside\Consent\Neighbors\OtherBanner;
use Quayside\Consent\Neighbors\OtherBannerNotice;
use Quayside\Consent\Neighbors\StepAside;
use Quayside\Consent\Page\Context;
use Quayside\Consent\Record\VisitorConsent;
use Quayside\Consent\Settings\Settings;
use Quayside\Consent\Signals\Module as Signals;
use Quayside\Tests\CountsPurges;
use Quayside\Tests\TestCase;

/**
 * Tests that exactly one banner is active: ours, unless another plugin shows one.
 */
final class OtherBannerTest extends TestCase {
	use CountsPurges;

	protected function tear_down(): void {
		Controller::$active = false;
		\COMPLIANZ::$banner_loader->needed = true;
		parent::tear_down();
		self::detect_again();
	}

	/**
	 * Discards what the plugin has detected, as in a new request.
	 */
	private static function detect_again(): void {
		do_action( 'update_option_active_plugins', [], [], 'active_plugins' );
	}

	/**
	 * @return array<string, array{string, callable(): void, callable(): void}> Name, how to turn it on, and how to
	 * turn it off.
	 */
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
			'Complianz before its wizard'       => [
				'Complianz',
				$option( 'cmplz_wizard_completed_once', true ),
				$option( 'cmplz_wizard_completed_once', false ),
			],
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
	public function test_applies_only_without_another_banner( string $name, callable $on, callable $off ): void {
		self::assertSame( [ '', true ], self::detected(), 'Installed is not enough.' );
		$on();
		self::assertSame( [ $name, false ], self::detected() );
		$off();
		self::assertSame( [ '', true ], self::detected() );
	}

	public function test_prints_nothing_on_a_page_with_another_banner(): void {
		$page = static function (): string {
			// A new page for each call.
			self::detect_again();
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
		$html = $page();
		foreach ( [ 'quayside-consent-boot', 'quayside-consent-style', 'cky-consent-container', 'cky-btn-revisit', 'data-held' ] as $part ) {
			self::assertStringNotContainsString( $part, $html );
		}
		$level = ob_get_level();
		do_action( 'template_redirect' );
		self::assertSame( $level, ob_get_level(), 'The page is not rewritten.' );
	}

	public function test_consent_api_uses_the_active_banner(): void {
		$has_consent = static function (): mixed {
			remove_all_filters( 'wp_has_consent' );
			add_filter( 'wp_has_consent', '__return_true' );
			$settings = new Settings();
			$consent  = new VisitorConsent( $settings, new Categories( $settings ) );
			( new Signals( $settings, $consent, new OtherBanner(), 'quayside-consent/quayside-consent.php' ) )->connect();
			return apply_filters( 'wp_has_consent', false, 'marketing' );
		};
		self::assertFalse( $has_consent(), 'There is no consent yet.' );
		Controller::$active = new \stdClass();
		self::assertTrue( $has_consent(), 'The other banner decides.' );
	}

	public function test_preview_works_with_another_banner(): void {
		Controller::$active = new \stdClass();
		self::log_in_as( 'administrator' );
		$response = self::rest( 'POST', '/quayside-consent/v1/preview', [ 'settings' => [] ] );
		self::assertSame( 200, $response->get_status() );
		self::assertStringContainsString( 'cky-consent-container', $response->get_data()['document'] );
	}

	public function test_only_owners_see_the_notice(): void {
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		$notice = static function ( string $screen ): string {
			set_current_screen( $screen );
			ob_start();
			( new OtherBannerNotice( new OtherBanner() ) )->print();
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

	public function test_clears_caches_only_when_the_banner_changes(): void {
		$module = new OtherBannerNotice( new OtherBanner() );
		// A new request for each call.
		$purges = static fn (): int => self::purges( [ new OtherBannerNotice( new OtherBanner() ), 'check' ] );
		update_option( OtherBannerNotice::OPTION, '' );
		self::assertSame( 0, $purges() );
		Controller::$active = new \stdClass();
		self::assertSame( [ 1, 0 ], [ $purges(), $purges() ] );
		self::assertSame( 1, self::purges( [ $module, 'purge_if_detected' ] ), 'Deactivated in this request.' );
		Controller::$active = false;
		self::assertSame( [ 1, 0 ], [ $purges(), $purges() ] );
		self::assertSame( 0, self::purges( [ $module, 'purge_if_detected' ] ) );
	}

	public function test_detects_once_per_request(): void {
		$reads = 0;
		add_filter(
			'pre_option_cky_settings',
			static function () use ( &$reads ): array {
				++$reads;
				return [ 'account' => [ 'connected' => true ] ];
			}
		);
		$other = new OtherBanner();
		self::assertSame( [ 'CookieYes', 'CookieYes', 1 ], [ $other->name(), $other->name(), $reads ] );
		$other->refresh();
		self::assertSame( [ 'CookieYes', 2 ], [ $other->name(), $reads ] );
	}

	public function test_filter_overrides_detection(): void {
		add_filter( 'quayside_consent_other_banner', static fn ( string $name ): string => '' === $name ? 'House banner' : '' );
		self::assertSame( [ 'House banner', false ], self::detected() );
		Controller::$active = new \stdClass();
		self::assertSame( [ '', true ], self::detected() );
	}

	/** @return array{string, bool} Who asks, and whether ours applies. */
	private static function detected(): array {
		self::detect_again();
		$other = new OtherBanner();
		return [ $other->name(), ( new StepAside( $other ) )->applies( true ) && ( new Context() )->applies() ];
	}
}
