<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * Reads the items of all sources step by step, without a state on the server: each step returns where the next one starts. The
 * screen and the command use it. It only reads.
 *
 * @phpstan-import-type Source from SwitchSources
 */
final class SwitchScan {
	/** Matches the position of a scan: the step, the source, and the last ID that was read. */
	public const CURSOR = '^(items/[a-z0-9-]{1,40}|posts|widgets)/\d{1,18}$';

	/** Maximum number of posts or items of one batch. */
	private const BATCH = 100;

	/** Duration after which a step starts no other batch, in seconds. */
	private const TIME_LIMIT = 2.0;

	/** Number of rows after which a step starts no other batch. */
	private const MAX_ROWS = 300;

	/** @var array<string, Source> */
	private array $sources;

	/**
	 * @param bool $rehearses Whether each item has a result. False for the inventory.
	 */
	public function __construct( private bool $rehearses ) {
		$this->sources = SwitchSources::all();
	}

	/**
	 * Returns the names of the sources by ID.
	 *
	 * @return array<string, string>
	 */
	public function labels(): array {
		return array_map( static fn ( array $source ): string => $source['label'], $this->sources );
	}

	/**
	 * Reads the next rows.
	 *
	 * @param string $cursor Position from the previous step; empty for the first.
	 * @return array{rows: array<int, array<string, mixed>>, cursor: string, progress: float} The next position, empty at the end; the
	 * part that has been read, from 0 to 1.
	 */
	public function next( string $cursor ): array {
		$steps            = $this->steps();
		$end              = microtime( true ) + self::TIME_LIMIT;
		$rows             = [];
		[ $step, $after ] = '' === $cursor ? [ $steps[0], 0 ] : self::parse( $cursor );
		do {
			$index = array_search( $step, $steps, true );
			if ( false === $index ) {
				// The plugin of the source was deactivated between two steps.
				$index             = count( $steps ) - 2;
				[ $batch, $after ] = [ [], null ];
			} else {
				[ $batch, $after ] = $this->read( $step, $after );
			}
			$rows = [ ...$rows, ...$batch ];
			if ( null === $after ) {
				$step  = $steps[ $index + 1 ] ?? '';
				$after = 0;
			}
			$is_full = count( $rows ) >= self::MAX_ROWS || microtime( true ) > $end;
		} while ( '' !== $step && ! $is_full );
		return [
			'rows'     => array_map( fn ( array $row ): array => $this->named( $row ), $rows ),
			'cursor'   => '' === $step ? '' : "$step/$after",
			'progress' => $this->progress( $steps, $step, $after ),
		];
	}

	/**
	 * @return array<int, string>
	 */
	private function steps(): array {
		$readers = array_keys( array_filter( $this->sources, static fn ( array $source ): bool => null !== $source['items'] ) );
		return [ ...array_map( static fn ( string $id ): string => "items/$id", $readers ), 'widgets', 'posts' ];
	}

	/**
	 * @return array{string, int}
	 */
	private static function parse( string $cursor ): array {
		$slash = (int) strrpos( $cursor, '/' );
		return [ substr( $cursor, 0, $slash ), (int) substr( $cursor, $slash + 1 ) ];
	}

	/**
	 * Reads one batch.
	 *
	 * @return array{array<int, array<string, mixed>>, int|null}
	 */
	private function read( string $step, int $after ): array {
		$content = new SwitchContent( $this->sources, $this->rehearses );
		if ( 'widgets' === $step ) {
			return [ $content->widgets(), null ];
		}
		if ( 'posts' === $step ) {
			$batch = $content->posts( $after, self::BATCH );
			return [ $batch['rows'], $batch['after'] ];
		}
		$id   = substr( $step, strlen( 'items/' ) );
		$read = $this->sources[ $id ]['items'] ?? null;
		try {
			$batch = null === $read ? [] : $read( $after, self::BATCH, $this->rehearses );
		} catch ( \Throwable $error ) {
			// One source must not stop the others.
			$batch = [ 'items' => [ SwitchContent::failed( $error->getMessage() ) ] ];
		}
		$batch = is_array( $batch ) ? $batch : [];
		$next  = $batch['after'] ?? null;
		return [
			array_map( static fn ( array $item ): array => [ 'source' => $id ] + $item, SwitchSources::items( $batch['items'] ?? [], $this->rehearses ) ),
			// A source that doesn't advance would never end.
			is_int( $next ) && $next > $after ? $next : null,
		];
	}

	/**
	 * @param array<string, mixed> $row Row with the ID of its source.
	 * @return array<string, mixed>
	 */
	private function named( array $row ): array {
		$id = is_string( $row['source'] ) ? $row['source'] : '';
		return [ 'source' => $this->sources[ $id ]['label'] ?? '' ] + $row;
	}

	/**
	 * @param array<int, string> $steps All steps.
	 */
	private function progress( array $steps, string $step, int $after ): float {
		global $wpdb;
		if ( '' === $step ) {
			return 1.0;
		}
		$index = (int) array_search( $step, $steps, true );
		$part  = 'posts' === $step ? $after / max( 1, (int) $wpdb->get_var( "SELECT MAX(ID) FROM $wpdb->posts" ) ) : 0;
		return round( min( 1, ( $index + $part ) / count( $steps ) ), 4 );
	}
}
