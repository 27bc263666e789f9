<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\SiteHealth;

use Quayside\Blocks\Forms\Entries\Capabilities;
use Quayside\Blocks\Forms\Entries\EmailQueue;
use Quayside\Blocks\Forms\Entries\Tables;
use Quayside\Blocks\Forms\Privacy\Retention;
use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Forms\Submission\FollowUp;
use Quayside\Blocks\Forms\Uploads\Folder;
use Quayside\Blocks\Kit\HealthResult;
use Quayside\Blocks\Kit\Module as KitModule;

/**
 * Adds tests and debug data of forms to Tools > Site Health. WordPress itself tests loopback requests, scheduled events, the REST API,
 * and the caches.
 *
 * phpcs:disable WordPress.DB.PreparedSQL.InterpolatedNotPrepared
 */
final class Module implements KitModule {
	/** Age in days up to which failed emails are reported. */
	private const DAYS = 30;

	/** Free space (bytes) below which uploads may soon fail. */
	private const LITTLE_SPACE = 200 * 1024 * 1024;

	public function register(): void {
		add_filter( 'site_status_tests', [ $this, 'add_tests' ] );
		add_filter( 'debug_information', [ $this, 'add_information' ] );
		add_filter( 'quayside_jobs', [ $this, 'add_jobs' ] );
		add_filter( 'quayside_private_folders', [ $this, 'add_folder' ] );
	}

	/**
	 * Adds the tests.
	 *
	 * @param array<string, array<string, mixed>> $tests Tests by kind.
	 * @return array<string, array<string, mixed>>
	 */
	public function add_tests( $tests ): array {
		$own = [
			'failed'  => [ __( 'Emails of forms', 'quayside-blocks' ), [ $this, 'test_failed' ] ],
			'waiting' => [ __( 'Waiting emails of forms', 'quayside-blocks' ), [ $this, 'test_waiting' ] ],
			'uploads' => [ __( 'Uploaded files of forms', 'quayside-blocks' ), [ $this, 'test_uploads' ] ],
		];
		return HealthResult::add_tests( $tests, 'quayside_forms', $own );
	}

	/**
	 * Adds the recurring jobs.
	 *
	 * @param array<string, string> $jobs Labels by event.
	 * @return array<string, string>
	 */
	public function add_jobs( $jobs ): array {
		return $jobs + [
			Retention::EVENT => __( 'Deletion of expired form entries', 'quayside-blocks' ),
			FollowUp::EVENT  => __( 'Waiting emails and leftovers of forms', 'quayside-blocks' ),
		];
	}

	/**
	 * Adds the folder of uploads to those that the server must not serve.
	 *
	 * @param array<string, string> $folders Labels by path.
	 * @return array<string, string>
	 */
	public function add_folder( $folders ): array {
		return $folders + [ Folder::base() => __( 'uploaded files of forms', 'quayside-blocks' ) ];
	}

	/**
	 * Tests whether emails could not be sent.
	 *
	 * @return array<string, mixed>
	 */
	public function test_failed(): array {
		$count = self::count_failed();
		return 0 === $count
			? self::result(
				'failed',
				true,
				__( 'The emails of your forms are sent', 'quayside-blocks' ),
				__( 'No email failed in the past 30 days.', 'quayside-blocks' )
			)
			: self::result(
				'failed',
				false,
				__( 'Some emails of your forms could not be sent', 'quayside-blocks' ),
				sprintf(
					/* translators: %s: number of entries. */
					_n(
						'%s entry of the past 30 days has emails that failed. Check how your site sends email, then resend them.',
						'%s entries of the past 30 days have emails that failed. Check how your site sends email, then resend them.',
						$count,
						'quayside-blocks'
					),
					number_format_i18n( $count )
				),
				current_user_can( Capabilities::VIEW ) ? admin_url( 'edit.php?post_type=' . Form::POST_TYPE . '&page=quayside-form-entries' ) : '',
				__( 'View entries', 'quayside-blocks' )
			);
	}

	/**
	 * Tests whether emails have waited for more than an hour.
	 *
	 * @return array<string, mixed>
	 */
	public function test_waiting(): array {
		return 0 === EmailQueue::count_waiting( HOUR_IN_SECONDS )
			? self::result(
				'waiting',
				true,
				__( 'No emails of your forms are waiting', 'quayside-blocks' ),
				__( 'All emails were handed over within an hour.', 'quayside-blocks' )
			)
			: self::result(
				'waiting',
				false,
				__( 'Emails of your forms have waited for more than an hour', 'quayside-blocks' ),
				__( 'A scheduled event sends them. Check whether WP-Cron works on this site.', 'quayside-blocks' )
			);
	}

