<?php
/**
 * Prints the functions that files call and that are not part of PHP, as "file: name", each once.
 *
 * @package Quayside
 */

declare( strict_types=1 );

foreach ( array_slice( $argv, 1 ) as $file ) {
	$tokens = array_values(
		array_filter(
			token_get_all( (string) file_get_contents( $file ) ),
			static fn ( $token ): bool => ! is_array( $token ) || ! in_array( $token[0], [ T_WHITESPACE, T_COMMENT, T_DOC_COMMENT ], true )
		)
	);
	$found  = [];
	foreach ( $tokens as $place => $token ) {
		$before  = $tokens[ $place - 1 ] ?? null;
		$is_call = is_array( $token ) && in_array( $token[0], [ T_STRING, T_NAME_FULLY_QUALIFIED ], true ) && '(' === ( $tokens[ $place + 1 ] ?? null )
			&& ! ( is_array( $before ) && in_array( $before[0], [ T_OBJECT_OPERATOR, T_NULLSAFE_OBJECT_OPERATOR, T_DOUBLE_COLON, T_FUNCTION, T_NEW ], true ) );
		if ( $is_call && ! function_exists( $token[1] ) ) {
			$found[ ltrim( $token[1], '\\' ) ] = true;
		}
		if ( is_array( $token ) && T_VARIABLE === $token[0] && '$wpdb' === $token[1] ) {
			$found['$wpdb'] = true;
		}
	}
	foreach ( array_keys( $found ) as $name ) {
		echo "$file: $name\n";
	}
}
