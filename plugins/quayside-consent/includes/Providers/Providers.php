<?php
declare( strict_types=1 );

namespace Quayside\Consent\Providers;

/**
 * The third parties whose files are held, and the question which of them an address belongs to.
 *
 * Patterns are hosts with all their subdomains, each with at most two path segments; they are looked up, never searched,
 * so that neither their number nor their contents can slow a page down.
 */
final class Providers {
	/**
	 * Provider id by pattern.
	 *
	 * @var array<string, string>|null
	 */
	private ?array $patterns = null;

	/**
	 * @param array<string, array{name: string, category: string, hosts: array<int, string>, inline?: array<int, string>, cookies?: array<int, string>}> $all       Providers by id.
	 * @param string                                                                                                                                    $own_host  The site's host, which nobody holds.
	 */
	public function __construct( private array $all, private string $own_host = '' ) {}

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
		$this->patterns ??= $this->patterns();
		$segments         = explode( '/', $parsed->path, 4 );
		$first            = $segments[1] ?? '';
		$second           = $segments[2] ?? '';
		$host             = $parsed->host;
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
	 * The provider without whose script an inline script cannot run.
	 *
	 * @param string $code The inline script.
	 * @return string|null The provider's id.
	 */
	public function id_of_inline( string $code ): ?string {
		foreach ( $this->all as $id => $provider ) {
			foreach ( $provider['inline'] ?? [] as $text ) {
				$at = strpos( $code, $text );
				// "Maps." must not be found in "myMaps.".
				if ( false !== $at && ( 0 === $at || 1 !== preg_match( '/[\w$]/', $code[ $at - 1 ] ) ) ) {
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
		return $this->all[ $id ]['category'] ?? '';
	}

	/**
	 * The name of a provider, for people.
	 */
	public function name_of( string $id ): string {
		return $this->all[ $id ]['name'] ?? $id;
	}

	/**
	 * Fingerprints of all patterns by category, as src/providers/match.ts reads them.
	 *
	 * @return array<string, string>
	 */
	public function fingerprints(): array {
		$result = [];
		foreach ( $this->all as $provider ) {
			$codes = '';
			foreach ( $provider['hosts'] as $pattern ) {
				$codes .= base64_encode( substr( hash( 'fnv1a32', $pattern, true ), 0, 3 ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- nothing is hidden.
			}
			$result[ $provider['category'] ] = ( $result[ $provider['category'] ] ?? '' ) . $codes;
		}
		return array_filter( $result );
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
	 * @return array<string, string>
	 */
	private function patterns(): array {
		$patterns = [];
		foreach ( $this->all as $id => $provider ) {
			foreach ( $provider['hosts'] as $pattern ) {
				$patterns[ $pattern ] = $id;
			}
		}
		return $patterns;
	}
}
