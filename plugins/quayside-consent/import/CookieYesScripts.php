<?php
declare( strict_types=1 );

namespace Quayside\Consent\Import;

use Quayside\Consent\Blocking\Providers\Pattern;
use Quayside\Consent\Blocking\Providers\Providers;

/**
 * Reads the scripts that CookieYes blocks: each declared cookie can have a part of the address of the script that sets it.
 */
final class CookieYesScripts {
	private const NECESSARY = 'necessary';

	/** Start of the IDs of imported providers. */
	private const PREFIX = 'cookieyes-';

	/** Maximum number of providers. */
	private const LIMIT = 200;

	/** @var array<string, mixed> Changes to the provider list by ID. */
	private array $providers = [];

	/** @var array<int, string> Addresses that can't be blocked. */
	private array $unusable = [];

	private function __construct( private Providers $known, private string $own_host ) {}

	/**
	 * Reads the scripts of the declared cookies.
	 *
	 * @param Providers $known The site's provider list.
	 */
	public static function read( Providers $known ): self {
		$scripts = new self( $known, strtolower( (string) wp_parse_url( home_url(), PHP_URL_HOST ) ) );
		$slugs   = array_column( Rows::all( 'cky_cookie_categories', 'category_id' ), 'slug', 'category_id' );
		foreach ( Rows::all( 'cky_cookies', 'cookie_id' ) as $row ) {
			$slug = (string) ( $slugs[ $row['category'] ?? '' ] ?? '' );
			if ( self::NECESSARY !== $slug && 1 === preg_match( '/^[a-z][a-z0-9-]{0,39}\z/', $slug ) ) {
				$scripts->add( trim( (string) ( $row['url_pattern'] ?? '' ) ), $slug, (string) ( $row['name'] ?? '' ) );
			}
		}
		return $scripts;
	}

	/**
	 * Returns the changes to the provider list, as in contract consent/settings.
	 *
	 * @return array<string, mixed>
	 */
	public function providers(): array {
		return $this->providers;
	}

	/**
	 * Returns what is left out.
	 *
	 * @return array<int, string>
	 */
	public function notes(): array {
		return [] === $this->unusable ? [] : [
			sprintf(
				/* translators: %s: parts of URLs */
				__( 'Scripts are blocked by their domain. These are left out: %s.', 'quayside-consent' ),
				implode( ', ', array_slice( array_unique( $this->unusable ), 0, 20 ) )
			),
		];
	}

	private function add( string $pattern, string $category, string $cookie ): void {
		if ( '' === $pattern ) {
			return;
		}
		// CookieYes compares parts of the address, so it may have a protocol, stars, or a query.
		$host = strtolower( (string) preg_replace( '~^(?:https?:)?//|^[*.]+|[*/]+$|[?#].*$~i', '', $pattern ) );
		// The path is more specific than needed, and ours have two parts at most.
		$host = implode( '/', array_slice( explode( '/', $host ), 0, 3 ) );
		if ( count( $this->providers ) >= self::LIMIT || '' !== Pattern::problem( $host, $this->own_host ) ) {
			$this->unusable[] = $pattern;
			return;
		}
		$known = (string) $this->known->id_of( "https://$host/" );
		if ( '' !== $known && '' !== $this->known->name_of( $known ) && ! str_starts_with( $known, self::PREFIX ) ) {
			if ( $this->known->category_of( $known ) !== $category ) {
				$this->providers[ $known ] = $category;
			}
			return;
		}
		$id      = substr( self::PREFIX . trim( (string) preg_replace( '/[^a-z0-9]+/', '-', $host ), '-' ), 0, 60 );
		$added   = is_array( $this->providers[ $id ] ?? null ) ? $this->providers[ $id ] : [];
		$cookies = is_array( $added['cookies'] ?? null ) ? $added['cookies'] : [];
		$name    = (string) preg_replace( '/[*#]+$/', '*', $cookie );
		if ( 1 === preg_match( '/^[A-Za-z0-9_.!~|-]{2,80}[*]?\z/', $name ) && count( $cookies ) < 40 ) {
			$cookies[] = $name;
		}
		$this->providers[ $id ] = [
			'name'     => explode( '/', $host )[0],
			'category' => is_string( $added['category'] ?? null ) ? $added['category'] : $category,
			'hosts'    => [ $host ],
			'cookies'  => array_values( array_unique( array_filter( $cookies, 'is_string' ) ) ),
		];
	}
}
