<?php
declare( strict_types=1 );

namespace Quayside\Consent\Log;

use Quayside\Consent\Kit\Module as KitModule;

/**
 * The setting that deletes the log with the plugin. It is off by default, because the log is the owner's proof of consent.
 */
final class DataRemoval implements KitModule {
	public const OPTION = 'quayside_consent_delete_log';

	public function register(): void {
		$add = static function (): void {
			register_setting(
				'quayside_consent',
				self::OPTION,
				[
					'type'              => 'boolean',
					'label'             => __( 'Delete the consent log when the plugin is deleted', 'quayside-consent' ),
					'description'       => __( 'Whether to delete the consent log when the plugin is deleted.', 'quayside-consent' ),
					'sanitize_callback' => 'rest_sanitize_boolean',
					'show_in_rest'      => true,
					'default'           => false,
				]
			);
		};
		add_action( 'admin_init', $add );
		add_action( 'rest_api_init', $add );
	}
}
