<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields;

use Quayside\Blocks\Kit\RequestLimit;

/**
 * The longest values that fields take; contracts/forms/limits.json has the numbers. Whether a value is too long in bytes is
 * asked before anything else of it: what passes is short enough to be trimmed, matched and compared.
 */
final class Lengths {
	/**
	 * Returns the most characters of a text, without its markup.
	 *
	 * @param string $kind line, text or richtext.
	 */
	public static function characters( string $kind ): int {
		return self::number( $kind, 'maxLength' );
	}

	/**
	 * Returns the most bytes of a text as it was sent.
	 *
	 * @param string $kind line, text or richtext.
	 */
	public static function bytes( string $kind ): int {
		return self::number( $kind, 'maxBytes' );
	}

	/**
	 * Returns the most tags of all formatted texts of a submission together: each takes time to clean.
	 */
	public static function tags(): int {
		return self::number( 'richtext', 'maxTags' );
	}

	/**
	 * Judges a text by its owner's limits, in characters.
	 *
	 * @param array<string, mixed> $rules Rules with minLength and maxLength.
	 * @param string               $text  What counts.
	 * @param string               $kept  The value as it is kept.
	 */
	public static function within( array $rules, string $text, string $kept ): Verdict {
		$length = mb_strlen( $text, 'UTF-8' );
		foreach ( [
			'minLength' => 1,
			'maxLength' => -1,
		] as $rule => $sign ) {
			$limit = $rules[ $rule ] ?? null;
			if ( is_numeric( $limit ) && (float) $limit > 0 && $sign * $length < $sign * (float) $limit ) {
				return new Verdict( $rule, $kept, Numbers::plain( (float) $limit ) );
			}
		}
		return new Verdict( null, $kept );
	}

	private static function number( string $kind, string $limit ): int {
		$fields = RequestLimit::table( 'forms' )['fields'] ?? null;
		$number = is_array( $fields ) && is_array( $fields['properties'] ?? null ) && is_array( $fields['properties'][ $kind ] ?? null ) ? $fields['properties'][ $kind ][ $limit ] ?? 0 : 0;
		return is_int( $number ) ? $number : 0;
	}
}
