<?php
declare( strict_types=1 );

namespace Quayside\Consent\ScheduledScan;

use Quayside\Consent\Blocking\Providers\ProviderList;
use Quayside\Consent\Blocking\Providers\SeenProviders;
use Quayside\Consent\Categories\Categories;
use Quayside\Consent\Strict\Hosts;

/**
 * Scans the pages of the site in batches. Each batch continues where the last one ended, even if that one ended
 * unexpectedly.
 *
 * @phpstan-import-type Scan from State
 */
final class Run {
	/** Maximum number of pages of a batch. */
	private const PAGES = 20;

	/** Time in seconds after which a batch starts no other page. */
	private const SECONDS = 20;

	/** Cookies of WordPress and this plugin that visitors don't have, or that are declared automatically. */
	private const IGNORED = '/^(?:wordpress_|wp-settings-|wp_lang|cookieyes-consent|wp_consent_|comment_author)/';

	public function __construct( private ProviderList $providers, private Categories $categories ) {}

	/**
	 * Starts a scan, unless one is running.
	 */
	public function start(): void {
		$state = State::read();
		if ( null === $state->running ) {
			$state->running = State::start( Pages::count() );
			$state->save();
		}
	}

	/**
	 * Scans the next pages.
	 *
	 * @return bool Whether there are more.
	 */
	public function batch(): bool {
		$lock = Lock::acquire();
		if ( null === $lock ) {
			return true;
		}
		try {
			return $this->scan( State::read() );
		} finally {
			$lock->release();
		}
	}

	private function scan( State $state ): bool {
		$scan = $state->running;
		if ( null === $scan ) {
			return false;
		}
		if ( '' !== $scan['current'] ) {
			// The last batch ended on this page, and would do so again.
			$scan = State::with_failure( $scan, $scan['current'], Problem::STOPPED );
		}
		$contents = new Contents( $this->providers->get(), self::own_hosts() );
		$end      = time() + self::SECONDS;
		for ( $count = 0; $count < self::PAGES; $count++ ) {
			if ( time() >= $end ) {
				break;
			}
			$page = $scan['done'] < Pages::MAX ? Pages::after( $scan['cursor'] ) : null;
			if ( null === $page ) {
				$this->finish( $state, $scan );
				return false;
			}
			$scan['current'] = $page['url'];
			$scan['cursor']  = $page['position'];
			++$scan['done'];
			$state->running = $scan;
			$state->save();
			$scan            = $this->visit( $scan, $page['url'], $contents );
			$scan['current'] = '';
		}
		$state->running = $scan;
		$state->save();
		return true;
	}

	/**
	 * @param Scan $scan
	 * @return Scan
	 */
	private function visit( array $scan, string $url, Contents $contents ): array {
		try {
			$page = Page::request( $url );
		} catch ( Problem $problem ) {
			return State::with_failure( $scan, $url, $problem->reason, $problem->detail );
		}
		$items = $contents->read( $page->html );
		foreach ( $page->cookies as $name ) {
			if ( 1 === preg_match( '/^[A-Za-z0-9_.!~|:%$#@+-]{1,79}$/', $name ) && 1 !== preg_match( self::IGNORED, $name ) ) {
				$items[ "cookie $name" ] = [
					'kind'    => 'cookie',
					'name'    => $name,
					'address' => '',
				];
			}
		}
		return State::with_items( $scan, $url, $items );
	}

	/**
	 * Stores the result, remembers the recipients, and reports what is new. The first scan reports nothing, because everything is
	 * new to it.
	 *
	 * @param Scan $scan
	 */
	private function finish( State $state, array $scan ): void {
		$scan['finishedAt'] = time();
		$scan['current']    = '';
		$providers          = $this->providers->get();
		SeenProviders::add(
			array_values( array_unique( array_map( static fn ( array $item ): string => (string) $providers->id_of( $item['address'] ), $scan['items'] ) ) )
		);
		$new            = null === $state->last ? [] : array_diff_key( $scan['items'], $state->known );
		$state->running = null;
		$state->last    = $scan;
		$email          = new Email( $providers, $this->categories );
		// What could not be sent is new to the next scan as well.
		if ( [] === $new || $email->send( array_values( $new ) ) ) {
			$day          = intdiv( time(), DAY_IN_SECONDS );
			$state->known = array_diff_key( $state->known, $scan['items'] ) + array_map( static fn (): int => $day, $scan['items'] );
		}
		$state->save();
	}

	/**
	 * @return array<int, string>
	 */
	private static function own_hosts(): array {
		$host = strtolower( (string) wp_parse_url( home_url(), PHP_URL_HOST ) );
		return array_values( array_unique( [ $host, ...Hosts::names() ] ) );
	}
}
