<?php
declare( strict_types=1 );

namespace Quayside\Consent\Blocking;

use Quayside\Consent\Kit\Log;

/**
 * Stores for the site owner that a page could not be processed in full: what happened, where, and when. Each kind is
 * written at most once a day, so that visitors cannot cause a write on every page view.
 */
final class Problems {
	public const OPTION = 'quayside_consent_trouble';

	/**
	 * Another plugin closed all output buffers in the middle of a page.
	 */
	public const CLOSED = 'closed';

	/**
	 * The rewriter failed.
	 */
	public const FAILED = 'failed';

	/**
	 * The page is too long for the rewriter.
	 */
	public const LARGE = 'large';

	/**
	 * Days after which a problem is no longer reported.
	 */
	private const DAYS = 7;

	/**
	 * Records a problem on the current page.
	 *
	 * @param string          $kind  Kind of problem: CLOSED, FAILED, or LARGE.
	 * @param \Throwable|null $error What was thrown.
	 */
	public static function record( string $kind, ?\Throwable $error = null ): void {
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
		Log::write( 'error', 'consent', 'A page could not be checked in full for third parties.', [
			'problem'   => $kind,
			'exception' => $error,
		] );
	}

	/**
	 * Returns the recent problems, by kind.
	 *
	 * @return array<string, array{time: int, path: string}>
	 */
	public static function recent(): array {
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
