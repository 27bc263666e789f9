<?php
declare( strict_types=1 );

namespace Quayside\Consent\ScheduledScan;

use Quayside\Consent\Blocking\Providers\ProviderList;
use Quayside\Consent\Categories\Categories;
use Quayside\Consent\Kit\Contracts;
use Quayside\Consent\Kit\Module as KitModule;
use Quayside\Consent\Kit\ScheduledJob;
use Quayside\Consent\Settings\Settings;

/**
 * Scans the whole site by WP-Cron: an event starts the scan, and another one runs a batch each minute until it is complete.
 */
final class Module implements KitModule {
	/** Starts a scan. */
	public const EVENT = 'quayside_consent_scan';

	/** Scans the next pages. */
	public const BATCH = 'quayside_consent_scan_batch';

	private Run $run;

	public function __construct( private Contracts $contracts, private Settings $settings, ProviderList $providers, Categories $categories ) {
		$this->run = new Run( $providers, $categories );
	}

	public function register(): void {
		add_action( 'admin_init', [ $this, 'schedule' ] );
		add_action( 'update_option_' . Settings::OPTION, [ $this, 'schedule' ], 20, 0 );
		add_action( self::EVENT, fn () => ScheduledJob::run( self::EVENT, 'consent', [ $this, 'start' ] ) );
		add_action( self::BATCH, fn () => ScheduledJob::run_single( self::BATCH, 'consent', [ $this, 'batch' ] ) );
		add_action( 'rest_api_init', [ new ScanRoute( $this->contracts, self::EVENT, [ $this, 'start' ] ), 'register' ] );
		add_filter( 'quayside_consent_scan_email', [ $this, 'email' ], 1 );
	}

	/**
	 * Schedules the scans as the settings say.
	 */
	public function schedule(): void {
		$recurrence = $this->settings->scan_schedule();
		$current    = wp_get_schedule( self::EVENT );
		if ( $current === $recurrence || ( false === $current && 'off' === $recurrence ) ) {
			return;
		}
		wp_clear_scheduled_hook( self::EVENT );
		if ( 'off' !== $recurrence ) {
			// At night, if the site is set up during the day.
			wp_schedule_event( time() + 12 * HOUR_IN_SECONDS, $recurrence, self::EVENT );
		}
	}

	/**
	 * Starts a scan, unless one is running, and schedules its first batch.
	 */
	public function start(): void {
		$this->run->start();
		$this->schedule_batch( 0 );
	}

	/**
	 * Scans the next pages.
	 */
	public function batch(): void {
		// Scheduled first, so that a batch that ends unexpectedly is continued.
		$this->schedule_batch( MINUTE_IN_SECONDS );
		if ( ! $this->run->batch() ) {
			wp_clear_scheduled_hook( self::BATCH );
		}
	}

	/**
	 * Returns no recipient if the site owner wants no email.
	 *
	 * @param mixed $address Email address.
	 */
	public function email( mixed $address ): mixed {
		return $this->settings->is_on( 'scanEmail' ) ? $address : '';
	}

	private function schedule_batch( int $delay ): void {
		if ( false === wp_next_scheduled( self::BATCH ) ) {
			wp_schedule_single_event( time() + $delay, self::BATCH );
		}
	}
}
