<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\SwitchOver;

use Quayside\Blocks\Forms\Entries\BulkChange;
use Quayside\Blocks\Forms\Entries\Tables;
use Quayside\Blocks\Forms\Schema\Form;

/**
 * Remembers which Quayside form was made from which form of another plugin.
 */
final class MadeForms {
	/** Metadata of a form with the source and the ID that it was made from. */
	private const META = '_quayside_switched_from';

	/**
	 * Returns the ID of the Quayside form that was made from a form; 0 if there is none, or it is in the trash.
	 *
	 * @param string $source ID of the source.
	 * @param int    $id     ID of the form of the other plugin.
	 */
	public static function get( string $source, int $id ): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare(
			"SELECT p.ID FROM $wpdb->postmeta m JOIN $wpdb->posts p ON p.ID = m.post_id WHERE m.meta_key = %s AND m.meta_value = %s AND p.post_type = %s AND p.post_status <> 'trash' ORDER BY p.ID LIMIT 1",
			self::META,
			"$source:$id",
			Form::POST_TYPE
		) );
	}

	/**
	 * Stores which form a Quayside form was made from.
	 *
	 * @param string $source ID of the source.
	 * @param int    $id     ID of the form of the other plugin.
	 * @param int    $form   ID of the Quayside form.
	 */
	public static function set( string $source, int $id, int $form ): void {
		update_post_meta( $form, self::META, "$source:$id" );
	}

	/**
	 * Moves entries to a form, with the values that must be unique. Visitors can submit a form before it is converted, and a browser that got
	 * no response repeats a submission that was moved in the meantime. The repetition is deleted.
	 *
	 * @param int $from ID of the form that had them.
	 * @param int $to   ID of the form that gets them.
	 */
	public static function adopt( int $from, int $to ): void {
		global $wpdb;
		$entries = Tables::name( 'entries' );
		$unique  = Tables::name( 'unique' );
		// phpcs:disable WordPress.DB.PreparedSQL -- names of our tables.
		foreach ( [ $entries, $unique ] as $table ) {
			// One row that the form already has must not stop the others.
			$wpdb->query( $wpdb->prepare( "UPDATE IGNORE $table SET form_id = %d WHERE form_id = %d", $to, $from ) );
		}
		BulkChange::apply( 'delete', array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT id FROM $entries WHERE form_id = %d", $from ) ) ) );
		$wpdb->query( $wpdb->prepare( "DELETE FROM $unique WHERE form_id = %d", $from ) );
		// phpcs:enable
	}
}
