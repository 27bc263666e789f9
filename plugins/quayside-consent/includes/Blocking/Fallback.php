<?php
declare( strict_types=1 );

namespace Quayside\Consent\Blocking;

use Quayside\Consent\Providers\Providers;

/**
 * The second pass over a page that could not be read to its end: cruder than the first, but it never lets an address of
 * a provider through. One pass, whose time grows with the page's length alone.
 */
final class Fallback {
	private const ELEMENTS = 'script|iframe|frame|img|image|source|video|audio|track|embed|object|input|link|use';

	public function __construct( private Providers $providers, private Proofs $proofs ) {}

	/**
	 * The page with every address of a provider held.
	 */
	public function rewrite( string $html ): string {
		$result = preg_replace_callback(
			'~<(' . self::ELEMENTS . ')(?=[\s/])([^>]*)~i',
			function ( array $found ): string {
				$category   = '';
				$attributes = preg_replace_callback(
					'~([\s"\'/])(src|srcset|href|data|poster|xlink:href|srcdoc)(\s*=\s*)("[^"]*"?|\'[^\']*\'?|[^\s"\']+)~i',
					function ( array $attribute ) use ( &$category ): string {
						$id = $this->id_of( $attribute[4] );
						if ( '' === $id ) {
							return $attribute[0];
						}
						$category = $this->providers->category_of( $id );
						if ( 'srcdoc' === strtolower( $attribute[2] ) ) {
							$this->proofs->add( '', html_entity_decode( trim( $attribute[4], "\"' \t\r\n" ), ENT_QUOTES | ENT_HTML5 ) );
						}
						return $attribute[1] . 'data-held-' . $attribute[2] . $attribute[3] . $attribute[4];
					},
					$found[2]
				);
				if ( null === $attributes ) {
					return '<' . $found[1];
				}
				$marks = '' === $category ? '' : ' data-held="' . $category . '" data-held-by=""' . ( 'script' === strtolower( $found[1] ) ? ' type="text/plain" data-held-type=""' : '' );
				return '<' . $found[1] . $marks . $attributes;
			},
			$html
		);
		// What cannot be searched is not sent with addresses in it.
		return $result ?? (string) str_ireplace( [ 'src', 'href' ], [ 'data-held-src', 'data-held-href' ], $html );
	}

	/**
	 * The first provider that any address in an attribute's value belongs to.
	 */
	private function id_of( string $value ): string {
		$parts = preg_split( '/[\s,]+/', trim( html_entity_decode( $value, ENT_QUOTES | ENT_HTML5 ), "\"' \t\r\n" ) );
		foreach ( is_array( $parts ) ? $parts : [] as $part ) {
			$id = $this->providers->id_of( $part );
			if ( null !== $id ) {
				return $id;
			}
		}
		return '';
	}
}
