<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Notifications;

/**
 * Converts the HTML of an email to plain text, for email programs that show no HTML.
 */
final class EmailText {
	/**
	 * Returns the text of an HTML document.
	 */
	public static function from_html( string $html ): string {
		$text = (string) preg_replace( '#<head\b.*?</head>|<style\b.*?</style>|\s+#is', ' ', $html );
		// The alternative text stands for an image, and the URL follows the text of its link.
		$text = (string) preg_replace( '#<img\b[^>]*\balt="([^"]*)"[^>]*>#i', '$1', $text );
		$text = (string) preg_replace_callback(
			'#<a\b[^>]*\bhref="([^"]*)"[^>]*>(.*?)</a>#is',
			static fn ( array $link ): string => $link[1] === $link[2] ? $link[2] : "$link[2] ($link[1])",
			$text
		);
		$text = (string) preg_replace( '#\s*</th>\s*#i', ': ', $text );
		$text = (string) preg_replace( '#\s*<li\b[^>]*>\s*#i', "\n- ", $text );
		$text = (string) preg_replace( '#\s*<(?:br|/tr|/div|/li)\b[^>]*>\s*#i', "\n", $text );
		$text = (string) preg_replace( '#\s*</(?:p|h[1-6]|table|ul|ol)>\s*#i', "\n\n", $text );
		$text = html_entity_decode( (string) preg_replace( '/<[^>]*>/', '', $text ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		$text = (string) preg_replace( '/[^\S\n]*\n[^\S\n]*/', "\n", $text );
		return trim( (string) preg_replace( "/\n{3,}/", "\n\n", $text ) );
	}
}
