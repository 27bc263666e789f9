<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\SwitchOver;

use Quayside\Blocks\Kit\OtherTable;
use Quayside\Blocks\Kit\Placeholders;

/**
 * Reads tables of other plugins, which may not exist, or not have the columns that are read.
 *
 * phpcs:disable WordPress.DB.PreparedSQL,WordPress.DB.PreparedSQLPlaceholders
 */
final class ForeignTable {
	/**
	 * Returns rows of a table; an empty list if it doesn't exist.
	 *
	 * @param string                 $table   Name without the prefix.
	 * @param string                 $rest    SQL after the name of the table, with placeholders.
	 * @param array<int, int|string> $values  Values of the placeholders.
	 * @param string                 $columns Columns, for tables with many rows.
	 * @return array<int, array<string, string|null>>
	 */
	public static function rows( string $table, string $rest, array $values, string $columns = '*' ): array {
		global $wpdb;
		// A query that fails would end a transaction of the caller.
		if ( ! OtherTable::exists( $table ) ) {
			return [];
		}
		$shows = $wpdb->suppress_errors();
		$rows  = $wpdb->get_results( $wpdb->prepare( "SELECT $columns FROM {$wpdb->prefix}$table $rest", $values ), ARRAY_A );
		$wpdb->suppress_errors( $shows );
		$wpdb->flush();
		/** @var array<int, array<string, string|null>> $rows */
		$rows = is_array( $rows ) ? array_values( array_filter( $rows, 'is_array' ) ) : [];
		return $rows;
	}

	/**
	 * Returns which of some IDs a table has; an empty list if it doesn't exist.
	 *
	 * @param string          $table Name without the prefix.
	 * @param array<int, int> $ids   IDs.
	 * @param string          $and   More conditions in SQL.
	 * @return array<int, int>
	 */
	public static function existing( string $table, array $ids, string $and = '' ): array {
		$rows = [] === $ids ? [] : self::rows( $table, 'WHERE id IN (' . Placeholders::numbers( $ids ) . ")$and", $ids, 'id AS found' );
		return array_map( static fn ( array $row ): int => (int) $row['found'], $rows );
	}

	/**
	 * Returns values by the ID of what they belong to and by name, read in parts, because each has many.
	 *
	 * @param string          $table Name without the prefix.
	 * @param string          $of    Column with the ID.
	 * @param array<int, int> $ids   IDs.
	 * @param string          $order Column with the order of the values.
	 * @param string          $name  Pattern of the names that are read.
	 * @return array<int, array<int|string, string>> Values by name and ID. Several of a name are joined with line breaks.
	 */
	public static function values( string $table, string $of, array $ids, string $order, string $name ): array {
		$values = array_fill_keys( $ids, [] );
		foreach ( array_chunk( $ids, 100 ) as $some ) {
			foreach ( self::rows( $table, "WHERE $of IN (" . Placeholders::numbers( $some ) . ") ORDER BY $order", $some, "$of, meta_key, meta_value" ) as $row ) {
				$key = (string) ( $row['meta_key'] ?? '' );
				if ( 1 === preg_match( $name, $key ) ) {
					$old = $values[ (int) $row[ $of ] ][ $key ] ?? null;

					$values[ (int) $row[ $of ] ][ $key ] = ( null === $old ? '' : "$old\n" ) . $row['meta_value'];
				}
			}
		}
		return $values;
	}

	/**
	 * Counts the rows of a table; 0 if it doesn't exist.
	 *
	 * @param string $table Name without the prefix.
	 */
	public static function count( string $table ): int {
		global $wpdb;
		return OtherTable::exists( $table ) ? (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}$table" ) : 0;
	}
}
