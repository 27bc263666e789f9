<?php
declare( strict_types=1 );

namespace Quayside\Consent\Blocking\Css;

/**
 * CSS in which the addresses of providers fetch nothing: "data:,#" before an address makes it an empty file.
 *
 * Whatever stands behind a quote or a parenthesis may be an address: url(), @import, image-set() and src() take strings, and
 * names of functions may be written with escapes. The same as style-sheet.ts.
 */
final class StyleSheet {
	public const MARK = 'data:,#';

	/**
	 * A token that may be an address. It has a colon, a slash or a backslash in it.
	 */
	private const TOKEN = '~(["\'(]\s*+)((?=[^"\'()\s:/\\\\]*+[:/\\\\])(?:\\\\[0-9a-f]{1,6}\s|\\\\\s|\\\\?[^"\'()\s])++)~i';

	/**
	 * A character written with a backslash.
	 */
	private const ESCAPE = '~\\\\(?:([0-9a-f]{1,6})\s?|\s|(.))~i';

	/**
	 * The CSS with its addresses held.
	 */
	public readonly string $text;

	/**
	 * Id of the provider that was found last, '' for none.
	 */
	public readonly string $provider;

	/**
	 * @param string                   $css   A style sheet, or the value of a style attribute.
	 * @param callable(string): string $id_of The provider that an address belongs to, '' for none.
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
	 * Whether there may be an address in it at all.
	 */
	public static function may_have_addresses( string $css ): bool {
		return false !== strpbrk( $css, '("\'' );
	}

	private static function plain( string $text ): string {
		if ( ! str_contains( $text, '\\' ) ) {
			return $text;
		}
		return (string) preg_replace_callback(
			self::ESCAPE,
			static fn ( array $found ): string => isset( $found[1] ) && '' !== $found[1] ? (string) mb_chr( min( (int) hexdec( $found[1] ), 0xFFFF ), 'UTF-8' ) : ( $found[2] ?? '' ),
			$text
		);
	}
}
