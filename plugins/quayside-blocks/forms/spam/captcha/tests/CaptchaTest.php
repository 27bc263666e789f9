<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Spam\Captcha\Tests;

use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Forms\Spam\Captcha\CaptchaService;
use Quayside\Blocks\Forms\Spam\SpamSettings;
use Quayside\Blocks\Forms\Submission\Token;
use Quayside\Blocks\Forms\Tests\FormTestCase;
use Quayside\Tests\ReadsLog;

/**
 * Tests server-side CAPTCHA verification. The service is mocked with a filter. tests/e2e/form-captcha.spec.ts has one
 * on another origin.
 */
final class CaptchaTest extends FormTestCase {
	use ReadsLog;

	private const GOOD = [
		'name'    => 'Ada',
		'email'   => 'ada@example.com',
		'message' => 'Hello',
	];

	/** Requests that reached the service. @var array<int, array{string, array<string, mixed>}> */
	private array $filtered = [];

	/**
	 * Mocked response of the service.
	 *
	 * @var array<string, mixed>|\WP_Error
	 */
	private array|\WP_Error $response = [];

	protected function set_up(): void {
		parent::set_up();
		$this->asked = [];
		update_option(
			SpamSettings::KEYS,
			[
				'keys' => array_fill_keys(
					[ 'v2-checkbox', 'v2-invisible', 'v3-reCAPTCHA', 'hcaptcha', 'cf-turnstile' ],
					[ 'site' => 'site-key', 'secret' => 'secret-key' ]
				),
			]
		);
		remove_all_filters( 'pre_http_request' );
		add_filter(
			'pre_http_request',
			function ( $response, array $arguments, string $url ) {
				$this->asked[] = [ $url, $arguments ];
				return $this->answer;
			},
			10,
			3
		);
		$this->mock_verdict( self::verdict() );
	}

	/** @return array<string, array{string, string, string}> */
	public static function services(): array {
		return [
			'checkbox'  => [ 'v2-checkbox', 'g-recaptcha-response', 'https://www.google.com/recaptcha/api/siteverify' ],
			'invisible' => [ 'v2-invisible', 'g-recaptcha-response', 'https://www.google.com/recaptcha/api/siteverify' ],
			'score'     => [ 'v3-reCAPTCHA', 'g-recaptcha-response', 'https://www.google.com/recaptcha/api/siteverify' ],
			'hcaptcha'  => [ 'hcaptcha', 'h-captcha-response', 'https://api.hcaptcha.com/siteverify' ],
			'turnstile' => [ 'cf-turnstile', 'cf-turnstile-response', 'https://challenges.cloudflare.com/turnstile/v0/siteverify' ],
		];
	}

	/** @dataProvider services */
	public function test_accepts_a_verified_response( string $kind, string $field, string $url ): void {
		$form = self::form( self::contact(), [ 'captcha' => $kind ] );
		$this->mock_verdict( [ 'action' => "form_{$form->id()}", 'score' => 0.7 ] + self::verdict() );
		self::assertTrue( self::submit( $form, self::GOOD, [ $field => 'a-response' ] )->get_data()['success'] );
		self::assertCount( 1, $this->asked );
		[ $filtered, $arguments ] = $this->asked[0];
		self::assertSame( $url, $filtered );
		self::assertSame( 5, $arguments['timeout'] );
		self::assertSame( [ 'secret-key', 'a-response' ], [ $arguments['body']['secret'], $arguments['body']['response'] ] );
		self::assertArrayNotHasKey( 'remoteip', $arguments['body'] );
		self::assertSame( 1, self::count_entries( $form ) );
	}

	/**
	 * @testdox [S5.27] A form without a response is rejected before the service is contacted
	 *
	 * @dataProvider services
	 */
	public function test_rejects_a_form_without_a_response_before_contacting_the_service( string $kind, string $field ): void {
		$form = self::form( self::contact(), [ 'captcha' => $kind ] );
		foreach ( [ [], [ $field => '' ], [ $field => [ 'a' ] ], [ $field => str_repeat( 'a', 9000 ) ] ] as $more ) {
			$this->assert_refused( $form, $more, 403, 'quayside_form_captcha', 'missing-input-response' );
		}
		self::assertSame( [], $this->asked );
	}

