<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\SwitchOver\GravityForms;

use Quayside\Blocks\Forms\SwitchOver\Given;

/**
 * Types of fields, and the IDs of the blocks that are made from them.
 */
final class FieldIds {
	/** Quayside field types by the type of the control. */
	public const TYPES = [
		'text'         => 'input',
		'textarea'     => 'textarea',
		'email'        => 'email',
		'website'      => 'url',
		'phone'        => 'phone',
		'number'       => 'number',
		'select'       => 'dropdown',
		'multiselect'  => 'dropdown',
		'radio'        => 'multi-choice',
		'checkbox'     => 'multi-choice',
		'consent'      => 'gdpr',
		'date'         => 'datepicker',
		'time'         => 'datepicker',
		'fileupload'   => 'upload',
		'post_image'   => 'upload',
		'password'     => 'password',
		'hidden'       => 'input',
		'post_title'   => 'input',
		'post_content' => 'textarea',
		'post_excerpt' => 'textarea',
		'post_tags'    => 'input',
		'list'         => 'textarea',
		'image_choice' => 'multi-choice',
		'multi_choice' => 'multi-choice',
	];

	/**
	 * Returns the type of a field's control. Fields of posts, products, and surveys name it in addition to their own.
	 *
	 * @param array<string, mixed> $field The field.
	 */
	public static function type( array $field ): string {
		return strtolower( Given::text( $field, 'inputType', Given::text( $field, 'type' ) ) );
	}

	/**
	 * Returns the block ID of the Quayside field that a rule compares; empty if there will be none.
	 *
	 * @param string               $id    ID such as 1, or 1.3 for a part.
	 * @param array<string, mixed> $field The field.
	 */
	public static function compared_block( string $id, array $field ): string {
		[ $own, $part ] = explode( '.', $id, 2 ) + [ 1 => '' ];
		$type           = self::type( $field );
		if ( 'name' === $type && self::is_simple_name( $field ) ) {
			$part = '';
		} elseif ( 'name' === $type || 'address' === $type ) {
			$part = '' === $part ? ( 'name' === $type ? '3' : '1' ) : $part;
		} elseif ( ! isset( self::TYPES[ $type ] ) ) {
			return '';
		} else {
			$part = '';
		}
		return self::block_id( $own, $part );
	}

	/**
	 * Returns the ID of the block that is made from a field or a part of it.
	 *
	 * @param string $part Number of the part; empty for the field.
	 */
	public static function block_id( string $id, string $part = '' ): string {
		return 'gf' . substr( (string) preg_replace( '/[^A-Za-z0-9]/', '', $id ), 0, 20 ) . ( '' === $part ? '' : 'x' . preg_replace( '/[^0-9]/', '', $part ) );
	}

	/**
	 * Determines whether a name is one text.
	 *
	 * @param array<string, mixed> $field The field.
	 */
	public static function is_simple_name( array $field ): bool {
		$format = Given::text( $field, 'nameFormat' );
		return 'simple' === $format || ( 'name' === self::type( $field ) && [] === Given::list( $field, 'inputs' ) && '' === $format );
	}
}
