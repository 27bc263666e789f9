import { OptionToggle } from '@quayside/admin/option-toggle';
import { __ } from '@wordpress/i18n';

/** Renders the setting that deletes the log together with the plugin. It is off by default. */
export function DataRemoval() {
	return (
		<OptionToggle
			option="quayside_consent_delete_log"
			className="quayside-consent-log__settings"
			title={ __( 'Data removal', 'quayside-consent' ) }
			label={ __(
				'Delete the consent log when the plugin is deleted',
				'quayside-consent'
			) }
			help={ {
				on: __(
					'You can no longer prove earlier consent then. Export the log before you delete the plugin.',
					'quayside-consent'
				),
				off: __(
					'The log stays in the database as proof of consent. Without the plugin, it is not deleted after the retention period.',
					'quayside-consent'
				),
			} }
		/>
	);
}