	/**
	 * @testdox [S8.13] Each service has its own message
	 */
	public function test_each_service_has_its_own_message(): void {
		$message = [];
		foreach ( [ 'v2-checkbox', 'v3-reCAPTCHA', 'hcaptcha', 'cf-turnstile' ] as $kind ) {
			$message[] = self::submit( self::form( self::contact(), [ 'captcha' => $kind ] ), self::GOOD )->get_data()['message'];
		}
		self::assertSame( $message[0], $message[1] );
		self::assertCount( 3, array_unique( $message ) );
	}

	public function test_rejects_responses_that_the_service_does_not_verify(): void {
		$form = self::form( self::contact(), [ 'captcha' => 'v3-reCAPTCHA' ] );
		$valid = [ 'action' => "form_{$form->id()}", 'score' => 0.9 ] + self::verdict();
		foreach ( [
			'timeout-or-duplicate' => [ 'success' => false, 'error-codes' => [ 'timeout-or-duplicate' ] ],
			'not-solved'           => [ 'success' => 'true' ],
			'wrong-hostname'       => [ 'hostname' => 'elsewhere.example' ] + $valid,
			'wrong-action'         => [ 'action' => 'form_1' ] + $valid,
			'low-score'            => [ 'score' => 0.1 ] + $valid,
		] as $reason => $verdict ) {
			$this->mock_verdict( $verdict );
			$this->assert_refused( $form, [ 'g-recaptcha-response' => 'a' ], 403, 'quayside_form_captcha', $reason );
		}
		$this->mock_verdict( array_diff_key( $valid, [ 'hostname' => 1 ] ) );
		$this->assert_refused( $form, [ 'g-recaptcha-response' => 'a' ], 403, 'quayside_form_captcha', 'wrong-hostname' );
		$this->mock_verdict( $valid );
		self::assertTrue( self::submit( $form, self::GOOD, [ 'g-recaptcha-response' => 'a' ] )->get_data()['success'] );
	}

	/** @return array<string, array{string, string}> Host in the site's URL, and host that the service reports. */
	public static function hosts(): array {
		return [
			'capitals'           => [ 'My-Shop.example', 'my-shop.example' ],
			'letters with marks' => [ 'Müller.example', 'xn--mller-kva.example' ],
		];
	}

	/** @dataProvider hosts */
	public function test_recognizes_the_host_of_the_site_as_services_report_it( string $host, string $reported ): void {
		$form = self::form( self::contact(), [ 'captcha' => 'hcaptcha' ] );
		add_filter( 'home_url', static fn (): string => "https://$host/" );
		$this->mock_verdict( [ 'success' => true, 'hostname' => "elsewhere.$reported" ] );
		$this->assert_refused( $form, [ 'h-captcha-response' => 'a' ], 403, 'quayside_form_captcha', 'wrong-hostname' );
		$this->mock_verdict( [ 'success' => true, 'hostname' => $reported ] );
		self::assertTrue( self::submit( $form, self::GOOD, [ 'h-captcha-response' => 'a' ] )->get_data()['success'] );
	}

