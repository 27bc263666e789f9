<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Privacy;

use Quayside\Blocks\Forms\Entries\Capabilities;
use Quayside\Blocks\Forms\Entries\ImportProgress;
use Quayside\Blocks\Forms\Entries\SureFormsImported;
use Quayside\Blocks\Forms\Entries\Tables;
use Quayside\Blocks\Forms\Neighbors\SureForms;
use Quayside\Blocks\Forms\Notifications\EmailSchedule;
use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Forms\Spam\SpamSettings;
use Quayside\Blocks\Forms\Submission\FollowUp;
use Quayside\Blocks\Forms\Uploads\Folder;
use Quayside\Blocks\Kit\Module;
use Quayside\Blocks\Kit\ScheduledJob;
use Quayside\Blocks\Kit\TrustedProxies;

/**
 * Removes data when the plugin is deleted: forms, entries, and files, but only if the owner has opted in.
 *
 * phpcs:disable WordPress.DB.PreparedSQL
 */
final class Uninstall implements Module {
	/** Option that enables data removal. */
	public const OPTION = 'quayside_forms_delete_data';

	public function register(): void {
		$add = static function (): void {
			register_setting(
				'quayside_forms',
				self::OPTION,
				[
					'type'              => 'boolean',
					'label'             => __( 'Delete forms and entries when the plugin is deleted', 'quayside-blocks' ),
					'description'       => __( 'Whether to delete forms, entries, and uploaded files when the plugin is deleted.', 'quayside-blocks' ),
					'sanitize_callback' => 'rest_sanitize_boolean',
					'show_in_rest'      => true,
					'default'           => false,
				]
			);
		};
		add_action( 'admin_init', $add );
		add_action( 'rest_api_init', $add );
	}

	/**
	 * Removes the current site's data. Scheduled events and capabilities are always removed.
	 *
	 * @return bool Whether data was deleted.
	 */
	public static function run(): bool {
		wp_clear_scheduled_hook( Retention::EVENT );
		wp_clear_scheduled_hook( FollowUp::EVENT );
		EmailSchedule::cancel();
		ScheduledJob::forget( Retention::EVENT, FollowUp::EVENT );
		Capabilities::revoke();
		// Makes a reinstalled plugin check its tables and grant the capabilities again.
		delete_option( Tables::OPTION );
		if ( ! rest_sanitize_boolean( (string) get_option( self::OPTION, '' ) ) ) { // @phpstan-ignore cast.string
			return false;
		}
		global $wpdb;
		// SureForms uses the same post type, so forms with SureForms fields are left alone.
		$sureforms = '%' . $wpdb->esc_like( SureForms::MARK ) . '%';
		foreach ( $wpdb->get_col(
			$wpdb->prepare( "SELECT ID FROM $wpdb->posts WHERE post_type = %s AND post_content NOT LIKE %s", Form::POST_TYPE, $sureforms )
		) as $id ) {
			wp_delete_post( (int) $id, true );
		}
		$folder = Folder::base();
		foreach ( Tables::NAMES as $name ) {
			$wpdb->query( 'DROP TABLE IF EXISTS ' . Tables::name( $name ) );
		}
		Folder::erase( $folder );
		ImportProgress::uninstall();
		TrustedProxies::uninstall( 'quayside-blocks' );
		foreach ( [ self::OPTION, SureFormsImported::OPTION, Tables::OPTION_FULL_TEXT, SpamSettings::KEYS, SpamSettings::BLOCKLIST ] as $option ) {
			delete_option( $option );
		}
		return true;
	}
}
