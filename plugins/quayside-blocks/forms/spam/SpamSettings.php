<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Spam;

use Quayside\Blocks\Forms\Entries\Tables;
use Quayside\Blocks\Forms\Sureforms\CaptchaKeys;
use Quayside\Blocks\Kit\Contract;
use Quayside\Blocks\Kit\PrimaryReads;
use Quayside\Blocks\Kit\Settings;
use Quayside\Blocks\Kit\TrustedProxies;
use Quayside\Blocks\Kit\VisitorAddress;

/**
 * Reads and saves the CAPTCHA keys and the blocklist: contract forms/spam.settings. They are stored in two options
 * because pages need only the first, submissions both.
 */
final class SpamSettings {
	public const KEYS      = 'quayside_form_captcha';
	public const BLOCKLIST = Tables::BLOCKLIST;

	private const CONTRACT = 'forms/spam.settings';

	private static ?Settings $settings = null;

	/**
	 * Returns the keys of a CAPTCHA type, null if the site has none.
	 *
	 * @return array{site: string, secret: string}|null
	 */
	public static function keys( string $kind ): ?array {
		$keys   = self::all_keys()[ $kind ] ?? [];
		$site   = $keys['site'] ?? '';
		$secret = $keys['secret'] ?? '';
		if ( '' === $site || '' === $secret ) {
			[ $site, $secret ] = CaptchaKeys::get( $kind );
		}
		return '' === $site || '' === $secret ? null : [
			'site'   => $site,
			'secret' => $secret,
		];
	}

	/**
	 * Returns the minimum score for reCAPTCHA v3, from 0 to 1.
	 */
	public static function score(): float {
		$score = self::settings()->get( 'score' );
		return is_float( $score ) ? $score : 0.0;
	}

	/**
	 * Returns the lines of the blocklist.
	 *
	 * @return array{words: array<int, string>, emails: array<int, string>, addresses: array<int, string>}
	 */
	public static function blocklist(): array {
		$option = get_option( self::BLOCKLIST );
		/** @var array{words: array<int, string>, emails: array<int, string>, addresses: array<int, string>} $lists */
		$lists = self::settings()->fit( 'blocklist', [ 'blocklist' => [] ] );
		foreach ( $lists as $name => $default ) {
			// save() has validated the lines, of which there may be thousands.
			$lists[ $name ] = is_array( $option ) && is_array( $option[ $name ] ?? null )
				? array_values( array_filter( $option[ $name ], 'is_string' ) )
				: $default;
		}
		return $lists;
	}

	/**
	 * Returns the settings for the admin screen: contract forms/spam.shown. Only whether a secret exists is returned,
	 * never the secret itself.
	 *
	 * @return array<string, mixed>
	 */
	public static function for_screen(): array {
		$all  = self::all_keys();
		$keys = [];
		foreach ( self::kinds() as $kind ) {
			$keys[ $kind ] = [
				'site'      => $all[ $kind ]['site'] ?? '',
				'hasSecret' => '' !== ( $all[ $kind ]['secret'] ?? '' ),
			];
		}
		return [
			'keys'      => $keys,
			'score'     => self::score(),
			'blocklist' => self::blocklist(),
			'proxies'   => TrustedProxies::setting(),
			'proxy'     => VisitorAddress::unknown_proxy(),
		];
	}

	/**
	 * Saves the settings from the screen.
	 *
	 * @param array<mixed> $sent Data as in the contract forms/spam.settings. Omitted secrets are preserved.
	 */
	public static function save( array $sent ): void {
		PrimaryReads::option( self::KEYS );
		$old = self::all_keys();
		$new = [];
		foreach ( self::all_keys( $sent ) as $kind => $keys ) {
			$new[ $kind ] = [
				'site'   => sanitize_text_field( $keys['site'] ),
				'secret' => isset( $keys['secret'] ) ? sanitize_text_field( $keys['secret'] ) : $old[ $kind ]['secret'] ?? '',
			];
		}
		update_option(
			self::KEYS,
			[
				'keys'  => $new + $old,
				'score' => isset( $sent['score'] ) ? self::settings()->fit( 'score', $sent ) : self::score(),
			]
		);
		$lists = isset( $sent['blocklist'] ) ? self::settings()->fit( 'blocklist', $sent ) : null;
		if ( is_array( $lists ) ) {
			$clean = static fn ( mixed $lines ): array => array_values(
				array_unique( array_filter( array_map( 'sanitize_text_field', array_filter( (array) $lines, 'is_string' ) ) ) )
			);
			update_option( self::BLOCKLIST, array_map( $clean, $lists ) );
		}
	}

	/**
	 * Returns the keys by CAPTCHA type.
	 *
	 * @param array<mixed>|null $sent Submitted data, null for stored data.
	 * @return array<string, array{site: string, secret?: string}>
	 */
	private static function all_keys( ?array $sent = null ): array {
		/** @var array<string, array{site: string, secret?: string}> $keys */
		$keys = ( null === $sent ? self::settings()->get( 'keys' ) : self::settings()->fit( 'keys', $sent ) ) ?? [];
		return $keys;
	}

	/**
	 * Returns the CAPTCHA types.
	 *
	 * @return array<int, string>
	 */
	private static function kinds(): array {
		$properties = Contract::ready( self::CONTRACT )->schema()['properties'] ?? null;
		$keys       = is_array( $properties ) && is_array( $properties['keys'] ?? null ) ? $properties['keys']['properties'] ?? null : null;
		return is_array( $keys ) ? array_keys( $keys ) : [];
	}

	private static function settings(): Settings {
		return self::$settings ??= new Settings( self::CONTRACT, self::KEYS );
	}
}
