<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Spam\Captcha;

/**
 * Describes a CAPTCHA service: its URLs and the names it uses.
 */
final class CaptchaService {
	/**
	 * @param string $kind   CAPTCHA type of the contract forms/spam.settings.
	 * @param string $name   Display name of the service.
	 * @param string $script URL of its script, with explicit rendering.
	 * @param string $verify URL that verifies a response.
	 * @param string $field  Name of the field with the response.
	 * @param string $node   Class of the element that contains the widget.
	 * @param string $text   Key of the error message for an unsolved CAPTCHA.
	 */
	private function __construct(
		public readonly string $kind,
		public readonly string $name,
		public readonly string $script,
		public readonly string $verify,
		public readonly string $field,
		public readonly string $node,
		public readonly string $text
	) {}

	/**
	 * Returns the service of a CAPTCHA type, null if the type is unknown.
	 */
	public static function get( string $kind ): ?self {
		$service = match ( $kind ) {
			'hcaptcha'     => [
				'hCaptcha',
				'https://js.hcaptcha.com/1/api.js?render=explicit',
				'https://api.hcaptcha.com/siteverify',
				'h-captcha-response',
				'h-captcha',
				'srfm_captcha_h_error_message',
			],
			'cf-turnstile' => [
				'Cloudflare Turnstile',
				'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
				'https://challenges.cloudflare.com/turnstile/v0/siteverify',
				'cf-turnstile-response',
				'cf-turnstile',
				'srfm_turnstile_error_message',
			],
			'v2-checkbox', 'v2-invisible', 'v3-reCAPTCHA' => [
				'Google reCAPTCHA',
				'https://www.google.com/recaptcha/api.js?render=explicit',
				'https://www.google.com/recaptcha/api/siteverify',
				'g-recaptcha-response',
				'g-recaptcha',
				'srfm_google_captcha_error_message',
			],
			default        => null,
		};
		if ( null === $service ) {
			return null;
		}
		[ $name, $script, $verify, $field, $node, $text ] = $service;
		/**
		 * Filters the URLs of a CAPTCHA service, for example for countries that need recaptcha.net, for proxies, or for
		 * tests.
		 *
		 * @param array{script: string, verify: string} $addresses URLs of the script, with explicit rendering, and of
		 * the verification.
		 * @param string                                $kind      v2-checkbox, v2-invisible, v3-reCAPTCHA, hcaptcha or cf-turnstile.
		 */
		$addresses = apply_filters(
			'quayside_blocks_captcha_addresses',
			[
				'script' => $script,
				'verify' => $verify,
			],
			$kind
		);
		$addresses = is_array( $addresses ) ? $addresses : [];
		return new self(
			$kind,
			$name,
			is_string( $addresses['script'] ?? null ) ? $addresses['script'] : $script,
			is_string( $addresses['verify'] ?? null ) ? $addresses['verify'] : $verify,
			$field,
			$node,
			$text
		);
	}

	/**
	 * Returns the action of a form's CAPTCHA, '' if the service has no actions. The service repeats it in its verdict.
	 */
	public function action( int $form ): string {
		return in_array( $this->kind, [ 'v3-reCAPTCHA', 'cf-turnstile' ], true ) ? "form_$form" : '';
	}

	/**
	 * Determines whether the visitor sees a widget before submitting the form.
	 */
	public function is_visible(): bool {
		return ! in_array( $this->kind, [ 'v2-invisible', 'v3-reCAPTCHA' ], true );
	}

	/**
	 * Returns the WP Consent API category that must be allowed before the service is contacted, '' for none.
	 */
	public function consent(): string {
		/**
		 * Filters the consent category that a CAPTCHA needs.
		 *
		 * @param string $category functional, preferences, statistics, statistics-anonymous, marketing, or '' for none.
		 * @param string $kind     v2-checkbox, v2-invisible, v3-reCAPTCHA, hcaptcha or cf-turnstile.
		 */
		$category = apply_filters( 'quayside_blocks_captcha_consent_category', 'preferences', $this->kind );
		return is_string( $category ) ? $category : '';
	}
}
