<?php
declare( strict_types=1 );

namespace Quayside\Shop\Cart;

/**
 * WooCommerce's notices as text and links, so that scripts can rebuild them without parsing HTML.
 */
final class NoticeParts {
	/**
	 * Returns the notices of a type.
	 *
	 * @param 'error'|'success' $type Type of the notices.
	 * @return array<int, array<int, array{text: string, href?: string}>>
	 */
	public static function get( string $type ): array {
		$notices = [];
		foreach ( wc_get_notices( $type ) as $notice ) {
			$html      = is_array( $notice ) && is_string( $notice['notice'] ?? null ) ? $notice['notice'] : ( is_string( $notice ) ? $notice : '' );
			$notices[] = self::parts( $html );
		}
		return array_values( array_filter( $notices ) );
	}

	/**
	 * Returns the text of a notice.
	 *
	 * @param array<int, array{text: string, href?: string}> $parts Parts of the notice.
	 */
	public static function text( array $parts ): string {
		return trim( (string) preg_replace( '/\s+/u', ' ', implode( ' ', array_column( $parts, 'text' ) ) ) );
	}

	/**
	 * Splits a notice into text and links.
	 *
	 * @return array<int, array{text: string, href?: string}>
	 */
	private static function parts( string $html ): array {
		$parts = [];
		// A link contains no other one. Without that rule, the time would grow with the square of the links without an end.
		$pieces = preg_split( '#(<a\b[^<>]*+>(?:[^<]++|<(?!/?a\b))*+</a>)#i', $html, -1, PREG_SPLIT_DELIM_CAPTURE );
		foreach ( false === $pieces ? [ $html ] : $pieces as $piece ) {
			$text = trim( html_entity_decode( wp_strip_all_tags( $piece ), ENT_QUOTES ) );
			if ( '' === $text ) {
				continue;
			}
			$part = [ 'text' => $text ];
			$tag  = new \WP_HTML_Tag_Processor( $piece );
			$href = $tag->next_tag( [ 'tag_name' => 'A' ] ) ? $tag->get_attribute( 'href' ) : null;
			$href = is_string( $href ) ? esc_url_raw( $href, [ 'http', 'https', 'mailto', 'tel' ] ) : '';
			if ( '' !== $href ) {
				$part['href'] = $href;
			}
			$parts[] = $part;
		}
		return $parts;
	}
}
