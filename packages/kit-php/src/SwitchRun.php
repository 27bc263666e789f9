<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * Runs the switch and its undo in small units, each of which can be interrupted at any point and repeated. The screen, the background
 * batches, and the command all call advance(). A lock lets one of them work at a time.
 *
 * @phpstan-import-type Source from SwitchSources
 * @phpstan-import-type Task from SwitchSources
 * @phpstan-import-type State from SwitchState
 * @phpstan-import-type JournalRow from SwitchTable
 */
final class SwitchRun {
	/** Maximum number of posts or items that one query reads. */
	private const BATCH = 100;

	/** Number of rows that a bulk import handles at a time, by attempt. 0 skips a row that stopped all attempts before. */
	private const BULK = [ 1000, 50, 1, 0 ];

	/** Attempts after which an item is skipped. */
	private const TRIES = 2;

	/** Part of the memory limit at which a batch ends. */
	private const MEMORY = 0.7;

	/** Seconds after which another batch starts if this one is stopped by a time limit. */
	private const WATCHDOG = 180;

	/** @var array<string, Source> */
	private array $all;

	private SwitchWrites $writes;

	public function __construct() {
		$this->all    = SwitchSources::all();
		$this->writes = new SwitchWrites();
	}

	/**
	 * Starts the switch. Does nothing while it is running.
	 *
	 * @param array<int, string> $sources  IDs of the sources; empty for all that are not optional.
	 * @param array<int, string> $optional IDs of optional sources to add.
	 * @return bool Whether it was started.
	 */
	public function start( array $sources = [], array $optional = [] ): bool {
		$lock = Lock::take( Lock::SWITCHING );
		if ( null === $lock ) {
			return false;
		}
		try {
			$state = SwitchState::get();
			if ( self::is_open( $state ) ) {
				return false;
			}
			SwitchTable::create();
			SwitchState::set( [
				'run'      => $state['run'] + 1,
				'mode'     => 'run',
				'step'     => '',
				'after'    => 0,
				'sources'  => array_values( array_intersect(
					array_keys( $this->all ),
					[ ...( [] === $sources ? array_keys( SwitchSources::required( $this->all ) ) : $sources ), ...$optional ]
				) ),
				'started'  => time(),
				'finished' => 0,
			] );
			SwitchState::want( 'run' );
			self::log( 'info', 'The switch was started.', [ 'run' => $state['run'] + 1 ] );
		} finally {
			$lock->release();
		}
		SwitchBackground::queue()->ensure( time() );
		return true;
	}

	/**
	 * Starts the undo of everything that was converted. Does nothing while the switch is running.
	 *
	 * @return bool Whether it was started.
	 */
	public function undo(): bool {
		$lock = Lock::take( Lock::SWITCHING );
		if ( null === $lock ) {
			return false;
		}
		try {
			$state = SwitchState::get();
			if ( 'undo' === $state['mode'] && self::is_open( $state ) ) {
				return false;
			}
			if ( 'run' === $state['mode'] && self::is_open( $state ) && 'pause' !== SwitchState::wish() ) {
				return false;
			}
			SwitchTable::exists() && self::settle();
			SwitchState::set( [
				'mode'     => 'undo',
				'step'     => '',
				'after'    => 0,
				'started'  => time(),
				'finished' => 0,
			] + $state );
			SwitchState::want( 'undo' );
			self::log( 'info', 'The undo of the switch was started.', [ 'run' => $state['run'] ] );
		} finally {
			$lock->release();
		}
		SwitchBackground::queue()->ensure( time() );
		return true;
	}

	/**
	 * Pauses. A running batch ends after its current item.
	 */
	public function pause(): void {
		if ( self::is_open( SwitchState::get() ) ) {
			SwitchState::want( 'pause' );
			self::log( 'info', 'The switch was paused.' );
			SwitchBackground::queue()->clear();
		}
	}

	/**
	 * Continues what was paused.
	 */
	public function resume(): void {
		$state = SwitchState::get();
		if ( self::is_open( $state ) ) {
			SwitchState::want( $state['mode'] );
			self::log( 'info', 'The switch was continued.' );
			SwitchBackground::queue()->ensure( time() );
		}
	}

