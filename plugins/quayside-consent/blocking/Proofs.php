<?php
declare( strict_types=1 );

namespace Quayside\Consent\Blocking;

use Quayside\Consent\Blocking\Providers\Providers;

/**
 * Collects what scripts need to know about blocked iframes but must not read from attributes: the hosts of providers
 * that can be allowed one by one, and the inline documents of iframes that belong to the page.
 *
 * The data is printed in a script element. Anyone who can add one of those to a page can already run any code.
 */
final class Proofs {
	/**
	 * ID of the script element, also used in release/services.ts.
	 */
	private const ID = 'quayside-consent-proofs';

	/**
	 * IDs of the providers that the page offers to allow one by one, as keys.
	 *
	 * @var array<string, true>
	 */
	private array $services = [];

	/**
	 * Documents of blocked iframes, as keys.
	 *
	 * @var array<string, true>
	 */
	private array $documents = [];

	/**
	 * Adds a blocked iframe.
	 *
	 * @param string $provider ID of its provider, or '' for none.
	 * @param string $document Its inline document or data: address, or '' for none.
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
	 * Returns the page with the script element at its end.
	 *
	 * @param string    $html      The page.
	 * @param Providers $providers Providers whose hosts are printed.
	 */
	public function into( string $html, Providers $providers ): string {
		// Everything after a plaintext element is text.
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
		$json   = wp_json_encode( array_filter( $proofs ), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE );
		$script = sprintf( '<script type="application/json" id="%s">%s</script>', self::ID, (string) $json );
		// Only if this is certainly the end of the page: a script may contain the tag in a string.
		$body = strripos( $html, '</body' );
		$end  = false === $body ? '' : substr( $html, $body );
		return 1 === preg_match( '~^</body\s*+>\s*+(?:</html\s*+>\s*+)?\z~i', $end ) ? substr( $html, 0, (int) $body ) . $script . $end : $html . $script;
	}
}
