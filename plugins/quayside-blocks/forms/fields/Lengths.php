<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields;

use Quayside\Blocks\Kit\RequestLimit;

/**
 * Provides the maximum lengths of values from contracts/forms/limits.json. The limit in bytes is checked first, so that
 * trimming, matching, and comparing only ever see short values.
 */
final class Lengths {
	/**
	 * Returns the maximum length of a text in characters, without its markup.
	 *
	 * @param string $kind line, text, or richtext.
	 */
	public static function characters( string $kind ): int {
		return self::number( $kind, 'maxLength' );
	}

	/**
	 * Returns the maximum length of a submitted text in bytes.
	 *
	 * @param string $kind line, text, or richtext.
	 */
	public static function bytes( string $kind ): int {
		return self::number( $kind, 'maxBytes' );
	}

	/**
	 * Returns the maximum number of tags in all rich texts of a submission together, because each takes time to sanitize.
	 */
	public static function tags(): int {
		return self::number( 'richtext', 'maxTags' );
	}

	/**
	 * Validates a text by the field's limits, in characters.
	 *
	 * @param array<string, mixed> $rules  Rules with minLength and maxLength.
	 * @param string               $text   Text to measure.
	 * @param string               $stored The value to store.
	 */
	public static function within( array $rules, string $text, string $stored ): Verdict {
		$length = mb_strlen( $text, 'UTF-8' );
		foreach ( [
			'minLength' => 1,
			'maxLength' => -1,
		] as $rule => $sign ) {
			$limit = $rules[ $rule ] ?? null;
			if ( is_numeric( $limit ) && (float) $limit > 0 && $sign * $length < $sign * (float) $limit ) {
				return new Verdict( $rule, $stored, Numbers::plain( (float) $limit ) );
			}
		}
		return new Verdict( null, $stored );
	}

	private static function number( string $kind, string $limit ): int {
		$fields = RequestLimit::table( 'forms' )['fields'] ?? null;
		$kinds  = is_array( $fields ) ? $fields['properties'] ?? null : null;
		$number = is_array( $kinds ) && is_array( $kinds[ $kind ] ?? null ) ? $kinds[ $kind ][ $limit ] ?? 0 : 0;
		return is_int( $number ) ? $number : 0;
	}
}