	/**
	 * Works for some seconds. Returns whether this process did: false if nothing is to be done, or another process has the lock.
	 *
	 * @param float $seconds Duration after which no other item starts.
	 */
	public function advance( float $seconds ): bool {
		if ( ! self::is_active() ) {
			return false;
		}
		$lock = Lock::take( Lock::SWITCHING );
		if ( null === $lock ) {
			return false;
		}
		$queue = SwitchBackground::queue();
		$state = SwitchState::get();
		$queue->ensure( time() + self::WATCHDOG );
		$saved    = microtime( true );
		$end      = $saved + $seconds;
		$is_first = true;
		$goes_on  = static function () use ( $end, $lock, &$state, &$saved, &$is_first ): bool {
			if ( $is_first ) {
				// A batch that is short of time or memory still gets on.
				$is_first = false;
				return true;
			}
			if ( microtime( true ) - $saved > 1 ) {
				SwitchState::set( $state );
				$saved = microtime( true );
				// The cache of posts and revisions would fill the memory.
				wp_cache_supports( 'flush_runtime' ) && wp_cache_flush_runtime();
			}
			return microtime( true ) < $end && self::has_memory() && SwitchState::wish() === $state['mode'] && $lock->hold();
		};
		$more     = true;
		// Nothing changes its status, so the number of posts of a term need not be counted for each.
		$defers = wp_defer_term_counting();
		wp_defer_term_counting( true );
		try {
			do {
				$more = 'undo' === $state['mode'] ? $this->undo_next( $state ) : $this->next( $state, $goes_on );
			} while ( $more && $goes_on() );
			if ( ! $more ) {
				self::settle();
				$state['finished'] = time();
				SwitchState::want( '' );
				$done = 'undo' === $state['mode'] ? 'The undo of the switch is done.' : 'The switch is done.';
				self::log( 'info', $done, [ 'run' => $state['run'] ] + SwitchTable::states() );
			}
			SwitchState::set( $state );
		} finally {
			wp_defer_term_counting( $defers );
			$lock->release();
			$more && self::is_active() ? $queue->ensure( time() ) : $queue->clear();
		}
		return true;
	}

	/**
	 * Undoes one item.
	 *
	 * @param int  $id    ID of its row.
	 * @param bool $force Whether to restore the original even if it was edited since.
	 * @return JournalRow|null The changed row; null if it can't be undone now.
	 */
	public function undo_item( int $id, bool $force ): ?array {
		$lock = Lock::take( Lock::SWITCHING );
		if ( null === $lock ) {
			return null;
		}
		try {
			$row = SwitchTable::get( $id );
			if ( null === $row || ! in_array( $row['state'], [ 'done', 'edited' ], true ) ) {
				return null;
			}
			$end = microtime( true ) + 20;
			do {
				$more = $this->undo_row( $row, $force );
				$row  = SwitchTable::get( $id );
			} while ( $more && null !== $row && microtime( true ) < $end && $lock->hold() );
			return $row;
		} finally {
			$lock->release();
		}
	}

	/**
	 * Returns the status. Contract switch/status.
	 *
	 * @return array{status: string, progress: float, counts: array<string, int>, started: int, finished: int, optional: array<int, array{id: string, label: string}>}
	 */
	public function status(): array {
		$state  = SwitchState::get();
		$counts = SwitchTable::states() + [
			'done'    => 0,
			'skipped' => 0,
			'failed'  => 0,
			'edited'  => 0,
			'undone'  => 0,
		];
		unset( $counts['pending'] );
		$is_undo = 'undo' === $state['mode'];
		$status  = match ( true ) {
			'' === $state['mode']              => 'idle',
			$state['finished'] > 0             => $is_undo ? 'undone' : 'done',
			'pause' === SwitchState::wish()    => 'paused',
			default                            => $is_undo ? 'undoing' : 'running',
		};
		return [
			'status'   => $status,
			'progress' => $state['finished'] > 0 ? 1.0 : (
				$is_undo ? round( $counts['undone'] / max( 1, $counts['undone'] + $counts['done'] ), 4 ) : $this->progress( $state )
			),
			'counts'   => $counts,
			'started'  => $state['started'],
			'finished' => $state['finished'],
			'optional' => array_values( array_map( static fn ( array $source ): array => [
				'id'    => $source['id'],
				'label' => $source['label'],
			], array_diff_key( $this->all, SwitchSources::required( $this->all ) ) ) ),
		];
	}

