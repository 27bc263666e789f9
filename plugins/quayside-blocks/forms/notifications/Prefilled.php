<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Notifications;

use Quayside\Blocks\Forms\Fields\FieldTypes;
use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Forms\Schema\Schema;

/**
 * Addresses that a form itself fills into its email fields, now or in the past: caches and open tabs still show pages that
 * had another default value.
 */
final class Prefilled {
	/** Post meta with former default values by block ID. No route writes it, and nobody's custom fields do. */
	public const META = '_quayside_form_prefilled';

	/** Stands for any address. */
	private const ANY = '*';

	/** Default values of a field that are remembered one by one. */
	private const MOST = 50;

	/**
	 * Remembers the default values of a form that is about to be saved, or has been.
	 *
	 * @param int $id ID of a post.
	 */
	public static function remember( int $id ): void {
		$form = Form::any( $id );
		if ( ! $form || ! str_contains( $form->post->post_content, 'quayside/field-email' ) ) {
			return;
		}
		$known = self::former( $form );
		$all   = $known;
		foreach ( self::now( $form ) as $field => $addresses ) {
			$all[ $field ] = array_values( array_unique( [ ...( $all[ $field ] ?? [] ), ...$addresses ] ) );
			if ( count( $all[ $field ] ) > self::MOST || in_array( self::ANY, $all[ $field ], true ) ) {
				$all[ $field ] = [ self::ANY ];
			}
		}
		if ( $all !== $known ) {
			update_post_meta( $id, self::META, wp_slash( $all ) );
		}
	}

	/**
	 * Determines whether the form itself has, or may have, filled an address into a field.
	 *
	 * @param string $field   Block ID.
	 * @param string $address What was submitted.
	 */
	public static function has( Form $form, string $field, string $address ): bool {
		$known = [ ...( self::now( $form )[ $field ] ?? [] ), ...( self::former( $form )[ $field ] ?? [] ) ];
		return [] !== array_intersect( $known, [ self::ANY, self::submitted( $address ) ] );
	}

	/**
	 * Returns what is stored when a default value is submitted. Browsers write addresses with other letters in their own ways,
	 * so those stand for any address.
	 */
	private static function submitted( string $default ): string {
		$verdict = FieldTypes::check( 'email', [], $default );
		return null === $verdict->error && '' !== $verdict->value ? $verdict->value : self::ANY;
	}

	/**
	 * @return array<string, array<int, string>> Addresses by block ID.
	 */
	private static function now( Form $form ): array {
		return array_map( static fn ( array $defaults ): array => array_map( [ self::class, 'submitted' ], $defaults ), $form->schema()->email_defaults() );
	}

	/**
	 * @return array<string, array<int, string>> Addresses by block ID.
	 */
	private static function former( Form $form ): array {
		$meta   = get_post_meta( $form->id(), self::META, true );
		$former = [];
		foreach ( is_array( $meta ) ? $meta : [] as $field => $addresses ) {
			$former[ (string) $field ] = array_values( array_filter( is_array( $addresses ) ? $addresses : [], 'is_string' ) );
		}
		return $former;
	}
}
