<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * Creates and updates database tables. A version is stored once all columns exist and all data is migrated, so an update that was
 * interrupted goes on with the next request. One process at a time updates existing tables. A server with an older version leaves newer
 * tables alone, so that two versions can run during an update of several servers.
 */
final class TableUpdate {
	/** Filter of the repairs of all tables. */
	public const REPAIRS = 'quayside_table_repairs';

	/** End of the option that locks an update. */
	private const LOCK = '_lock';

	/**
	 * Updates the tables of the current site if the stored version is older.
	 *
	 * @param string                             $source      Source in the log.
	 * @param string                             $option      Option with the version of the site's tables.
	 * @param string                             $version     Version of the definitions, a whole number.
	 * @param callable(): array<int, string>     $definitions Returns the definitions for dbDelta().
	 * @param (callable(string): bool)|null      $migrate     Migrates data of older tables. Receives the previous version, '' for new
	 *                                                        tables, and returns whether it is complete. It may run again.
	 */
	public static function run( string $source, string $option, string $version, callable $definitions, ?callable $migrate = null ): void {
		$repair = static fn (): array => self::repair( $source, $option, $version, $definitions, $migrate );
		// The last definitions of a table count.
		add_filter( self::REPAIRS, static fn ( array $repairs ): array => [ $option => $repair ] + $repairs );
		if ( self::is_current( get_option( $option ), $version ) ) {
			add_action( 'shutdown', static fn () => self::has_failed( $definitions ) && $repair() );
			return;
		}
		// Two first visitors may both create tables, and need them right away. That a table exists already is not an error.
		$is_new = '' === self::text( PrimaryReads::option( $option ) );
		$lock   = $is_new ? null : Lock::take( $option . self::LOCK );
		if ( ! $is_new && null === $lock ) {
			return;
		}
		// Another process may have updated them since they were read.
		$stored = PrimaryReads::option( $option );
		if ( ! self::is_current( $stored, $version ) ) {
			self::update( $source, $option, $version, self::text( $stored ), $definitions, $migrate );
		}
		$lock?->release();
	}

	/**
	 * Adds what the tables of the current site lack, and returns the names of those that are still missing or incomplete.
	 *
	 * @param callable(): array<int, string> $definitions Returns the definitions.
	 * @param (callable(string): bool)|null  $migrate     Migrates data.
	 * @return array<int, string>
	 */
	private static function repair( string $source, string $option, string $version, callable $definitions, ?callable $migrate ): array {
		$missing = self::missing( $definitions() );
		// Newer tables are not this version's to change.
		$lock = [] === $missing || (int) self::text( PrimaryReads::option( $option ) ) > (int) $version ? null : Lock::take( $option . self::LOCK );
		if ( null === $lock ) {
			return $missing;
		}
		Log::write( 'error', $source, 'Database tables were missing or incomplete.', [ 'tables' => implode( ', ', $missing ) ] );
		self::update( $source, $option, $version, '', $definitions, $migrate );
		$lock->release();
		return self::missing( $definitions() );
	}

	/**
	 * Determines whether a query of the tables failed in this request.
	 *
	 * @param callable(): array<int, string> $definitions Returns the definitions.
	 */
	private static function has_failed( callable $definitions ): bool {
		// WordPress adds each failed query, also while errors are suppressed.
		$failed = $GLOBALS['EZSQL_ERROR'] ?? [];
		if ( ! is_array( $failed ) || [] === $failed ) {
			return false;
		}
		$queries = implode( "\n", array_filter( array_column( $failed, 'query' ), 'is_string' ) );
		$names   = array_map( static fn ( string $definition ): string => self::name_of( $definition ), $definitions() );
		return [] !== array_filter( $names, static fn ( string $name ): bool => str_contains( $queries, $name ) );
	}

	/**
	 * Returns the names of tables that lack a column or don't exist.
	 *
	 * @param array<int, string> $definitions Definitions.
	 * @return array<int, string>
	 */
	private static function missing( array $definitions ): array {
		global $wpdb;
		PrimaryReads::start();
		$shows   = $wpdb->suppress_errors();
		$missing = array_filter( $definitions, static fn ( string $definition ): bool => ! self::has_columns( $definition ) );
		$wpdb->suppress_errors( $shows );
		return array_values( array_map( static fn ( string $definition ): string => self::name_of( $definition ), $missing ) );
	}

	private static function name_of( string $definition ): string {
		return 1 === preg_match( '/^\s*CREATE TABLE (\S+)/', $definition, $table ) ? $table[1] : '';
	}

	/**
	 * Determines whether the tables have a version, or a newer one.
	 */
	private static function is_current( mixed $stored, string $version ): bool {
		return (int) self::text( $stored ) >= (int) $version;
	}

	private static function text( mixed $stored ): string {
		return is_scalar( $stored ) ? (string) $stored : '';
	}

	/**
	 * Creates or updates the tables.
	 *
	 * @param callable(): array<int, string> $definitions Returns the definitions.
	 * @param (callable(string): bool)|null  $migrate     Migrates data.
	 */
	private static function update( string $source, string $option, string $version, string $previous, callable $definitions, ?callable $migrate ): void {
		global $wpdb;
		require_once ABSPATH . 'wp-admin/includes/upgrade.php'; // @phpstan-ignore requireOnce.fileNotFound
		$shows    = $wpdb->suppress_errors();
		$tables   = $definitions();
		$complete = true;
		foreach ( $tables as $definition ) {
			dbDelta( $definition );
			$complete = $complete && self::has_columns( $definition );
		}
		$complete = $complete && ( null === $migrate || $migrate( $previous ) );
		$wpdb->suppress_errors( $shows );
		// If the database failed, the next request tries again.
		$complete && update_option( $option, $version, true );
		Log::write(
			$complete ? 'info' : 'error',
			$source,
			$complete ? 'Database tables were created or updated.' : 'Database tables could not be updated. The next request tries again.',
			[
				'option' => $option,
				'from'   => $previous,
				'to'     => $version,
			]
		);
	}

	/**
	 * Determines whether a table has all columns of its definition.
	 */
	private static function has_columns( string $definition ): bool {
		global $wpdb;
		$table = self::name_of( $definition );
		preg_match_all( '/^\s*([a-z_]+) (?:bigint|int|tinyint|char|varchar|text|longtext|date|datetime)\b/m', $definition, $columns );
		// phpcs:ignore WordPress.DB.PreparedSQL -- from a definition.
		return '' !== $table && false !== $wpdb->query( 'SELECT ' . implode( ', ', $columns[1] ) . " FROM $table LIMIT 1" );
	}
}
