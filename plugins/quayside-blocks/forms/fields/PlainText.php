<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields;

/**
 * Texts as they were typed. Editors keep "&" as "&amp;" in labels and titles, and WordPress does so in all attributes that
 * somebody saves who may not use HTML; mails, files and comparisons know no entities.
 */
final class PlainText {
	/**
	 * A text without entities.
	 */
	public static function of( string $text ): string {
		return str_contains( $text, '&' ) ? html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) : $text;
	}

	/**
	 * A label or title as it is read: without markup, in one line. What was written on two lines are two words.
	 */
	public static function line( string $html ): string {
		return trim( self::of( wp_strip_all_tags( (string) preg_replace( '/\s*(?:<br[^>]*>|\n)\s*/i', ' ', $html ) ) ) );
	}

	/**
	 * A value, and those in it, without entities.
	 */
	public static function within( mixed $value ): mixed {
		if ( is_array( $value ) ) {
			return array_map( [ self::class, 'within' ], $value );
		}
		return is_string( $value ) ? self::of( $value ) : $value;
	}
}
