<?php
declare( strict_types=1 );

namespace Quayside\Consent\Tests;

use Quayside\Consent\Banner\PageEnd;
use Quayside\Consent\Blocking\Placeholder\Places;
use Quayside\Consent\Kit\Assets;
use Quayside\Consent\Page\Context;
use Quayside\Consent\Settings\Settings;
use Quayside\Consent\Strict\Hosts;
use Quayside\Consent\Strict\Payments;
use Quayside\Tests\TestCase;

/**
 * Tests that pages of other plugins get what they need from this plugin, and no other pages do.
 */
final class NeighborPagesTest extends TestCase {
	/** Type of posts that a test has registered. */
	private static string $registered = '';

	public function test_allows_payment_hosts_in_strict_mode(): void {
		// Constant by which WooCommerce's gateway is detected.
		defined( 'WC_PAGSEGURO_VERSION' ) || define( 'WC_PAGSEGURO_VERSION', '2.14.0' );
		$payments = new Payments( self::assets() );
		self::assertSame( [ 'https://mine.example' ], $payments->add( [ 'https://mine.example' ] ), 'Not a checkout page.' );
		self::show( 'cartflows_step' );
		$hosts = $payments->add( [ 'https://mine.example' ] );
		self::assertContains( 'https://mine.example', $hosts );
		self::assertContains( 'https://stc.pagseguro.uol.com.br', $hosts );
		self::assertNotContains( 'https://js.mollie.com', $hosts, 'That plugin is not active.' );
	}

	public function test_allows_the_hosts_of_enabled_gateways(): void {
		self::show( 'cartflows_step' );
		$hosts = static fn (): array => ( new Payments( self::assets() ) )->add( [] );
		self::assertNotContains( 'https://js.mollie.com', $hosts() );
		$gateways = WC()->payment_gateways()->payment_gateways();
		$gateway  = reset( $gateways );
		$before   = [ $gateway->id, $gateway->enabled ];
		try {
			[ $gateway->id, $gateway->enabled ] = [ 'mollie_wc_gateway_creditcard', 'yes' ];
			self::assertContains( 'https://js.mollie.com', $hosts() );
			$gateway->enabled = 'no';
			self::assertNotContains( 'https://js.mollie.com', $hosts() );
		} finally {
			[ $gateway->id, $gateway->enabled ] = $before;
		}
	}

	public function test_strict_mode_accepts_every_payment_host(): void {
		$services = require dirname( __DIR__ ) . '/strict/payment-hosts.php';
		foreach ( $services as $service ) {
			self::assertNotSame( [], $service['marks'] );
			add_filter( 'quayside_consent_strict_hosts', static fn (): array => $service['hosts'], PHP_INT_MAX );
			self::assertSame( [], array_diff( $service['hosts'], Hosts::sources() ) );
			self::assertSame( [], preg_grep( '~(?<!^https://)\*~', $service['hosts'] ), 'Only the beginning can be a wildcard.' );
			self::assertNotSame( [], $service['gateways'] );
		}
	}

	/**
	 * @testWith ["cartflows_step"]
	 *           ["sureforms_form"]
	 */
	public function test_adds_space_for_the_banner_without_a_footer( string $type ): void {
		$style = static function ( Settings $settings ): string {
			ob_start();
			( new PageEnd( new Context(), $settings ) )->print();
			return (string) ob_get_clean();
		};
		self::assertSame( '', $style( new Settings( [] ) ), 'Other pages are not affected.' );
		self::show( $type );
		self::assertStringContainsString( 'html[data-consent-asks=true] body:not(:has(footer)){padding-block-end:', $style( new Settings( [] ) ) );
		self::assertStringNotContainsString( 'asks=true', $style( new Settings( [ 'layout' => 'bar', 'position' => 'top' ] ) ) );
		add_filter( 'quayside_consent_applies', '__return_false' );
		self::assertSame( '', $style( new Settings( [] ) ) );
	}

	public function test_looks_for_widgets_only_on_pages_with_a_banner(): void {
		$script = static function (): string {
			ob_start();
			( new Places( self::assets(), new Context() ) )->print();
			return (string) ob_get_clean();
		};
		foreach ( [ '.g-recaptcha', '.h-captcha', '.cf-turnstile', '.elementor-widget-video', 'ask("places")' ] as $part ) {
			self::assertStringContainsString( $part, $script() );
		}
		add_filter( 'quayside_consent_applies', '__return_false' );
		self::assertSame( '', $script() );
	}

	/** Makes a post of a type the current page. */
	private static function show( string $type ): void {
		if ( ! post_type_exists( $type ) ) {
			register_post_type( $type, [ 'public' => true ] );
			self::$registered = $type;
		}
		$id = wp_insert_post( [ 'post_type' => $type, 'post_status' => 'publish', 'post_title' => 'Page' ] );
		$GLOBALS['wp_query'] = new \WP_Query( [ 'p' => $id, 'post_type' => $type ] );
		$GLOBALS['wp_the_query'] = $GLOBALS['wp_query'];
	}

	protected function tear_down(): void {
		'' === self::$registered || unregister_post_type( self::$registered );
		self::$registered = '';
		$GLOBALS['wp_query'] = new \WP_Query();
		$GLOBALS['wp_the_query'] = $GLOBALS['wp_query'];
		parent::tear_down();
	}

	private static function assets(): Assets {
		return new Assets( dirname( __DIR__ ) . '/quayside-consent.php', 'consent', 'quayside-consent' );
	}
}