	/**
	 * Determines whether there is work that is neither paused nor finished.
	 */
	public static function is_active(): bool {
		return in_array( SwitchState::wish(), [ 'run', 'undo' ], true ) && self::is_open( SwitchState::get() );
	}

	/**
	 * @param State $state State.
	 */
	private static function is_open( array $state ): bool {
		return '' !== $state['mode'] && 0 === $state['finished'];
	}

	/**
	 * Returns the sources of the run.
	 *
	 * @param State $state State.
	 * @return array<string, Source>
	 */
	private function sources( array $state ): array {
		return array_intersect_key( $this->all, array_flip( $state['sources'] ) );
	}

	/**
	 * Returns the steps: stored items before the places that refer to them, and entries, which take longest, last.
	 *
	 * @param State $state State.
	 * @return array<int, string>
	 */
	private function steps( array $state ): array {
		$items = [];
		$bulk  = [];
		foreach ( $this->sources( $state ) as $id => $source ) {
			foreach ( $source['tasks'] as $name => $task ) {
				if ( null !== $task['bulk'] ) {
					$bulk[] = "bulk/$id/$name";
				} elseif ( null !== $task['ids'] && null !== $task['convert'] ) {
					$items[] = "items/$id/$name";
				}
			}
		}
		return [ ...$items, 'widgets', 'posts', ...$bulk ];
	}

	/**
	 * Converts the next items of the current step. Returns whether there is more.
	 *
	 * @param State            $state   State, which is changed.
	 * @param callable(): bool $goes_on Determines whether there is time for another item.
	 */
	private function next( array &$state, callable $goes_on ): bool {
		$steps = $this->steps( $state );
		$index = '' === $state['step'] ? 0 : array_search( $state['step'], $steps, true );
		if ( false === $index ) {
			// The plugin of the source was deactivated in the middle.
			$index          = str_starts_with( $state['step'], 'items/' ) ? (int) array_search( 'widgets', $steps, true ) : count( $steps ) - 1;
			$state['after'] = str_starts_with( $state['step'], 'items/' ) ? 0 : $state['after'];
		}
		$state['step'] = $steps[ $index ];
		$parts         = explode( '/', $state['step'] );
		$task          = $this->all[ $parts[1] ?? '' ]['tasks'][ $parts[2] ?? '' ] ?? null;
		$is_complete   = match ( $parts[0] ) {
			'widgets' => $this->widgets( $state, $goes_on ),
			'posts'   => $this->posts( $state, $goes_on ),
			'bulk'    => null === $task || $this->bulk( $state, $parts[1], $task ),
			default   => null === $task || $this->items( $state, $parts[1], $task, $goes_on ),
		};
		if ( ! $is_complete ) {
			return true;
		}
		$state['step']  = $steps[ $index + 1 ] ?? '';
		$state['after'] = 0;
		return '' !== $state['step'];
	}

	/**
	 * @param State            $state   State.
	 * @param Task             $task    Task.
	 * @param callable(): bool $goes_on Whether there is time.
	 */
	private function items( array &$state, string $source, array $task, callable $goes_on ): bool {
		$ids     = null === $task['ids'] ? [] : array_values( array_filter( ( $task['ids'] )( $state['after'], self::BATCH ), 'is_int' ) );
		$convert = $task['convert'];
		foreach ( $ids as $id ) {
			if ( $id <= $state['after'] ) {
				continue;
			}
			if ( ! $goes_on() ) {
				return false;
			}
			$ref = "$state[step]/$id";
			if ( null !== $convert && ! SwitchTable::is_done( $ref ) ) {
				$this->item( $state['run'], $ref, function ( callable $keep ) use ( $convert, $id, $source ): ?array {
					$given = $convert( $id, $keep );
					if ( ! is_array( $given ) ) {
						return null;
					}
					$item = SwitchSources::items( [ $given ], true )[0];
					return array_diff_key( $item, [ 'place' => '' ] ) + [
						'source' => $this->all[ $source ]['label'] ?? $source,
						'state'  => false === ( $given['changed'] ?? true ) || 'dropped' === $item['result'] ? 'skipped' : 'done',
					];
				} );
			}
			$state['after'] = $id;
		}
		return count( $ids ) < self::BATCH;
	}

