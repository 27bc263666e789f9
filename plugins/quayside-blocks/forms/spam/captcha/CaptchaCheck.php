<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Spam\Captcha;

use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Forms\Schema\Outcome;
use Quayside\Blocks\Forms\Spam\SpamSettings;
use Quayside\Blocks\Kit\Log;

/**
 * Verifies a CAPTCHA response with its service. If the service can't be reached, the response is rejected.
 */
final class CaptchaCheck {
	/** Timeout of the request to the service in seconds. */
	private const TIMEOUT = 5;

	/** Maximum length of a response in bytes. */
	private const MAX_LENGTH = 8192;

	/** Error codes caused by the site's configuration or the service. */
	private const SITE_ERRORS = [ 'missing-input-secret', 'invalid-input-secret', 'invalid-keys', 'sitekey-secret-mismatch', 'bad-request', 'internal-error' ];

	/**
	 * Verifies the CAPTCHA of a submission.
	 *
	 * @param Form         $form The form.
	 * @param array<mixed> $sent Submitted values.
	 * @return Outcome|null Error, or null if the CAPTCHA is valid or the form has none.
	 */
	public static function get_error( Form $form, array $sent ): ?Outcome {
		$service = CaptchaService::get( $form->settings()['captcha'] );
		if ( ! $service ) {
			return null;
		}
		$response = $sent[ $service->field ] ?? '';
		if ( ! is_string( $response ) || '' === $response || strlen( $response ) > self::MAX_LENGTH ) {
			return self::reject( $form, $service, 'missing-input-response' );
		}
		$keys = SpamSettings::keys( $service->kind );
		if ( null === $keys ) {
			return self::unavailable( $form, $service, 'keys-missing' );
		}
		$result = wp_remote_post(
			$service->verify,
			[
				'timeout'     => self::TIMEOUT,
				'redirection' => 0,
				'body'        => [
					'secret'   => $keys['secret'],
					'response' => $response,
				] + ( 'hcaptcha' === $service->kind ? [ 'sitekey' => $keys['site'] ] : [] ),
			]
		);
		if ( is_wp_error( $result ) ) {
			return self::unavailable( $form, $service, 'unreachable' );
		}
		$verdict = json_decode( wp_remote_retrieve_body( $result ), true );
		$codes   = is_array( $verdict ) && is_array( $verdict['error-codes'] ?? null ) ? array_map(
			'sanitize_key',
			array_filter( $verdict['error-codes'], 'is_string' )
		) : [];
		if ( [] !== array_intersect( $codes, self::SITE_ERRORS ) ) {
			return self::unavailable( $form, $service, implode( ' ', $codes ) );
		}
		if ( ! is_array( $verdict ) || ! array_key_exists( 'success', $verdict ) || wp_remote_retrieve_response_code( $result ) >= 500 ) {
			return self::unavailable( $form, $service, 'no-verdict' );
		}
		$error = self::get_verdict_error( $form, $service, $verdict, $codes );
		return '' === $error ? null : self::reject( $form, $service, $error );
	}

	/**
	 * Returns why the service's verdict is not acceptable, '' if it is.
	 *
	 * @param array<mixed>       $verdict The service's response.
	 * @param array<int, string> $codes   Error codes of the service.
	 */
	private static function get_verdict_error( Form $form, CaptchaService $service, array $verdict, array $codes ): string {
		if ( true !== $verdict['success'] ) {
			return [] === $codes ? 'not-solved' : implode( ' ', $codes );
		}
		/**
		 * Filters the hosts on which a CAPTCHA may be solved. An empty array allows any host.
		 *
		 * @param array<int, string> $hosts Host names without ports.
		 */
		$hosts = apply_filters(
			'quayside_blocks_captcha_hosts',
			array_values( array_unique( array_filter( [ wp_parse_url( home_url(), PHP_URL_HOST ), wp_parse_url( site_url(), PHP_URL_HOST ) ] ) ) )
		);
		$hosts = is_array( $hosts ) ? array_map( [ self::class, 'normalize_host' ], $hosts ) : [];
		if ( [] !== $hosts && ! in_array( self::normalize_host( $verdict['hostname'] ?? '' ), $hosts, true ) ) {
			return 'wrong-hostname';
		}
		$action = $service->action( $form->id() );
		if ( '' !== $action && ( $verdict['action'] ?? '' ) !== $action ) {
			return 'wrong-action';
		}
		$score = $verdict['score'] ?? null;
		return 'v3-reCAPTCHA' === $service->kind && ( ! is_numeric( $score ) || (float) $score < SpamSettings::score() ) ? 'low-score' : '';
	}

	/**
	 * Returns a host name as services report it. That of the site's URL may have capitals, or letters that are not ASCII.
	 */
	private static function normalize_host( mixed $host ): string {
		$host = is_string( $host ) ? mb_strtolower( $host ) : '';
		return function_exists( 'idn_to_ascii' ) && 1 === preg_match( '/[^\x00-\x7f]/', $host )
			? (string) idn_to_ascii( $host, IDNA_NONTRANSITIONAL_TO_ASCII, INTL_IDNA_VARIANT_UTS46 )
			: $host;
	}

	private static function reject( Form $form, CaptchaService $service, string $reason ): Outcome {
		self::report( $form, $reason );
		return Outcome::failed( 403, 'quayside_form_captcha', $form->messages()[ $service->text ], $reason );
	}

	private static function unavailable( Form $form, CaptchaService $service, string $reason ): Outcome {
		self::report( $form, $reason );
		Log::write( 'error', 'forms', 'A CAPTCHA could not be verified, so a submission was rejected.', [
			'form'    => $form->id(),
			'service' => $service->kind,
			'reason'  => $reason,
		] );
		return Outcome::failed(
			503,
			'quayside_form_captcha_down',
			__( 'CAPTCHA verification is temporarily unavailable. Nothing you entered was lost. Please try again in a minute.', 'quayside-blocks' ),
			$reason
		);
	}

	private static function report( Form $form, string $reason ): void {
		/**
		 * Fires when a CAPTCHA rejects a submission.
		 *
		 * @param string $reason "unreachable", "keys-missing", "wrong-hostname", "low-score", or similar, or the
		 * service's error codes.
		 * @param Form   $form   The form.
		 */
		do_action( 'quayside_blocks_form_captcha_refused', $reason, $form );
	}
}
