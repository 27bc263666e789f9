<?php
declare( strict_types=1 );

namespace Quayside\Consent\Blocking\Css;

/**
 * Rewrites CSS so that the addresses of providers fetch nothing: "data:,#" before an address turns it into an empty
 * file.
 *
 * Whatever follows a quote or a parenthesis may be an address: url(), @import, image-set(), and src() accept
 * strings, and function names can contain escapes. Keep in sync with style-sheet.ts.
 */
final class StyleSheet {
	public const MARK = 'data:,#';

	/**
	 * Matches a token that may be an address, which contains a colon, a slash, or a backslash.
	 */
	private const TOKEN = '~(["\'(]\s*+)((?=[^"\'()\s:/\\\\]*+[:/\\\\])(?:\\\\[0-9a-f]{1,6}\s|\\\\\s|\\\\?[^"\'()\s])++)~i';

	/**
	 * Matches an escaped character.
	 */
	private const ESCAPE = '~\\\\(?:([0-9a-f]{1,6})\s?|\s|(.))~i';

	/**
	 * The CSS with its addresses blocked.
	 */
	public readonly string $text;

	/**
	 * ID of the provider that was found last, or '' for none.
	 */
	public readonly string $provider;

	/**
	 * @param string                   $css   A style sheet, or the value of a style attribute.
	 * @param callable(string): string $id_of Returns the ID of the provider of an address, or '' for none.
	 */
	public function __construct( string $css, callable $id_of ) {
		$provider       = '';
		$text           = preg_replace_callback(
			self::TOKEN,
			static function ( array $found ) use ( $id_of, &$provider ): string {
				$id = $id_of( self::plain( $found[2] ) );
				if ( '' === $id ) {
					return $found[0];
				}
				$provider = $id;
				return $found[1] . self::MARK . $found[2];
			},
			$css
		);
		$this->text     = $text ?? '';
		$this->provider = null === $text ? 'unreadable' : $provider;
	}

	/**
	 * Determines whether the CSS can contain an address at all.
	 */
	public static function can_have_addresses( string $css ): bool {
		return false !== strpbrk( $css, '("\'' );
	}

	private static function plain( string $text ): string {
		if ( ! str_contains( $text, '\\' ) ) {
			return $text;
		}
		return (string) preg_replace_callback(
			self::ESCAPE,
			static fn ( array $found ): string => isset( $found[1] ) && '' !== $found[1]
				? (string) mb_chr( min( (int) hexdec( $found[1] ), 0xFFFF ), 'UTF-8' )
				: ( $found[2] ?? '' ),
			$text
		);
	}
}
