<?php
declare( strict_types=1 );

namespace Quayside\Tests;

// WordPress's own, or the one for SQLite.
class_alias( get_class( $GLOBALS['wpdb'] ), __NAMESPACE__ . '\Database' );

/**
 * The site's database, as if it had a replica that lags behind. Lists the statements that would read from it.
 */
final class ReplicatedDatabase extends Database {
	use SplitsReads;

	/** @var array<int, string> Statements. */
	private array $replica_reads = [];

	/**
	 * Runs a task as a request of its own, and returns its reads of some tables from the replica.
	 *
	 * @param callable $task   What happens in the request.
	 * @param string   $tables Part of their names.
	 * @return array<int, string> Statements.
	 */
	public static function reads( callable $task, string $tables ): array {
		$original = $GLOBALS['wpdb'];
		// Both would free the same result.
		$original->flush();
		$database = ( new \ReflectionClass( self::class ) )->newInstanceWithoutConstructor();
		for ( $class = new \ReflectionClass( $original ); false !== $class; $class = $class->getParentClass() ) {
			foreach ( $class->getProperties() as $property ) {
				$property->isStatic() || ! $property->isInitialized( $original ) || $property->setValue( $database, $property->getValue( $original ) );
			}
		}
		$GLOBALS['wpdb'] = $database; // phpcs:ignore WordPress.WP.GlobalVariablesOverride
		try {
			$task();
		} finally {
			$GLOBALS['wpdb'] = $original; // phpcs:ignore WordPress.WP.GlobalVariablesOverride
		}
		return array_values( array_filter( $database->replica_reads, static fn ( string $query ): bool => str_contains( $query, $tables ) ) );
	}

	/**
	 * Runs a statement, and lists it if it reads from the replica.
	 *
	 * @param string $query Statement.
	 * @return mixed
	 */
	public function query( $query ) {
		if ( ! $this->needs_primary( $query ) ) {
			$this->replica_reads[] = $query;
		}
		return parent::query( $query );
	}
}