	/**
	 * @param State            $state   State.
	 * @param callable(): bool $goes_on Whether there is time.
	 */
	private function widgets( array &$state, callable $goes_on ): bool {
		$places = new SwitchPlaces( $this->sources( $state ) );
		$index  = 0;
		foreach ( array_keys( SwitchContent::WIDGETS ) as $option ) {
			$widgets = get_option( $option );
			foreach ( array_filter( is_array( $widgets ) ? array_keys( $widgets ) : [], 'is_int' ) as $number ) {
				if ( ++$index <= $state['after'] ) {
					continue;
				}
				if ( ! $goes_on() ) {
					return false;
				}
				$this->item(
					$state['run'],
					"widgets/$option/$number",
					static fn ( callable $keep ): ?array => $places->convert_widget( $option, $number, $keep )
				);
				$state['after'] = $index;
			}
		}
		return true;
	}

	/**
	 * @param State            $state   State.
	 * @param callable(): bool $goes_on Whether there is time.
	 */
	private function posts( array &$state, callable $goes_on ): bool {
		$sources = array_filter( $this->sources( $state ), static fn ( array $source ): bool => null !== $source['replace'] );
		$places  = new SwitchPlaces( $sources );
		$batch   = [] === $sources ? [
			'ids'   => [],
			'after' => null,
		] : ( new SwitchContent( $sources, true ) )->marked_posts( $state['after'], self::BATCH );
		foreach ( $batch['ids'] as $id ) {
			if ( ! $goes_on() ) {
				return false;
			}
			$this->item( $state['run'], "posts/$id", static fn ( callable $keep ): ?array => $places->convert_post( $id, $keep ) );
			$state['after'] = $id;
		}
		$state['after'] = $batch['after'] ?? 0;
		return null === $batch['after'];
	}

	/**
	 * @param State $state State.
	 * @param Task  $task  Task.
	 */
	private function bulk( array &$state, string $source, array $task ): bool {
		$row = SwitchTable::begin( $state['run'], $state['step'] );
		if ( 'pending' !== $row['state'] || null === $task['bulk'] ) {
			return true;
		}
		try {
			$given = ( $task['bulk'] )( $state['after'], self::BULK[ min( $row['tries'], count( self::BULK ) ) - 1 ] );
			$given = is_array( $given ) ? $given : [];
		} catch ( \Throwable $error ) {
			if ( $row['tries'] < count( self::BULK ) ) {
				return false;
			}
			self::log_failure( $row, $error );
			SwitchTable::update( $row['id'], [ 'state' => 'failed' ] + self::failed( $row, $error->getMessage() ) );
			return true;
		}
		$item  = SwitchSources::items( [ $given ], true )[0];
		$next  = $given['after'] ?? null;
		$next  = is_int( $next ) && $next > $state['after'] ? $next : null;
		$count = $row['count'] + $item['count'];
		if ( null === $next && 0 === $count && [] === $item['notes'] && [] === $row['notes'] ) {
			SwitchTable::remove( $row['id'] );
			return true;
		}
		SwitchTable::update( $row['id'], [
			'source' => $this->all[ $source ]['label'] ?? $source,
			'count'  => $count,
			'notes'  => array_slice( array_values( array_unique( [ ...$row['notes'], ...$item['notes'] ] ) ), 0, 1000 ),
			'state'  => null === $next ? ( 0 === $count ? 'skipped' : 'done' ) : 'pending',
			'tries'  => 0,
			'data'   => [ 'imported' => true ],
		] + array_diff_key( $item, array_flip( [ 'place', 'url' ] ) ) );
		$state['after'] = $next ?? 0;
		return null === $next;
	}

