<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Notifications;

/**
 * Fills in the smart tags of a message where no other host reads the values: the image https://example.com/?{form:email}
 * would tell example.com what was entered as soon as the message is shown. Who edits forms may design messages without being
 * allowed to view entries.
 *
 * A tag is filled in once, in the places that are listed here and nowhere else. What stands for it is never read for tags.
 */
final class ForeignTags {
	/** A tag: its prefix and its name. */
	public const TAG = '/\{(?:(form|field):)?([\p{L}\p{N}_-]+)\}/u';

	/** Attributes that are text. */
	private const TEXT = [ 'alt', 'title', 'aria-label' ];

	/** Tags that stand for nothing of the entry or of who submitted it. */
	private const OF_SITE = [ 'site_url', 'site_title', 'form_title', 'admin_email', 'date_mdy', 'date_dmy' ];

	/**
	 * Fills in the tags of HTML, which is cleaned to what posts may hold. Attributes in which a tag would be read elsewhere
	 * are removed.
	 *
	 * @param string                                 $html        HTML with its tags.
	 * @param callable(array<int, string>): ?string  $text        What stands for a tag (a match of TAG) as plain text; null where it is none.
	 * @param callable(array<int, string>): ?string  $markup      What stands for it as HTML; null where it is none.
	 * @param bool                                   $entry_links Whether links may lead to what was entered.
	 */
	public static function fill( string $html, callable $text, callable $markup, bool $entry_links = true ): string {
		// Programs disagree on where a comment ends.
		$without_comments = static fn ( string $html ): string => (string) preg_replace( '/<!--.*?(?:-->|$)/s', '', $html );
		// Markup in these is text, until an email program leaves the element out.
		$html   = $without_comments( wp_kses( $without_comments( $html ), array_diff_key( wp_kses_allowed_html( 'post' ), [ 'title' => 1, 'textarea' => 1 ] ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
		$filled = '';
		// Cleaned HTML has no ">" in a tag. Each part is filled in alone, and nothing of the result is looked at again.
		foreach ( (array) preg_split( '/(<[^>]*>)/', $html, -1, PREG_SPLIT_DELIM_CAPTURE ) as $index => $part ) {
			$part    = (string) $part;
			$filled .= 0 === $index % 2
				? preg_replace_callback( self::TAG, static fn ( array $tag ): string => $markup( $tag ) ?? $tag[0], str_replace( [ '<', '>' ], [ '&lt;', '&gt;' ], $part ) )
				: self::fill_element( $part, $text, $entry_links );
		}
		return $filled;
	}

	/**
	 * @param string                                $html The start or the end of an element.
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
			// What WordPress has cleaned away may have been half of a tag.
			if ( ! is_string( $value ) || false === strpbrk( $value, '{}' ) ) {
				continue;
			}
			if ( in_array( $name, self::TEXT, true ) ) {
				$filled = (string) preg_replace_callback( self::TAG, static fn ( array $tag ): string => $text( $tag ) ?? $tag[0], $value );
			} elseif ( 'href' === $name && in_array( $element->get_tag(), [ 'A', 'AREA' ], true ) ) {
				$filled = self::link( $value, $text, $entry_links );
			} else {
				// Who writes the message could write the site's URL as well.
				$filled = str_replace( '{site_url}', home_url(), $value );
				$filled = false === strpbrk( $filled, '{}' ) ? $filled : null;
			}
			null === $filled ? $element->remove_attribute( $name ) : $element->set_attribute( $name, $filled );
		}
		return $element->get_updated_html();
	}

	/**
	 * Returns the address of a link, as it is with its tags filled in.
	 *
	 * @param callable(array<int, string>): ?string $text Plain text of a tag.
	 * @return string|null Null where the link must not be.
	 */
	private static function link( string $link, callable $text, bool $entry_links ): ?string {
		// As browsers read it.
		$link = trim( (string) preg_replace( '/[\t\n\r]/', '', $link ), "\x00..\x20" );
		if ( 1 === preg_match( '/^(mailto:|tel:)\{(?:(form|field):)?([\p{L}\p{N}_-]+)\}$/iDu', $link, $whole ) ) {
			$tag = [ '{' . ( '' === $whole[2] ? '' : "$whole[2]:" ) . "$whole[3]}", $whole[2], $whole[3] ];
			return $entry_links || in_array( $whole[3], self::OF_SITE, true ) ? self::value_as_link( strtolower( $whole[1] ), trim( $text( $tag ) ?? '' ) ) : null;
		}
		$link    = str_starts_with( $link, '{site_url}' ) ? home_url() . substr( $link, strlen( '{site_url}' ) ) : $link;
		$literal = substr( $link, 0, strcspn( $link, '{' ) );
		$rest    = substr( $link, strlen( $literal ) );
		// Half a tag could become one.
		if ( 1 === preg_match( '/[{}]/', $literal . preg_replace( self::TAG, '', $rest ) ) || 1 === preg_match( '/[\x00-\x1F\x7F\\\\]|\{all_data\}/', $link ) ) {
			return null;
		}
		if ( '' === $rest ) {
			return $link;
		}
		preg_match_all( self::TAG, $rest, $tags, PREG_SET_ORDER );
		// A link elsewhere is the form editor's own, as long as it tells nothing of the entry.
		$elsewhere = [] === array_filter( $tags, static fn ( array $tag ): bool => '' !== $tag[1] || ! in_array( $tag[2], self::OF_SITE, true ) )
			&& 1 === preg_match( '~^(?:https?://[^/?#@\s]+[/?#]|mailto:[^?]+\?)~i', $literal );
		if ( ! $elsewhere && ! self::is_here( $literal ) ) {
			return null;
		}
		$filled = str_replace( ' ', '%20', $literal ) . str_replace( ' ', '%20', (string) preg_replace_callback( self::TAG, static fn ( array $tag ): string => rawurlencode( $text( $tag ) ?? $tag[0] ), $rest ) );
		return $elsewhere || self::is_here( $filled ) ? $filled : null;
	}

	/**
	 * Returns a link to a value.
	 *
	 * @param string $scheme "mailto:" or "tel:".
	 * @return string|null Null where the value is not what the link needs.
	 */
	private static function value_as_link( string $scheme, string $value ): ?string {
		if ( 'mailto:' === $scheme ) {
			$at = (int) strrpos( $value, '@' );
			// A local part may hold "?" and "&", with which a link names further recipients.
			return false === is_email( $value ) ? null : $scheme . rawurlencode( substr( $value, 0, $at ) ) . substr( $value, $at );
		}
		$number = (string) preg_replace( '~[\s()./-]~', '', $value );
		return 1 === preg_match( '/^\+?\d{3,20}$/D', $number ) ? $scheme . $number : null;
	}

	/**
	 * Determines whether a link leads to this site, whatever follows.
	 *
	 * @param string $link Link, or how it begins.
	 */
	private static function is_here( string $link ): bool {
		// Servers may lead to another host where a path has two slashes.
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
