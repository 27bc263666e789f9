<?php
declare( strict_types=1 );

/**
 * Prints the long lines of PHP files, without those that only a text or a pattern makes long, and without markup, in which the coding
 * standard requires embedded PHP to stay on one line. Reads the names of the files from standard input, and the maximum length from the
 * first argument.
 */

$limit = (int) ( $argv[1] ?? 0 );
$width = static fn ( string $text ): int => mb_strlen( str_replace( "\t", '    ', $text ) );
foreach ( explode( "\n", (string) stream_get_contents( STDIN ) ) as $file ) {
	$code  = (string) file_get_contents( $file );
	$lines = explode( "\n", $code );
	if ( max( array_map( $width, $lines ) ) <= $limit ) {
		continue;
	}
	$literals  = [];
	$number    = 0;
	$is_quoted = false;
	foreach ( token_get_all( $code ) as $token ) {
		[ $id, $text ] = is_array( $token ) ? $token : [ 0, $token ];
		$is_quoted     = $is_quoted !== ( '"' === $text );
		$is_literal    = $is_quoted || in_array( $id, [ T_CONSTANT_ENCAPSED_STRING, T_ENCAPSED_AND_WHITESPACE ], true );
		foreach ( explode( "\n", $text ) as $place => $part ) {
			$number += 0 < $place ? 1 : 0;
			if ( T_INLINE_HTML === $id && '' !== trim( $part ) ) {
				$literals[ $number ]['html'][] = $part;
			} elseif ( $is_literal && '' !== $part ) {
				$literals[ $number ][ $is_quoted ? 'quoted' : count( $literals[ $number ] ?? [] ) ][] = $part;
			}
		}
	}
	foreach ( $lines as $number => $line ) {
		$is_view = isset( $literals[ $number ]['html'] );
		if ( $is_view || $width( $line ) <= $limit || 1 === preg_match( '~^\s*(?://|/\*|\*)[^h]*https?://\S+$|@phpstan-type|array[<{]~', $line ) ) {
			continue;
		}
		$texts = array_map( static fn ( array $parts ): string => implode( '', $parts ), $literals[ $number ] ?? [] );
		usort( $texts, static fn ( string $a, string $b ): int => $width( $b ) <=> $width( $a ) );
		if ( $width( $line ) - $width( $texts[0] ?? '' ) > 120 ) {
			echo "$file:", $number + 1, "\n";
		}
	}
}
