<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Spam;

use Quayside\Blocks\Forms\Entries\Tables;
use Quayside\Blocks\Kit\Contract;
use Quayside\Blocks\Kit\Settings;
use Quayside\Blocks\Kit\TrustedProxies;
use Quayside\Blocks\Kit\VisitorAddress;

/**
 * What the site has agreed with captcha services, and whom it does not want to hear from: contract forms/spam.settings. Kept
 * in two options: pages need the first, submissions both.
 */
final class SpamSettings {
	public const KEYS      = 'quayside_form_captcha';
	public const BLOCKLIST = Tables::BLOCKLIST;

	private const CONTRACT = 'forms/spam.settings';

	private static ?Settings $settings = null;

	/**
	 * The keys of a service; null where the site has none.
	 *
	 * @return array{site: string, secret: string}|null
	 */
	public static function keys( string $kind ): ?array {
		$keys   = self::all_keys()[ $kind ] ?? [];
		$site   = $keys['site'] ?? '';
		$secret = $keys['secret'] ?? '';
		return '' === $site || '' === $secret ? null : [
			'site'   => $site,
			'secret' => $secret,
		];
	}

	/**
	 * The least score of reCAPTCHA v3 that a person has: 0 to 1.
	 */
	public static function score(): float {
		$score = self::settings()->get( 'score' );
		return is_float( $score ) ? $score : 0.0;
	}

	/**
	 * Lines of the blocklist.
	 *
	 * @return array{words: array<int, string>, emails: array<int, string>, addresses: array<int, string>}
	 */
	public static function blocklist(): array {
		$option = get_option( self::BLOCKLIST );
		/** @var array{words: array<int, string>, emails: array<int, string>, addresses: array<int, string>} $lists */
		$lists = self::settings()->fit( 'blocklist', [ 'blocklist' => [] ] );
		foreach ( $lists as $name => $none ) {
			// keep() has judged the lines, of which there may be thousands.
			$lists[ $name ] = is_array( $option ) && is_array( $option[ $name ] ?? null ) ? array_values( array_filter( $option[ $name ], 'is_string' ) ) : $none;
		}
		return $lists;
	}

	/**
	 * Everything for the admin's screen: contract forms/spam.shown. Secrets stay here: the screen only learns that there is one.
	 *
	 * @return array<string, mixed>
	 */
	public static function shown(): array {
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
	 * Keeps what the screen sent.
	 *
	 * @param array<mixed> $sent As the contract forms/spam.settings says: a secret that is left out stays.
	 */
	public static function keep( array $sent ): void {
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
			$clean = static fn ( mixed $lines ): array => array_values( array_unique( array_filter( array_map( 'sanitize_text_field', array_filter( (array) $lines, 'is_string' ) ) ) ) );
			update_option( self::BLOCKLIST, array_map( $clean, $lists ) );
		}
	}

	/**
	 * Keys by kind of captcha.
	 *
	 * @param array<mixed>|null $sent What was sent; null for what is kept.
	 * @return array<string, array{site: string, secret?: string}>
	 */
	private static function all_keys( ?array $sent = null ): array {
		/** @var array<string, array{site: string, secret?: string}> $keys */
		$keys = ( null === $sent ? self::settings()->get( 'keys' ) : self::settings()->fit( 'keys', $sent ) ) ?? [];
		return $keys;
	}

	/**
	 * Kinds of captchas.
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
