<?php
declare( strict_types=1 );

namespace Quayside\Consent\Blocking;

/**
 * CSS in which the addresses of providers fetch nothing: "data:,#" before an address makes it an empty file.
 */
final class StyleSheet {
	public const MARK = 'data:,#';

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
			'~((?:url\(|@import)\s*["\']?\s*)([^"\')\s;]+)~i',
			static function ( array $found ) use ( $id_of, &$provider ): string {
				// A backslash before a character means that character.
				$id = $id_of( (string) preg_replace( '/\\\\(?![0-9a-f])/i', '', $found[2] ) );
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
}