	public function test_rejects_submissions_with_an_error_message_if_the_service_is_down(): void {
		$form  = self::form( self::contact(), [ 'captcha' => 'cf-turnstile' ] );
		$cases = [
			[ new \WP_Error( 'http_request_failed', 'cURL error 28: Operation timed out' ), 'unreachable' ],
			[ self::raw( 200, '<html>Maintenance</html>' ), 'no-verdict' ],
			[ self::raw( 500, '{"success":true}' ), 'no-verdict' ],
			[ self::raw( 200, '"success"' ), 'no-verdict' ],
			[ self::raw( 200, '{"success":false,"error-codes":["invalid-input-secret"]}' ), 'invalid-input-secret' ],
		];
		$reasons = [];
		add_action(
			'quayside_blocks_form_captcha_refused',
			static function ( string $reason ) use ( &$reasons ): void {
				$reasons[] = $reason;
			}
		);
		$logged = self::log_of( function () use ( $cases, $form ): void {
			foreach ( $cases as [ $response, $reason ] ) {
				$this->answer = $response;
				$this->assert_refused( $form, [ 'cf-turnstile-response' => 'a' ], 503, 'quayside_form_captcha_down', $reason );
			}
		} );
		self::assertSame( array_column( $cases, 1 ), array_column( array_column( $logged, 3 ), 'reason' ) );
		self::assertSame( [ $form->id(), 'cf-turnstile' ], [ $logged[0][3]['form'], $logged[0][3]['service'] ] );
		self::assertSame( array_column( $cases, 1 ), $reasons );
		delete_option( SpamSettings::KEYS );
		$this->assert_refused( $form, [ 'cf-turnstile-response' => 'a' ], 503, 'quayside_form_captcha_down', 'keys-missing' );
	}

	public function test_a_retry_after_a_lost_response_needs_no_second_verification(): void {
		$form  = self::form( self::contact(), [ 'captcha' => 'hcaptcha' ] );
		$sent  = [ 'h-captcha-response' => 'once', 'quayside-key' => 'one-filling-in-of-a-form' ];
		$first = self::submit( $form, self::GOOD, $sent )->get_data();
		$this->mock_verdict( [ 'success' => false, 'error-codes' => [ 'already-seen-response' ] ] );
		self::assertSame( $first['data']['submission_id'], self::submit( $form, self::GOOD, $sent )->get_data()['data']['submission_id'] );
		$this->assert_refused( $form, [ 'h-captcha-response' => 'once' ], 403, 'quayside_form_captcha', 'already-seen-response', 1 );
	}

	public function test_does_not_spend_a_response_on_invalid_submissions_or_spam(): void {
		$form = self::form( self::contact(), [ 'captcha' => 'v2-checkbox' ] );
		self::submit( $form, [ 'email' => 'no' ] + self::GOOD, [ 'g-recaptcha-response' => 'a' ] );
		self::submit( $form, self::GOOD, [ Token::honeypot( $form->id() ) => 'Cheap' ] );
		self::assertSame( [], $this->asked );
	}

	/**
	 * @testdox [S7.17] The page names the service without contacting it
	 */
	public function test_the_page_names_the_service_without_contacting_it(): void {
		$form = self::form( self::contact(), [ 'captcha' => 'v2-invisible' ] );
		$html = do_shortcode( "[quayside_form id={$form->id()}]" );
		self::assertStringContainsString( 'class="g-recaptcha" recaptcha-type="v2-invisible" data-sitekey="site-key"', $html );
		self::assertStringNotContainsString( 'secret-key', $html );
		self::assertSame( 1, preg_match( '~<script type="application/json" data-seal>([^<]+)</script>~', $html, $seal ) );
		self::assertSame( 1, substr_count( $html, '<script' ) );
		self::assertSame( 'https://www.google.com/recaptcha/api.js?render=explicit', json_decode( $seal[1], true )['props']['captcha']['script'] ?? null );
		self::assertStringNotContainsString( 'data-captcha', $html );
		self::assertSame( 0, preg_match( '/ (src|href)="[^"]*google/', $html ) );
	}

	public function test_each_type_with_keys_has_a_service(): void {
		$kinds = array_keys( SpamSettings::for_screen()['keys'] );
		self::assertCount( 5, $kinds );
		self::assertSame( $kinds, array_map( static fn ( string $kind ): ?string => CaptchaService::get( $kind )?->kind, $kinds ) );
		self::assertNull( CaptchaService::get( 'v4' ) );
	}

