<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\SwitchOver\GravityForms;

use Quayside\Blocks\Forms\Fields\Choices;
use Quayside\Blocks\Forms\SwitchOver\EntryText;
use Quayside\Blocks\Forms\SwitchOver\Given;

/**
 * Reads the values of the entries of a form as Quayside stores them.
 *
 * @phpstan-type Value array{id: string, slug: string, type: string, label: string, value: string}
 */
final class EntryValues {
	/**
	 * @param array<string, array{field: array<string, mixed>, type: string, made: array<string, array{id: string, slug: string, type: string, label: string}>}> $map
	 *        Fields by ID, as Converter::map() returns them; empty if the form no longer exists.
	 */
	public function __construct( private array $map ) {}

	/**
	 * Returns the fields of an entry in the order of the form. Values of fields that no longer exist come last.
	 *
	 * @param array<int|string, string> $values Values by ID of the field, or of its part.
	 * @return array<int, Value>
	 */
	public function fields( array $values ): array {
		$fields = [];
		$groups = [];
		foreach ( $values as $key => $value ) {
			[ $id, $part ] = explode( '.', (string) $key, 2 ) + [ 1 => '' ];

			$groups[ $id ][ $part ] = $value;
		}
		foreach ( $this->map as $id => $known ) {
			array_push( $fields, ...self::known( (string) $id, $known, $groups[ $id ] ?? [] ) );
			unset( $groups[ $id ] );
		}
		foreach ( $groups as $id => $parts ) {
			$fields[] = EntryText::other( "gf$id", "#$id", implode( "\n", array_map( EntryText::plain( ... ), $parts ) ) );
		}
		return $fields;
	}

	/**
	 * @param array{field: array<string, mixed>, type: string, made: array<string, array{id: string, slug: string, type: string, label: string}>} $known
	 *        The field.
	 * @param array<int|string, string> $parts Values by number of the part; an empty number for a field without parts.
	 * @return array<int, Value>
	 */
	private static function known( string $id, array $known, array $parts ): array {
		$made  = $known['made'];
		$label = wp_strip_all_tags( Given::text( $known['field'], 'label', "#$id" ) );
		if ( [] === $made ) {
			return [] === $parts ? [] : [ EntryText::other( "gf$id", $label, implode( "\n", array_map( EntryText::plain( ... ), $parts ) ) ) ];
		}
		if ( isset( $made[''] ) ) {
			return [ $made[''] + [ 'value' => self::value( $known['type'], $made['']['type'], $parts ) ] ];
		}
		$fields = [];
		foreach ( $made as $part => $field ) {
			$fields[] = $field + [ 'value' => $parts[ $part ] ?? '' ];
			unset( $parts[ $part ] );
		}
		// Parts that visitors no longer see.
		foreach ( $parts as $part => $value ) {
			if ( '' !== $value ) {
				$fields[] = EntryText::other( "gf{$id}x$part", $label, EntryText::plain( $value ) );
			}
		}
		return $fields;
	}

	/**
	 * Returns the value of a field.
	 *
	 * @param string                    $source Type of the field.
	 * @param string                    $type   Type of the Quayside field.
	 * @param array<int|string, string> $parts  Values by number of the part.
	 */
	private static function value( string $source, string $type, array $parts ): string {
		$value = $parts[''] ?? '';
		$box   = $parts['1'] ?? $value;
		return match ( true ) {
			'consent' === $source      => '' === $box ? '' : 'on',
			'multi-choice' === $type   => implode( Choices::SEPARATOR, array_filter( $parts, static fn ( string $part ): bool => '' !== $part ) ),
			'multiselect' === $source  => implode( Choices::SEPARATOR, self::items( $value ) ),
			'time' === $source         => self::time( $value ),
			'upload' === $type         => implode( "\n", array_map( static fn ( string $url ): string => explode( '|:|', $url )[0], self::files( $value ) ) ),
			default                    => implode( "\n", array_map( EntryText::plain( ... ), $parts ) ),
		};
	}

	/**
	 * Returns the items of a list, which is JSON, or joined with commas in old versions.
	 *
	 * @return array<int, string>
	 */
	private static function items( string $value ): array {
		$list = json_decode( $value, true, 4 );
		return is_array( $list )
			? array_values( array_map( 'strval', array_filter( $list, 'is_scalar' ) ) )
			: array_filter( explode( ',', $value ), static fn ( string $item ): bool => '' !== $item );
	}

	/**
	 * Returns the URLs of uploaded files: one, or a list as JSON.
	 *
	 * @return array<int, string>
	 */
	private static function files( string $value ): array {
		$list = str_starts_with( $value, '[' ) ? json_decode( $value, true, 4 ) : null;
		return is_array( $list ) ? array_values( array_filter( $list, 'is_string' ) ) : array_filter( [ $value ] );
	}

	/**
	 * Returns a time such as 01:30 pm with 24 hours.
	 */
	private static function time( string $value ): string {
		if ( 1 !== preg_match( '/^(\d{1,2}):(\d{2})\s*([ap]m)?$/iD', trim( $value ), $time ) ) {
			return $value;
		}
		$half = strtolower( $time[3] ?? '' );
		$hour = (int) $time[1];
		$hour = match ( $half ) {
			'pm'    => $hour % 12 + 12,
			'am'    => $hour % 12,
			default => $hour,
		};
		return sprintf( '%02d:%s', $hour, $time[2] );
	}
}
