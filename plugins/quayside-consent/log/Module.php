<?php
declare( strict_types=1 );

namespace Quayside\Consent\Log;

use Quayside\Consent\Categories\Categories;
use Quayside\Consent\Kit\Assets;
use Quayside\Consent\Kit\Contract;
use Quayside\Consent\Kit\Contracts;
use Quayside\Consent\Kit\CsvDownload;
use Quayside\Consent\Kit\Module as KitModule;
use Quayside\Consent\Kit\RequestLimits;
use Quayside\Consent\Kit\ScheduledJob;
use Quayside\Consent\Record\Cookie;
use Quayside\Consent\Settings\Access;
use Quayside\Consent\Settings\Settings;
use Quayside\Consent\Settings\Texts;

/**
 * Registers the consent log: its routes, its expiration, and the export and erasure of personal data.
 */
final class Module implements KitModule {
	/** Event that deletes what is older than the retention period. */
	public const CRON = 'quayside_consent_expire_log';

	private const EXPORT = 'quayside_consent_export_log';

	private Table $table;

	private Wordings $wordings;

	public function __construct( private Assets $assets, private Settings $settings, private Categories $categories, Texts $texts ) {
		$this->table    = new Table();
		$this->wordings = new Wordings( $settings, $texts, $categories );
	}

	public function register(): void {
		( new RequestLimits( 'consent', [ 'quayside-consent/v1' ] ) )->register();
		add_action( 'admin_init', [ $this->table, 'install' ] );
		add_action( 'rest_api_init', [ $this, 'register_route' ] );
		add_action( self::CRON, fn () => ScheduledJob::run( self::CRON, 'consent', [ $this, 'expire' ] ) );
		add_action( 'admin_init', [ $this, 'schedule' ] );
		add_action( 'admin_post_' . self::EXPORT, [ $this, 'download' ] );
		add_action( 'admin_post_nopriv_' . self::EXPORT, 'auth_redirect' );
		add_filter( 'wp_privacy_personal_data_exporters', [ $this, 'add_exporter' ] );
		add_filter( 'wp_privacy_personal_data_erasers', [ $this, 'add_eraser' ] );
	}

	/**
	 * Registers the log's routes.
	 */
	public function register_route(): void {
		$this->table->install();
		$contracts = new Contracts( $this->assets->path( 'build/contracts' ) );
		( new LogRoute( $contracts, $this->writer(), $this->settings, $this->categories ) )->register_route();
		( new ReceiptRoute( $contracts, $this->table, $this->wordings, $this->settings, $this->categories ) )->register_route();
		( new AdminRoutes( $contracts, $this->table, $this->wordings ) )->register();
	}

	/**
	 * Returns the writer of the log.
	 */
	public function writer(): Writer {
		return new Writer( $this->table, $this->wordings );
	}

	/**
	 * Schedules the daily deletion of old choices.
	 */
	public function schedule(): void {
		if ( false === wp_next_scheduled( self::CRON ) ) {
			wp_schedule_event( time() + HOUR_IN_SECONDS, 'daily', self::CRON );
		}
	}

	/**
	 * Deletes choices after the retention period, and counts those of yesterday.
	 */
	public function expire(): void {
		$batches = 0;
		do {
			$deleted = $this->table->expire( $this->settings->log_days() );
			++$batches;
			// The rest is deleted the next day.
		} while ( $deleted > 0 && $batches < 100 );
		$this->wordings->expire( $this->settings->log_days() );
		DailyChoices::expire( $this->settings->log_days() );
		DailyChoices::update();
		Writer::sweep();
	}

	/**
	 * Returns the URL of the export.
	 *
	 * @param array<string, string> $filter Contract consent/log.search-request.
	 */
	public static function export_url( array $filter = [] ): string {
		return add_query_arg( $filter + [
			'action'   => self::EXPORT,
			'_wpnonce' => wp_create_nonce( self::EXPORT ),
		], admin_url( 'admin-post.php' ) );
	}

