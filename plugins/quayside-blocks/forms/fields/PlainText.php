<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields;

/**
 * Decodes entities. Editors store "&" as "&amp;" in labels and titles, and WordPress does so in all attributes saved by users
 * without the unfiltered_html capability. Emails, files, and comparisons need the plain characters.
 */
final class PlainText {
	/**
	 * Decodes the entities of a text.
	 */
	public static function decode( string $text ): string {
		return str_contains( $text, '&' ) ? html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) : $text;
	}

	/**
	 * Returns a label or title as one line of plain text. Line breaks become spaces.
	 */
	public static function line( string $html ): string {
		// A pattern with the spaces around line breaks would give up on a text of spaces.
		$lines = preg_split( '/<br[^<>]*>|\n/i', $html );
		return trim( self::decode( wp_strip_all_tags( implode( ' ', array_map( 'trim', false === $lines ? [ $html ] : $lines ) ) ) ) );
	}

	/**
	 * Decodes the entities of a value, and of all values in it.
	 */
	public static function within( mixed $value ): mixed {
		if ( is_array( $value ) ) {
			return array_map( [ self::class, 'within' ], $value );
		}
		return is_string( $value ) ? self::decode( $value ) : $value;
	}
}
