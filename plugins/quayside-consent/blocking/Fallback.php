<?php
declare( strict_types=1 );

namespace Quayside\Consent\Blocking;

use Quayside\Consent\Blocking\Css\StyleSheet;
use Quayside\Consent\Blocking\Providers\Providers;

/**
 * The second pass over a page that could not be read to its end. It holds everything that the first pass holds, without an
 * idea of where elements end: whatever looks like an attribute with an address is one, from each "<" to the next. What is
 * text may look odd afterwards; no address gets through. Its time grows with the page's length alone.
 */
final class Fallback {
	/**
	 * Elements whose addresses are links. A browser follows them when the visitor does.
	 */
	private const LINKS = [ 'a', 'area', 'base' ];

	private const STYLE  = '~(<style\b[^>]*+>)((?:[^<]++|<(?!/style))*+)~i';
	private const SCRIPT = '~<script\b([^>]*+)>((?:[^<]++|<(?!/script))*+)~i';

	/**
	 * Scripts that browsers do not run, and those that are held already.
	 */
	private const SLEEPS = '~\bdata-held\b|\btype\s*=\s*["\']?\s*(?:text/plain|importmap|speculationrules|text/(?:html|template|x-template)|application/(?:ld\+)?json)\b|\bid\s*=\s*["\']?quayside-consent-~i';

	private string $attribute;

	public function __construct( private Providers $providers, private Proofs $proofs ) {
		$names = array_unique( array_merge( [ 'style', 'srcdoc' ], ...array_values( Held::ADDRESSES ) ) );
		// The longest first.
		rsort( $names );
		$this->attribute = '~(?<![\w:.-])(' . implode( '|', $names ) . ')(\s*+=\s*+)("[^"]*+"?|\'[^\']*+\'?|[^\s"\'>]++)~i';
	}

	/**
	 * The page with every address of a provider held.
	 *
	 * @param string $html The page.
	 * @param string $own  Our own boot script's element, exactly as it was printed: it is left alone.
	 */
	public function rewrite( string $html, string $own = '' ): string {
		$at = '' === $own ? false : strpos( $html, $own );
		if ( false !== $at ) {
			return $this->rewrite( substr( $html, 0, $at ) ) . $own . $this->rewrite( substr( $html, $at + strlen( $own ) ) );
		}
		$result = preg_replace_callback( self::STYLE, fn ( array $found ): string => $this->hold_style( $found[1], $found[2] ), $html );
		$result = null === $result ? null : preg_replace_callback( self::SCRIPT, fn ( array $found ): string => $this->hold_code( $found[0], $found[1], $found[2] ), $result );
		$result = null === $result ? null : preg_replace_callback( '~<(/?[a-z][a-z0-9:]*+|)([^<]*+)~i', fn ( array $found ): string => '<' . $found[1] . $this->hold_attributes( strtolower( $found[1] ), $found[2] ), $result );
		// What cannot be searched is not sent with addresses in it.
		return $result ?? (string) str_ireplace( [ 'src', 'href', 'style', 'import', '<script' ], [ 'data-held-src', 'data-held-href', 'data-held-style', 'data-held-import', '<script type="text/plain"' ], $html );
	}

	private function hold_attributes( string $tag, string $text ): string {
		$result = preg_replace_callback(
			$this->attribute,
			function ( array $found ) use ( $tag ): string {
				$name = strtolower( $found[1] );
				if ( 'href' === $name && in_array( $tag, self::LINKS, true ) ) {
					return $found[0];
				}
				$value = html_entity_decode( trim( $found[3], "\"' \t\r\n\f" ), ENT_QUOTES | ENT_HTML5 );
				if ( 'style' === $name ) {
					$css = new StyleSheet( $value, fn ( string $address ): string => (string) $this->providers->id_of( $address ) );
					return '' === $css->provider ? $found[0] : $this->mark( $css->provider ) . 'style="' . esc_attr( $css->text ) . '"';
				}
				$id = 'srcdoc' === $name ? $this->id_of_document( $value ) : $this->id_of( $value );
				if ( '' === $id ) {
					return $found[0];
				}
				if ( 'srcdoc' === $name ) {
					$this->proofs->add( '', $value );
				}
				return $this->mark( $id ) . "data-held-$name" . $found[2] . $found[3];
			},
			$text
		);
		return $result ?? '';
	}

	private function hold_style( string $tag, string $text ): string {
		$css = new StyleSheet( $text, fn ( string $address ): string => (string) $this->providers->id_of( $address ) );
		return '' === $css->provider ? $tag . $text : '<style ' . $this->mark( $css->provider ) . substr( $tag, 6 ) . $css->text;
	}

	private function hold_code( string $all, string $attributes, string $code ): string {
		if ( 1 === preg_match( self::SLEEPS, $attributes ) ) {
			return $all;
		}
		$is_module = 1 === preg_match( '~\btype\s*=\s*["\']?module~i', $attributes );
		$id        = ( new InlineCode( $this->providers, fn ( string $address ): string => (string) $this->providers->id_of( $address ) ) )->id( $code, $is_module );
		// The first of two types counts.
		return '' === $id ? $all : '<script type="text/plain" data-held-type="' . ( $is_module ? 'module' : '' ) . '" ' . $this->mark( $id ) . $attributes . '>' . $code;
	}

	private function mark( string $id ): string {
		return 'data-held="' . $this->providers->category_of( $id ) . '" data-held-by="" ';
	}

	/**
	 * The first provider that any address in an attribute's value belongs to.
	 */
	private function id_of( string $value ): string {
		$parts = preg_split( '/[\s,]+/', trim( $value ) );
		// Browsers drop line breaks inside of addresses.
		foreach ( [ $value, ...( is_array( $parts ) ? $parts : [] ) ] as $part ) {
			$id = $this->providers->id_of( $part );
			if ( null !== $id ) {
				return $id;
			}
		}
		return '';
	}

	/**
	 * The first provider that a frame's own document asks.
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
