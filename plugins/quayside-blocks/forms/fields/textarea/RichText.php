<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields\Textarea;

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
		$html = self::without_scripts( $html );
		$html = trim( wp_kses( $html, self::ALLOWED, [ 'http', 'https', 'mailto', 'tel' ] ) );
		return 1 === preg_match( '#<(?:p|ul|ol|h[1-6]|blockquote)\b#i', $html ) ? $html : self::paragraphs( $html );
	}

	/**
	 * Lines as paragraphs; an empty line begins a new one. wpautop() needs seconds for a long line of spaces.
	 */
	private static function paragraphs( string $html ): string {
		$paragraphs = '' === $html ? [] : (array) preg_split( '/\n(?:\h*+\n)++/', $html );
		return implode( "\n", array_map( static fn ( mixed $paragraph ): string => '<p>' . preg_replace( '#(?:<br\s*+/?>)?\n#', "<br />\n", trim( (string) $paragraph ) ) . '</p>', $paragraphs ) );
	}

	/**
	 * Text without scripts and style sheets and what is in them; one that is not closed goes to the end.
	 */
	private static function without_scripts( string $html ): string {
		$safe = '';
		$from = 0;
		while ( 1 === preg_match( '#<(script|style)\b#i', $html, $open, PREG_OFFSET_CAPTURE, $from ) ) {
			$safe .= substr( $html, $from, $open[0][1] - $from );
			if ( 1 !== preg_match( "#</{$open[1][0]}\s*+>#i", $html, $close, PREG_OFFSET_CAPTURE, $open[0][1] ) ) {
				return $safe;
			}
			$from = $close[0][1] + strlen( $close[0][0] );
		}
		return $safe . substr( $html, $from );
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
	 * What can be read of it; the browser has the same rule in forms/fields/textarea/text-of.ts.
	 */
	public static function text( string $html ): string {
		$text = (string) preg_replace( '#<br\s*+/?>|</(?:p|div|li|h[1-6]|blockquote)>#i', "\n", $html );
		$text = (string) preg_replace( '#</?[a-z][^<>]*+>#i', '', $text );
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
