<?php
declare( strict_types=1 );

namespace Quayside\Consent\Strict;

/**
 * Stores the domains that pages requested and that strict mode blocks, so that the site owner can allow them. Only users who
 * can change the settings report them, so visitors cannot fill the list.
 */
final class BlockedDomains {
	public const OPTION = 'quayside_consent_blocked_domains';

	private const MAX_DOMAINS = 50;
	private const DAYS        = 30;

	/**
	 * @param \Closure( string ): bool $is_provider Determines whether a URL belongs to a known provider.
	 */
	public function __construct( private \Closure $is_provider ) {}

	/**
	 * Adds the domains of requests. Providers are left out, because they have their own settings, and so are allowed domains.
	 *
	 * @param string                                        $page     URL of the page.
	 * @param array<int, array{url: string, kind: string}> $requests What the page requested.
	 */
	public function add( string $page, array $requests ): void {
		$domains = $this->stored();
		$path    = substr( (string) wp_parse_url( sanitize_url( $page ), PHP_URL_PATH ), 0, 200 );
		foreach ( $requests as $request ) {
			$domain = $this->domain_of( $request['url'] );
			if ( '' !== $domain ) {
				unset( $domains[ $domain ] );
				$domains[ $domain ] = [
					'domain' => $domain,
					'kind'   => $request['kind'],
					'page'   => $path,
					'time'   => time(),
				];
			}
		}
		update_option( self::OPTION, array_slice( $domains, -self::MAX_DOMAINS ), false );
	}

	/**
	 * Returns the domains of the past month that are not allowed, newest first.
	 *
	 * @return array<int, array{domain: string, kind: string, page: string, time: int}>
	 */
	public function all(): array {
		$is_blocked = fn ( array $one ): bool => $one['time'] > time() - self::DAYS * DAY_IN_SECONDS && '' !== $this->domain_of( "https://{$one['domain']}/" );
		return array_reverse( array_values( array_filter( $this->stored(), $is_blocked ) ) );
	}

	/**
	 * Returns the domain of a URL with its port, or '' if it is not a domain that can be allowed.
	 */
	private function domain_of( string $url ): string {
		$host   = strtolower( (string) wp_parse_url( $url, PHP_URL_HOST ) );
		$port   = (int) wp_parse_url( $url, PHP_URL_PORT );
		$domain = $host . ( $port > 0 ? ":$port" : '' );
		if ( ! Hosts::is_domain( $domain ) ) {
			return '';
		}
		$is_own = strtolower( (string) wp_parse_url( home_url(), PHP_URL_HOST ) ) === $host || in_array( $host, Hosts::names(), true );
		return $is_own || ( $this->is_provider )( $url ) ? '' : $domain;
	}

	/**
	 * @return array<string, array{domain: string, kind: string, page: string, time: int}>
	 */
	private function stored(): array {
		$stored  = get_option( self::OPTION, [] );
		$domains = [];
		foreach ( is_array( $stored ) ? $stored : [] as $one ) {
			if (
				is_array( $one )
				&& is_string( $one['domain'] ?? null )
				&& is_string( $one['kind'] ?? null )
				&& is_string( $one['page'] ?? null )
				&& is_int( $one['time'] ?? null )
			) {
				$domains[ $one['domain'] ] = [
					'domain' => $one['domain'],
					'kind'   => $one['kind'],
					'page'   => $one['page'],
					'time'   => $one['time'],
				];
			}
		}
		return $domains;
	}
}
