<?php
declare( strict_types=1 );

namespace Quayside\Shop\WoocommerceScripts;

/**
 * Reads the script elements that WordPress prints, with the attributes that plugins add to them.
 */
final class ScriptElements {
	/**
	 * Returns the scripts of HTML in order. Data blocks are included, everything between scripts is not.
	 *
	 * @param string $html Script elements.
	 * @return list<array{attributes: array<string, string>, text: string}> Attributes (empty string if without a value) and code.
	 */
	public static function parse( string $html ): array {
		$scripts = [];
		$tags    = new \WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag( [ 'tag_name' => 'SCRIPT' ] ) ) {
			$attributes = [];
			foreach ( $tags->get_attribute_names_with_prefix( '' ) ?? [] as $name ) {
				$value               = $tags->get_attribute( $name );
				$attributes[ $name ] = is_string( $value ) ? $value : '';
			}
			$scripts[] = [
				'attributes' => $attributes,
				'text'       => isset( $attributes['src'] ) ? '' : trim( $tags->get_modifiable_text() ),
			];
		}
		return $scripts;
	}
}
