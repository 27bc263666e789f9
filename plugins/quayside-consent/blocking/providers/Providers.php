<?php
declare( strict_types=1 );

namespace Quayside\Consent\Blocking\Providers;

use Quayside\Consent\Categories\Category;

/**
 * Determines which third party an address or an inline script belongs to.
 *
 * A pattern is a host including its subdomains, with at most two path segments. Patterns are looked up by key, so
 * neither their number nor their contents can slow a page down.
 */
final class Providers {
	/**
	 * ID for any host that is not in the list, in strict mode.
	 */
	private const UNKNOWN = 'unknown';

	/**
	 * Google's services have the same paths in each country.
	 */
	private const COUNTRY = '~(?<![^.])google\.(?:com?\.)?[a-z]{2}\z~';

	/**
	 * Files of trackers that sites serve from domains of their own, with the host of the provider. Keep in sync with
	 * aliases.ts.
	 */
	private const FILES = [
		'~/(?:matomo|piwik)\.(?:js|php)(?:[?#]|\s*\z)~' => 'matomo.cloud',
		'~/(?:gtm\.js|gtag/js|ns\.html)\?(?:[^#]*&)?id=(?:GTM|GT|G|AW)-~' => 'googletagmanager.com',
	];

	/**
	 * Texts by which these files are found in a page.
	 */
	public const FILE_NAMES = [ '/matomo.', '/piwik.', '/gtm.js', '/gtag/js', '/ns.html' ];

	/**
	 * Hosts that need no consent, in strict mode.
	 *
	 * @var array<int, string>|null
	 */
	private ?array $allowed = null;

	/**
	 * Hosts of the patterns with a path, as keys.
	 *
	 * @var array<string, true>
	 */
	private array $hosts;

	/**
	 * Provider IDs by pattern.
	 *
	 * @var array<string, string>
	 */
	private array $patterns;

	/**
	 * Texts in inline scripts by provider ID.
	 *
	 * @var array<string, array<int, string>>
	 */
	private array $inline;

	/**
	 * Lookup of the providers that are not blocked because pages need them; null before first use.
	 */
	private ?self $necessary = null;

	/**
	 * Matches any of the texts in inline scripts; null before first use.
	 */
	private ?string $any_inline = null;

	/**
	 * @param array<string, array{name: string, category: string, hosts: array<int, string>, inline?: array<int, string>, cookies?: array<int, string>}> $all       Providers by ID.
	 * @param string $site_host Host of this site, which is never blocked.
	 * @param array{patterns: array<string, string>, hosts: array<string, true>, inline: array<string, array<int, string>>}                             $index     Result of index().
	 */
	private function __construct( private array $all, private string $site_host, array $index ) {
		[
			'patterns' => $this->patterns,
			'hosts'    => $this->hosts,
			'inline'   => $this->inline,
		] = $index;
	}

	/**
	 * Creates the lookup for a list.
	 *
	 * @param array<string, array{name: string, category: string, hosts: array<int, string>, inline?: array<int, string>, cookies?: array<int, string>}> $list      Providers by ID.
	 * @param string $site_host Host of this site.
	 * @param array{patterns: array<string, string>, hosts: array<string, true>, inline: array<string, array<int, string>>}|null                        $index     Index of the list, if it exists already.
	 */
	public static function of( array $list, string $site_host = '', ?array $index = null ): self {
		return new self( $list, $site_host, $index ?? self::index( $list ) );
	}

	/**
	 * Builds the lookup tables for addresses and inline scripts: provider IDs by pattern, hosts of patterns with a
	 * path, and texts in inline scripts by provider ID. `npm run providers` writes the index of the shipped list to
	 * blocking/providers/index.php, so that the opcode cache can provide it on every page.
	 *
	 * @param array<string, array{hosts: array<int, string>, category?: string, inline?: array<int, string>}> $list         Providers by ID.
	 * @param bool                                                                                            $is_necessary True for
	 * only the necessary ones, false for all others.
	 * @return array{patterns: array<string, string>, hosts: array<string, true>, inline: array<string, array<int, string>>}
	 */
	public static function index( array $list, bool $is_necessary = false ): array {
		$index = [
			'patterns' => [],
			'hosts'    => [],
			'inline'   => [],
		];
		foreach ( $list as $id => $provider ) {
			if ( ( Category::NECESSARY === ( $provider['category'] ?? '' ) ) !== $is_necessary ) {
				continue;
			}
			foreach ( $provider['hosts'] as $pattern ) {
				$index['patterns'][ $pattern ] = (string) $id;
				if ( str_contains( $pattern, '/' ) ) {
					$index['hosts'][ explode( '/', $pattern, 2 )[0] ] = true;
				}
			}
			if ( isset( $provider['inline'] ) ) {
				$index['inline'][ (string) $id ] = $provider['inline'];
			}
		}
		return $index;
	}

	/**
	 * Returns the provider that an address belongs to.
	 *
	 * @param string $address Attribute value with character references decoded.
	 * @return string|null Provider ID, or null for none.
	 */
	public function id_of( string $address ): ?string {
		$parsed = Address::parse( $address );
		if ( null === $parsed || $parsed->host === $this->site_host ) {
			return null;
		}
		$id = $this->id_of_host( self::host( $parsed->host ), $parsed->path );
		foreach ( null === $id ? self::FILES : [] as $pattern => $host ) {
			// Most addresses contain none of them.
			if ( 1 === preg_match( $pattern, $address ) ) {
				$id = $this->id_of_host( $host, '/' );
			}
		}
		return $id ?? ( $this->is_denied( $parsed->host ) ? self::UNKNOWN : null );
	}

