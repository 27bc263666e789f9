<?php
declare( strict_types=1 );

namespace Quayside\Consent\Settings\Screen\Tests;

use Quayside\Consent\Settings\Settings;
use Quayside\Tests\TestCase;

/**
 * The owner's settings: who can read them, what is accepted and what is rejected.
 */
final class SettingsRouteTest extends TestCase {
	private const ROUTE = '/quayside-consent/v1/settings';

	/**
	 * @param array<string, mixed> $settings Settings to store.
	 * @param bool                 $ask      Whether visitors are asked again.
	 */
	private static function save( array $settings, bool $ask = false ): \WP_REST_Response {
		return self::rest(
			'POST',
			self::ROUTE,
			[
				'settings' => $settings,
				'askAgain' => $ask,
			]
		);
	}

	/**
	 * @param \WP_REST_Response $response An answer of the route.
	 * @return array<string, mixed>
	 */
	private static function settings( \WP_REST_Response $response ): array {
		self::assertSame( 200, $response->get_status(), (string) wp_json_encode( $response->get_data() ) );
		return $response->get_data()['settings'];
	}

	public function test_only_users_with_the_capability_can_read_and_change_settings(): void {
		foreach ( [ self::ROUTE, '/quayside-consent/v1/preview' ] as $route ) {
			$method = self::ROUTE === $route ? 'GET' : 'POST';
			wp_set_current_user( 0 );
			self::assertSame( 401, self::rest( $method, $route, [ 'settings' => [ 'law' => 'ccpa' ] ] )->get_status() );
			self::log_in_as( 'editor' );
			self::assertSame( 403, self::rest( $method, $route, [ 'settings' => [ 'law' => 'ccpa' ] ] )->get_status() );
		}
		self::assertSame( 403, self::save( [ 'law' => 'ccpa' ] )->get_status() );
		self::assertNotSame( 'ccpa', ( new Settings() )->law() );
	}

	public function test_saved_settings_are_returned_and_take_effect(): void {
		self::log_in_as( 'administrator' );
		update_option( Settings::OPTION, [ 'law' => 'gdpr', 'close' => false ] );
		$settings = self::settings(
			self::save(
				[
					'layout'   => 'bar',
					'position' => 'top',
					'texts'    => [
						'title'       => 'Biscuits?',
						'description' => 'We bake. <a href="/policy">Recipe</a>',
						'accept'      => '',
					],
					'colours'  => [
						'ink'    => '#112233',
						'paper'  => '',
						'accent' => '',
					],
				]
			)
		);
		self::assertSame( 'Biscuits?', $settings['texts']['title'] );
		self::assertSame( 'We bake. <a href="/policy">Recipe</a>', $settings['texts']['description'] );
		// Other settings don't change.
		self::assertFalse( $settings['close'] );
		$stored = new Settings();
		self::assertSame( [ 'bar', 'top' ], [ $stored->layout(), $stored->position() ] );
		self::assertSame( [ 'ink' => '#112233' ], $stored->colors() );
	}

	/**
	 * @dataProvider invalid_settings
	 * @param array<string, mixed> $settings What an owner, or somebody in their name, sends.
	 * @param string               $reason   A part of the reason.
	 */
	public function test_invalid_settings_are_rejected_with_a_reason_and_not_stored( array $settings, string $reason ): void {
		self::log_in_as( 'administrator' );
		$before   = get_option( Settings::OPTION );
		$response = self::save( [ 'layout' => 'popup' ] + $settings );
		self::assertSame( 400, $response->get_status() );
		self::assertStringContainsString( $reason, (string) wp_json_encode( $response->get_data(), JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ) );
		self::assertSame( $before, get_option( Settings::OPTION ) );
	}