	/**
	 * Tests whether uploaded files can be stored.
	 *
	 * @return array<string, mixed>
	 */
	public function test_uploads(): array {
		$folder = self::existing_folder();
		// phpcs:ignore WordPress.PHP.NoSilencedErrors -- hosts may forbid it.
		$space = function_exists( 'disk_free_space' ) && '' !== $folder ? @disk_free_space( $folder ) : false;
		if ( '' === $folder || ! wp_is_writable( $folder ) ) {
			return self::result(
				'uploads',
				false,
				__( 'Your forms can’t store uploaded files', 'quayside-blocks' ),
				__( 'The folder of uploaded files is not writable. Submissions with files fail until it is.', 'quayside-blocks' )
			);
		}
		if ( is_float( $space ) && $space < self::LITTLE_SPACE ) {
			return self::result(
				'uploads',
				false,
				__( 'There is little space for uploaded files', 'quayside-blocks' ),
				/* translators: %s: size with its unit, for example "120 MB". */
				sprintf( __( 'The disk has %s left. Submissions with files fail when it is full.', 'quayside-blocks' ), (string) size_format( (int) $space ) )
			);
		}
		return self::result(
			'uploads',
			true,
			__( 'Your forms can store uploaded files', 'quayside-blocks' ),
			__( 'The folder is writable. Each file is encrypted with its own key.', 'quayside-blocks' )
		);
	}

	/**
	 * Adds the section of forms.
	 *
	 * @param array<string, array<string, mixed>> $info Sections.
	 * @return array<string, array<string, mixed>>
	 */
	public function add_information( $info ): array {
		global $wpdb;
		$entries = Tables::name( 'entries' );
		$forms   = wp_count_posts( Form::POST_TYPE );
		$fields  = [
			'forms'     => [ __( 'Published forms', 'quayside-blocks' ), $forms->publish ?? 0 ],
			'entries'   => [ __( 'Entries', 'quayside-blocks' ), (int) $wpdb->get_var( "SELECT COUNT(*) FROM $entries" ) ],
			'failed'    => [ __( 'Entries with failed emails (30 days)', 'quayside-blocks' ), self::count_failed() ],
			'next'      => [ __( 'Entries with waiting emails', 'quayside-blocks' ), EmailQueue::count_waiting( 0 ) ],
			'writable'  => [ __( 'Uploads folder is writable', 'quayside-blocks' ), wp_is_writable( self::existing_folder() ) ? 'yes' : 'no' ],
			'sodium'    => [ __( 'Encryption of files', 'quayside-blocks' ), extension_loaded( 'sodium' ) ? 'PHP sodium' : 'sodium_compat' ],
			'full_text' => [ __( 'Full-text index', 'quayside-blocks' ), Tables::has_full_text() ? 'yes' : 'no' ],
			// The path tells where the site's files are, so it isn't copied.
			'folder'    => [ __( 'Uploads folder', 'quayside-blocks' ), Folder::base(), true ],
		];
		$info['quayside-forms'] = HealthResult::section( __( 'Quayside forms', 'quayside-blocks' ), $fields );
		return $info;
	}

	/**
	 * Returns the folder of uploads, or the one in which it will be created.
	 */
	private static function existing_folder(): string {
		$folder = Folder::base();
		while ( '' !== $folder && ! is_dir( $folder ) && dirname( $folder ) !== $folder ) {
			$folder = dirname( $folder );
		}
		return $folder;
	}

	private static function count_failed(): int {
		global $wpdb;
		$entries = Tables::name( 'entries' );
		$since   = gmdate( 'Y-m-d H:i:s', time() - self::DAYS * DAY_IN_SECONDS );
		return (int) $wpdb->get_var( $wpdb->prepare(
			"SELECT COUNT(*) FROM $entries WHERE mail = 'failed' AND created_gmt > %s AND status <> 'trash'",
			$since
		) );
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function result( string $name, bool $good, string $label, string $text, string $url = '', string $link = '' ): array {
		return HealthResult::make( "quayside_forms_$name", $good, __( 'Forms', 'quayside-blocks' ), $label, $text, $url, $link );
	}
}
