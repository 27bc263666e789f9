<?php
declare( strict_types=1 );

namespace Quayside\Consent\Import;

/**
 * Reads untrusted JSON: every getter returns a value, whatever the structure.
 */
final class Tree {
	private function __construct( private mixed $value ) {}

	/**
	 * Decodes JSON.
	 */
	public static function decode( string $json ): self {
		return new self( json_decode( $json, true ) );
	}

	/**
	 * Returns the part at a path.
	 *
	 * @param string $path Keys separated by dots.
	 */
	public function at( string $path ): self {
		$value = $this->value;
		foreach ( explode( '.', $path ) as $key ) {
			$value = is_array( $value ) ? $value[ $key ] ?? null : null;
		}
		return new self( $value );
	}

	/**
	 * Returns the text at a path, or '' if there is none.
	 */
	public function text( string $path ): string {
		$value = $this->at( $path )->value;
		return is_string( $value ) ? $value : '';
	}

	/**
	 * Returns the whole number at a path, or 0 if there is none.
	 */
	public function number( string $path ): int {
		$value = $this->at( $path )->value;
		return is_numeric( $value ) ? (int) $value : 0;
	}

	/**
	 * Returns the keys at this level.
	 *
	 * @return array<int, string>
	 */
	public function keys(): array {
		return is_array( $this->value ) ? array_map( 'strval', array_keys( $this->value ) ) : [];
	}

	/**
	 * Determines whether the setting at a path is on.
	 */
	public function is_on( string $path ): bool {
		return in_array( $this->at( $path )->value, [ true, 1, '1' ], true );
	}

	/**
	 * Returns a text that is stored by language: in the given one, in English, or in any.
	 *
	 * @param string $json     {"en":"Text"}, or a plain text.
	 * @param string $language Language code.
	 */
	public static function localize( string $json, string $language ): string {
		$tree = json_decode( $json, true );
		if ( ! is_array( $tree ) ) {
			return $json;
		}
		$text = $tree[ $language ] ?? $tree['en'] ?? reset( $tree );
		return is_string( $text ) ? $text : '';
	}
}
