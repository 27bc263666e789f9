<?php
declare( strict_types=1 );

namespace Quayside\Shop\WoocommerceScripts;

/**
 * Reads the script elements that WordPress prints, with the attributes that plugins add to them.
 */
final class ScriptElements {
	/**
	 * A script element whose start and end are beyond doubt, with quoted attributes or none.
	 */
	private const PLAIN = '~(?<start><script(?:\s+[^\s"\'<>/=]+(?:\s*=\s*(?:"[^"<>]*"|\'[^\'<>]*\'))?)*+\s*>)(?<text>(?:[^<]++|<(?!/?script|!--))*+)</script>~i';

	/**
	 * Returns the scripts of HTML in order. Data blocks are included, everything between scripts is not.
	 *
	 * @param string $html Script elements.
	 * @return list<array{attributes: array<string, string>, text: string}> Attributes (empty string if without a value) and code.
	 */
	public static function parse( string $html ): array {
		// WordPress's parser is slow in long scripts, such as the states of all countries, so it only reads the start tags.
		$count = preg_match_all( self::PLAIN, $html, $plain, PREG_SET_ORDER );
		$rest  = $count ? preg_replace( self::PLAIN, '', $html ) : null;
		if ( null === $rest || strcspn( $rest, '<' ) < strlen( $rest ) || strcspn( $html, "\r\0" ) < strlen( $html ) ) {
			return self::read( $html );
		}
		$scripts = [];
		foreach ( $plain as [ 'start' => $start, 'text' => $text ] ) {
			foreach ( self::read( "$start</script>" ) as [ 'attributes' => $attributes ] ) {
				$scripts[] = self::script( $attributes, $text );
			}
		}
		return $scripts;
	}

	/**
	 * Reads HTML with WordPress's parser.
	 *
	 * @param string $html Script elements.
	 * @return list<array{attributes: array<string, string>, text: string}>
	 */
	private static function read( string $html ): array {
		$scripts = [];
		$tags    = new \WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag( [ 'tag_name' => 'SCRIPT' ] ) ) {
			$attributes = [];
			foreach ( $tags->get_attribute_names_with_prefix( '' ) ?? [] as $name ) {
				$value               = $tags->get_attribute( $name );
				$attributes[ $name ] = is_string( $value ) ? $value : '';
			}
			$scripts[] = self::script( $attributes, $tags->get_modifiable_text() );
		}
		return $scripts;
	}

	/**
	 * @param array<string, string> $attributes Attributes.
	 * @param string                $text       Code. Scripts with a file have none.
	 * @return array{attributes: array<string, string>, text: string}
	 */
	private static function script( array $attributes, string $text ): array {
		return [
			'attributes' => $attributes,
			'text'       => isset( $attributes['src'] ) ? '' : trim( $text ),
		];
	}
}