	/**
	 * Converts one item with its row in the journal.
	 *
	 * @param callable(callable): (array<string, mixed>|null) $convert Converts it and returns values of its row.
	 */
	private function item( int $run, string $ref, callable $convert ): void {
		$row = SwitchTable::begin( $run, $ref );
		if ( 'pending' !== $row['state'] ) {
			return;
		}
		if ( $row['tries'] > self::TRIES ) {
			self::log_failure( $row );
			SwitchTable::update(
				$row['id'],
				[ 'state' => [] === $row['data'] ? 'failed' : 'done' ] + self::failed(
					$row,
					__( 'It was interrupted repeatedly, such as by a time or memory limit of the server, and skipped.', 'quayside' )
				)
			);
			return;
		}
		$keep = function ( array $data, array $values = [] ) use ( &$row ): void {
			// An earlier attempt may have converted a part.
			foreach ( $row['data'] as $name => $value ) {
				$data[ $name ] = [] === ( $data[ $name ] ?? [] ) ? $value : $data[ $name ];
			}
			$values = [ 'data' => $data ] + $values;
			SwitchTable::update( $row['id'], $values );
			$this->writes->keep();
			/** @var JournalRow $row */
			$row = array_intersect_key( $values, $row ) + $row;
		};
		str_starts_with( $ref, 'posts/' ) && $this->writes->begin( (int) substr( $ref, strlen( 'posts/' ) ) );
		try {
			$values = $convert( $keep );
			if ( null === $values && [] === $row['data'] ) {
				SwitchTable::remove( $row['id'] );
				return;
			}
			unset( $values['data'] );
			SwitchTable::update( $row['id'], ( $values ?? [ 'state' => 'done' ] ) + [ 'tries' => 0 ] );
		} catch ( \Throwable $error ) {
			self::log_failure( $row, $error );
			// What it changed before it failed can be undone.
			SwitchTable::update( $row['id'], [ 'state' => [] === $row['data'] ? 'failed' : 'done' ] + self::failed( $row, $error->getMessage() ) );
		} finally {
			$this->writes->end();
		}
	}

	/**
	 * @param JournalRow $row Row.
	 * @return array{result: string, notes: array<int, string>, title: string, source: string}
	 */
	private static function failed( array $row, string $reason ): array {
		return [
			'result' => 'dropped',
			'notes'  => array_values( array_unique( [ ...$row['notes'], $reason ] ) ),
			'title'  => '' === $row['title'] ? $row['ref'] : $row['title'],
			'source' => $row['source'],
		];
	}

	/**
	 * Undoes the newest item that is left. Returns whether there is more.
	 *
	 * @param State $state State, which is changed.
	 */
	private function undo_next( array &$state ): bool {
		$row = SwitchTable::newest_done( 0 === $state['after'] ? PHP_INT_MAX : $state['after'] );
		if ( null === $row ) {
			return false;
		}
		if ( ! $this->undo_row( $row, false ) ) {
			$state['after'] = $row['id'];
		}
		return true;
	}

