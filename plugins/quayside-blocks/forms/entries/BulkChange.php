<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Entries;

use Quayside\Blocks\Forms\Uploads\Files;
use Quayside\Blocks\Kit\Placeholders;
use Quayside\Blocks\Kit\PrimaryReads;

/**
 * Changes one or more entries, each time with one statement.
 *
 * phpcs:disable WordPress.DB.PreparedSQL,WordPress.DB.PreparedSQLPlaceholders
 */
final class BulkChange {
	/** Assignments for each action of contract forms/entries.bulk-request, except deletion. */
	private const ACTIONS = [
		'read'    => "status = 'read', inbox = 1",
		'unread'  => "status = 'unread', inbox = 1",
		'spam'    => "status = 'spam', inbox = 0",
		'star'    => 'starred = 1',
		'unstar'  => 'starred = 0',
		// "was" comes first, because MySQL evaluates assignments in order.
		'trash'   => "was = status, status = 'trash', inbox = 0, trashed_gmt = %s",
		'restore' => "status = CASE WHEN was IN ('read', 'spam') THEN was ELSE 'unread' END,"
			. " inbox = CASE WHEN was = 'spam' THEN 0 ELSE 1 END, trashed_gmt = NULL",
	];

	/**
	 * Returns the actions, except deletion.
	 *
	 * @return array<int, string>
	 */
	public static function changes(): array {
		return array_keys( self::ACTIONS );
	}

	/**
	 * Applies an action to entries.
	 *
	 * @param string          $action One of contract forms/entries.bulk-request.
	 * @param array<int, int> $ids    Entry ids.
	 * @return int Number of changed rows.
	 * @throws \RuntimeException If the database fails.
	 */
	public static function apply( string $action, array $ids ): int {
		global $wpdb;
		$sureforms = array_values( array_filter( $ids, [ SureFormsEntries::class, 'is_id' ] ) );
		if ( [] !== $sureforms ) {
			$changed = 'delete' === $action ? self::delete_sureforms( $sureforms ) : SureFormsEntries::change( $action, $sureforms );
			return $changed + self::apply( $action, array_values( array_diff( $ids, $sureforms ) ) );
		}
		if ( 'delete' === $action ) {
			return self::delete( $ids );
		}
		$set = self::ACTIONS[ $action ] ?? '';
		if ( [] === $ids || '' === $set ) {
			return 0;
		}
		$table  = Tables::name( 'entries' );
		$only   = [
			'trash'   => " AND status <> 'trash'",
			'restore' => " AND status = 'trash'",
		][ $action ] ?? '';
		$values = [ ...( 'trash' === $action ? [ gmdate( 'Y-m-d H:i:s' ) ] : [] ), ...$ids ];
		$done   = $wpdb->query( $wpdb->prepare( "UPDATE $table SET $set WHERE id IN (" . Placeholders::numbers( $ids ) . ")$only", $values ) );
		if ( false === $done ) {
			throw new \RuntimeException( 'Entries were not changed: ' . esc_html( $wpdb->last_error ) );
		}
		if ( $done > 0 ) {
			/**
			 * Fires after entries have been changed.
			 *
			 * @param string          $action read, unread, spam, star, unstar, trash, restore, or delete.
			 * @param array<int, int> $ids    Entry ids.
			 */
			do_action( 'quayside_blocks_form_entries_changed', $action, $ids );
		}
		return (int) $done;
	}

	/**
	 * Deletes entries with their unique values, files, and logs.
	 *
	 * @param array<int, int> $ids Entry ids.
	 * @return int Number of deleted entries.
	 * @throws \RuntimeException If the database fails.
	 */
	private static function delete( array $ids ): int {
		global $wpdb;
		if ( [] === $ids ) {
			return 0;
		}
		// What a replica lacks would be left behind.
		PrimaryReads::start();
		$placeholders = Placeholders::numbers( $ids );
		$entries      = Tables::name( 'entries' );
		$files        = [];
		$rows         = $wpdb->get_results( $wpdb->prepare( "SELECT files FROM $entries WHERE id IN ($placeholders) AND files <> ''", $ids ), ARRAY_A );
		foreach ( is_array( $rows ) ? $rows : [] as $row ) {
			array_push( $files, ...array_column( Entry::from_row( is_array( $row ) ? $row : [] )->files, 'path' ) );
		}
		// Files and unique values are removed only after the rows, so that entries stay complete if the database fails.
		Files::begin_removal( $files );
		$keys      = UniqueValues::keys_of( $ids );
		$originals = SureFormsImport::originals( $ids );
		$done      = $wpdb->query( $wpdb->prepare( "DELETE FROM $entries WHERE id IN ($placeholders)", $ids ) );
		if ( false === $done ) {
			throw new \RuntimeException( 'Entries were not deleted: ' . esc_html( $wpdb->last_error ) );
		}
		Files::end_removal( $files );
		UniqueValues::release_all( $keys );
		// An undo of the import, or a switch after it, must not bring them back.
		SureFormsEntries::delete( $originals );
		ImportProgress::exclude( array_merge( ...array_values( $keys ) ) );
		$wpdb->query( $wpdb->prepare( 'DELETE FROM ' . Tables::name( 'log' ) . " WHERE entry_id IN ($placeholders)", $ids ) );
		do_action( 'quayside_blocks_form_entries_changed', 'delete', $ids );
		return (int) $done;
	}

	/**
	 * Deletes entries of SureForms with their notes.
	 *
	 * @param array<int, int> $ids Entry ids.
	 */
	private static function delete_sureforms( array $ids ): int {
		global $wpdb;
		$done = SureFormsEntries::delete( $ids );
		$wpdb->query( $wpdb->prepare( 'DELETE FROM ' . Tables::name( 'log' ) . ' WHERE entry_id IN (' . Placeholders::numbers( $ids ) . ')', $ids ) );
		return $done;
	}
}
