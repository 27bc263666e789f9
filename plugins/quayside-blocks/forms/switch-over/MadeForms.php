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
	 * no response repeats a submission that was moved in the meantime. Only such a repetition is deleted. What the database could not move
	 * stays where it is, and so does a submission of another process, which moves it itself.
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
			if ( false === $wpdb->query( $wpdb->prepare( "UPDATE IGNORE $table SET form_id = %d WHERE form_id = %d", $to, $from ) ) ) {
				return;
			}
		}
		$repetitions = $wpdb->get_col( $wpdb->prepare(
			"SELECT repeated.id FROM $entries AS repeated
			JOIN $entries AS kept ON kept.form_id = %d AND kept.idem_key = repeated.idem_key WHERE repeated.form_id = %d",
			$to,
			$from
		) );
		BulkChange::apply( 'delete', array_map( 'intval', $repetitions ) );
		// MySQL can't read a table in a statement that deletes from it.
		$values = $wpdb->get_results( $wpdb->prepare(
			"SELECT repeated.field_id, repeated.hash FROM $unique AS repeated
			JOIN $unique AS kept ON kept.form_id = %d AND kept.field_id = repeated.field_id AND kept.hash = repeated.hash WHERE repeated.form_id = %d",
			$to,
			$from
		), ARRAY_A );
		// phpcs:enable
		foreach ( is_array( $values ) ? $values : [] as $value ) {
			is_array( $value ) && $wpdb->delete( $unique, [ 'form_id' => $from ] + $value );
		}
	}
}