	/**
	 * Sends the filtered choices as a CSV file, row by row. Responds with 400 to an invalid filter, and 403 to
	 * unauthorized users.
	 */
	public function download(): void {
		if ( ! Access::allows() || ! check_admin_referer( self::EXPORT ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to view the consent log.', 'quayside-consent' ), '', [ 'response' => 403 ] );
		}
		$filter = array_intersect_key( wp_unslash( $_GET ), $this->filter()->args() );
		$valid  = $this->filter()->validate( $filter );
		if ( true !== $valid ) {
			wp_die( esc_html( $valid->get_error_message() ), '', [ 'response' => 400 ] );
		}
		$search = new Search( $filter );
		// Choices that are made during the export are not part of the announced count, so they are left out.
		$newest = $search->newest();
		CsvDownload::send(
			'consent-log-' . wp_date( 'Y-m-d' ) . '.csv',
			$search->count_until( $newest ),
			static fn ( $out, callable $after ): int => Csv::write( $out, $search->each( $newest ), $after )
		);
	}

	private function filter(): Contract {
		return Contract::load( $this->assets->path( 'build/contracts' ), 'consent/log.search-request' );
	}

	/**
	 * @param array<string, mixed> $exporters WordPress's exporters.
	 * @return array<string, mixed>
	 */
	public function add_exporter( array $exporters ): array {
		$exporters['quayside-consent'] = [
			'exporter_friendly_name' => __( 'Consent log', 'quayside-consent' ),
			'callback'               => [ $this, 'export' ],
		];
		return $exporters;
	}

	/**
	 * @param array<string, mixed> $erasers WordPress's erasers.
	 * @return array<string, mixed>
	 */
	public function add_eraser( array $erasers ): array {
		$erasers['quayside-consent'] = [
			'eraser_friendly_name' => __( 'Consent log', 'quayside-consent' ),
			'callback'             => [ $this, 'erase' ],
		];
		return $erasers;
	}

	/**
	 * Exports the choices of a person, identified by consent ID.
	 *
	 * @param string $email Email address of the person.
	 * @return array{data: array<int, mixed>, done: bool}
	 */
	public function export( string $email ): array {
		$data = [];
		foreach ( $this->ids_of( $email ) as $id ) {
			foreach ( $this->table->get_by_consent_id( $id ) as $number => $row ) {
				$items = [];
				foreach ( $row as $name => $value ) {
					$items[] = [
						'name'  => $name,
						'value' => $value,
					];
				}
				$data[] = [
					'group_id'    => 'quayside-consent',
					'group_label' => __( 'Consent log', 'quayside-consent' ),
					'item_id'     => "consent-$id-$number",
					'data'        => $items,
				];
			}
		}
		return [
			'data' => $data,
			'done' => true,
		];
	}

	/**
	 * Erases the choices of a person, identified by consent ID.
	 *
	 * @param string $email Email address of the person.
	 * @return array{items_removed: int, items_retained: bool, messages: array<int, string>, done: bool}
	 */
	public function erase( string $email ): array {
		$removed = 0;
		foreach ( $this->ids_of( $email ) as $id ) {
			$removed += Erasure::erase( $id );
		}
		return [
			'items_removed'  => $removed,
			'items_retained' => false,
			'messages'       => [],
			'done'           => true,
		];
	}

	/**
	 * Returns the consent IDs of a person. The log does not contain names, so without the filter, the only key is
	 * the cookie of the current user, for requests about their own email address.
	 *
	 * @return array<int, string>
	 */
	private function ids_of( string $email ): array {
		$user   = wp_get_current_user();
		$record = $user->user_email === $email && '' !== $email ? Cookie::read( $this->categories->slugs(), Cookie::name( $this->settings ) ) : null;
		/**
		 * Filters the consent IDs of a person for privacy requests. Sites that link accounts with consent IDs return
		 * them here.
		 *
		 * @param array<int, string> $ids   Consent IDs.
		 * @param string             $email Email address of the person.
		 */
		$ids = apply_filters( 'quayside_consent_ids_of_person', null === $record ? [] : [ $record->id ], $email );
		return is_array( $ids ) ? array_values( array_filter( $ids, 'is_string' ) ) : [];
	}
}
