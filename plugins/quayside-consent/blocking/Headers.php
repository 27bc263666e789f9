<?php
declare( strict_types=1 );

namespace Quayside\Consent\Blocking;

use Quayside\Consent\Blocking\Providers\Providers;

/**
 * Removes headers that make the browser contact a provider before it reads the page.
 */
final class Headers {
	/**
	 * Headers that may contain addresses, and how to clean each of them.
	 */
	private const CLEANED = [
		'link'                                => 'links',
		'refresh'                             => 'none_or_all',
		'speculation-rules'                   => 'list',
		'reporting-endpoints'                 => 'list',
		'report-to'                           => 'none_or_all',
		'content-security-policy'             => 'policy',
		'content-security-policy-report-only' => 'policy',
	];

	public function __construct( private Providers $providers ) {}

	/**
	 * Removes them from the response, unless the headers have already been sent.
	 */
	public function clean(): void {
		if ( headers_sent() ) {
			return;
		}
		/** @var array<string, array<int, array{string, string, bool}>> $values */
		$values = [];
		foreach ( headers_list() as $line ) {
			[ $name, $value ] = explode( ':', $line, 2 ) + [ '', '' ];
			$key              = strtolower( $name );
			if ( isset( self::CLEANED[ $key ] ) ) {
				$cleaned          = $this->value( $key, trim( $value ) );
				$values[ $key ][] = [ $name, $cleaned, trim( $value ) !== $cleaned ];
			}
		}
		foreach ( $values as $key => $lines ) {
			if ( [] === array_filter( array_column( $lines, 2 ) ) ) {
				continue;
			}
			header_remove( $key );
			foreach ( $lines as [ $name, $value ] ) {
				if ( '' !== $value ) {
					header( "$name: $value", false );
				}
			}
		}
	}

	/**
	 * Returns the value of a header without the parts that contact a provider, or '' if nothing is left.
	 *
	 * @param string $name  Header name in lowercase.
	 * @param string $value Its value.
	 */
	public function value( string $name, string $value ): string {
		return match ( self::CLEANED[ $name ] ?? '' ) {
			'links'       => $this->links( $value ),
			'list'        => $this->entries( $value ),
			'none_or_all' => $this->has_provider( $value ) ? '' : $value,
			'policy'      => (string) preg_replace_callback(
				'/\b(report-uri)([^;]*);?\s*/i',
				fn ( array $found ): string => $this->has_provider( $found[2] ) ? '' : $found[0],
				$value
			),
			default       => $value,
		};
	}

	private function links( string $value ): string {
		$found = [];
		preg_match_all( '/<([^>]*)>((?:[^,"]|"[^"]*")*)/', $value, $found, PREG_SET_ORDER );
		$remaining = [];
		foreach ( $found as [ $link, $address, $parameters ] ) {
			$loads = 1 === preg_match( '/\brel\s*=\s*"?[^;"]*' . Blocked::FETCHED_RELATIONS . '/i', $parameters );
			if ( ! $loads || ! $this->has_provider( $address ) ) {
				$remaining[] = trim( $link );
			}
		}
		return count( $remaining ) === count( $found ) ? $value : implode( ', ', $remaining );
	}

	private function entries( string $value ): string {
		$entries   = array_map( 'trim', explode( ',', $value ) );
		$remaining = array_filter( $entries, fn ( string $entry ): bool => ! $this->has_provider( $entry ) );
		return count( $remaining ) === count( $entries ) ? $value : implode( ', ', $remaining );
	}

	private function has_provider( string $text ): bool {
		foreach ( (array) preg_split( '/[\s"\'<>]+|\burl=/i', str_replace( '\\/', '/', $text ) ) as $part ) {
			if ( null !== $this->providers->id_of( (string) $part ) ) {
				return true;
			}
		}
		return false;
	}
}
