<?php
declare( strict_types=1 );

namespace Quayside\Consent\Import;

/**
 * Reads columns of Complianz's tables.
 */
final class ComplianzColumn {
	/**
	 * Returns the value of a column, which is either a text or a serialized array that contains it.
	 *
	 * @param array<string, string> $row    A row.
	 * @param string                $column Name of the column.
	 * @param string                $key    Key in the array.
	 */
	public static function read( array $row, string $column, string $key = 'text' ): string {
		$value = $row[ $column ] ?? '';
		if ( is_serialized( $value ) ) {
			// phpcs:ignore WordPress.PHP -- Complianz's format, which may be broken; no classes.
			$list  = @unserialize( $value, [ 'allowed_classes' => false ] );
			$value = is_array( $list ) ? $list[ $key ] ?? '' : '';
		}
		return is_string( $value ) ? $value : '';
	}
}
