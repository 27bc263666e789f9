<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * Reads options of commands. Unlike on screens, invalid values are errors, so that a command never affects something else than intended.
 */
final class CommandOptions {
	/** Options that are dates. */
	private const DAYS = [ 'from', 'to' ];

	/**
	 * Determines whether a flag is set. WP-CLI passes false for --no-force, and for what wp-cli.yml turns off.
	 *
	 * @param array<string, mixed> $options Options of a command.
	 */
	public static function has_flag( array $options, string $name ): bool {
		return (bool) ( $options[ $name ] ?? false );
	}

	/**
	 * Returns what is wrong with the options, in words of the command line, '' if nothing is.
	 *
	 * @param array<string, array<string, mixed>> $properties Schemas of the options by name, such as Contract::args().
	 * @param array<string, mixed>                $options    Options of a command. Others than these are not checked.
	 */
	public static function problem( array $properties, array $options ): string {
		foreach ( array_intersect_key( $options, $properties ) as $name => $value ) {
			$problem = self::problem_of( $name, is_scalar( $value ) ? (string) $value : '', $properties[ $name ] );
			if ( '' !== $problem ) {
				return $problem;
			}
		}
		return '';
	}

	/**
	 * Ends the command if there is something wrong with its options.
	 *
	 * @param array<string, array<string, mixed>> $properties Schemas of the options by name.
	 * @param array<string, mixed>                $options    Options of a command.
	 */
	public static function check( Terminal $terminal, array $properties, array $options ): void {
		$problem = self::problem( $properties, $options );
		if ( '' !== $problem ) {
			$terminal->error( $problem );
		}
	}

	/**
	 * Returns the columns that the option --fields selects, in its order. Ends the command if there is no such column.
	 *
	 * @param array<int, string>   $columns All columns.
	 * @param array<string, mixed> $options Options of a command.
	 * @return array<int, string>
	 */
	public static function columns( Terminal $terminal, array $columns, array $options ): array {
		if ( ! is_string( $options['fields'] ?? null ) ) {
			return $columns;
		}
		$fields = array_map( 'trim', explode( ',', $options['fields'] ) );
		if ( [] !== array_diff( $fields, $columns ) ) {
			/* translators: %s: names of columns, separated by commas. */
			$terminal->error( sprintf( __( '--fields must be some of: %s.', 'quayside' ), implode( ', ', $columns ) ) );
		}
		return $fields;
	}

	/**
	 * @param array<string, mixed> $property Schema of the option.
	 */
	private static function problem_of( string $name, string $value, array $property ): string {
		$type = $property['type'] ?? '';
		if ( is_array( $property['enum'] ?? null ) ) {
			// The empty choice means that the option is not set.
			$allowed = array_diff( array_filter( $property['enum'], 'is_string' ), [ '' ] );
			/* translators: 1: option, 2: allowed values, separated by commas. */
			$text = __( '%1$s must be one of: %2$s.', 'quayside' );
			return in_array( $value, $allowed, true ) ? '' : sprintf( $text, "--$name", implode( ', ', $allowed ) );
		}
		if ( in_array( $name, self::DAYS, true ) ) {
			$is_day = 1 === preg_match( '/^(\d{4})-(\d\d)-(\d\d)$/D', $value, $day ) && checkdate( (int) $day[2], (int) $day[3], (int) $day[1] );
			/* translators: %s: option. */
			return $is_day ? '' : sprintf( __( '%s must be a date such as 2026-01-31.', 'quayside' ), "--$name" );
		}
		if ( 'integer' === $type ) {
			/* translators: %s: option. */
			return 1 === preg_match( '/^[1-9]\d{0,17}$/D', $value ) ? '' : sprintf( __( '%s must be a number of 1 or more.', 'quayside' ), "--$name" );
		}
		/* translators: %s: option. */
		$text = __( '%s is not valid.', 'quayside' );
		return 'boolean' === $type || true === rest_validate_value_from_schema( $value, $property ) ? '' : sprintf( $text, "--$name" );
	}
}
