<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Notifications;

/**
 * Replaces the smart tags of forms from SureForms that are about the page with the form. Visitors' browsers report its URL, and
 * could report any, so only public pages of this site have values. Nothing of them is parsed for other tags.
 */
final class PageTags {
	/** Matches the tags. */
	private const TAGS = '/\{(?:current_page_url|http_referer|embed_post_(?:url|id|title))\}/';

	/**
	 * Replaces the tags in HTML.
	 *
	 * @param string $html Message.
	 * @param string $page URL of the page with the form, '' if unknown.
	 */
	public static function html( string $html, string $page ): string {
		return self::replace( $html, $page, static fn ( string $value ): string => strtr( esc_html( $value ), [
			'{' => '&#123;',
			'}' => '&#125;',
		] ) );
	}

	/**
	 * Replaces the tags in plain text such as a subject.
	 *
	 * @param string $text Text.
	 * @param string $page URL of the page with the form, '' if unknown.
	 */
	public static function line( string $text, string $page ): string {
		return self::replace( $text, $page, static fn ( string $value ): string => strtr( $value, [
			'{' => '(',
			'}' => ')',
		] ) );
	}

	/**
	 * @param callable(string): string $escape Escapes a value.
	 */
	private static function replace( string $text, string $page, callable $escape ): string {
		return (string) preg_replace_callback( self::TAGS, static fn ( array $tag ): string => $escape( self::value( trim( $tag[0], '{}' ), $page ) ), $text );
	}

	private static function value( string $tag, string $page ): string {
		$post = '' === $page ? 0 : url_to_postid( $page );
		if ( $post < 1 || ! is_post_publicly_viewable( $post ) ) {
			return 'current_page_url' === $tag && untrailingslashit( $page ) === home_url() ? $page : '';
		}
		return match ( $tag ) {
			'embed_post_id'    => (string) $post,
			'embed_post_title' => wp_specialchars_decode( wp_strip_all_tags( get_the_title( $post ) ), ENT_QUOTES ),
			default            => (string) get_permalink( $post ),
		};
	}
}
