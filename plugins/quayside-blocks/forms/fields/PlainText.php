<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields;

/**
 * Decodes entities. Editors store "&" as "&amp;" in labels and titles, and WordPress does so in all attributes saved by users
 * without the unfiltered_html capability. Emails, files, and comparisons need the plain characters.
 */
final class PlainText {
	/**
	 * Length at most of a label or another text of a field, in characters, as in the editor (MAX_LABEL in attributes.ts). WordPress before
	 * 7.0 ends pages with a tag of a megabyte in an error, and the label is in the name of each control.
	 */
	public const MAX = 20_000;

	/**
	 * Decodes the entities of a text.
	 */
	public static function decode( string $text ): string {
		return str_contains( $text, '&' ) ? html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) : $text;
	}

	/**
	 * Replaces the line breaks of a label with spaces. Takes time in proportion to the length.
	 */
	public static function in_one_line( string $html ): string {
		// A pattern with the spaces around line breaks would give up on a text of spaces.
		$lines = preg_split( '/<br[^<>]*>|\n/i', $html );
		return implode( ' ', array_map( 'trim', false === $lines ? [ $html ] : $lines ) );
	}

	/**
	 * Returns a label or title as one line of plain text of bounded length. Line breaks become spaces.
	 */
	public static function line( string $html ): string {
		return self::cut( trim( self::decode( wp_strip_all_tags( self::in_one_line( $html ) ) ) ) );
	}

	/**
	 * Decodes the entities of a value, and of all values in it, and cuts long texts.
	 */
	public static function within( mixed $value ): mixed {
		if ( is_array( $value ) ) {
			return array_map( [ self::class, 'within' ], $value );
		}
		return is_string( $value ) ? self::cut( self::decode( $value ) ) : $value;
	}

	private static function cut( string $text ): string {
		return strlen( $text ) > self::MAX ? mb_substr( $text, 0, self::MAX, 'UTF-8' ) : $text;
	}
}
