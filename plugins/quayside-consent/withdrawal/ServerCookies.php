<?php
declare( strict_types=1 );

namespace Quayside\Consent\Withdrawal;

/**
 * Writes the Set-Cookie headers that delete cookies, including those that scripts can't see (HttpOnly). Keep the domains and
 * paths in sync with delete-everywhere.ts.
 */
final class ServerCookies {
	/**
	 * Maximum number of headers in a response. Web servers reject responses with very long headers.
	 */
	private const MAX_HEADERS = 20;

	/**
	 * Returns the names of the cookies in a request. PHP changes dots and spaces in the keys of $_COOKIE.
	 *
	 * @param string $header The Cookie header.
	 * @return array<int, string>
	 */
	public static function names( string $header ): array {
		return array_values( array_unique( array_map( static fn ( string $pair ): string => trim( explode( '=', $pair, 2 )[0] ), explode( ';', $header ) ) ) );
	}

	/**
	 * Returns the values of the headers that delete cookies for every domain and path from which they may come. If there are
	 * too many, the likely ones come first, and the rest is a random selection, so that later responses delete them.
	 *
	 * @param array<int, string> $names     Names of cookies.
	 * @param string             $host      Host of the page.
	 * @param string             $path      Path of the page.
	 * @param bool               $is_secure Whether the page was loaded over HTTPS.
	 * @return array<int, string>
	 */
	public static function deletions( array $names, string $host, string $path, bool $is_secure ): array {
		$likely = [];
		$others = [];
		foreach ( $names as $name ) {
			// Anything else can't be the name of a cookie, and would end the header.
			if ( 1 !== preg_match( '/^[!#$%&\'*+.^_`|~0-9A-Za-z:-]+\z/', $name ) ) {
				continue;
			}
			foreach ( self::domains( $host ) as $domain ) {
				foreach ( self::paths( $path ) as $number => $each ) {
					$line = "$name=; Max-Age=0; Path=$each" . ( '' === $domain ? '' : "; Domain=$domain" ) . ( $is_secure ? '; Secure' : '' );
					if ( 0 === $number ) {
						$likely[] = $line;
					} else {
						$others[] = $line;
					}
				}
			}
		}
		foreach ( [ &$likely, &$others ] as &$lines ) {
			if ( count( $likely ) + count( $others ) > self::MAX_HEADERS ) {
				shuffle( $lines );
			}
		}
		return array_slice( [ ...$likely, ...$others ], 0, self::MAX_HEADERS );
	}

	/**
	 * Returns the host and its parent domains, with '' for a cookie without a domain. IP addresses and names without a dot have
	 * no other domain.
	 *
	 * @return array<int, string>
	 */
	private static function domains( string $host ): array {
		$domains = [ '' ];
		if ( 1 === preg_match( '/\.\D/', $host ) ) {
			while ( str_contains( $host, '.' ) ) {
				$domains[] = $host;
				$host      = substr( $host, (int) strpos( $host, '.' ) + 1 );
			}
		}
		return $domains;
	}

	/**
	 * Returns "/" and the path of the page with its parents, with and without a trailing slash.
	 *
	 * @return array<int, string>
	 */
	private static function paths( string $path ): array {
		$paths = [ '/' ];
		$start = '';
		foreach ( array_filter( explode( '/', $path ), static fn ( string $part ): bool => '' !== $part ) as $part ) {
			// A semicolon would end the attribute.
			if ( 1 !== preg_match( '/^[!#-+\--:<-~]+\z/', $part ) ) {
				break;
			}
			$start  .= "/$part";
			$paths[] = $start;
			$paths[] = "$start/";
		}
		return $paths;
	}
}
