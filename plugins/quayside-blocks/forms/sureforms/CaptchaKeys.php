<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Sureforms;

/**
 * Reads the CAPTCHA keys that a site has saved in SureForms.
 */
final class CaptchaKeys {
	/** SureForms' option with the keys. */
	public const OPTION = 'srfm_security_settings_options';

	/** Prefix of a service's keys in the option, by Quayside's name of the service. */
	private const PREFIXES = [
		'v2-checkbox'  => 'srfm_v2_checkbox',
		'v2-invisible' => 'srfm_v2_invisible',
		'v3-reCAPTCHA' => 'srfm_v3',
		'hcaptcha'     => 'srfm_hcaptcha',
		'cf-turnstile' => 'srfm_cf_turnstile',
	];

	/** Quayside's names of the services. */
	public const KINDS = [ 'v2-checkbox', 'v2-invisible', 'v3-reCAPTCHA', 'hcaptcha', 'cf-turnstile' ];

	/**
	 * Returns the site key and the secret of a service; empty strings if it has none.
	 *
	 * @return array{0: string, 1: string}
	 */
	public static function get( string $kind ): array {
		$stored = isset( self::PREFIXES[ $kind ] ) ? get_option( self::OPTION ) : null;
		$key    = static function ( string $name ) use ( $stored, $kind ): string {
			$value = is_array( $stored ) ? $stored[ self::PREFIXES[ $kind ] . $name ] ?? '' : '';
			return is_string( $value ) ? trim( $value ) : '';
		};
		return [ $key( '_site_key' ), $key( '_secret_key' ) ];
	}
}