	/**
	 * Undoes one item, or a part of a bulk import. Returns whether there is more of it.
	 *
	 * @param JournalRow $row Row.
	 */
	private function undo_row( array $row, bool $force ): bool {
		$parts = explode( '/', $row['ref'] );
		if ( $row['tries'] > self::TRIES ) {
			self::log_failure( $row );
			SwitchTable::update( $row['id'], [
				'state' => 'edited',
				'notes' => [ ...$row['notes'], __( 'The undo was interrupted repeatedly, such as by a time or memory limit of the server.', 'quayside' ) ],
				'tries' => 0,
			] );
			return false;
		}
		SwitchTable::update( $row['id'], [ 'tries' => $row['tries'] + 1 ] );
		$task = $this->all[ $parts[1] ?? '' ]['tasks'][ $parts[2] ?? '' ] ?? null;
		'posts' === $parts[0] && $this->writes->begin( (int) ( $parts[1] ?? 0 ) );
		try {
			if ( 'bulk' === $parts[0] && null !== $task ) {
				return $this->undo_bulk( $row, $task );
			}
			$undone = match ( $parts[0] ) {
				'posts'   => SwitchPlaces::undo_post( (int) ( $parts[1] ?? 0 ), $row['data'], $force, new SwitchPlaces( $this->all ) ),
				'widgets' => SwitchPlaces::undo_widget( $parts[1] ?? '', (int) ( $parts[2] ?? 0 ), $row['data'], $force, new SwitchPlaces( $this->all ) ),
				default   => null === $task ? null : ( $task['undo'] )( (int) ( $parts[3] ?? 0 ), $row['data'], $force ),
			};
		} catch ( \Throwable $error ) {
			self::log_failure( $row, $error );
			$undone = [ 'notes' => [ $error->getMessage() ] ];
		}
		$undone ??= [ 'notes' => [ __( 'The plugin that converted it is not active.', 'quayside' ) ] ];
		$undone   = is_array( $undone ) ? $undone : [];
		$notes    = array_filter( is_array( $undone['notes'] ?? null ) ? $undone['notes'] : [], 'is_string' );
		SwitchTable::update( $row['id'], [
			'state' => 'undone' === ( $undone['state'] ?? '' ) ? 'undone' : 'edited',
			'notes' => array_values( array_unique( [ ...$row['notes'], ...$notes ] ) ),
			'tries' => 0,
		] );
		$this->writes->end();
		return false;
	}

	/**
	 * @param JournalRow $row  Row.
	 * @param Task       $task Task.
	 */
	private function undo_bulk( array $row, array $task ): bool {
		$after = is_int( $row['data']['undone'] ?? null ) ? $row['data']['undone'] : 0;
		$given = ( $task['undo'] )( $after, self::BULK[0] );
		$next  = is_array( $given ) && is_int( $given['after'] ?? null ) && $given['after'] > $after ? $given['after'] : null;
		$notes = array_filter( is_array( $given ) && is_array( $given['notes'] ?? null ) ? $given['notes'] : [], 'is_string' );
		SwitchTable::update( $row['id'], [
			'state' => null === $next ? 'undone' : 'done',
			'notes' => array_values( array_unique( [ ...$row['notes'], ...$notes ] ) ),
			'tries' => 0,
			'data'  => [ 'undone' => $next ?? 0 ],
		] );
		return null !== $next;
	}

	/**
	 * Settles rows that an interrupted attempt left: what was changed can be undone, and the others had nothing to change.
	 */
	private static function settle(): void {
		global $wpdb;
		$table = SwitchTable::name();
		// phpcs:disable WordPress.DB.PreparedSQL
		$wpdb->query( "UPDATE $table SET state = 'done', tries = 0 WHERE state = 'pending' AND data <> '[]'" );
		$wpdb->query( "DELETE FROM $table WHERE state = 'pending'" );
		// phpcs:enable
	}

	/**
	 * @param State $state State.
	 */
	private function progress( array $state ): float {
		global $wpdb;
		$steps = $this->steps( $state );
		$index = (int) array_search( $state['step'], $steps, true );
		$part  = 'posts' === $state['step'] ? $state['after'] / max( 1, (int) $wpdb->get_var( "SELECT MAX(ID) FROM $wpdb->posts" ) ) : 0;
		return round( min( 1, ( $index + $part ) / count( $steps ) ), 4 );
	}

	/**
	 * Logs that an item could not be converted or undone.
	 *
	 * @param JournalRow      $row   Row.
	 * @param \Throwable|null $error What was thrown; null if the attempts were interrupted.
	 */
	private static function log_failure( array $row, ?\Throwable $error = null ): void {
		self::log( 'error', 'An item could not be converted or undone. The reason is in the report.', [
			'item'      => $row['ref'],
			'exception' => $error,
		] );
	}

	/**
	 * @param array<string, mixed> $context IDs and counts.
	 */
	private static function log( string $level, string $message, array $context = [] ): void {
		Log::write( $level, 'switch', $message, $context );
	}

	/**
	 * Determines whether enough memory is left for another item.
	 */
	private static function has_memory(): bool {
		$limit = wp_convert_hr_to_bytes( (string) ini_get( 'memory_limit' ) );
		return $limit <= 0 || memory_get_usage( true ) < $limit * self::MEMORY;
	}
}
