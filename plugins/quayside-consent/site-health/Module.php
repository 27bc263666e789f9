<?php
declare( strict_types=1 );

namespace Quayside\Consent\SiteHealth;

use Quayside\Consent\Blocking\Problems;
use Quayside\Consent\Blocking\Providers\ProviderList;
use Quayside\Consent\Categories\Categories;
use Quayside\Consent\Categories\PolicyPage;
use Quayside\Consent\Kit\HealthResult;
use Quayside\Consent\Kit\Module as KitModule;
use Quayside\Consent\Log\Module as ConsentLog;
use Quayside\Consent\Log\Search;
use Quayside\Consent\Neighbors\OtherBanner;
use Quayside\Consent\ScheduledScan\LastScan;
use Quayside\Consent\ScheduledScan\Module as ScheduledScan;
use Quayside\Consent\ScheduledScan\Undeclared;
use Quayside\Consent\Settings\ScreenUrl;
use Quayside\Consent\Settings\Settings;

/**
 * Adds tests and debug data to Tools > Site Health: another cookie banner, third parties and cookies without a category, the last scan, and the
 * cookie policy. Pages that fail closed are reported by Blocking\Health.
 */
final class Module implements KitModule {
	/** Days after which a scan is too old. */
	public const MAX_AGE = 35;

	/** Maximum number of names in a result. */
	private const MAX_NAMES = 10;

	public function __construct(
		private Settings $settings,
		private ProviderList $providers,
		private Categories $categories,
		private OtherBanner $other_banner
	) {}

	public function register(): void {
		add_filter( 'site_status_tests', [ $this, 'add_tests' ] );
		add_filter( 'debug_information', [ $this, 'add_information' ] );
		add_filter( 'quayside_jobs', [ $this, 'add_jobs' ] );
	}

	/**
	 * Adds the tests.
	 *
	 * @param array<string, array<string, mixed>> $tests Tests by kind.
	 * @return array<string, array<string, mixed>>
	 */
	public function add_tests( $tests ): array {
		$own = [
			'banner'     => [ __( 'One cookie banner', 'quayside-consent' ), [ $this, 'test_banner' ] ],
			'undeclared' => [ __( 'Third parties and cookies without a category', 'quayside-consent' ), [ $this, 'test_undeclared' ] ],
			'scan'       => [ __( 'Consent scan', 'quayside-consent' ), [ $this, 'test_scan' ] ],
			'policy'     => [ __( 'Cookie policy', 'quayside-consent' ), [ $this, 'test_policy' ] ],
		];
		return HealthResult::add_tests( $tests, 'quayside_consent', $own );
	}

	/**
	 * Adds the section of consent.
	 *
	 * @param array<string, array<string, mixed>> $info Sections.
	 * @return array<string, array<string, mixed>>
	 */
	public function add_information( $info ): array {
		$settings = $this->settings;
		$day      = static fn ( int|false $time ): string => $time ? gmdate( 'Y-m-d H:i', $time ) . ' UTC' : '-';
		$problems = array_map( static fn ( array $problem ): string => $day( $problem['time'] ) . " $problem[path]", Problems::recent() );
		$fields   = [
			'banner'    => [ __( 'Another cookie banner', 'quayside-consent' ), $this->other_banner->name() ],
			'law'       => [ __( 'Law', 'quayside-consent' ), $settings->selected_law() ],
			'layout'    => [ __( 'Layout', 'quayside-consent' ), $settings->layout() . ', ' . $settings->position() ],
			'strict'    => [ __( 'Strict mode', 'quayside-consent' ), $settings->is_on( 'strict' ) ? 'on' : 'off' ],
			'signals'   => [ __( 'Consent signals', 'quayside-consent' ), $settings->is_on( 'signals' ) ? 'on' : 'off' ],
			'revision'  => [ __( 'Revision', 'quayside-consent' ), $settings->revision() ],
			'languages' => [ __( 'Languages with own texts', 'quayside-consent' ), implode( ', ', $settings->languages() ) ],
			'providers' => [ __( 'Changed third parties', 'quayside-consent' ), count( $settings->providers() ) ],
			'records'   => [ __( 'Records in the log', 'quayside-consent' ), ( new Search( [] ) )->count() ],
			'days'      => [ __( 'Days that records are kept', 'quayside-consent' ), $settings->log_days() ],
			'scan'      => [ __( 'Last scan', 'quayside-consent' ), $day( LastScan::time() ) ],
			'next'      => [ __( 'Next scheduled scan', 'quayside-consent' ), $day( wp_next_scheduled( ScheduledScan::EVENT ) ) ],
			'problems'  => [ __( 'Pages with problems (7 days)', 'quayside-consent' ), implode( '; ', $problems ) ],
		];

		$info['quayside-consent'] = HealthResult::section( __( 'Quayside consent', 'quayside-consent' ), $fields );
		return $info;
	}

	/**
	 * Adds the recurring jobs.
	 *
	 * @param array<string, string> $jobs Labels by event.
	 * @return array<string, string>
	 */
	public function add_jobs( $jobs ): array {
		$scan = 'off' === $this->settings->scan_schedule() ? [] : [ ScheduledScan::EVENT => __( 'Start of the scheduled scan', 'quayside-consent' ) ];
		return $jobs + [ ConsentLog::CRON => __( 'Deletion of expired consent records', 'quayside-consent' ) ] + $scan;
	}

