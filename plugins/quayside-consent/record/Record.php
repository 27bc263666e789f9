<?php
declare( strict_types=1 );

namespace Quayside\Consent\Record;

/**
 * A visitor's choice, as stored in the cookie. Keep in sync with record.ts and parse.ts.
 */
final class Record {
	/**
	 * Name of the cookie, shared with the plugin that sites migrate from.
	 */
	public const COOKIE = 'cookieyes-consent';

	/**
	 * Maximum length of a valid cookie.
	 */
	private const MAX_LENGTH = 4096;

	/**
	 * @param array<string, bool>   $categories Whether each category is allowed, by slug.
	 * @param array<string, string> $extra      Pairs of other plugins.
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
	 * Parses the value of a cookie: pairs such as "consentid:abc,consent:yes,action:yes,necessary:yes".
	 *
	 * @param string             $value      Value of the cookie.
	 * @param array<int, string> $categories Category slugs of this site.
	 * @return self|null Null if any part is invalid, so that the visitor is asked again.
	 */
	public static function parse( string $value, array $categories ): ?self {
		$pairs = [];
		foreach ( strlen( $value ) > self::MAX_LENGTH ? [] : explode( ',', $value ) as $pair ) {
			$matches = [];
			if ( 1 !== preg_match( '/^([A-Za-z][A-Za-z0-9_.-]*):([A-Za-z0-9_.-]*)\z/', $pair, $matches ) ) {
				return null;
			}
			[ , $key, $setting ] = $matches;
			if ( isset( $pairs[ $key ] ) || ( in_array( $key, $categories, true ) && ! in_array( $setting, [ 'yes', 'no' ], true ) ) ) {
				return null;
			}
			$pairs[ $key ] = $setting;
		}
		$id       = $pairs['consentid'] ?? '';
		$revision = $pairs['v'] ?? '1';
		$time     = $pairs['t'] ?? '0';
		$is_valid = preg_match( '/^[A-Za-z0-9_-]{1,64}\z/', $id ) && isset( $pairs['necessary'] )
			&& preg_match( '/^[1-9]\d{0,8}\z/', $revision ) && preg_match( '/^\d{1,12}\z/', $time );
		if ( ! $is_valid ) {
			return null;
		}
		$granted = [];
		foreach ( $categories as $slug ) {
			$granted[ $slug ] = 'necessary' === $slug || 'yes' === ( $pairs[ $slug ] ?? '' );
		}
		$reserved = array_merge( [ 'consentid', 'consent', 'action', 'v', 't' ], $categories );
		$decided  = 'yes' === ( $pairs['action'] ?? '' );
		return new self( $id, $decided, $granted, (int) $revision, (int) $time, array_diff_key( $pairs, array_flip( $reserved ) ) );
	}

	/**
	 * Returns the record in the format of contract consent/record.
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
