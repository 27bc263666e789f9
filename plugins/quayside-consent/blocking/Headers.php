<?php
declare( strict_types=1 );

namespace Quayside\Consent\Blocking;

use Quayside\Consent\Blocking\Providers\Providers;

/**
 * Headers that have the browser ask a provider before it has read the first letter of the page.
 */
final class Headers {
	/**
	 * Headers in which addresses are looked for, and how each is cleaned.
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
	 * Takes them out of the answer, as long as that can be done.
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
	 * A header's value without what asks a provider; '' for nothing left.
	 *
	 * @param string $name  Header's name, in lower case.
	 * @param string $value Its value.
	 */
	public function value( string $name, string $value ): string {
		return match ( self::CLEANED[ $name ] ?? '' ) {
			'links'       => $this->links( $value ),
			'list'        => $this->entries( $value ),
			'none_or_all' => $this->asks( $value ) ? '' : $value,
			'policy'      => (string) preg_replace_callback( '/\b(report-uri)([^;]*);?\s*/i', fn ( array $found ): string => $this->asks( $found[2] ) ? '' : $found[0], $value ),
			default       => $value,
		};
	}

	private function links( string $value ): string {
		$found = [];
		preg_match_all( '/<([^>]*)>((?:[^,"]|"[^"]*")*)/', $value, $found, PREG_SET_ORDER );
		$kept = [];
		foreach ( $found as [ $link, $address, $parameters ] ) {
			// The same links as in the page: those that the browser follows by itself.
			$loads = 1 === preg_match( '/\brel\s*=\s*"?[^;"]*(?:style|pre|icon|manifest)/i', $parameters );
			if ( ! $loads || ! $this->asks( $address ) ) {
				$kept[] = trim( $link );
			}
		}
		return count( $kept ) === count( $found ) ? $value : implode( ', ', $kept );
	}

	private function entries( string $value ): string {
		$entries = array_map( 'trim', explode( ',', $value ) );
		$kept    = array_filter( $entries, fn ( string $entry ): bool => ! $this->asks( $entry ) );
		return count( $kept ) === count( $entries ) ? $value : implode( ', ', $kept );
	}

	private function asks( string $text ): bool {
		foreach ( (array) preg_split( '/[\s"\'<>]+|\burl=/i', str_replace( '\\/', '/', $text ) ) as $part ) {
			if ( null !== $this->providers->id_of( (string) $part ) ) {
				return true;
			}
		}
		return false;
	}
}
