<?php
declare( strict_types=1 );

namespace Quayside\Consent\Providers;

use Quayside\Consent\Categories\Categories;
use Quayside\Consent\Settings\Settings;
use Quayside\Consent\Strict\Hosts;

/**
 * Reads the provider list: data/providers.php, then the owner's changes, then what other plugins add.
 */
final class ProviderList {
	/**
	 * Option that keeps the list's fingerprints: autoloaded, so that a page asks nothing more of the database.
	 */
	public const PREPARED = 'quayside_consent_prepared_providers';

	/**
	 * Number of the form in which it is kept.
	 */
	private const FORMAT = 2;

	private const HOST = '~^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:/[A-Za-z0-9._\~-]+){0,2}$~';

	private ?Providers $providers = null;

	public function __construct( private string $file, private Settings $settings, private Categories $categories ) {}

	/**
	 * The providers of this site.
	 */
	public function get(): Providers {
		if ( null === $this->providers ) {
			$this->providers = $this->prepare();
			if ( $this->settings->is_on( 'strict' ) ) {
				$this->providers->deny_unknown( Hosts::names() );
			}
		}
		return $this->providers;
	}

	/**
	 * The list with its fingerprints from the option that keeps them: they take longer to make than all the rest, which the
	 * opcode cache has ready. Made anew when anything they are made of has changed.
	 */
	private function prepare(): Providers {
		$own_host = strtolower( (string) wp_parse_url( home_url(), PHP_URL_HOST ) );
		$list     = $this->read();
		// What other plugins do to the list cannot be known without asking them.
		if ( false !== has_filter( 'quayside_consent_providers' ) ) {
			return Providers::of( $list, $own_host );
		}
		$key  = md5( (string) wp_json_encode( [ $this->settings->providers(), $this->categories->slugs(), filemtime( $this->file ), self::FORMAT ] ) );
		$kept = get_option( self::PREPARED );
		if ( is_array( $kept ) && ( $kept['key'] ?? '' ) === $key && is_array( $kept['codes'] ?? null ) ) {
			/** @var array<string, string> $codes */
			$codes = $kept['codes'];
			return Providers::of( $list, $own_host, $codes );
		}
		$providers = Providers::of( $list, $own_host );
		update_option(
			self::PREPARED,
			[
				'key'   => $key,
				'codes' => $providers->fingerprints(),
			],
			true
		);
		return $providers;
	}

	/**
	 * Fingerprints of all patterns by category, as src/providers/match.ts reads them.
	 *
	 * @return array<string, string>
	 */
	public function fingerprints(): array {
		return $this->get()->fingerprints();
	}

	/**
	 * Forgets what was read, after the settings have changed.
	 */
	public function refresh(): void {
		$this->providers = null;
	}

	/**
	 * The list as it is shipped, before any change. Its test holds it to the contract.
	 *
	 * @return array<string, array{name: string, category: string, hosts: array<int, string>, inline?: array<int, string>, cookies?: array<int, string>}>
	 */
	public function shipped(): array {
		/** @var array<string, array{name: string, category: string, hosts: array<int, string>, inline?: array<int, string>, cookies?: array<int, string>}> $list */
		$list = require $this->file;
		return $list;
	}

	/**
	 * @return array<string, array{name: string, category: string, hosts: array<int, string>, inline?: array<int, string>, cookies?: array<int, string>}>
	 */
	private function read(): array {
		$list = $this->shipped();
		if ( [] === $this->settings->providers() && ! has_filter( 'quayside_consent_providers' ) ) {
			return $list;
		}
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
		 * The providers whose files are held until the visitor allows their category.
		 *
		 * @param array<string, mixed> $list Providers by id, each as contract consent/provider describes it. What does
		 *                                   not keep the contract is passed over.
		 */
		$list   = apply_filters( 'quayside_consent_providers', $list );
		$slugs  = $this->categories->slugs();
		$result = [];
		foreach ( is_array( $list ) ? $list : [] as $id => $provider ) {
			$provider = is_array( $provider ) ? self::clean( $provider, $slugs ) : null;
			if ( null !== $provider ) {
				$result[ (string) $id ] = $provider;
			}
		}
		return $result;
	}

	/**
	 * A provider with everything that is not as the contract says left out; null when nothing useful remains.
	 *
	 * @param array<mixed>       $provider The provider.
	 * @param array<int, string> $slugs    Categories of the site.
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
			'category' => in_array( $provider['category'], $slugs, true ) ? $provider['category'] : Settings::strictest(),
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