	/**
	 * Tests whether another plugin shows a cookie banner.
	 *
	 * @return array<string, mixed>
	 */
	public function test_banner(): array {
		$name = $this->other_banner->name();
		return '' === $name
			? self::result(
				'banner',
				true,
				__( 'Your site has one cookie banner', 'quayside-consent' ),
				__( 'No other plugin shows a cookie banner.', 'quayside-consent' )
			)
			: self::result(
				'banner',
				false,
				__( 'Quayside Consent shows no banner', 'quayside-consent' ),
				sprintf(
					/* translators: %s: name of a plugin, for example "CookieYes". */
					__( 'Visitors see the cookie banner of %s. Quayside Consent blocks nothing until you deactivate that plugin.', 'quayside-consent' ),
					$name
				),
				admin_url( 'plugins.php' ),
				__( 'View plugins', 'quayside-consent' )
			);
	}

	/**
	 * Tests whether the last scans have found anything without a category.
	 *
	 * @return array<string, mixed>
	 */
	public function test_undeclared(): array {
		$names = Undeclared::names( $this->providers, $this->categories );
		if ( [] === $names ) {
			return self::result(
				'undeclared',
				true,
				__( 'All third parties and cookies have a category', 'quayside-consent' ),
				__( 'The last scans found none without a category.', 'quayside-consent' )
			);
		}
		$more = count( $names ) - self::MAX_NAMES;
		$list = implode( ', ', array_slice( $names, 0, self::MAX_NAMES ) );
		return self::result(
			'undeclared',
			false,
			__( 'Some third parties or cookies have no category', 'quayside-consent' ),
			sprintf(
				/* translators: %s: names of hosts and cookies. */
				__(
					'Domains without a category are not blocked before consent, and cookies without one are not in your cookie policy: %s.',
					'quayside-consent'
				),
				$more > 0 ? "$list, +$more" : $list
			),
			ScreenUrl::get( 'scanner' ),
			__( 'Select categories', 'quayside-consent' )
		);
	}

	/**
	 * Tests whether the site was scanned recently.
	 *
	 * @return array<string, mixed>
	 */
	public function test_scan(): array {
		$time = LastScan::time();
		if ( $time > time() - self::MAX_AGE * DAY_IN_SECONDS ) {
			return self::result(
				'scan',
				true,
				__( 'Your site was scanned recently', 'quayside-consent' ),
				/* translators: %s: date. */
				sprintf( __( 'Last scan: %s.', 'quayside-consent' ), (string) wp_date( self::date_format(), $time ) )
			);
		}
		$text = 0 === $time
			? __( 'Your site has not been scanned for third parties and cookies.', 'quayside-consent' )
			/* translators: %s: date. */
			: sprintf( __( 'The last scan for third parties and cookies was on %s.', 'quayside-consent' ), (string) wp_date( self::date_format(), $time ) );
		if ( LastScan::is_overdue() ) {
			$text .= ' ' . __( 'A scheduled scan is overdue by more than a day. Check whether WP-Cron works on this site.', 'quayside-consent' );
		}
		return self::result(
			'scan',
			false,
			__( 'Your site should be scanned for third parties and cookies', 'quayside-consent' ),
			$text,
			ScreenUrl::get( 'scanner' ),
			__( 'Scan the site', 'quayside-consent' )
		);
	}

	/**
	 * Tests whether the site has a cookie policy that lists its cookies.
	 *
	 * @return array<string, mixed>
	 */
	public function test_policy(): array {
		$state = PolicyPage::state( $this->settings );
		if ( PolicyPage::MISSING === $state ) {
			return self::result(
				'policy',
				false,
				__( 'Your site has no cookie policy', 'quayside-consent' ),
				__(
					'The cookie banner links to no policy. Publish a privacy policy page, or enter the URL of your policy in the settings.',
					'quayside-consent'
				),
				admin_url( 'options-privacy.php' ),
				__( 'Select a privacy policy page', 'quayside-consent' )
			);
		}
		if ( PolicyPage::INCOMPLETE === $state ) {
			$id = PolicyPage::id( $this->settings, $this->settings->policy_url() );
			return self::result(
				'policy',
				false,
				__( 'Your cookie policy does not list your cookies', 'quayside-consent' ),
				__( 'Add the block “Cookie table” to the page that the cookie banner links to. It always shows the current cookies.', 'quayside-consent' ),
				(string) get_edit_post_link( $id, 'raw' ),
				__( 'Edit the page', 'quayside-consent' )
			);
		}
		return self::result(
			'policy',
			true,
			__( 'Your site has a cookie policy', 'quayside-consent' ),
			__( 'The cookie banner links to it.', 'quayside-consent' )
		);
	}

	private static function date_format(): string {
		$format = get_option( 'date_format' );
		return is_string( $format ) && '' !== $format ? $format : 'Y-m-d';
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function result( string $name, bool $good, string $label, string $text, string $url = '', string $link = '' ): array {
		return HealthResult::make( "quayside_consent_$name", $good, __( 'Privacy', 'quayside-consent' ), $label, $text, $url, $link );
	}
}
