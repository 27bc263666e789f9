<?php
declare( strict_types=1 );

namespace Quayside\Consent\Withdrawal;

use Quayside\Consent\Blocking\Providers\ProviderList;
use Quayside\Consent\Categories\Categories;
use Quayside\Consent\Categories\Category;
use Quayside\Consent\Kit\Module as KitModule;
use Quayside\Consent\Page\Context;
use Quayside\Consent\Record\Cookie;
use Quayside\Consent\Record\Record;
use Quayside\Consent\Settings\Settings;
use Quayside\Consent\Strict\Delivery;

/**
 * Deletes cookies of rejected categories on the server, because scripts can't see all of them (HttpOnly), and keeps other
 * plugins from setting them again.
 */
final class Module implements KitModule {
	public function __construct( private Context $context, private Settings $settings, private Categories $categories, private ProviderList $providers ) {}

	public function register(): void {
		// Visitors without a record cost one comparison.
		if ( str_contains( self::header(), Record::COOKIE ) ) {
			// After plugins have set their cookies, and before anything is printed.
			add_action( 'template_redirect', [ $this, 'clean_page' ], PHP_INT_MAX );
		}
	}

	/**
	 * Removes rejected cookies from the response of a page, and deletes those that the visitor already has. Only a page on which
	 * there is something to delete differs from other visitors' and is not cached.
	 */
	public function clean_page(): void {
		if ( headers_sent() || ! $this->context->applies() ) {
			return;
		}
		$lines    = self::set_by_plugins( headers_list() );
		$set      = array_map( static fn ( string $line ): string => explode( '=', $line, 2 )[0], $lines );
		$rejected = $this->rejected( [ ...self::sent(), ...$set ] );
		if ( [] === $rejected ) {
			return;
		}
		if ( [] !== array_intersect( $set, $rejected ) ) {
			header_remove( 'Set-Cookie' );
			foreach ( $lines as $number => $line ) {
				if ( ! in_array( $set[ $number ], $rejected, true ) ) {
					header( "Set-Cookie: $line", false );
				}
			}
		}
		Delivery::prevent_caching();
		self::send( array_values( array_intersect( $rejected, self::sent() ) ), self::path() );
	}

	/**
	 * Deletes the rejected cookies of this request and returns how many there are.
	 *
	 * @param string $path Path of the page from which the request comes.
	 */
	public function delete( string $path ): int {
		$rejected = $this->rejected( self::sent() );
		if ( ! headers_sent() ) {
			self::send( $rejected, $path );
		}
		return count( $rejected );
	}

	/**
	 * Returns the names that belong to a category that the visitor has rejected. Without a current choice, there are none.
	 *
	 * @param array<int, string> $names Names of cookies.
	 * @return array<int, string>
	 */
	public function rejected( array $names ): array {
		$names  = array_values( array_unique( array_filter( $names, [ Names::class, 'is_optional' ] ) ) );
		$record = [] === $names ? null : Cookie::read( $this->categories->slugs(), Cookie::name( $this->settings ) );
		if ( null === $record || ! $record->decided || $record->revision < $this->settings->revision() ) {
			return [];
		}
		$patterns = [];
		foreach ( $this->categories->all() as $category ) {
			if ( Category::NECESSARY !== $category->slug && true !== ( $record->categories[ $category->slug ] ?? false ) ) {
				array_push( $patterns, ...array_column( $category->cookies, 'name' ), ...$this->providers->get()->cookies_of( $category->slug ) );
			}
		}
		return array_values( array_filter( $names, static fn ( string $name ): bool => Names::is_rejected( $name, $patterns ) ) );
	}

	/**
	 * @param array<int, string> $names Names of cookies.
	 */
	private static function send( array $names, string $path ): void {
		$host = strtolower( (string) wp_parse_url( home_url(), PHP_URL_HOST ) );
		foreach ( ServerCookies::deletions( $names, $host, $path, is_ssl() ) as $line ) {
			header( "Set-Cookie: $line", false );
		}
	}

	/**
	 * Returns the values of the Set-Cookie headers so far.
	 *
	 * @param array<int, string> $headers Lines of headers.
	 * @return array<int, string>
	 */
	private static function set_by_plugins( array $headers ): array {
		$lines = preg_grep( '/^set-cookie:/i', $headers );
		return array_values(
			array_map( static fn ( string $line ): string => trim( substr( $line, strlen( 'set-cookie:' ) ) ), is_array( $lines ) ? $lines : [] )
		);
	}

	/**
	 * Returns the names of the cookies of this request.
	 *
	 * @return array<int, string>
	 */
	private static function sent(): array {
		return ServerCookies::names( self::header() );
	}

	private static function header(): string {
		// Every name is compared with lists before it is used.
		$header = $_SERVER['HTTP_COOKIE'] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput
		return is_string( $header ) ? $header : '';
	}

	private static function path(): string {
		// Only segments without special characters are used.
		$uri = $_SERVER['REQUEST_URI'] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput
		return is_string( $uri ) ? explode( '?', $uri, 2 )[0] : '';
	}
}
