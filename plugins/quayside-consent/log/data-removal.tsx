import { ErrorNotice } from '@quayside/admin/error-notice';
import { useAction, useRequest } from '@quayside/admin/request';
import apiFetch from '@wordpress/api-fetch';
import { Spinner, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

const OPTION = 'quayside_consent_delete_log';
const PATH = '/wp/v2/settings';

/** Renders the setting that deletes the log together with the plugin. It is off by default. */
export function DataRemoval() {
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
		<details className="quayside-consent-log__settings">
			<summary>{ __( 'Data removal', 'quayside-consent' ) }</summary>
			<ErrorNotice message={ error || saving.error } />
			{ ! data && ! error && <Spinner /> }
			{ data && (
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __(
						'Delete the consent log when the plugin is deleted',
						'quayside-consent'
					) }
					help={
						isOn
							? __(
									'You can no longer prove earlier consent then. Export the log before you delete the plugin.',
									'quayside-consent'
								)
							: __(
									'The log stays in the database as proof of consent. Without the plugin, it is not deleted after the retention period.',
									'quayside-consent'
								)
					}
					checked={ isOn }
					onChange={ ( value ) => void change( value ) }
				/>
			) }
		</details>
	);
}
