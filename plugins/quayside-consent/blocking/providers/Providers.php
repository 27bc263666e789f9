<?php
declare( strict_types=1 );

namespace Quayside\Consent\Blocking\Providers;

use Quayside\Consent\Categories\Category;


/**
 * The third parties whose files are held, and the question which of them an address belongs to.
 *
 * Patterns are hosts with all their subdomains, each with at most two path segments; they are looked up, never searched,
 * so that neither their number nor their contents can slow a page down.
 */
final class Providers {
	/**
	 * Id of whoever is not in the list, in the strict mode.
	 */
	private const UNKNOWN = 'unknown';

	/**
	 * In the strict mode, the hosts that need no consent.
	 *
	 * @var array<int, string>|null
	 */
	private ?array $allowed = null;

	/**
	 * Hosts of the patterns that have a path, as keys.
	 *
	 * @var array<string, true>
	 */
	private array $hosts;

	/**
	 * Provider id by pattern.
	 *
	 * @var array<string, string>
	 */
	private array $patterns;

	/**
	 * Texts of inline scripts, by provider id.
	 *
	 * @var array<string, array<int, string>>
	 */
	private array $inline;

	/**
	 * Pattern of all texts of inline scripts; null before it is asked for.
	 */
	private ?string $any_inline = null;

	/**
	 * @param array<string, array{name: string, category: string, hosts: array<int, string>, inline?: array<int, string>, cookies?: array<int, string>}> $all      Providers by id.
	 * @param string                                                                                                                                    $own_host The site's host, which nobody holds.
	 * @param array{patterns: array<string, string>, hosts: array<string, true>, inline: array<string, array<int, string>>}                             $index    What index() makes of them.
	 */
	private function __construct( private array $all, private string $own_host, array $index ) {
		[
			'patterns' => $this->patterns,
			'hosts'    => $this->hosts,
			'inline'   => $this->inline,
		] = $index;
	}

	/**
	 * Prepares a list for the questions below.
	 *
	 * @param array<string, array{name: string, category: string, hosts: array<int, string>, inline?: array<int, string>, cookies?: array<int, string>}> $list     Providers by id.
	 * @param string                                                                                                                                    $own_host The site's host.
	 * @param array{patterns: array<string, string>, hosts: array<string, true>, inline: array<string, array<int, string>>}|null                        $index    The list's index, where it is known.
	 */
	public static function of( array $list, string $own_host = '', ?array $index = null ): self {
		return new self( $list, $own_host, $index ?? self::index( $list ) );
	}

	/**
	 * What addresses and inline scripts are looked up in: provider id by pattern, hosts of the patterns that have a path, and
	 * texts of inline scripts by provider id. `npm run providers` keeps that of the shipped list in blocking/providers/index.php, which
	 * PHP's opcode cache has ready for every page.
	 *
	 * @param array<string, array{hosts: array<int, string>, inline?: array<int, string>}> $list Providers by id.
	 * @return array{patterns: array<string, string>, hosts: array<string, true>, inline: array<string, array<int, string>>}
	 */
	public static function index( array $list ): array {
		$index = [
			'patterns' => [],
			'hosts'    => [],
			'inline'   => [],
		];
		foreach ( $list as $id => $provider ) {
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
	 * The provider that an address belongs to.
	 *
	 * @param string $address An attribute's value, character references decoded.
	 * @return string|null The provider's id.
	 */
	public function id_of( string $address ): ?string {
		$parsed = Address::parse( $address );
		if ( null === $parsed || $parsed->host === $this->own_host ) {
			return null;
		}
		$segments = explode( '/', $parsed->path, 4 );
		$first    = $segments[1] ?? '';
		$second   = $segments[2] ?? '';
		$host     = $parsed->host;
		while ( str_contains( $host, '.' ) ) {
			$id = $this->patterns[ "$host/$first/$second" ] ?? $this->patterns[ "$host/$first" ] ?? $this->patterns[ $host ] ?? null;
			if ( null !== $id ) {
				return $id;
			}
			$host = substr( $host, (int) strpos( $host, '.' ) + 1 );
		}
		return $this->is_denied( $parsed->host ) ? self::UNKNOWN : null;
	}

	/**
	 * The provider without whose script an inline script cannot run.
	 *
	 * @param string $code The inline script.
	 * @return string|null The provider's id.
	 */
	public function id_of_inline( string $code ): ?string {
		// Most scripts have none of them: one search for all.
		$this->any_inline ??= '~(?<![\w$])(?:' . implode( '|', array_map( static fn ( string $text ): string => preg_quote( $text, '~' ), array_merge( [ "\0" ], ...array_values( $this->inline ) ) ) ) . ')~';
		if ( 0 === preg_match( $this->any_inline, $code ) ) {
			return null;
		}
		foreach ( $this->inline as $id => $texts ) {
			foreach ( $texts as $text ) {
				// "Maps." must not be found in "myMaps.".
				if ( str_contains( $code, $text ) && 1 === preg_match( '~(?<![\w$])' . preg_quote( $text, '~' ) . '~', $code ) ) {
					return $id;
				}
			}
		}
		return null;
	}

	/**
	 * The category of a provider.
	 */
	public function category_of( string $id ): string {
		return self::UNKNOWN === $id ? Category::STRICTEST : $this->all[ $id ]['category'] ?? '';
	}

	/**
	 * The name of a provider, for people.
	 */
	public function name_of( string $id ): string {
		return $this->all[ $id ]['name'] ?? $id;
	}

	/**
	 * The patterns of a provider.
	 *
	 * @return array<int, string>
	 */
	public function hosts_of( string $id ): array {
		return $this->all[ $id ]['hosts'] ?? [];
	}

	/**
	 * Names of the cookies that the providers of a category set on the site's own domain.
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
	 * Whether a host, or one that it is a part of, has a pattern, whatever the path.
	 *
	 * @param string $host In lower case.
	 */
	public function knows_host( string $host ): bool {
		if ( $this->is_denied( $host ) ) {
			return true;
		}
		while ( str_contains( $host, '.' ) ) {
			if ( isset( $this->patterns[ $host ] ) || isset( $this->hosts[ $host ] ) ) {
				return true;
			}
			$host = substr( $host, (int) strpos( $host, '.' ) + 1 );
		}
		return false;
	}

	/**
	 * Holds every other host, too: the strict mode.
	 *
	 * @param array<int, string> $allowed Hosts that need no consent.
	 */
	public function deny_unknown( array $allowed ): void {
		$this->allowed = $allowed;
	}

	/**
	 * Whether every host that is not allowed is held: the strict mode.
	 */
	public function denies_unknown(): bool {
		return null !== $this->allowed;
	}

	private function is_denied( string $host ): bool {
		return null !== $this->allowed && ! in_array( $host, $this->allowed, true );
	}

	/**
	 * The site's own host, '' when it is not known.
	 */
	public function own_host(): string {
		return $this->own_host;
	}
}
