<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Entries;

use Quayside\Blocks\Forms\Form;
use Quayside\Blocks\Forms\Validation\RichText;

/**
 * Entries as a CSV file, written in steps: 100,000 of them take no more memory than 1,000.
 *
 * phpcs:disable WordPress.WP.AlternativeFunctions
 */
final class Csv {
	/** What a spreadsheet takes for the beginning of a formula, in the full width of East Asian keyboards too. */
	private const FORMULA = '/^[\s\x{FEFF}]*[=+\-@\x{FF1D}\x{FF0B}\x{FF0D}\x{FF20}\t\r]/u';

	/**
	 * Writes a head line and a line for each entry.
	 *
	 * @param resource                     $out   Where to.
	 * @param Filter                       $filter Which entries.
	 * @param (callable( int ): void)|null $after Called with the number of entries written, after each hundred.
	 * @return int Entries written.
	 */
	public static function write( $out, Filter $filter, ?callable $after = null ): int {
		$listing = new Listing();
		$columns = self::columns( $listing, $filter );
		// Spreadsheets take a file for UTF-8 by this mark.
		fwrite( $out, "\xEF\xBB\xBF" );
		self::line( $out, [ __( 'Entry', 'quayside-blocks' ), __( 'Form', 'quayside-blocks' ), __( 'Status', 'quayside-blocks' ), __( 'Received (UTC)', 'quayside-blocks' ), __( 'Page', 'quayside-blocks' ), ...array_values( $columns ) ] );
		$titles  = [];
		$written = 0;
		foreach ( $listing->each( $filter ) as $entry ) {
			$titles[ $entry->form ] ??= Form::any( $entry->form )?->title() ?? __( '(deleted form)', 'quayside-blocks' );
			$values                   = array_fill_keys( array_keys( $columns ), '' );
			foreach ( self::by_column( $filter, $entry ) as $column => $field ) {
				$values[ $column ] = RichText::plain( $field );
			}
			self::line( $out, [ (string) $entry->id, $titles[ $entry->form ], $entry->status, $entry->created, $entry->source_url, ...array_values( array_intersect_key( $values, $columns ) ) ] );
			++$written;
			if ( 0 === $written % 100 && $after ) {
				$after( $written );
			}
		}
		return $written;
	}

	/**
	 * A cell that no spreadsheet runs as a formula: an apostrophe stands before what looks like one. Negative numbers stay.
	 */
	public static function cell( string $value ): string {
		$risky = 1 === preg_match( self::FORMULA, $value ) || ! mb_check_encoding( $value, 'UTF-8' );
		return $risky && 1 !== preg_match( '/^-\d+([.,]\d+)?$/D', $value ) ? "'$value" : $value;
	}

	/**
	 * @param resource           $out   Where to.
	 * @param array<int, string> $cells Raw cells.
	 */
	private static function line( $out, array $cells ): void {
		// Without PHP's own escape character, which no other program knows.
		fputcsv( $out, array_map( [ self::class, 'cell' ], $cells ), ',', '"', '' );
	}

	/**
	 * Columns by key: the fields of the form as it is now, then those that entries have from earlier.
	 *
	 * @return array<string, string> Labels.
	 */
	private static function columns( Listing $listing, Filter $filter ): array {
		$columns = [];
		$form    = Form::any( $filter->form );
		foreach ( $form ? $form->schema()->fields() : [] as $field ) {
			$columns[ $field->id ] = $field->label;
		}
		foreach ( $listing->each( $filter ) as $entry ) {
			foreach ( self::by_column( $filter, $entry ) as $column => $field ) {
				$columns[ $column ] ??= $field['label'];
			}
		}
		return $columns;
	}

	/**
	 * The fields of an entry by column: its own for each within one form; one for all fields of a label where there are
	 * several forms. Of an entry's fields with the same label, such as two towns, each has one.
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
