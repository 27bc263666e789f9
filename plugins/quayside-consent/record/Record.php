<?php
declare( strict_types=1 );

namespace Quayside\Consent\Record;

/**
 * The visitor's choice, as kept in the cookie that browsers send. The same rules as record.ts and parse.ts.
 */
final class Record {
	/**
	 * Name of the cookie, shared with the plugin that sites migrate from.
	 */
	public const COOKIE = 'cookieyes-consent';

	/**
	 * Longer cookies are nobody's honest record.
	 */
	private const MAX_LENGTH = 4096;

	/**
	 * @param array<string, bool>   $categories One answer for each category slug.
	 * @param array<string, string> $extra      Pairs that other plugins left in the cookie.
	 */
	private function __construct(
		public readonly string $id,
		public readonly bool $decided,
		public readonly array $categories,
		public readonly int $revision,
		public readonly int $time,
		public readonly array $extra
	) {}

	/**
	 * Reads a cookie's value: pairs such as "consentid:abc,consent:yes,action:yes,necessary:yes".
	 *
	 * @param string             $value      The cookie's value.
	 * @param array<int, string> $categories Category slugs of the site.
	 * @return self|null Null when any part of it is broken: then the visitor is asked again.
	 */
	public static function parse( string $value, array $categories ): ?self {
		$pairs = [];
		foreach ( strlen( $value ) > self::MAX_LENGTH ? [] : explode( ',', $value ) as $pair ) {
			$matches = [];
			if ( 1 !== preg_match( '/^([A-Za-z][A-Za-z0-9_.-]*):([A-Za-z0-9_.-]*)\z/', $pair, $matches ) ) {
				return null;
			}
			[ , $key, $answer ] = $matches;
			if ( isset( $pairs[ $key ] ) || ( in_array( $key, $categories, true ) && ! in_array( $answer, [ 'yes', 'no' ], true ) ) ) {
				return null;
			}
			$pairs[ $key ] = $answer;
		}
		$id       = $pairs['consentid'] ?? '';
		$revision = $pairs['v'] ?? '1';
		$time     = $pairs['t'] ?? '0';
		$is_valid = preg_match( '/^[A-Za-z0-9_-]{1,64}\z/', $id ) && isset( $pairs['necessary'] )
			&& preg_match( '/^[1-9]\d{0,8}\z/', $revision ) && preg_match( '/^\d{1,12}\z/', $time );
		if ( ! $is_valid ) {
			return null;
		}
		$answers = [];
		foreach ( $categories as $slug ) {
			$answers[ $slug ] = 'necessary' === $slug || 'yes' === ( $pairs[ $slug ] ?? '' );
		}
		$known   = array_merge( [ 'consentid', 'consent', 'action', 'v', 't' ], $categories );
		$decided = 'yes' === ( $pairs['action'] ?? '' );
		return new self( $id, $decided, $answers, (int) $revision, (int) $time, array_diff_key( $pairs, array_flip( $known ) ) );
	}

	/**
	 * The record that came with this request.
	 *
	 * @param array<int, string> $categories Category slugs of the site.
	 */
	public static function of_request( array $categories ): ?self {
		// Parsed strictly; nothing of it is ever printed or stored as it came.
		$value = $_COOKIE[ self::COOKIE ] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput
		return is_string( $value ) && '' !== $value ? self::parse( $value, $categories ) : null;
	}

	/**
	 * The record as the contract consent/record describes it.
	 *
	 * @return array{id: string, decided: bool, categories: array<string, bool>, revision: int, time: int, extra: array<string, string>}
	 */
	public function to_array(): array {
		return [
			'id'         => $this->id,
			'decided'    => $this->decided,
			'categories' => $this->categories,
			'revision'   => $this->revision,
			'time'       => $this->time,
			'extra'      => $this->extra,
		];
	}
}
