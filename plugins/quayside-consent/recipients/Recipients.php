<?php
declare( strict_types=1 );

namespace Quayside\Consent\Recipients;

use Quayside\Consent\Blocking\Providers\Companies;
use Quayside\Consent\Blocking\Providers\ProviderList;
use Quayside\Consent\Blocking\Providers\SeenProviders;
use Quayside\Consent\Categories\Category;
use Quayside\Consent\Categories\CommonCookies;

/**
 * Lists who receives data if a visitor allows a category: the providers that pages of this site contain, and those of declared
 * cookies.
 */
final class Recipients {
	/** Maximum number of cookies that name the lifetime of a recipient's data. */
	private const MAX_COOKIES = 5;

	private Companies $companies;

	public function __construct( private ProviderList $providers ) {
		$this->companies = new Companies();
	}

	/**
	 * Returns the recipients of a category, sorted by name.
	 *
	 * @return array<int, array{name: string, company: string, country: string, policy: string, optOut: string, cookies: string}>
	 */
	public function get( Category $category ): array {
		$list     = $this->providers->get();
		$declared = array_column( $category->cookies, 'provider' );
		$seen     = SeenProviders::ids();
		$found    = [];
		foreach ( $this->providers->get()->in_category( $category->slug ) as $id ) {
			$name = $list->name_of( $id );
			// Without hosts, it is a script of the site itself.
			if ( [] !== $list->hosts_of( $id ) && ( in_array( $id, $seen, true ) || in_array( $name, $declared, true ) ) ) {
				$found[ $name ] = [
					'name'    => $name,
					'cookies' => $this->lifetimes( $name, $category ),
				] + $this->companies->get( $id );
			}
		}
		uksort( $found, 'strcasecmp' );
		return array_values( $found );
	}

	/**
	 * Returns the cookies of a provider with their lifetimes, for example "_ga (2 years), _gid (1 day)".
	 */
	private function lifetimes( string $provider, Category $category ): string {
		$cookies = array_column( [ ...CommonCookies::all(), ...$category->cookies ], null, 'name' );
		$texts   = [];
		foreach ( $cookies as $cookie ) {
			if ( $cookie['provider'] === $provider && '' !== $cookie['duration'] ) {
				$texts[] = "{$cookie['name']} ({$cookie['duration']})";
			}
		}
		return implode( ', ', array_slice( $texts, 0, self::MAX_COOKIES ) );
	}
}
