<?php
declare( strict_types=1 );

namespace Quayside\Consent\ScheduledScan;

/**
 * Stores the running scan, the result of the last one, and what has been reported, in one option of limited size.
 *
 * @phpstan-type Item array{kind: string, name: string, address: string, pages: int, page: string}
 * @phpstan-type Failure array{url: string, reason: string, detail: string}
 * @phpstan-type Scan array{startedAt: int, finishedAt: int, cursor: int, current: string, done: int, total: int, failed: int, items: array<string, Item>, failures: array<int, Failure>}
 */
final class State {
	public const OPTION = 'quayside_consent_scan';

	/** Maximum number of third parties and cookies of a scan. */
	public const MAX_ITEMS = 300;

	/** Maximum number of pages that are listed with the reason why they could not be scanned. All are counted. */
	public const MAX_FAILURES = 100;

	/** Maximum number of items that were reported. */
	private const MAX_KNOWN = 2000;

	/**
	 * @param Scan|null          $running The running scan, null for none.
	 * @param Scan|null          $last    The last complete scan, null for none.
	 * @param array<string, int> $known   Items that earlier scans have found, by kind and name.
	 */
	private function __construct( public ?array $running, public ?array $last, public array $known ) {}

	/**
	 * Reads the stored state.
	 */
	public static function read(): self {
		// Another request may have stored it.
		wp_cache_delete( self::OPTION, 'options' );
		$stored = get_option( self::OPTION, [] );
		$stored = is_array( $stored ) ? $stored : [];
		/** @var array<string, int> $known */
		$known = is_array( $stored['known'] ?? null ) ? array_filter( $stored['known'], 'is_int' ) : [];
		return new self( self::scan( $stored['running'] ?? null ), self::scan( $stored['last'] ?? null ), $known );
	}

	/**
	 * Stores the state.
	 */
	public function save(): void {
		update_option(
			self::OPTION,
			[
				'running' => $this->running,
				'last'    => $this->last,
				'known'   => array_slice( $this->known, -self::MAX_KNOWN, null, true ),
			],
			false
		);
	}

	/**
	 * Returns a scan that has not visited any page.
	 *
	 * @param int $total Number of pages.
	 * @return Scan
	 */
	public static function start( int $total ): array {
		return [
			'startedAt'  => time(),
			'finishedAt' => 0,
			'cursor'     => -1,
			'current'    => '',
			'done'       => 0,
			'total'      => $total,
			'failed'     => 0,
			'items'      => [],
			'failures'   => [],
		];
	}

	/**
	 * Returns a scan with a page that could not be scanned.
	 *
	 * @param Scan   $scan   The scan.
	 * @param string $url    URL of the page.
	 * @param string $reason Reason, see Problem.
	 * @param string $detail Detail of the reason.
	 * @return Scan
	 */
	public static function with_failure( array $scan, string $url, string $reason, string $detail = '' ): array {
		++$scan['failed'];
		if ( count( $scan['failures'] ) < self::MAX_FAILURES ) {
			$scan['failures'][] = [
				'url'    => $url,
				'reason' => $reason,
				'detail' => $detail,
			];
		}
		return $scan;
	}

	/**
	 * Returns a scan with the items of a page.
	 *
	 * @param Scan                                                                      $scan  The scan.
	 * @param string                                                                    $url   URL of the page.
	 * @param array<string, array{kind: string, name: string, address: string}> $items Items by kind and name.
	 * @return Scan
	 */
	public static function with_items( array $scan, string $url, array $items ): array {
		foreach ( $items as $key => $item ) {
			if ( isset( $scan['items'][ $key ] ) ) {
				++$scan['items'][ $key ]['pages'];
			} elseif ( count( $scan['items'] ) < self::MAX_ITEMS ) {
				$scan['items'][ $key ] = $item + [
					'pages' => 1,
					'page'  => $url,
				];
			}
		}
		return $scan;
	}

	/**
	 * @return Scan|null
	 */
	private static function scan( mixed $stored ): ?array {
		// Only this class writes the option.
		if ( ! is_array( $stored ) || ! is_array( $stored['items'] ?? null ) || ! is_array( $stored['failures'] ?? null ) ) {
			return null;
		}
		/** @var Scan $scan */
		$scan = $stored;
		return $scan;
	}
}
