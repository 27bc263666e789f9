<?php
/**
 * Prints the static properties and static variables of files, and global variables that they set, as "file: $name".
 *
 * @package Quayside
 */

declare( strict_types=1 );

/** Tokens that can stand between the keyword and the name: a visibility and a type. */
const BETWEEN = [ T_STRING, T_NAME_QUALIFIED, T_NAME_FULLY_QUALIFIED, T_ARRAY, T_CALLABLE, T_PUBLIC, T_PROTECTED, T_PRIVATE, T_VAR ];

/** Tokens that are no code. */
const IGNORED = [ T_WHITESPACE, T_COMMENT, T_DOC_COMMENT ];

foreach ( array_slice( $argv, 1 ) as $file ) {
	$is_code = static fn ( $token ): bool => ! is_array( $token ) || ! in_array( $token[0], IGNORED, true );
	$tokens  = array_values( array_filter( token_get_all( (string) file_get_contents( $file ) ), $is_code ) );
	foreach ( $tokens as $place => $token ) {
		// $GLOBALS['name'] = …
		if (
			is_array( $token )
			&& '$GLOBALS' === $token[1]
			&& '[' === ( $tokens[ $place + 1 ] ?? null )
			&& in_array( is_array( $tokens[ $place + 4 ] ?? null ) ? $tokens[ $place + 4 ][1] : $tokens[ $place + 4 ] ?? '', [ '=', '??=', '[' ], true )
		) {
			echo "$file: \$GLOBALS[{$tokens[ $place + 2 ][1]}]\n";
		}
		if ( ! is_array( $token ) || T_STATIC !== $token[0] ) {
			continue;
		}
		do {
			$next = $tokens[ ++$place ] ?? null;
		} while ( is_array( $next ) ? in_array( $next[0], BETWEEN, true ) : in_array( $next, [ '?', '|' ], true ) );
		if ( is_array( $next ) && T_VARIABLE === $next[0] ) {
			echo "$file: $next[1]\n";
		}
	}
}
