<?php
declare( strict_types=1 );

namespace Quayside\Consent\Settings\Tests;

/**
 * Writes databases in MaxMind's format, so that no real one has to be shipped: https://maxmind.github.io/MaxMind-DB/.
 */
final class GeoDatabase {
	/**
	 * Returns the contents of a database file.
	 *
	 * @param array<string, array<string, mixed>> $networks Record by network, such as "203.0.113.0/24". All of one IP version.
	 */
	public static function contents( array $networks ): string {
		$nodes = [ [ null, null ] ];
		$data  = '';
		$bits  = 32;
		foreach ( $networks as $network => $record ) {
			[ $address, $length ] = explode( '/', $network );
			$bytes                = (string) inet_pton( $address );
			$bits                 = 8 * strlen( $bytes );
			$at                   = 0;
			for ( $i = 0; $i < (int) $length; $i++ ) {
				$side = ( ord( $bytes[ $i >> 3 ] ) >> ( 7 - $i % 8 ) ) & 1;
				if ( (int) $length - 1 === $i ) {
					$nodes[ $at ][ $side ] = -1 - strlen( $data );
				} else {
					if ( null === $nodes[ $at ][ $side ] ) {
						$nodes[]               = [ null, null ];
						$nodes[ $at ][ $side ] = count( $nodes ) - 1;
					}
					$at = $nodes[ $at ][ $side ];
				}
			}
			$data .= self::encode( $record );
		}
		$tree = '';
		foreach ( $nodes as $node ) {
			foreach ( $node as $value ) {
				$value = $value ?? count( $nodes );
				$tree .= substr( pack( 'N', $value < 0 ? count( $nodes ) + 16 - 1 - $value : $value ), 1 );
			}
		}
		return $tree . str_repeat( "\0", 16 ) . $data . "\xab\xcd\xefMaxMind.com" . self::encode(
			[
				'node_count'                  => count( $nodes ),
				'record_size'                 => 24,
				'ip_version'                  => 32 === $bits ? 4 : 6,
				'database_type'               => 'Test-Country',
				'languages'                   => [],
				'binary_format_major_version' => 2,
				'binary_format_minor_version' => 0,
				'build_epoch'                 => 1,
				'description'                 => [ 'en' => 'Test' ],
			]
		);
	}

	private static function encode( mixed $value ): string {
		if ( is_string( $value ) ) {
			return chr( 2 << 5 | strlen( $value ) ) . $value;
		}
		if ( is_int( $value ) ) {
			return chr( 6 << 5 | 4 ) . pack( 'N', $value );
		}
		if ( [] === $value ) {
			// An empty array. The type is an extended one.
			return "\x00\x04";
		}
		$map = chr( 7 << 5 | count( $value ) );
		foreach ( $value as $key => $one ) {
			$map .= self::encode( $key ) . self::encode( $one );
		}
		return $map;
	}
}