	/**
	 * @return array<string, array{array<string, mixed>, string}>
	 */
	public static function invalid_settings(): array {
		$provider = static fn ( string ...$hosts ): array => [
			'providers' => [
				'own' => [
					'name'     => 'Own',
					'category' => 'analytics',
					'hosts'    => $hosts,
				],
			],
		];
		$cookie = [ 'name' => '(a+)+$', 'provider' => '', 'duration' => '', 'description' => '' ];
		return [
			'catastrophic expression' => [ $provider( 'good.example', '(a+)+$' ), 'Wildcards and regular expressions are not supported' ],
			'wildcard'                => [ $provider( '*' ), 'is not a valid domain' ],
			'top-level domain'        => [ $provider( 'com' ), 'is not a valid domain' ],
			'address'                 => [ $provider( 'https://tracker.example/x' ), 'is not a valid domain' ],
			'path traversal'          => [ $provider( 'tracker.example/a/b/c' ), 'is not a valid domain' ],
			'line break'              => [ $provider( "tracker.example\n" ), 'is not a valid domain' ],
			'oversized'               => [ $provider( str_repeat( 'a', 5000 ) . '.example' ), 'is not a valid domain' ],
			'half the web'            => [ $provider( 'co.uk' ), 'is shared by many sites' ],
			'the site itself'         => [ $provider( (string) wp_parse_url( home_url(), PHP_URL_HOST ) ), 'Files from this site are never blocked' ],
			'script in a text'        => [ [ 'texts' => [ 'title' => '<script>alert(1)</script>' ] ], 'contains code that is not allowed' ],
			'script in a description' => [ [ 'texts' => [ 'description' => 'Hello <script>alert(1)</script>' ] ], 'contains code that is not allowed' ],
			'handler in a link'       => [ [ 'texts' => [ 'description' => '<a href="/" onclick="x()">a</a>' ] ], 'contains code that is not allowed' ],
			'script in a link'        => [ [ 'texts' => [ 'description' => '<a href="java&#115;cript:x()">a</a>' ] ], 'contains code that is not allowed' ],
			'no such text'            => [ [ 'texts' => [ 'surprise' => 'x' ] ], 'Unknown text field' ],
			'colour with style'       => [ [ 'colours' => [ 'ink' => 'red;}body{}' ] ], 'ink' ],
			'unknown law'             => [ [ 'law' => 'none' ], 'law' ],
			'hostile header'          => [ [ 'geo' => [ 'header' => "X\r\nSet-Cookie" ] ], 'header' ],
			'policy by script'        => [ [ 'policyUrl' => 'javascript:alert(1)' ], 'policyUrl' ],
			'cookie of another site'  => [ [ 'cookieDomain' => 'evil.example' ], 'is not a parent domain of' ],
			'unknown setting'         => [ [ 'surprise' => true ], 'surprise' ],
			'unsafe cookie'           => [ [ 'categories' => [ [ 'slug' => 'analytics', 'cookies' => [ $cookie ] ] ] ], 'name' ],
		];
	}

	public function test_a_new_category_shows_the_banner_again_and_new_wording_does_not(): void {
		self::log_in_as( 'administrator' );
		$revision = ( new Settings() )->revision();
		self::assertSame( $revision, self::settings( self::save( [ 'texts' => [ 'title' => 'Biscuits?' ] ] ) )['revision'] );
		$new = [
			'categories' => [
				[
					'slug' => 'social',
					'name' => 'Social',
				],
			],
		];
		self::assertSame( $revision + 1, self::settings( self::save( $new ) )['revision'] );
		self::assertSame( $revision + 1, self::settings( self::save( $new ) )['revision'] );
		self::assertSame( $revision + 2, self::settings( self::save( [], true ) )['revision'] );
		// Requests can't set the revision.
		self::assertSame( $revision + 2, self::settings( self::save( [ 'revision' => 1 ] ) )['revision'] );
	}

	public function test_the_preview_shows_the_banner_of_unsaved_settings(): void {
		self::log_in_as( 'administrator' );
		$before   = get_option( Settings::OPTION );
		$response = self::rest(
			'POST',
			'/quayside-consent/v1/preview',
			[
				'settings' => [
					'texts'   => [ 'title' => 'Biscuits?' ],
					'layout'  => 'bar',
					'colours' => [ 'accent' => '#a00000' ],
					'categories' => [ [ 'slug' => 'functional', 'name' => 'Handy', 'description' => '', 'cookies' => [] ] ],
				],
			]
		);
		$document = $response->get_data()['document'];
		self::assertStringContainsString( '.quayside-preferences', $document );
		self::assertContains( 'Handy', array_column( $response->get_data()['preferences']['categories'], 'name' ) );
		self::assertStringContainsString( 'Biscuits?', $document );
		self::assertStringContainsString( 'cky-bar-bottom', $document );
		self::assertStringContainsString( '#a00000', $document );
		self::assertStringNotContainsString( '<script', str_replace( '<script type="application/json" data-seal>', '', $document ), 'Nothing runs.' );
		self::assertSame( $before, get_option( Settings::OPTION ) );
	}
}
