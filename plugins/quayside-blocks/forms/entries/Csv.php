<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Entries;

use Quayside\Blocks\Forms\Fields\Textarea\RichText;
use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Kit\Csv as Lines;
use Quayside\Blocks\Kit\CsvDownload;

/**
 * Writes entries as CSV in steps, with constant memory regardless of their number.
 */
final class Csv {
	/**
	 * Writes a header and a line for each entry.
	 *
	 * @param resource                     $out    Stream to write to.
	 * @param Filter                       $filter Filter of the entries.
	 * @param (callable( int ): void)|null $after  Called with the number of entries written, after each hundred.
	 * @param int                          $newest Newest id to write.
	 * @return int Number of written entries.
	 */
	public static function write( $out, Filter $filter, ?callable $after = null, int $newest = PHP_INT_MAX - 1 ): int {
		$listing = new Listing();
		$columns = self::columns( $listing, $filter, $newest );
		Lines::begin( $out, [
			__( 'Entry', 'quayside-blocks' ),
			__( 'Form', 'quayside-blocks' ),
			__( 'Status', 'quayside-blocks' ),
			Lines::timed( __( 'Received', 'quayside-blocks' ) ),
			__( 'Source page', 'quayside-blocks' ),
			...array_values( $columns ),
		] );
		$titles  = [];
		$written = 0;
		foreach ( $listing->each( $filter, newest: $newest ) as $entry ) {
			$titles[ $entry->form ] ??= Form::any( $entry->form )?->title() ?? __( '(deleted form)', 'quayside-blocks' );
			$values                   = array_fill_keys( array_keys( $columns ), '' );
			foreach ( self::by_column( $filter, $entry ) as $column => $field ) {
				$values[ $column ] = RichText::plain( $field );
			}
			Lines::line( $out, [
				(string) $entry->id,
				$titles[ $entry->form ],
				$entry->status,
				Lines::time( $entry->created ),
				$entry->source_url,
				...array_values( array_intersect_key( $values, $columns ) ),
			] );
			++$written;
			if ( 0 === $written % CsvDownload::STEP && $after ) {
				$after( $written );
			}
		}
		return $written;
	}

	/**
	 * Returns columns by key: the current fields of the form, followed by removed fields that entries still contain.
	 *
	 * @return array<string, string> Labels.
	 */
	private static function columns( Listing $listing, Filter $filter, int $newest ): array {
		$columns = [];
		$form    = Form::any( $filter->form );
		foreach ( $form ? $form->schema()->fields() : [] as $field ) {
			$columns[ $field->id ] = $field->label;
		}
		foreach ( $listing->each( $filter, newest: $newest ) as $entry ) {
			foreach ( self::by_column( $filter, $entry ) as $column => $field ) {
				$columns[ $column ] ??= $field['label'];
			}
		}
		return $columns;
	}

	/**
	 * Returns the fields of an entry by column. For a single form, each field has a column. For multiple forms, fields with the
	 * same label share a column, unless they belong to the same entry.
	 *
	 * @return array<string, array{id: string, slug: string, type: string, label: string, value: string}>
	 */
	private static function by_column( Filter $filter, Entry $entry ): array {
		$fields = [];
		foreach ( $entry->fields as $field ) {
			$column = $filter->form > 0 ? $field['id'] : 'label:' . $field['label'];
			for ( $key = $column, $number = 2; isset( $fields[ $key ] ); $number++ ) {
				$key = "$column\0$number";
			}
			$fields[ $key ] = $field;
		}
		return $fields;
	}
}
