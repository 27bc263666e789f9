<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * Switches a site from other products: shows what it contains and what the switch would do with it, runs the switch, reports, and undoes it.
 */
// phpcs:disable WordPress.WP.AlternativeFunctions
final class SwitchCommand {
	/** Columns of the inventory. */
	private const COLUMNS = [ 'source', 'kind', 'title', 'place', 'count' ];

	public function __construct( private Terminal $terminal = new WpCliTerminal() ) {}

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

	/**
	 * Adds a file that another product exported, so that the rehearsal and the switch include it.
	 *
	 * ## OPTIONS
	 *
	 * <file>
	 * : Path of the file.
	 *
	 * --source=<source>
	 * : ID of the source: gravity-forms or ninja-forms.
	 *
	 * ## EXAMPLES
	 *
	 *     wp quayside switch add gravityforms-export.json --source=gravity-forms
	 *
	 * @param array<int, string>    $arguments Arguments.
	 * @param array<string, string> $options   Options.
	 */
	public function add( array $arguments, array $options ): void {
		$file = $arguments[0] ?? '';
		// One byte more than allowed is too large.
		$json = is_file( $file ) && is_readable( $file ) ? file_get_contents( $file, false, null, 0, SwitchFile::MAX_BYTES + 1 ) : false;
		if ( false === $json ) {
			/* translators: %s: path of a file. */
			$this->terminal->error( sprintf( __( 'Could not read %s.', 'quayside' ), $file ) );
		}
		$rows = SwitchFile::add( $options['source'] ?? '', $json );
		if ( is_wp_error( $rows ) ) {
			$this->terminal->error( $rows->get_error_message() );
		}
		$columns = [ 'source', 'kind', 'title', 'result', 'notes' ];
		$cells   = static fn ( array $row ): array => array_map(
			static fn ( string $column ): string => self::cell( $row[ $column ] ?? '' ),
			array_combine( $columns, $columns )
		);
		$this->terminal->rows( 'table', array_map( $cells, $rows ), $columns );
	}

	/**
	 * Removes a form of a file that was added, or lists these forms. A form that the switch has made of it stays.
	 *
	 * ## OPTIONS
	 *
	 * [<id>]
	 * : ID of the form. Without it, the forms are listed with their IDs.
	 *
	 * [--source=<source>]
	 * : ID of the source: gravity-forms or ninja-forms.
	 *
	 * ## EXAMPLES
	 *
	 *     wp quayside switch remove
	 *     wp quayside switch remove 7 --source=gravity-forms
	 *
	 * @param array<int, string>    $arguments Arguments.
	 * @param array<string, string> $options   Options.
	 */
	public function remove( array $arguments, array $options ): void {
		$error = isset( $arguments[0] ) ? SwitchFile::remove( $options['source'] ?? '', (int) $arguments[0] ) : null;
		if ( null !== $error ) {
			$this->terminal->error( $error->get_error_message() );
		}
		$this->terminal->rows(
			'table',
			array_map( static fn ( array $form ): array => array_map( [ self::class, 'cell' ], $form ), SwitchFile::forms() ),
			[ 'source', 'id', 'title' ]
		);
	}

	/**
	 * Runs the switch, or continues one that was interrupted.
	 *
	 * Each post keeps its original as a revision. If the command is stopped, run it again.
	 *
	 * ## OPTIONS
	 *
	 * [--sources=<sources>]
	 * : Comma-separated IDs of the sources, such as sureforms,spectra. All that are not optional by default.
	 *
	 * [--with=<sources>]
	 * : Comma-separated IDs of optional sources to add: galleries.
	 *
	 * ## EXAMPLES
	 *
	 *     wp quayside switch run
	 *
	 * @param array<int, string>    $arguments Arguments.
	 * @param array<string, string> $options   Options.
	 */
	public function run( array $arguments, array $options ): void {
		$run = new SwitchRun();
		if ( 'paused' === $run->status()['status'] ) {
			$run->resume();
		} else {
			$list    = static fn ( string $name ): array => array_values( array_filter( array_map( 'trim', explode( ',', $options[ $name ] ?? '' ) ) ) );
			$known   = array_keys( SwitchSources::all() );
			$unknown = array_diff( [ ...$list( 'sources' ), ...$list( 'with' ) ], $known );
			if ( [] !== $unknown ) {
				/* translators: 1: IDs that don't exist, 2: IDs of all sources */
				$text = __( 'These sources don’t exist: %1$s. Sources of this site: %2$s.', 'quayside' );
				$this->terminal->error( sprintf( $text, implode( ', ', $unknown ), implode( ', ', $known ) ) );
			}
			$run->start( $list( 'sources' ), $list( 'with' ) );
		}
		$this->work( $run );
	}

