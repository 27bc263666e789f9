<?php
declare( strict_types=1 );

namespace Quayside\Consent\Blocking;

/**
 * Remembers that a page could not be held as it should be, for the owner: what, where and when. Written at most once a day for
 * each kind, so that no visitor can make the site write on each page.
 */
final class Trouble {
	public const OPTION = 'quayside_consent_trouble';

	/**
	 * Another plugin has closed all output buffers in the middle of a page.
	 */
	public const CLOSED = 'closed';

	/**
	 * The rewriter has failed.
	 */
	public const FAILED = 'failed';

	/**
	 * Days after which it is no longer news.
	 */
	private const DAYS = 7;

	/**
	 * Notes that it has happened on this page.
	 *
	 * @param string $kind What has happened: CLOSED or FAILED.
	 */
	public static function note( string $kind ): void {
		$all = self::read();
		if ( ( $all[ $kind ]['time'] ?? 0 ) > time() - DAY_IN_SECONDS ) {
			return;
		}
		$address      = wp_unslash( $_SERVER['REQUEST_URI'] ?? '' ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- sanitized below.
		$all[ $kind ] = [
			'time' => time(),
			'path' => substr( (string) wp_parse_url( sanitize_url( is_string( $address ) ? $address : '' ), PHP_URL_PATH ), 0, 200 ),
		];
		update_option( self::OPTION, $all, false );
	}

	/**
	 * What has happened lately, by kind.
	 *
	 * @return array<string, array{time: int, path: string}>
	 */
	public static function lately(): array {
		return array_filter( self::read(), static fn ( array $one ): bool => $one['time'] > time() - self::DAYS * DAY_IN_SECONDS );
	}

	/**
	 * @return array<string, array{time: int, path: string}>
	 */
	private static function read(): array {
		$all = get_option( self::OPTION, [] );
		$out = [];
		foreach ( is_array( $all ) ? $all : [] as $kind => $one ) {
			if ( is_string( $kind ) && is_array( $one ) && is_int( $one['time'] ?? null ) && is_string( $one['path'] ?? null ) ) {
				$out[ $kind ] = [
					'time' => $one['time'],
					'path' => $one['path'],
				];
			}
		}
		return $out;
	}
}
