<?php
declare( strict_types=1 );

namespace Quayside\Consent\OptOutLaws;

/**
 * Provides the privacy laws of US states.
 *
 * @phpstan-type Law array{law: string, since: string, gpc: string, source: string}
 */
final class OptOutLaws {
	/**
	 * Returns the laws by state, see list.php.
	 *
	 * @return array<string, Law>
	 */
	public static function all(): array {
		/** @var array<string, Law> $laws */
		$laws = require __DIR__ . '/list.php';
		return $laws;
	}

	/**
	 * Returns the law of a state that is in force on a day, or null if there is none.
	 *
	 * @param string $state Two uppercase letters.
	 * @param string $day   Such as 2026-01-31.
	 * @return Law|null
	 */
	public static function get( string $state, string $day ): ?array {
		$law = self::all()[ $state ] ?? null;
		return null !== $law && $law['since'] <= $day ? $law : null;
	}

	/**
	 * Determines whether Global Privacy Control has to be honored where visitors opt out. The state of the visitor decides, not that
	 * of the store, so one law that requires it is enough.
	 *
	 * @param string $day Such as 2026-01-31.
	 */
	public static function requires_gpc( string $day ): bool {
		foreach ( self::all() as $law ) {
			if ( '' !== $law['gpc'] && $law['gpc'] <= $day ) {
				return true;
			}
		}
		return false;
	}
}
