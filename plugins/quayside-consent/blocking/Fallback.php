<?php
declare( strict_types=1 );

namespace Quayside\Consent\Blocking;

use Quayside\Consent\Blocking\Css\StyleSheet;
use Quayside\Consent\Blocking\Providers\Providers;

/**
 * Rewrites a page that the tag processor could not read to its end. Blocks everything that the rewriter blocks,
 * without knowing where elements end: from each "<" to the next, whatever looks like an attribute with an address is
 * treated as one. Text may look wrong afterwards, but no address gets through. Runtime is linear in the length of
 * the page.
 */
final class Fallback {
	/**
	 * Elements whose addresses are links, which a browser follows only on a click.
	 */
	private const LINKS = [ 'a', 'area', 'base' ];

	private const STYLE  = '~(<style\b[^>]*+>)((?:[^<]++|<(?!/style))*+)~i';
	private const SCRIPT = '~<script\b([^>]*+)>((?:[^<]++|<(?!/script))*+)~i';

	/**
	 * Scripts that browsers do not run, and scripts that are already blocked.
	 */
	private const INACTIVE = '~\bdata-held\b'
		. '|\btype\s*=\s*["\']?\s*(?:text/plain|text/(?:html|template|x-template)|application/(?:ld\+)?json)\b'
		. '|\bid\s*=\s*["\']?quayside-consent-~i';

	private string $attribute;

	public function __construct( private Providers $providers, private Proofs $proofs ) {
		$names = array_unique( array_merge( Blocked::STYLES, [ 'srcdoc' ], ...array_values( Blocked::ADDRESSES ) ) );
		// Longest names first, so that no name matches as the prefix of another.
		rsort( $names );
		$this->attribute = '~(?<![\w:.-])(' . implode( '|', $names ) . ')(\s*+=\s*+)("[^"]*+"?|\'[^\']*+\'?|[^\s"\'>]++)~i';
	}

	/**
	 * Returns the page with every address of a provider blocked.
	 *
	 * @param string $html         The page.
	 * @param string $boot_element The boot script element, exactly as it was printed. It is left alone; '' for none.
	 */
	public function rewrite( string $html, string $boot_element = '' ): string {
		$at = '' === $boot_element ? false : strpos( $html, $boot_element );
		if ( false !== $at ) {
			return $this->rewrite( substr( $html, 0, $at ) ) . $boot_element . $this->rewrite( substr( $html, $at + strlen( $boot_element ) ) );
		}
		$result = preg_replace_callback( self::STYLE, fn ( array $found ): string => $this->block_style( $found[1], $found[2] ), $html );
		$result = null === $result ? null : preg_replace_callback(
			self::SCRIPT,
			fn ( array $found ): string => $this->block_code( $found[0], $found[1], $found[2] ),
			$result
		);
		$result = null === $result ? null : preg_replace_callback(
			'~<(/?[a-z][a-z0-9:]*+|)([^<]*+)~i',
			fn ( array $found ): string => '<' . $found[1] . $this->block_attributes( strtolower( $found[1] ), $found[2] ),
			$result
		);
		// A page that cannot be searched is never sent with working addresses.
		return $result ?? (string) str_ireplace(
			[ 'src', 'href', 'style', 'import', '<script' ],
			[ 'data-held-src', 'data-held-href', 'data-held-style', 'data-held-import', '<script type="text/plain"' ],
			$html
		);
	}

	private function block_attributes( string $tag, string $text ): string {
		if ( 'meta' === $tag && false !== stripos( $text, 'refresh' ) ) {
			$id = $this->id_of_document( $text );
			return '' === $id ? $text : ' ' . $this->mark( $id ) . str_ireplace( 'content', 'data-held-content', $text );
		}
		$result = preg_replace_callback(
			$this->attribute,
			function ( array $found ) use ( $tag ): string {
				$name = strtolower( $found[1] );
				if ( 'href' === $name && in_array( $tag, self::LINKS, true ) ) {
					return $found[0];
				}
				$value = html_entity_decode( trim( $found[3], "\"' \t\r\n\f" ), ENT_QUOTES | ENT_HTML5 );
				if ( in_array( $name, Blocked::STYLES, true ) ) {
					$css = new StyleSheet( $value, fn ( string $address ): string => (string) $this->providers->id_of( $address ) );
					return '' === $css->provider ? $found[0] : $this->mark( $css->provider ) . $name . '="' . esc_attr( $css->text ) . '"';
				}
				$document = 'srcdoc' === $name ? $value : DataAddress::document( $value );
				$id       = '' === $document ? $this->id_of( $value ) : $this->id_of_document( $document );
				if ( '' === $id ) {
					return $found[0];
				}
				if ( '' !== $document ) {
					$this->proofs->add( '', $value );
				}
				return $this->mark( $id ) . "data-held-$name" . $found[2] . $found[3];
			},
			$text
		);
		return $result ?? '';
	}

	private function block_style( string $tag, string $text ): string {
		$css = new StyleSheet( $text, fn ( string $address ): string => (string) $this->providers->id_of( $address ) );
		return '' === $css->provider ? $tag . $text : '<style ' . $this->mark( $css->provider ) . substr( $tag, 6 ) . $css->text;
	}

	private function block_code( string $all, string $attributes, string $code ): string {
		if ( 1 === preg_match( self::INACTIVE, $attributes ) ) {
			return $all;
		}
		$found = [];
		if ( 1 === preg_match( '~\btype\s*=\s*["\']?(importmap|speculationrules)~i', $attributes, $found ) ) {
			$id = $this->id_of_document( str_replace( '\/', '/', $code ) );
			return '' === $id
				? $all
				: '<script type="text/plain" data-held-type="' . strtolower( $found[1] ) . '" ' . $this->mark( $id ) . $attributes . '>' . $code;
		}
		$is_module = 1 === preg_match( '~\btype\s*=\s*["\']?module~i', $attributes );
		$imports   = new InlineCode( $this->providers, fn ( string $address ): string => (string) $this->providers->id_of( $address ) );
		$id        = $imports->id( $code, $is_module );
		// Browsers use the first of two type attributes.
		return '' === $id
			? $all
			: '<script type="text/plain" data-held-type="' . ( $is_module ? 'module' : '' ) . '" ' . $this->mark( $id ) . $attributes . '>' . $code;
	}

	private function mark( string $id ): string {
		return 'data-held="' . $this->providers->category_of( $id ) . '" data-held-by="" ';
	}

	/**
	 * Returns the ID of the first provider with an address in an attribute value, or '' for none.
	 */
	private function id_of( string $value ): string {
		$parts = preg_split( '/[\s,;]+/', trim( $value ) );
		// The whole value comes first, because browsers remove line breaks inside addresses.
		foreach ( [ $value, ...( is_array( $parts ) ? $parts : [] ) ] as $part ) {
			$id = $this->providers->id_of( $part );
			if ( null !== $id ) {
				return $id;
			}
		}
		return '';
	}

	/**
	 * Returns the ID of the first provider with an address in the inline document of an iframe, or '' for none.
	 */
	private function id_of_document( string $document ): string {
		$matches = [];
		preg_match_all( '~(?:[a-z]+:|(?<![:\w]))[/\\\\]{2}[^\s"\'<>()]+~i', $document, $matches );
		foreach ( $matches[0] as $address ) {
			$id = $this->providers->id_of( $address );
			if ( null !== $id ) {
				return $id;
			}
		}
		return '';
	}
}
