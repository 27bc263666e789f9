<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Render;

use Quayside\Blocks\Forms\Fields\Input\Mask\Mask;
use Quayside\Blocks\Forms\Schema\Field;
use Quayside\Blocks\Forms\Uploads\Limits;
use Quayside\Blocks\Forms\Validation\Validator;

/**
 * What a field says of its rules before they are broken: what no visitor can guess from the control.
 */
final class RuleHint {
	/**
	 * Returns the hint, plain text; empty for fields without such rules.
	 */
	public static function text( Field $field ): string {
		return match ( $field->type ) {
			'upload'   => self::files( $field ),
			'number'   => self::range( $field ),
			'password' => self::length( $field ),
			'input'    => self::mask( $field ),
			default    => '',
		};
	}

	private static function files( Field $field ): string {
		$limits = Limits::of( $field );
		/* translators: 1: endings of files such as jpg, pdf; 2: a size such as 5 MB */
		$hint = sprintf( __( '%1$s, up to %2$s each', 'quayside-blocks' ), implode( ', ', $limits->endings ), (string) size_format( $limits->bytes ) );
		/* translators: 1: what is known of each file, 2: number of files */
		return $limits->files > 1 ? sprintf( __( '%1$s. Maximum number of files: %2$s', 'quayside-blocks' ), $hint, number_format_i18n( $limits->files ) ) : $hint;
	}

	private static function range( Field $field ): string {
		$number = static function ( float $value ) use ( $field ): string {
			$plain = Validator::plain( $value );
			return 'eu-style' === $field->text( 'formatType' ) ? str_replace( '.', ',', $plain ) : $plain;
		};
		$min    = $field->number( 'min' );
		$max    = $field->number( 'max' );
		if ( null !== $min && null !== $max ) {
			/* translators: 1: smallest number, 2: largest number */
			return sprintf( __( 'Between %1$s and %2$s', 'quayside-blocks' ), $number( $min ), $number( $max ) );
		}
		if ( null !== $min ) {
			/* translators: %s: smallest number */
			return sprintf( __( 'At least %s', 'quayside-blocks' ), $number( $min ) );
		}
		/* translators: %s: largest number */
		return null === $max ? '' : sprintf( __( 'At most %s', 'quayside-blocks' ), $number( $max ) );
	}

	private static function length( Field $field ): string {
		$min = $field->number( 'minLength' ) ?? 0;
		/* translators: %s: smallest number of characters */
		return $min > 0 ? sprintf( __( 'At least %s characters', 'quayside-blocks' ), number_format_i18n( $min ) ) : '';
	}

	/**
	 * Named masks, such as that of IP addresses, have no pattern that would say more than the label.
	 */
	private static function mask( Field $field ): string {
		$mask = $field->mask();
		if ( '' === $mask || 1 === preg_match( '/^alias:/i', $mask ) ) {
			return '';
		}
		$date = 1 === preg_match( '/^date:|^(?:dd\/mm\/yyyy)?(?: ?hh:mm:ss)?$/i', $mask );
		$text = (string) preg_replace( '/^date:\s*/i', '', $mask );
		if ( $date || in_array( $mask, Mask::OPTIONS, true ) ) {
			/* translators: %s: a pattern such as dd/mm/yyyy or (###) ###-#### */
			return sprintf( __( 'Format: %s', 'quayside-blocks' ), $text );
		}
		/* translators: %s: a pattern such as 99-aa */
		return sprintf( __( 'Format: %s (9 or # is a digit, a is a letter, * is either)', 'quayside-blocks' ), $text );
	}
}
