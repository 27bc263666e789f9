<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Notifications;

/**
 * Replaces smart tags in HTML only where no other host can read the values. The image
 * https://example.com/?{form:email}, for example, would send the entered address to example.com when the message is
 * opened. Users who can edit forms may not be allowed to view entries.
 *
 * Each tag is replaced once, and only in the contexts listed here. Inserted values are never parsed for tags.
 */
final class ForeignTags {
	/** Matches a tag: prefix and name. */
	public const TAG = '/\{(?:(form|field):)?([\p{L}\p{N}_-]+)\}/u';

	/** Attributes that contain text. */
	private const TEXT_ATTRIBUTES = [ 'alt', 'title', 'aria-label' ];

	/** Tags with values that depend neither on the entry nor on the user. */
	private const SITE_TAGS = [ 'site_url', 'site_title', 'form_title', 'admin_email', 'date_mdy', 'date_dmy' ];

	/**
	 * Replaces the tags in HTML, which is sanitized like post content. Attributes in which a tag would reach another
	 * host are removed.
	 *
	 * @param string                                $html        HTML with tags.
	 * @param callable(array<int, string>): ?string $text        Returns the value of a tag (a match of TAG) as plain
	 * text, null if it is not a tag.
	 * @param callable(array<int, string>): ?string $markup      Returns the value of a tag as HTML, null if it is not a
	 * tag.
	 * @param bool                                  $entry_links Whether links may contain entered values.
	 */
	public static function fill( string $html, callable $text, callable $markup, bool $entry_links = true ): string {
		// Email programs disagree on where a comment ends.
		$without_comments = static fn ( string $html ): string => (string) preg_replace( '/<!--.*?(?:-->|$)/s', '', $html );
		// Markup in these elements is text until an email program removes the element.
		$allowed = array_diff_key( wp_kses_allowed_html( 'post' ), array_flip( [ 'title', 'textarea' ] ) );
		$html    = $without_comments( wp_kses( $without_comments( $html ), $allowed ) );
		$filled  = '';
		// Sanitized HTML has no ">" inside tags. Each part is processed separately and the result is never parsed
		// again.
		foreach ( (array) preg_split( '/(<[^>]*>)/', $html, -1, PREG_SPLIT_DELIM_CAPTURE ) as $index => $part ) {
			$part    = (string) $part;
			$filled .= 0 === $index % 2
				? preg_replace_callback(
					self::TAG,
					static fn ( array $tag ): string => $markup( $tag ) ?? $tag[0],
					str_replace( [ '<', '>' ], [ '&lt;', '&gt;' ], $part )
				)
				: self::fill_element( $part, $text, $entry_links );
		}
		return $filled;
	}

	/**
	 * @param string                                $html An opening or closing tag.
	 * @param callable(array<int, string>): ?string $text Plain text of a tag.
	 */
	private static function fill_element( string $html, callable $text, bool $entry_links ): string {
		if ( 1 !== preg_match( '~^</?[a-z]~i', $html ) ) {
			return '';
		}
		if ( false === strpbrk( $html, '&{}' ) ) {
			return $html;
		}
		$element = new \WP_HTML_Tag_Processor( $html );
		if ( ! $element->next_tag() ) {
			return '/' === $html[1] ? $html : '';
		}
		foreach ( $element->get_attribute_names_with_prefix( '' ) ?? [] as $name ) {
			$value = $element->get_attribute( $name );
			// Braces left over from sanitization may be half of a tag.
			if ( ! is_string( $value ) || false === strpbrk( $value, '{}' ) ) {
				continue;
			}
			if ( in_array( $name, self::TEXT_ATTRIBUTES, true ) ) {
				$filled = (string) preg_replace_callback( self::TAG, static fn ( array $tag ): string => $text( $tag ) ?? $tag[0], $value );
			} elseif ( 'href' === $name && in_array( $element->get_tag(), [ 'A', 'AREA' ], true ) ) {
				$filled = self::get_link( $value, $text, $entry_links );
			} else {
				// The author of the message could write the site's URL instead, so this tag is harmless.
				$filled = str_replace( '{site_url}', home_url(), $value );
				$filled = false === strpbrk( $filled, '{}' ) ? $filled : null;
			}
			null === $filled ? $element->remove_attribute( $name ) : $element->set_attribute( $name, $filled );
		}
		return $element->get_updated_html();
	}

