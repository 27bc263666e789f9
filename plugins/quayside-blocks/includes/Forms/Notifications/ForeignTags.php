<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Notifications;

/**
 * Removes smart tags of an entry from attributes through which another host would read the entry: the image
 * https://example.com/?{form:email} tells example.com what was entered as soon as the message is shown. Who edits forms may
 * design messages without being allowed to view entries.
 */
final class ForeignTags {
	/** Tags that stand for something of the entry or of who submitted it. */
	private const ENTRY = '/\{(?:(?:form|field):[\p{L}\p{N}_-]+|all_data|entry_id|user_[a-z_]+)\}/u';

	/** Attributes that are text. */
	private const TEXT = [ 'alt', 'title', 'aria-label' ];

	/** A link to nothing but what was entered. */
	private const WHOLE = '/^(?:mailto:|tel:)?\{(?:form|field):[\p{L}\p{N}_-]+\}$/Du';

	/**
	 * Returns HTML as posts may hold it, without those tags. They stay in text, in attributes that are text, and in links to
	 * this site.
	 *
	 * @param string $html HTML with its tags.
	 */
	public static function remove( string $html ): string {
		// Markup in these is text, until an email program leaves the element out.
		$html = wp_kses( $html, array_diff_key( wp_kses_allowed_html( 'post' ), [ 'title' => 1, 'textarea' => 1 ] ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
		if ( 1 !== preg_match( '/<[^>]*\{/', $html ) ) {
			return $html;
		}
		$elements = new \WP_HTML_Tag_Processor( $html );
		while ( $elements->next_tag() ) {
			foreach ( $elements->get_attribute_names_with_prefix( '' ) ?? [] as $name ) {
				$value = $elements->get_attribute( $name );
				if ( is_string( $value ) && 1 === preg_match( self::ENTRY, $value ) && ! in_array( $name, self::TEXT, true ) && ! ( 'href' === $name && self::stays_here( $value ) ) ) {
					$elements->set_attribute( $name, (string) preg_replace( self::ENTRY, '', $value ) );
				}
			}
		}
		return $elements->get_updated_html();
	}

	/**
	 * Determines whether a link leads to this site, or is nothing but a value.
	 */
	private static function stays_here( string $link ): bool {
		if ( 1 === preg_match( self::WHOLE, $link ) ) {
			return true;
		}
		// As browsers read it.
		$link = str_replace( '\\', '/', (string) preg_replace( '/[\x00-\x20]/', '', str_replace( '{site_url}', home_url(), $link ) ) );
		if ( 1 === preg_match( '~^(?:/(?!/)|[?#])~', $link ) ) {
			return true;
		}
		$host = wp_parse_url( $link, PHP_URL_HOST );
		return is_string( $host ) && 1 === preg_match( '~^https?://~i', $link ) && strtolower( $host ) === strtolower( (string) wp_parse_url( home_url(), PHP_URL_HOST ) );
	}
}
