<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Validation;

/**
 * Formatted text of visitors: a short list of elements without anything that could run, in entries and mails.
 */
final class RichText {
	/** Type under which its values are kept. */
	public const TYPE = 'richtext';

	/** Elements that a text may hold, with their attributes. */
	private const ALLOWED = [
		'p'          => [],
		'br'         => [],
		'strong'     => [],
		'b'          => [],
		'em'         => [],
		'i'          => [],
		'u'          => [],
		'a'          => [ 'href' => true ],
		'ul'         => [],
		'ol'         => [],
		'li'         => [],
		'h1'         => [],
		'h2'         => [],
		'h3'         => [],
		'h4'         => [],
		'h5'         => [],
		'h6'         => [],
		'blockquote' => [],
	];

	/**
	 * Safe HTML. Text without any paragraph, as browsers without JavaScript send it, gets some.
	 *
	 * @param string $html What the visitor sent.
	 */
	public static function clean( string $html ): string {
		$html = (string) preg_replace( '#<(script|style)\b[^>]*>.*?(?:</\1\s*>|$)#si', '', $html );
		$html = trim( wp_kses( $html, self::ALLOWED, [ 'http', 'https', 'mailto', 'tel' ] ) );
		return 1 === preg_match( '#<(?:p|ul|ol|h[1-6]|blockquote)\b#i', $html ) ? $html : trim( wpautop( $html ) );
	}

	/**
	 * The value of an entry's field as plain text.
	 *
	 * @param array{type: string, value: string} $field Field of an entry.
	 */
	public static function plain( array $field ): string {
		return self::TYPE === $field['type'] ? trim( self::text( $field['value'] ) ) : $field['value'];
	}

	/**
	 * What can be read of it; the browser has the same rule in src/forms/validation/text-of.ts.
	 */
	public static function text( string $html ): string {
		$text = (string) preg_replace( '#<br\s*/?>|</(?:p|div|li|h[1-6]|blockquote)>#i', "\n", $html );
		$text = (string) preg_replace( '#</?[a-z][^>]*>#i', '', $text );
		return strtr(
			$text,
			[
				'&nbsp;' => ' ',
				'&lt;'   => '<',
				'&gt;'   => '>',
				'&quot;' => '"',
				'&#039;' => "'",
				'&amp;'  => '&',
			]
		);
	}
}
