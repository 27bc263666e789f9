<?php
declare( strict_types=1 );

namespace Quayside\Consent\ScheduledScan;

use Quayside\Consent\Blocking\Css\StyleSheet;
use Quayside\Consent\Blocking\Providers\Address;
use Quayside\Consent\Blocking\Providers\Providers;

/**
 * Lists the third parties that the HTML of a page contacts.
 */
final class Contents {
	/** Attributes with URLs by element. */
	private const ATTRIBUTES = [
		'SCRIPT' => [ 'src', 'data-src' ],
		'IFRAME' => [ 'src', 'data-src' ],
		'FRAME'  => [ 'src' ],
		'EMBED'  => [ 'src' ],
		'OBJECT' => [ 'data' ],
		'IMG'    => [ 'src', 'srcset', 'data-src' ],
		'INPUT'  => [ 'src' ],
		'SOURCE' => [ 'src', 'srcset' ],
		'VIDEO'  => [ 'src', 'poster' ],
		'AUDIO'  => [ 'src' ],
		'TRACK'  => [ 'src' ],
	];

	/** Kinds of elements; all others are "other". */
	private const KINDS = [
		'SCRIPT' => 'script',
		'IFRAME' => 'frame',
		'FRAME'  => 'frame',
		'EMBED'  => 'frame',
		'OBJECT' => 'frame',
	];

	/** Relations of links that browsers follow by themselves. */
	private const RELATIONS = [ 'stylesheet', 'preload', 'prefetch', 'preconnect', 'dns-prefetch', 'modulepreload', 'icon' ];

	/** Matches a URL in a script. */
	private const URL = '~(?:https?:)?//[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?\.[a-z]{2,24}(?::\d+)?(?:/[\w./-]*)?~i';

	/** Host of the namespaces of SVG and other XML, which CSS contains as text of data: URLs and which nobody requests. */
	private const NAMESPACES = 'www.w3.org';

	/** Maximum length of a URL that is stored as an example. */
	private const MAX_LENGTH = 300;

	/**
	 * Found items: kind, host, and an example of a URL.
	 *
	 * @var array<string, array{kind: 'script'|'frame'|'other', name: string, address: string}>
	 */
	private array $items = [];

	/**
	 * @param Providers          $providers The site's providers.
	 * @param array<int, string> $own_hosts Hosts of this site.
	 */
	public function __construct( private Providers $providers, private array $own_hosts ) {}

	/**
	 * Returns what a page contacts.
	 *
	 * @param string $html HTML, also if it is broken.
	 * @return array<string, array{kind: 'script'|'frame'|'other', name: string, address: string}>
	 */
	public function read( string $html ): array {
		$this->items = [];
		// The tag processor of WordPress 6.7 loops forever if a script ends with this character.
		$tags = new \WP_HTML_Tag_Processor( rtrim( $html, '<' ) );
		while ( $tags->next_tag() ) {
			$tag = (string) $tags->get_tag();
			foreach ( self::ATTRIBUTES[ $tag ] ?? [] as $name ) {
				$value = $tags->get_attribute( $name );
				if ( is_string( $value ) ) {
					$this->add_all( $tag, 'srcset' === $name ? self::candidates( $value ) : [ $value ] );
				}
			}
			$style = $tags->get_attribute( 'style' );
			if ( is_string( $style ) ) {
				$this->add_all( $tag, self::addresses_in_css( $style ), 'other' );
			}
			match ( $tag ) {
				'LINK'   => $this->visit_link( $tags ),
				'STYLE'  => $this->add_all( $tag, self::addresses_in_css( $tags->get_modifiable_text() ), 'other' ),
				'SCRIPT' => $this->visit_script( $tags ),
				default  => null,
			};
		}
		return $this->items;
	}

	private function visit_link( \WP_HTML_Tag_Processor $tags ): void {
		$relations = $tags->get_attribute( 'rel' );
		$address   = $tags->get_attribute( 'href' );
		if (
			is_string( $relations )
			&& is_string( $address )
			&& [] !== array_intersect( self::RELATIONS, (array) preg_split( '/\s+/', strtolower( $relations ) ) )
		) {
			$this->add_all( 'LINK', [ $address ] );
		}
	}

	/**
	 * Adds the providers that an inline script belongs to or loads. Other URLs in scripts are mostly links and namespaces.
	 */
	private function visit_script( \WP_HTML_Tag_Processor $tags ): void {
		$type = $tags->get_attribute( 'type' );
		if ( is_string( $type ) && 1 === preg_match( '~json|template|html~i', $type ) ) {
			return;
		}
		$code = $tags->get_modifiable_text();
		if ( '' === trim( $code ) ) {
			return;
		}
		$id    = $this->providers->id_of_inline( $code );
		$hosts = null === $id ? [] : $this->providers->hosts_of( $id );
		if ( isset( $hosts[0] ) ) {
			$this->add_all( 'SCRIPT', [ "https://$hosts[0]" ] );
		}
		preg_match_all( self::URL, str_replace( '\\/', '/', $code ), $found );
		$this->add_all( 'SCRIPT', array_filter( array_unique( $found[0] ), fn ( string $url ): bool => null !== $this->providers->id_of( $url ) ) );
	}

	/**
	 * @param string             $tag       Name of the element.
	 * @param array<int, string> $addresses URLs.
	 * @param string             $kind      Kind, '' for that of the element.
	 */
	private function add_all( string $tag, array $addresses, string $kind = '' ): void {
		foreach ( $addresses as $address ) {
			$host = Address::parse( $address )->host ?? '';
			if (
				self::NAMESPACES === $host
				|| in_array( $host, $this->own_hosts, true )
				|| strlen( $host ) > 120
				|| 1 !== preg_match( '/^[a-z0-9][a-z0-9.-]*\.[a-z0-9-]*[a-z0-9]$/', $host )
			) {
				continue;
			}
			$kind                           = '' === $kind ? self::KINDS[ $tag ] ?? 'other' : 'other';
			$this->items[ "$kind $host" ] ??= [
				'kind'    => $kind,
				'name'    => $host,
				'address' => mb_strcut( trim( $address ), 0, self::MAX_LENGTH ),
			];
		}
	}

	/**
	 * @return array<int, string>
	 */
	private static function candidates( string $srcset ): array {
		return array_map(
			static fn ( string $candidate ): string => explode( ' ', trim( $candidate ), 2 )[0],
			explode( ',', $srcset )
		);
	}

	/**
	 * @return array<int, string>
	 */
	private static function addresses_in_css( string $css ): array {
		$addresses = [];
		if ( StyleSheet::can_have_addresses( $css ) ) {
			new StyleSheet(
				$css,
				static function ( string $address ) use ( &$addresses ): string {
					$addresses[] = $address;
					return '';
				}
			);
		}
		return $addresses;
	}
}