	public function test_invalid_options_have_neither_keys_nor_lines(): void {
		update_option(
			SpamSettings::KEYS,
			[
				'keys' => [ 'hcaptcha' => 'key', 'v4' => [ 'site' => 'a', 'secret' => 'b' ], 'cf-turnstile' => [ 'site' => [], 'secret' => 'b' ] ],
				'score' => '7',
			]
		);
		self::assertSame(
			[ null, null, null, 1.0 ],
			[ SpamSettings::keys( 'hcaptcha' ), SpamSettings::keys( 'v4' ), SpamSettings::keys( 'cf-turnstile' ), SpamSettings::score() ]
		);
		update_option( SpamSettings::BLOCKLIST, [ 'words' => 'casino', 'emails' => [ 1, 'a@b.co' ] ] );
		self::assertSame( [ 'words' => [], 'emails' => [ 'a@b.co' ], 'addresses' => [] ], SpamSettings::blocklist() );
	}

	public function test_never_exposes_secrets(): void {
		self::log_in_as( 'editor' );
		$data = self::rest( 'GET', '/quayside/v1/form-spam' )->get_data();
		self::assertSame( [ 'keys' ], array_keys( $data ) );
		self::assertSame( [ 'site' => 'site-key', 'hasSecret' => true ], $data['keys']['hcaptcha'] );
		$new = [
			'keys' => [ 'hcaptcha' => [ 'site' => 'new-site' ], 'cf-turnstile' => [ 'site' => '', 'secret' => '' ] ],
			'score' => 0.7,
			'blocklist' => [ 'words' => [ 'casino', 'casino', ' ' ], 'emails' => [], 'addresses' => [] ],
		];
		self::assertSame( 403, self::rest( 'POST', '/quayside/v1/form-spam', $new )->get_status() );
		self::log_in_as( 'administrator' );
		self::assertSame( 400, self::rest( 'POST', '/quayside/v1/form-spam', [ 'score' => 2 ] + $new )->get_status() );
		$saved = self::rest( 'POST', '/quayside/v1/form-spam', $new );
		self::assertSame( 200, $saved->get_status() );
		self::assertStringNotContainsString( 'secret-key', (string) wp_json_encode( $saved->get_data() ) );
		self::assertSame( [ 'site' => 'new-site', 'secret' => 'secret-key' ], SpamSettings::keys( 'hcaptcha' ) );
		self::assertNull( SpamSettings::keys( 'cf-turnstile' ) );
		self::assertSame( 0.7, SpamSettings::score() );
		self::assertSame( [ 'casino' ], SpamSettings::blocklist()['words'] );
		wp_set_current_user( 0 );
		self::assertSame( 401, self::rest( 'GET', '/quayside/v1/form-spam' )->get_status() );
	}

	/** @param array<string, mixed> $verdict */
	private function mock_verdict( array $verdict ): void {
		$this->answer = self::raw( 200, (string) wp_json_encode( $verdict ) );
	}

	/** @return array<string, mixed> */
	private static function verdict(): array {
		return [ 'success' => true, 'hostname' => wp_parse_url( home_url(), PHP_URL_HOST ) ];
	}

	/** @return array<string, mixed> */
	private static function raw( int $status, string $body ): array {
		return [ 'headers' => [], 'body' => $body, 'response' => [ 'code' => $status, 'message' => '' ], 'cookies' => [] ];
	}

	/** @param array<string, mixed> $more */
	private function assert_refused( Form $form, array $more, int $status, string $code, string $reason, int $stored = 0 ): void {
		$response = self::submit( $form, self::GOOD, $more );
		$data   = $response->get_data();
		self::assertSame(
			[ $status, $code, 'footer', $reason ],
			[ $response->get_status(), $data['code'], $data['data']['position'], $data['data']['log_message'] ]
		);
		self::assertNotSame( '', $data['message'] );
		self::assertSame( $stored, self::count_entries( $form ) );
	}
}
