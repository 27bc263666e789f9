<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields\Input\Mask;

/**
 * Describes masks to visitors.
 */
final class MaskHint {
	/**
	 * Returns the pattern of a mask, or what a named mask expects; empty if there is nothing to say.
	 *
	 * @param string $mask One of the options or a custom mask, which can begin with "date:" or "alias:".
	 */
	public static function get( string $mask ): string {
		$mask = trim( $mask );
		if ( '' === $mask ) {
			return '';
		}
		if ( 1 === preg_match( '/^alias:\s*(.*)$/i', $mask, $match ) ) {
			return self::named( strtolower( $match[1] ) );
		}
		$date = 1 === preg_match( '/^date:|^(?:dd\/mm\/yyyy)?(?: ?hh:mm:ss)?$/i', $mask );
		$text = (string) preg_replace( '/^date:\s*/i', '', $mask );
		return $date || in_array( $mask, Mask::OPTIONS, true )
			? self::pattern( $text )
			/* translators: %s: a pattern such as 99-aa */
			: sprintf( __( 'Format: %s (9 or # is a digit, a is a letter, * is either)', 'quayside-blocks' ), $text );
	}

	/**
	 * Describes a named mask. The names of other software's masks without a meaning here are not described.
	 */
	private static function named( string $name ): string {
		return match ( $name ) {
			'email'              => self::example( 'name@example.com' ),
			'url'                => self::example( 'https://example.com' ),
			'ip'                 => self::example( '192.0.2.1' ),
			'mac'                => self::example( '00:1a:2b:3c:4d:5e' ),
			'ssn'                => self::pattern( '###-##-####' ),
			'datetime'           => self::pattern( 'yyyy-mm-ddThh:mm:ss' ),
			'vin'                => __( '17 letters and digits, without I, O, and Q', 'quayside-blocks' ),
			/* translators: %s: such a number */
			'integer'            => sprintf( __( 'Whole number, such as %s', 'quayside-blocks' ), '12' ),
			/* translators: %s: such a number */
			'decimal', 'numeric' => sprintf( __( 'Number, such as %s', 'quayside-blocks' ), '12.5' ),
			/* translators: %s: such a number */
			'percentage'         => sprintf( __( 'Number from 0 to 100, such as %s', 'quayside-blocks' ), '12.5' ),
			/* translators: %s: such an amount */
			'currency'           => sprintf( __( 'Amount, such as %s', 'quayside-blocks' ), '1,234.50' ),
			default              => '',
		};
	}

	private static function pattern( string $pattern ): string {
		/* translators: %s: a pattern such as dd/mm/yyyy or (###) ###-#### */
		return sprintf( __( 'Format: %s', 'quayside-blocks' ), $pattern );
	}

	private static function example( string $text ): string {
		/* translators: %s: an email address, a URL, or an IP address */
		return sprintf( __( 'Example: %s', 'quayside-blocks' ), $text );
	}
}
