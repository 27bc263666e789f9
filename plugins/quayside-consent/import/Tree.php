<?php
declare( strict_types=1 );

namespace Quayside\Consent\Import;

/**
 * JSON of others, of which nothing is certain: every question has an answer.
 */
final class Tree {
	private function __construct( private mixed $value ) {}

	/**
	 * Reads JSON.
	 */
	public static function decode( string $json ): self {
		return new self( json_decode( $json, true ) );
	}

	/**
	 * A part of it.
	 *
	 * @param string $path Keys with dots between them.
	 */
	public function at( string $path ): self {
		$value = $this->value;
		foreach ( explode( '.', $path ) as $key ) {
			$value = is_array( $value ) ? $value[ $key ] ?? null : null;
		}
		return new self( $value );
	}

	/**
	 * The text at a path, '' where there is none.
	 */
	public function text( string $path ): string {
		$value = $this->at( $path )->value;
		return is_string( $value ) ? $value : '';
	}

	/**
	 * Whether the switch at a path is on.
	 */
	public function is( string $path ): bool {
		return in_array( $this->at( $path )->value, [ true, 1, '1' ], true );
	}

	/**
	 * A text that is kept by language: in this one, in English, or in any.
	 *
	 * @param string $json     {"en":"Text"}, or the text itself.
	 * @param string $language The language.
	 */
	public static function localised( string $json, string $language ): string {
		$tree = json_decode( $json, true );
		if ( ! is_array( $tree ) ) {
			return $json;
		}
		$text = $tree[ $language ] ?? $tree['en'] ?? reset( $tree );
		return is_string( $text ) ? $text : '';
	}
}
