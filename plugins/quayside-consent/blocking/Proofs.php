<?php
declare( strict_types=1 );

namespace Quayside\Consent\Blocking;

use Quayside\Consent\Blocking\Providers\Providers;

/**
 * What the page's scripts cannot know of a held frame by themselves and must not believe its attributes: which hosts a
 * provider has that may be allowed alone, and which documents of frames are the page's own.
 *
 * It comes in a script element. Who may put one of those into a page can run any code already.
 */
final class Proofs {
	/**
	 * The element's id, in release/services.ts as well.
	 */
	private const ID = 'quayside-consent-proofs';

	/**
	 * Ids of providers that the page offers to allow alone, as keys.
	 *
	 * @var array<string, true>
	 */
	private array $services = [];

	/**
	 * Documents of held frames, as keys.
	 *
	 * @var array<string, true>
	 */
	private array $documents = [];

	/**
	 * Notes a held frame.
	 *
	 * @param string $provider Id of its provider, '' for none.
	 * @param string $document Its own document or data: address, '' for none.
	 */
	public function add( string $provider, string $document = '' ): void {
		if ( '' !== $provider ) {
			$this->services[ $provider ] = true;
		}
		if ( '' !== $document ) {
			$this->documents[ $document ] = true;
		}
	}

	/**
	 * The page with all of it at its end.
	 *
	 * @param string    $html      The page.
	 * @param Providers $providers Whose hosts are named.
	 */
	public function into( string $html, Providers $providers ): string {
		// Behind this element everything is text.
		if ( ( [] === $this->services && [] === $this->documents ) || false !== stripos( $html, '<plaintext' ) ) {
			return $html;
		}
		$services = [];
		foreach ( array_keys( $this->services ) as $id ) {
			$services[ (string) $id ] = $providers->hosts_of( (string) $id );
		}
		$proofs = [
			'services'  => $services,
			'documents' => array_map( 'strval', array_keys( $this->documents ) ),
		];
		$script = sprintf( '<script type="application/json" id="%s">%s</script>', self::ID, (string) wp_json_encode( array_filter( $proofs ), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE ) );
		// Only where that is the page's end without doubt: a script may have the words in a string.
		$body = strripos( $html, '</body' );
		$end  = false === $body ? '' : substr( $html, $body );
		return 1 === preg_match( '~^</body\s*+>\s*+(?:</html\s*+>\s*+)?\z~i', $end ) ? substr( $html, 0, (int) $body ) . $script . $end : $html . $script;
	}
}
