<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Notifications;

use Quayside\Blocks\Forms\Fields\FieldTypes;
use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Forms\Schema\Schema;

/**
 * Remembers addresses that a form prefills in its email fields, now or in the past, because cached pages and open tabs
 * may still contain a former default value.
 */
final class Prefilled {
	/** Post meta with former default values by block ID. It is protected, and no route writes it. */
	public const META = '_quayside_form_prefilled';

	/** Stands for any address. */
	private const ANY = '*';

	/** Maximum number of default values to remember individually per field. */
	private const MAX_DEFAULTS = 50;

	/**
	 * Remembers the default values of a form before or after it is saved.
	 *
	 * @param int $id Post ID.
	 */
	public static function remember( int $id ): void {
		$form = Form::any( $id );
		if ( ! $form || ! str_contains( $form->content(), 'quayside/field-email' ) ) {
			return;
		}
		$stored = self::former( $form );
		$all    = $stored;
		foreach ( self::current( $form ) as $field => $addresses ) {
			$all[ $field ] = array_values( array_unique( [ ...( $all[ $field ] ?? [] ), ...$addresses ] ) );
			if ( count( $all[ $field ] ) > self::MAX_DEFAULTS || in_array( self::ANY, $all[ $field ], true ) ) {
				$all[ $field ] = [ self::ANY ];
			}
		}
		if ( $all !== $stored ) {
			update_post_meta( $id, self::META, wp_slash( $all ) );
		}
	}

	/**
	 * Determines whether the form prefills, or may have prefilled, a field with an address.
	 *
	 * @param string $field   Block ID.
	 * @param string $address Submitted value.
	 */
	public static function has( Form $form, string $field, string $address ): bool {
		$addresses = [ ...( self::current( $form )[ $field ] ?? [] ), ...( self::former( $form )[ $field ] ?? [] ) ];
		return [] !== array_intersect( $addresses, [ self::ANY, self::normalize( $address ) ] );
	}

	/**
	 * Returns the value that is stored when a default value is submitted. Browsers normalize internationalized
	 * addresses differently, so those match any address.
	 */
	private static function normalize( string $default ): string {
		$verdict = FieldTypes::check( 'email', [], $default );
		return null === $verdict->error && '' !== $verdict->value ? $verdict->value : self::ANY;
	}

	/**
	 * @return array<string, array<int, string>> Addresses by block ID.
	 */
	private static function current( Form $form ): array {
		return array_map( static fn ( array $defaults ): array => array_map( [ self::class, 'normalize' ], $defaults ), $form->schema()->email_defaults() );
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
