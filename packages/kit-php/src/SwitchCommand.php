<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * Shows what a site contains from other products, and what the switch would do with it. Changes nothing.
 *
 * phpcs:disable WordPress.WP.AlternativeFunctions
 */
final class SwitchCommand {
	/** Columns of the inventory. */
	private const COLUMNS = [ 'source', 'kind', 'title', 'place', 'count' ];

	/**
	 * @param \Closure $line  Prints a line.
	 * @param \Closure $table Prints rows as a table.
	 * @phpstan-param \Closure(string): void $line
	 * @phpstan-param \Closure(array<int, array<string, string>>, array<int, string>): void $table
	 */
	public function __construct( private \Closure $line, private \Closure $table ) {}

	/**
	 * Lists what the site has of each source.
	 *
	 * ## OPTIONS
	 *
	 * [--format=<format>]
	 * : Output format: table, json, or csv.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - json
	 *   - csv
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp quayside switch inventory --format=csv > inventory.csv
	 *
	 * @param array<int, string>    $arguments Arguments.
	 * @param array<string, string> $options   Options.
	 */
	public function inventory( array $arguments, array $options ): void {
		$this->show( false, $options['format'] ?? 'table' );
	}

	/**
	 * Lists what would become of each item: kept, converted, approximated, or dropped, with notes.
	 *
	 * ## OPTIONS
	 *
	 * [--format=<format>]
	 * : Output format: table, json, or csv.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - json
	 *   - csv
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp quayside switch rehearse --format=json
	 *
	 * @param array<int, string>    $arguments Arguments.
	 * @param array<string, string> $options   Options.
	 */
	public function rehearse( array $arguments, array $options ): void {
		$this->show( true, $options['format'] ?? 'table' );
	}

	private function show( bool $rehearses, string $format ): void {
		$columns = $rehearses ? [ ...self::COLUMNS, 'result', 'notes' ] : self::COLUMNS;
		$scan    = new SwitchScan( $rehearses );
		$cursor  = '';
		$rows    = [];
		if ( 'csv' === $format ) {
			( $this->line )( self::csv( $columns ) );
		}
		do {
			$step   = $scan->next( $cursor );
			$cursor = $step['cursor'];
			foreach ( $step['rows'] as $row ) {
				if ( 'json' === $format ) {
					$rows[] = array_intersect_key( $row, array_flip( $columns ) );
					continue;
				}
				$cells = array_map( static fn ( string $column ): string => self::cell( $row[ $column ] ?? '' ), array_combine( $columns, $columns ) );
				if ( 'csv' === $format ) {
					( $this->line )( self::csv( array_values( $cells ) ) );
				} else {
					$rows[] = $cells;
				}
			}
		} while ( '' !== $cursor );
		if ( 'json' === $format ) {
			( $this->line )( (string) wp_json_encode( $rows, JSON_PRETTY_PRINT | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ) );
		} elseif ( 'csv' !== $format ) {
			/** @var array<int, array<string, string>> $rows */
			( $this->table )( $rows, $columns );
		}
	}

	/**
	 * Returns a value as text. Control characters could change what a terminal shows.
	 */
	private static function cell( mixed $value ): string {
		$text = is_array( $value )
			? implode( ' ', array_map( 'strval', array_filter( $value, 'is_scalar' ) ) )
			: ( is_scalar( $value ) ? (string) $value : '' );
		return (string) preg_replace( '/[\x00-\x1F\x7F\x{80}-\x{9F}]/u', ' ', $text );
	}

	/**
	 * @param array<int, string> $cells Cells.
	 */
	private static function csv( array $cells ): string {
		$out = fopen( 'php://memory', 'r+' );
		if ( false === $out ) {
			return '';
		}
		Csv::line( $out, $cells );
		rewind( $out );
		$line = (string) stream_get_contents( $out );
		fclose( $out );
		return rtrim( $line, "\n" );
	}
}
