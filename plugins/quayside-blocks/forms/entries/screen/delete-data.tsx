import apiFetch from '@wordpress/api-fetch';
import { Notice, Spinner, ToggleControl } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

const OPTION = 'quayside_forms_delete_data';
const PATH = '/wp/v2/settings';

/** Whether forms and entries go with the plugin: the owner's choice, "no" until they say so. */
export function DeleteData() {
	const [ on, setOn ] = useState< boolean | null >( null );
	const [ problem, setProblem ] = useState( '' );
	useEffect( () => {
		apiFetch< Record< string, unknown > >( {
			path: `${ PATH }?_fields=${ OPTION }`,
		} ).then(
			( settings ) => setOn( settings[ OPTION ] === true ),
			( error: Error ) => setProblem( error.message )
		);
	}, [] );
	const change = ( value: boolean ): void => {
		setOn( value );
		apiFetch( {
			path: PATH,
			method: 'POST',
			data: { [ OPTION ]: value },
		} ).catch( ( error: Error ) => {
			setOn( ! value );
			setProblem( error.message );
		} );
	};
	return (
		<details className="quayside-entries__settings">
			<summary>{ __( 'Data removal', 'quayside-blocks' ) }</summary>
			{ problem && (
				<Notice status="error" isDismissible={ false }>
					{ problem }
				</Notice>
			) }
			{ on === null && ! problem && <Spinner /> }
			{ on !== null && (
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __(
						'Delete all forms, entries, and uploaded files when the plugin is deleted',
						'quayside-blocks'
					) }
					help={
						on
							? __(
									'Deleted data can’t be restored.',
									'quayside-blocks'
								)
							: __(
									'Forms and entries stay in the database and are available again if you reinstall the plugin.',
									'quayside-blocks'
								)
					}
					checked={ on }
					onChange={ change }
				/>
			) }
		</details>
	);
}
