<?php
declare( strict_types=1 );

namespace Quayside\Consent\Blocking\Providers;

use Quayside\Consent\Categories\Categories;
use Quayside\Consent\Categories\Category;
use Quayside\Consent\Settings\Settings;
use Quayside\Consent\Strict\Hosts;

/**
 * Builds the provider list from blocking/providers/list.php, the changes of the site owner, and the additions of
 * other plugins.
 */
final class ProviderList {
	private const HOST = '~^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:/[A-Za-z0-9._\~-]+){0,2}$~';

	private ?Providers $providers = null;

	public function __construct( private string $file, private Settings $settings, private Categories $categories ) {}

	/**
	 * Returns the providers of this site.
	 */
	public function get(): Providers {
		if ( null === $this->providers ) {
			$site_host       = strtolower( (string) wp_parse_url( home_url(), PHP_URL_HOST ) );
			$this->providers = $this->is_changed()
				? Providers::of( $this->read(), $site_host )
				: Providers::of( $this->shipped(), $site_host, $this->shipped_index() );
			if ( $this->settings->is_on( 'strict' ) ) {
				$this->providers->deny_unknown( Hosts::names() );
			}
		}
		return $this->providers;
	}

	/**
	 * Returns how the list of this site differs from the shipped list, which pages load as a file: category by
	 * pattern, with '' for a pattern that is not blocked on this site.
	 *
	 * @return array<string, string>
	 */
	public function changes(): array {
		if ( ! $this->is_changed() ) {
			return [];
		}
		$shipped = self::categories_of( $this->shipped() );
		$current = self::categories_of( $this->read() );
		return array_diff_assoc( $current, $shipped ) + array_fill_keys( array_keys( array_diff_key( $shipped, $current ) ), '' );
	}

	/**
	 * Returns categories by pattern.
	 *
	 * @param array<string, array{category: string, hosts: array<int, string>}> $list Providers by ID.
	 * @return array<string, string>
	 */
	private static function categories_of( array $list ): array {
		$categories = [];
		foreach ( $list as $provider ) {
			foreach ( $provider['hosts'] as $pattern ) {
				$categories[ $pattern ] = $provider['category'];
			}
		}
		return $categories;
	}

	/**
	 * Determines whether the site owner or another plugin has changed the shipped list.
	 */
	private function is_changed(): bool {
		return [] !== $this->settings->providers() || false !== has_filter( 'quayside_consent_providers' );
	}

	/**
	 * Discards the cached list after the settings have changed.
	 */
	public function refresh(): void {
		$this->providers = null;
	}

	/**
	 * Returns the shipped list without any changes. A test validates it against the contract.
	 *
	 * @return array<string, array{name: string, category: string, hosts: array<int, string>, inline?: array<int, string>, cookies?: array<int, string>}>
	 */
	public function shipped(): array {
		/** @var array<string, array{name: string, category: string, hosts: array<int, string>, inline?: array<int, string>, cookies?: array<int, string>}> $list */
		$list = require $this->file;
		return $list;
	}

	/**
	 * Returns the index of the shipped list. A test checks that it is up to date.
	 *
	 * @return array{patterns: array<string, string>, hosts: array<string, true>, inline: array<string, array<int, string>>}
	 */
	private function shipped_index(): array {
		/** @var array{patterns: array<string, string>, hosts: array<string, true>, inline: array<string, array<int, string>>} $index */
		$index = require dirname( $this->file ) . '/index.php';
		return $index;
	}

	/**
	 * @return array<string, array{name: string, category: string, hosts: array<int, string>, inline?: array<int, string>, cookies?: array<int, string>}>
	 */
	private function read(): array {
		$list = $this->shipped();
		if ( ! $this->is_changed() ) {
			return $list;
		}
		$shipped = $list;
		foreach ( $this->settings->providers() as $id => $change ) {
			if ( false === $change ) {
				unset( $list[ $id ] );
			} elseif ( is_string( $change ) && is_array( $list[ $id ] ?? null ) ) {
				$list[ $id ]['category'] = $change;
			} elseif ( is_array( $change ) ) {
				$list[ $id ] = $change;
			}
		}
		/**
		 * Filters the providers whose files are blocked until the visitor allows their category.
		 *
		 * @param array<string, mixed> $list Providers by ID, as described in contract consent/provider. Invalid
		 * entries are ignored.
		 */
		$list   = apply_filters( 'quayside_consent_providers', $list );
		$slugs  = $this->categories->slugs();
		$result = [];
		foreach ( is_array( $list ) ? $list : [] as $id => $provider ) {
			// Shipped providers are known to be valid.
			if ( is_array( $provider ) && ( $shipped[ $id ] ?? null ) !== $provider ) {
				$provider = self::clean( $provider, $slugs );
			}
			if ( is_array( $provider ) ) {
				/** @var array{name: string, category: string, hosts: array<int, string>, inline?: array<int, string>, cookies?: array<int, string>} $provider */
				$result[ (string) $id ] = $provider;
			}
		}
		return $result;
	}

	/**
	 * Returns a provider without its invalid parts, or null if nothing useful remains.
	 *
	 * @param array<mixed>       $provider The provider.
	 * @param array<int, string> $slugs    Category slugs of the site.
	 * @return array{name: string, category: string, hosts: array<int, string>, inline?: array<int, string>, cookies?: array<int, string>}|null
	 */
	private static function clean( array $provider, array $slugs ): ?array {
		if ( ! is_string( $provider['name'] ?? null ) || ! is_string( $provider['category'] ?? null ) || ! is_array( $provider['hosts'] ?? null ) ) {
			return null;
		}
		$is_host = static fn ( mixed $host ): bool => is_string( $host ) && strlen( $host ) <= 120 && 1 === preg_match( self::HOST, $host );
		$is_text = static fn ( mixed $text ): bool => is_string( $text ) && strlen( $text ) >= 2 && strlen( $text ) <= 80;
		/** @var array<int, string> $hosts */
		$hosts = array_values( array_filter( $provider['hosts'], $is_host ) );
		$clean = [
			'name'     => $provider['name'],
			'category' => in_array( $provider['category'], $slugs, true ) ? $provider['category'] : Category::STRICTEST,
			'hosts'    => $hosts,
		];
		foreach ( [ 'inline', 'cookies' ] as $key ) {
			if ( is_array( $provider[ $key ] ?? null ) ) {
				/** @var array<int, string> $texts */
				$texts         = array_values( array_filter( $provider[ $key ], $is_text ) );
				$clean[ $key ] = $texts;
			}
		}
		/** @var array{name: string, category: string, hosts: array<int, string>, inline?: array<int, string>, cookies?: array<int, string>} $clean */
		return $clean;
	}
}