	/**
	 * Returns the URL of a link with its tags replaced.
	 *
	 * @param callable(array<int, string>): ?string $text Plain text of a tag.
	 * @return string|null Null if the link has to be removed.
	 */
	private static function get_link( string $link, callable $text, bool $entry_links ): ?string {
		// Removes the characters that browsers ignore.
		$link = trim( (string) preg_replace( '/[\t\n\r]/', '', $link ), "\x00..\x20" );
		if ( 1 === preg_match( '/^(mailto:|tel:)\{(?:(form|field):)?([\p{L}\p{N}_-]+)\}$/iDu', $link, $whole ) ) {
			$tag = [ '{' . ( '' === $whole[2] ? '' : "$whole[2]:" ) . "$whole[3]}", $whole[2], $whole[3] ];
			return $entry_links || in_array( $whole[3], self::SITE_TAGS, true )
				? self::get_value_link( strtolower( $whole[1] ), trim( $text( $tag ) ?? '' ) )
				: null;
		}
		$link    = str_starts_with( $link, '{site_url}' ) ? home_url() . substr( $link, strlen( '{site_url}' ) ) : $link;
		$literal = substr( $link, 0, strcspn( $link, '{' ) );
		$rest    = substr( $link, strlen( $literal ) );
		// Incomplete tags could become complete after replacement.
		if (
			1 === preg_match( '/[{}]/', $literal . preg_replace( self::TAG, '', $rest ) )
			|| 1 === preg_match( '/[\x00-\x1F\x7F\\\\]|\{all_data\}/', $link )
		) {
			return null;
		}
		if ( '' === $rest ) {
			return $link;
		}
		preg_match_all( self::TAG, $rest, $tags, PREG_SET_ORDER );
		// Links to other hosts are allowed if they contain nothing of the entry.
		$is_external = [] === array_filter( $tags, static fn ( array $tag ): bool => '' !== $tag[1] || ! in_array( $tag[2], self::SITE_TAGS, true ) )
			&& 1 === preg_match( '~^(?:https?://[^/?#@\s]+[/?#]|mailto:[^?]+\?)~i', $literal );
		if ( ! $is_external && ! self::is_same_site( $literal ) ) {
			return null;
		}
		$filled = str_replace( ' ', '%20', $literal ) . str_replace(
			' ',
			'%20',
			(string) preg_replace_callback( self::TAG, static fn ( array $tag ): string => rawurlencode( $text( $tag ) ?? $tag[0] ), $rest )
		);
		return $is_external || self::is_same_site( $filled ) ? $filled : null;
	}

	/**
	 * Returns a link to a value.
	 *
	 * @param string $scheme "mailto:" or "tel:".
	 * @return string|null Null if the value is not a valid email address or phone number.
	 */
	private static function get_value_link( string $scheme, string $value ): ?string {
		if ( 'mailto:' === $scheme ) {
			$at = (int) strrpos( $value, '@' );
			// A local part may contain "?" and "&", which could add recipients to the link.
			return false === is_email( $value ) ? null : $scheme . rawurlencode( substr( $value, 0, $at ) ) . substr( $value, $at );
		}
		$number = (string) preg_replace( '~[\s()./-]~', '', $value );
		return 1 === preg_match( '/^\+?\d{3,20}$/D', $number ) ? $scheme . $number : null;
	}

	/**
	 * Determines whether a link points to this site, whatever is appended to it.
	 *
	 * @param string $link The link or its beginning.
	 */
	private static function is_same_site( string $link ): bool {
		// Servers may redirect paths with two slashes to another host.
		if ( 1 === preg_match( '~^(?:https?://)?+[^?#]*//~i', $link ) ) {
			return false;
		}
		if ( 1 === preg_match( '~^(?:/[^/]|[?#])~', $link ) ) {
			return true;
		}
		$home = wp_parse_url( home_url() );
		$host = ( $home['host'] ?? '' ) . ( isset( $home['port'] ) ? ":{$home['port']}" : '' );
		return '' !== $host && 1 === preg_match( '~^https?://' . preg_quote( $host, '~' ) . '[/?#]~i', $link );
	}
}
