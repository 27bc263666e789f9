<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields\Textarea;

/**
 * Sanitizes rich text from visitors to a short list of safe elements, for entries and emails.
 */
final class RichText {
	/** Type that entries store with rich text. */
	public const TYPE = 'richtext';

	/** Allowed elements with their attributes. */
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
	 * Returns safe HTML. Text without paragraphs, as browsers without JavaScript submit it, is split into paragraphs.
	 *
	 * @param string $html Submitted value.
	 */
	public static function clean( string $html ): string {
		$html = self::without_scripts( $html );
		$html = trim( wp_kses( $html, self::ALLOWED, [ 'http', 'https', 'mailto', 'tel' ] ) );
		return 1 === preg_match( '#<(?:p|ul|ol|h[1-6]|blockquote)\b#i', $html ) ? $html : self::paragraphs( $html );
	}

	/**
	 * Converts lines to paragraphs, separated by empty lines. wpautop() takes seconds for a long line of spaces.
	 */
	private static function paragraphs( string $html ): string {
		$paragraphs = '' === $html ? [] : (array) preg_split( '/\n(?:\h*+\n)++/', $html );
		return implode(
			"\n",
			array_map(
				static fn ( mixed $paragraph ): string => '<p>' . preg_replace( '#(?:<br\s*+/?>)?\n#', "<br />\n", trim( (string) $paragraph ) ) . '</p>',
				$paragraphs
			)
		);
	}

	/**
	 * Removes scripts and stylesheets with their content. An unclosed one extends to the end of the text.
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
	 * Returns the value of an entry's field as plain text.
	 *
	 * @param array{type: string, value: string} $field Field of an entry.
	 */
	public static function plain( array $field ): string {
		return self::TYPE === $field['type'] ? trim( self::text( $field['value'] ) ) : $field['value'];
	}

	/**
	 * Returns the readable text of rich text. The script has the same rule in forms/fields/textarea/text-of.ts.
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
