<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Spam\Captcha;

/**
 * A service that tells people from robots: where its script and its verdict come from, and how it names things.
 */
final class CaptchaService {
	/**
	 * @param string $kind   A kind of contract forms/spam.settings.
	 * @param string $name   The service's name, for people.
	 * @param string $script Address of its script, with explicit rendering.
	 * @param string $verify Address that judges a response.
	 * @param string $field  Name under which the response is sent.
	 * @param string $node   Class of the element that the widget is drawn in.
	 * @param string $text   Key of the message of a captcha that is not solved.
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
	 * The service of a kind; null where there is none.
	 */
	public static function of( string $kind ): ?self {
		$service = match ( $kind ) {
			'hcaptcha'     => [ 'hCaptcha', 'https://js.hcaptcha.com/1/api.js?render=explicit', 'https://api.hcaptcha.com/siteverify', 'h-captcha-response', 'h-captcha', 'srfm_captcha_h_error_message' ],
			'cf-turnstile' => [ 'Cloudflare Turnstile', 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit', 'https://challenges.cloudflare.com/turnstile/v0/siteverify', 'cf-turnstile-response', 'cf-turnstile', 'srfm_turnstile_error_message' ],
			'v2-checkbox', 'v2-invisible', 'v3-reCAPTCHA' => [ 'Google reCAPTCHA', 'https://www.google.com/recaptcha/api.js?render=explicit', 'https://www.google.com/recaptcha/api/siteverify', 'g-recaptcha-response', 'g-recaptcha', 'srfm_google_captcha_error_message' ],
			default        => null,
		};
		if ( null === $service ) {
			return null;
		}
		[ $name, $script, $verify, $field, $node, $text ] = $service;
		/**
		 * Where a captcha service lives: for countries that need recaptcha.net, for proxies, and for tests.
		 *
		 * @param array{script: string, verify: string} $addresses The script, with explicit rendering, and what judges a response.
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
		return new self( $kind, $name, is_string( $addresses['script'] ?? null ) ? $addresses['script'] : $script, is_string( $addresses['verify'] ?? null ) ? $addresses['verify'] : $verify, $field, $node, $text );
	}

	/**
	 * What a form's captcha is for; the services that keep it say so again in their verdict.
	 */
	public function action( int $form ): string {
		return in_array( $this->kind, [ 'v3-reCAPTCHA', 'cf-turnstile' ], true ) ? "form_$form" : '';
	}

	/**
	 * Whether the visitor sees a widget before the form is sent.
	 */
	public function is_visible(): bool {
		return ! in_array( $this->kind, [ 'v2-invisible', 'v3-reCAPTCHA' ], true );
	}

	/**
	 * The category of the WP Consent API that must be allowed before anything is asked of the service; empty for none.
	 */
	public function consent(): string {
		/**
		 * The consent that a captcha needs.
		 *
		 * @param string $category functional, preferences, statistics, statistics-anonymous, marketing; empty for none.
		 * @param string $kind     v2-checkbox, v2-invisible, v3-reCAPTCHA, hcaptcha or cf-turnstile.
		 */
		$category = apply_filters( 'quayside_blocks_captcha_consent_category', 'preferences', $this->kind );
		return is_string( $category ) ? $category : '';
	}
}
