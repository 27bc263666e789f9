import { OptionToggle } from '@quayside/admin/option-toggle';
import { __ } from '@wordpress/i18n';

/** Renders the setting that deletes forms and entries together with the plugin. It is off by default. */
export function DeleteData() {
	return (
		<OptionToggle
			option="quayside_forms_delete_data"
			className="quayside-entries__settings"
			title={ __( 'Data removal', 'quayside-blocks' ) }
			label={ __(
				'Delete all forms, entries, and uploaded files when the plugin is deleted',
				'quayside-blocks'
			) }
			help={ {
				on: __( 'Deleted data can’t be restored.', 'quayside-blocks' ),
				off: __(
					'Forms and entries stay in the database and are available again if you reinstall the plugin.',
					'quayside-blocks'
				),
			} }
		/>
	);
}