	/**
	 * Shows how far the switch is.
	 *
	 * ## EXAMPLES
	 *
	 *     wp quayside switch status
	 */
	public function status(): void {
		$this->terminal->line( (string) wp_json_encode( ( new SwitchRun() )->status(), JSON_PRETTY_PRINT ) );
	}

	/**
	 * Undoes the switch, or one item of it. What was edited since is kept.
	 *
	 * ## OPTIONS
	 *
	 * [--item=<id>]
	 * : ID of an item in the report.
	 *
	 * [--force]
	 * : Restore the original of the item even if it was edited since. The edited version becomes a revision.
	 *
	 * ## EXAMPLES
	 *
	 *     wp quayside switch undo
	 *     wp quayside switch undo --item=12 --force
	 *
	 * @param array<int, string>              $arguments Arguments.
	 * @param array<string, string|bool|null> $options   Options.
	 */
	public function undo( array $arguments, array $options ): void {
		$run = new SwitchRun();
		if ( isset( $options['item'] ) ) {
			$row = $run->undo_item( (int) $options['item'], CommandOptions::has_flag( $options, 'force' ) );
			if ( null === $row ) {
				$this->terminal->error( __( 'This item can’t be undone, or the switch is working at the moment. Please try again.', 'quayside' ) );
			}
			$this->terminal->line( implode( ' ', [ SwitchReport::words()[ $row['state'] ] ?? $row['state'], ...$row['notes'] ] ) );
			return;
		}
		$run->undo();
		$this->work( $run );
	}

	/**
	 * Shows what became of each item.
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
	 *     wp quayside switch report --format=csv > report.csv
	 *
	 * @param array<int, string>    $arguments Arguments.
	 * @param array<string, string> $options   Options.
	 */
	public function report( array $arguments, array $options ): void {
		$format = $options['format'] ?? 'table';
		if ( 'json' === $format ) {
			SwitchReport::json( fn ( string $text ) => $this->terminal->line( trim( $text, "\n" ) ) );
			return;
		}
		$heads = array_values( SwitchReport::heads() );
		$words = SwitchReport::words();
		$rows  = [];
		if ( 'csv' === $format ) {
			$this->terminal->line( self::csv( $heads ) );
		}
		foreach ( SwitchReport::all() as $row ) {
			$cells = array_map( [ self::class, 'cell' ], SwitchReport::cells( $row, $words ) );
			if ( 'csv' === $format ) {
				$this->terminal->line( self::csv( $cells ) );
			} else {
				$rows[] = array_combine( $heads, $cells );
			}
		}
		'csv' === $format || $this->terminal->rows( 'table', $rows, $heads );
	}

	/**
	 * Works until nothing is left, also if another process works too.
	 */
	private function work( SwitchRun $run ): void {
		while ( SwitchRun::is_active() ) {
			if ( ! $run->advance( 10 ) ) {
				// Another process has the lock.
				sleep( 1 );
				continue;
			}
			$status = $run->status();
			$this->terminal->line( sprintf( '%d %%', round( 100 * $status['progress'] ) ) );
		}
		$this->status();
	}

	private function show( bool $rehearses, string $format ): void {
		$columns = $rehearses ? [ ...self::COLUMNS, 'result', 'notes' ] : self::COLUMNS;
		$scan    = new SwitchScan( $rehearses );
		$cursor  = '';
		$rows    = [];
		if ( 'csv' === $format ) {
			$this->terminal->line( self::csv( $columns ) );
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
					$this->terminal->line( self::csv( array_values( $cells ) ) );
				} else {
					$rows[] = $cells;
				}
			}
		} while ( '' !== $cursor );
		if ( 'json' === $format ) {
			$this->terminal->line( (string) wp_json_encode( $rows, JSON_PRETTY_PRINT | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ) );
		} elseif ( 'csv' !== $format ) {
			/** @var array<int, array<string, string>> $rows */
			$this->terminal->rows( 'table', $rows, $columns );
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
