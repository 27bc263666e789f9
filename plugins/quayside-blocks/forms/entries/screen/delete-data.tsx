import { ErrorNotice } from '@quayside/admin/error-notice';
import { useAction, useRequest } from '@quayside/admin/request';
import apiFetch from '@wordpress/api-fetch';
import { Spinner, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

const OPTION = 'quayside_forms_delete_data';
const PATH = '/wp/v2/settings';

/** Renders the setting that deletes forms and entries together with the plugin. It is off by default. */
export function DeleteData() {
	const { data, error, setData } = useRequest( PATH, ( signal ) =>
		apiFetch< Record< string, unknown > >( {
			path: `${ PATH }?_fields=${ OPTION }`,
			signal,
		} )
	);
	const saving = useAction();
	const change = async ( value: boolean ): Promise< void > => {
		setData( { [ OPTION ]: value } );
		const isSaved = await saving.run( () =>
			apiFetch( {
				path: PATH,
				method: 'POST',
				data: { [ OPTION ]: value },
			} )
		);
		if ( ! isSaved ) {
			setData( { [ OPTION ]: ! value } );
		}
	};
	const isOn = data?.[ OPTION ] === true;
	return (
		<details className="quayside-entries__settings">
			<summary>{ __( 'Data removal', 'quayside-blocks' ) }</summary>
			<ErrorNotice message={ error || saving.error } />
			{ ! data && ! error && <Spinner /> }
			{ data && (
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __(
						'Delete all forms, entries, and uploaded files when the plugin is deleted',
						'quayside-blocks'
					) }
					help={
						isOn
							? __(
									'Deleted data can’t be restored.',
									'quayside-blocks'
								)
							: __(
									'Forms and entries stay in the database and are available again if you reinstall the plugin.',
									'quayside-blocks'
								)
					}
					checked={ isOn }
					onChange={ ( value ) => void change( value ) }
				/>
			) }
		</details>
	);
}
