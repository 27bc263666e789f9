<?php
declare( strict_types=1 );

namespace Quayside\Tests;

/**
 * Decides which server of a replicated database gets a statement, as HyperDB and LudicrousDB do: statements that write go to the primary,
 * and so do later reads of the same table in the same request. Other reads go to a replica. For subclasses of wpdb.
 */
trait SplitsReads {
	/** @var array<string, true>|true Tables that are read from the primary, or true for all. */
	private array|bool $primary_tables = [];

	/**
	 * Sends all further reads of this request to the primary. The name is that of HyperDB.
	 */
	public function send_reads_to_masters(): void {
		$this->primary_tables = true;
	}

	/**
	 * Determines whether a statement has to go to the primary.
	 */
	private function needs_primary( string $query ): bool {
		if ( true === $this->primary_tables ) {
			return true;
		}
		if ( 1 !== preg_match( '/^[\s(]*(?:SELECT|SHOW|DESCRIBE|DESC|EXPLAIN)\s/i', $query ) ) {
			$this->primary_tables[ (string) $this->get_table_from_query( $query ) ] = true;
			return true;
		}
		foreach ( array_keys( $this->primary_tables ) as $table ) {
			if ( '' !== $table && str_contains( substr( $query, 0, 1000 ), $table ) ) {
				return true;
			}
		}
		return false;
	}
}
