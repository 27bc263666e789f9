<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Spam;

use Quayside\Blocks\Forms\Entries\Tables;
use Quayside\Blocks\Forms\Spam\Captcha\CaptchaService;
use Quayside\Blocks\Kit\Settings;
use Quayside\Blocks\Kit\TrustedProxies;
use Quayside\Blocks\Kit\VisitorAddress;

/**
 * What the site has agreed with captcha services, and whom it does not want to hear from. Kept in two options: pages need
 * the first, submissions both.
 */
final class SpamSettings {
	public const KEYS      = 'quayside_form_captcha';
	public const BLOCKLIST = Tables::BLOCKLIST;

	/**
	 * The keys of a service; null where the site has none.
	 *
	 * @return array{site: string, secret: string}|null
	 */
	public static function keys( string $kind ): ?array {
		$option = get_option( self::KEYS );
		$keys   = is_array( $option ) && is_array( $option['keys'] ?? null ) ? $option['keys'][ $kind ] ?? null : null;
		$site   = is_array( $keys ) && is_string( $keys['site'] ?? null ) ? $keys['site'] : '';
		$secret = is_array( $keys ) && is_string( $keys['secret'] ?? null ) ? $keys['secret'] : '';
		return '' === $site || '' === $secret ? null : [
			'site'   => $site,
			'secret' => $secret,
		];
	}

	/**
	 * The least score of reCAPTCHA v3 that a person has: 0 to 1.
	 */
	public static function score(): float {
		$score = ( new Settings( 'forms/spam.settings', self::KEYS ) )->get( 'score' );
		return is_float( $score ) ? $score : 0.0;
	}

	/**
	 * Lines of the blocklist.
	 *
	 * @return array{words: array<int, string>, emails: array<int, string>, addresses: array<int, string>}
	 */
	public static function blocklist(): array {
		$option = get_option( self::BLOCKLIST );
		$list   = static fn ( string $name ): array => is_array( $option ) && is_array( $option[ $name ] ?? null ) ? array_values( array_filter( $option[ $name ], 'is_string' ) ) : [];
		return [
			'words'     => $list( 'words' ),
			'emails'    => $list( 'emails' ),
			'addresses' => $list( 'addresses' ),
		];
	}

	/**
	 * Everything for the admin's screen. Secrets stay here: the screen only learns that there is one.
	 *
	 * @return array<string, mixed>
	 */
	public static function shown(): array {
		$option = get_option( self::KEYS );
		$all    = is_array( $option ) && is_array( $option['keys'] ?? null ) ? $option['keys'] : [];
		$keys   = [];
		foreach ( CaptchaService::KINDS as $kind ) {
			$own           = is_array( $all[ $kind ] ?? null ) ? $all[ $kind ] : [];
			$keys[ $kind ] = [
				'site'      => is_string( $own['site'] ?? null ) ? $own['site'] : '',
				'hasSecret' => is_string( $own['secret'] ?? null ) && '' !== $own['secret'],
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
		$option = get_option( self::KEYS );
		$old    = is_array( $option ) && is_array( $option['keys'] ?? null ) ? $option['keys'] : [];
		$new    = [];
		foreach ( is_array( $sent['keys'] ?? null ) ? $sent['keys'] : [] as $kind => $keys ) {
			if ( in_array( $kind, CaptchaService::KINDS, true ) && is_array( $keys ) ) {
				$kept         = is_array( $old[ $kind ] ?? null ) && is_string( $old[ $kind ]['secret'] ?? null ) ? $old[ $kind ]['secret'] : '';
				$new[ $kind ] = [
					'site'   => is_string( $keys['site'] ?? null ) ? sanitize_text_field( $keys['site'] ) : '',
					'secret' => is_string( $keys['secret'] ?? null ) ? sanitize_text_field( $keys['secret'] ) : $kept,
				];
			}
		}
		update_option(
			self::KEYS,
			[
				'keys'  => $new + $old,
				'score' => is_numeric( $sent['score'] ?? null ) ? (float) $sent['score'] : self::score(),
			]
		);
		if ( is_array( $sent['blocklist'] ?? null ) ) {
			$lines = static fn ( mixed $list ): array => array_values( array_unique( array_filter( array_map( static fn ( mixed $line ): string => is_string( $line ) ? sanitize_text_field( $line ) : '', is_array( $list ) ? $list : [] ) ) ) );
			update_option( self::BLOCKLIST, array_map( $lines, array_intersect_key( $sent['blocklist'], array_flip( [ 'words', 'emails', 'addresses' ] ) ) ) );
		}
	}
}