	/**
	 * Determines whether an address belongs to a provider that is not blocked because pages need it. Not for pages: the lookup is
	 * built on first use.
	 *
	 * @param string $address Attribute value with character references decoded.
	 */
	public function is_necessary( string $address ): bool {
		$this->necessary ??= new self( $this->all, $this->site_host, self::index( $this->all, true ) );
		return null !== $this->necessary->id_of( $address );
	}

	/**
	 * Returns the host whose patterns apply.
	 */
	private static function host( string $host ): string {
		return str_contains( $host, 'google.' ) ? (string) preg_replace( self::COUNTRY, 'google.com', $host ) : $host;
	}

	private function id_of_host( string $host, string $path ): ?string {
		$segments = explode( '/', $path, 4 );
		$first    = $segments[1] ?? '';
		$second   = $segments[2] ?? '';
		while ( str_contains( $host, '.' ) ) {
			$id = $this->patterns[ "$host/$first/$second" ] ?? $this->patterns[ "$host/$first" ] ?? $this->patterns[ $host ] ?? null;
			if ( null !== $id ) {
				return $id;
			}
			$host = substr( $host, (int) strpos( $host, '.' ) + 1 );
		}
		return null;
	}

	/**
	 * Returns the provider whose script an inline script depends on.
	 *
	 * @param string $code Text of the inline script.
	 * @return string|null Provider ID, or null for none.
	 */
	public function id_of_inline( string $code ): ?string {
		// Most scripts contain none of the texts, so search for all of them at once first.
		if ( null === $this->any_inline ) {
			$texts            = array_merge( [ "\0" ], ...array_values( $this->inline ) );
			$quoted           = array_map( static fn ( string $text ): string => preg_quote( $text, '~' ), $texts );
			$this->any_inline = '~(?<![\w$])(?:' . implode( '|', $quoted ) . ')~';
		}
		if ( 0 === preg_match( $this->any_inline, $code ) ) {
			return null;
		}
		foreach ( $this->inline as $id => $texts ) {
			foreach ( $texts as $text ) {
				// "Maps." must not match in "myMaps.".
				if ( str_contains( $code, $text ) && 1 === preg_match( '~(?<![\w$])' . preg_quote( $text, '~' ) . '~', $code ) ) {
					return $id;
				}
			}
		}
		return null;
	}

	/**
	 * Returns the category of a provider, or '' if it does not exist.
	 */
	public function category_of( string $id ): string {
		return self::UNKNOWN === $id ? Category::STRICTEST : $this->all[ $id ]['category'] ?? '';
	}

	/**
	 * Returns the display name of a provider.
	 */
	public function name_of( string $id ): string {
		return $this->all[ $id ]['name'] ?? $id;
	}

	/**
	 * Returns the patterns of a provider.
	 *
	 * @return array<int, string>
	 */
	public function hosts_of( string $id ): array {
		return $this->all[ $id ]['hosts'] ?? [];
	}

	/**
	 * Returns the IDs of the providers of a category.
	 *
	 * @return array<int, string>
	 */
	public function in_category( string $category ): array {
		return array_map( 'strval', array_keys( array_filter( $this->all, static fn ( array $provider ): bool => $provider['category'] === $category ) ) );
	}

	/**
	 * Returns the names of the cookies that the providers of a category set on the domain of this site.
	 *
	 * @return array<int, string>
	 */
	public function cookies_of( string $category ): array {
		$names = [];
		foreach ( $this->all as $provider ) {
			if ( $provider['category'] === $category ) {
				array_push( $names, ...( $provider['cookies'] ?? [] ) );
			}
		}
		return array_values( array_unique( $names ) );
	}

	/**
	 * Determines whether a pattern exists for a host or one of its parent domains, with any path.
	 *
	 * @param string $host Host in lowercase.
	 */
	public function has_host( string $host ): bool {
		if ( $this->is_denied( $host ) ) {
			return true;
		}
		$host = self::host( $host );
		while ( str_contains( $host, '.' ) ) {
			if ( isset( $this->patterns[ $host ] ) || isset( $this->hosts[ $host ] ) ) {
				return true;
			}
			$host = substr( $host, (int) strpos( $host, '.' ) + 1 );
		}
		return false;
	}

	/**
	 * Blocks every other host, too, for strict mode.
	 *
	 * @param array<int, string> $allowed Hosts that need no consent.
	 */
	public function deny_unknown( array $allowed ): void {
		$this->allowed = $allowed;
	}

	/**
	 * Determines whether every host that is not allowed is blocked, as in strict mode.
	 */
	public function denies_unknown(): bool {
		return null !== $this->allowed;
	}

	private function is_denied( string $host ): bool {
		return null !== $this->allowed && ! in_array( $host, $this->allowed, true );
	}

	/**
	 * Returns the host of this site, or '' if it is not known.
	 */
	public function site_host(): string {
		return $this->site_host;
	}
}
