import { useEffect, useState } from 'react';
import apiFetch from '@wordpress/api-fetch';
import { Button, Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { ConsentImport } from '@quayside/contracts/consent/import.response';
import { reasonOf } from '../settings/store';

interface ImportProps {
	/** Last part of the route. */
	from: 'cookieyes' | 'complianz';
	/** Name of the plugin. */
	name: string;
	/** Description of what is imported. */
	what: string;
	onImported: () => void;
}

/** Lists what an import would change, so that the owner can read it before anything is overwritten. */
function Changes( { found: { changes, notes } }: { found: ConsentImport } ) {
	const none = __( '(empty)', 'quayside-consent' );
	return (
		<>
			{ changes.length === 0 ? (
				<p>
					{ __(
						'The import would not change any settings.',
						'quayside-consent'
					) }
				</p>
			) : (
				<table className="widefat fixed striped">
					<caption className="screen-reader-text">
						{ __( 'What the import changes', 'quayside-consent' ) }
					</caption>
					<thead>
						<tr>
							<th scope="col">
								{ __( 'Setting', 'quayside-consent' ) }
							</th>
							<th scope="col">
								{ __( 'Current value', 'quayside-consent' ) }
							</th>
							<th scope="col">
								{ __( 'New value', 'quayside-consent' ) }
							</th>
						</tr>
					</thead>
					<tbody>
						{ changes.map( ( { setting, before, after } ) => (
							<tr key={ setting }>
								<th scope="row">{ setting }</th>
								<td>{ before || none }</td>
								<td>{ after || none }</td>
							</tr>
						) ) }
					</tbody>
				</table>
			) }
			{ notes.map( ( note ) => (
				<p key={ note }>{ note }</p>
			) ) }
		</>
	);
}

/** Imports the settings that another plugin has left in the database. */
function ImportFrom( { from, name, what, onImported }: ImportProps ) {
	const [ found, setFound ] = useState< ConsentImport | null >( null );
	const [ state, setState ] = useState< 'idle' | 'busy' | 'done' >( 'idle' );
	const [ reason, setReason ] = useState( '' );
	const path = `/quayside-consent/v1/import/${ from }`;

	useEffect( () => {
		apiFetch< ConsentImport >( { path } )
			.then( setFound )
			.catch( ( error: unknown ) => setReason( reasonOf( error ) ) );
	}, [ path ] );

	const runImport = (): void => {
		setState( 'busy' );
		apiFetch< ConsentImport >( { path, method: 'POST' } )
			.then( ( result ) => {
				setFound( result );
				setState( 'done' );
				onImported();
			} )
			.catch( ( error: unknown ) => {
				setState( 'idle' );
				setReason( reasonOf( error ) );
			} );
	};

	return (
		<>
			<h2>
				{
					/* translators: %s: name of another plugin. */
					sprintf( __( 'Import from %s', 'quayside-consent' ), name )
				}
			</h2>
			<p>{ what }</p>
			{ found && ! found.found && (
				<p>
					{ sprintf(
						/* translators: %s: name of another plugin. */
						__(
							'No %s settings were found in this site’s database.',
							'quayside-consent'
						),
						name
					) }
				</p>
			) }
			{ found?.found && (
				<>
					<p>
						{ sprintf(
							/* translators: 1: number of texts, 2: number of categories, 3: number of cookies. */
							__(
								'Texts found: %1$d. Categories: %2$d. Cookies: %3$d.',
								'quayside-consent'
							),
							found.texts,
							found.categories,
							found.cookies
						) }
					</p>
					{ state !== 'done' && <Changes found={ found } /> }
					<div>
						<Button
							variant="secondary"
							isBusy={ state === 'busy' }
							disabled={ state === 'busy' }
							accessibleWhenDisabled
							onClick={ runImport }
						>
							{ sprintf(
								/* translators: %s: name of another plugin. */
								__( 'Import from %s', 'quayside-consent' ),
								name
							) }
						</Button>
					</div>
				</>
			) }
			{ state === 'done' && (
				<Notice status="success" isDismissible={ false }>
					{ sprintf(
						/* translators: %s: name of another plugin. */
						__(
							'Settings imported. Review the banner before you deactivate %s.',
							'quayside-consent'
						),
						name
					) }
				</Notice>
			) }
			{ reason && (
				<Notice status="error" isDismissible={ false }>
					{ reason }
				</Notice>
			) }
		</>
	);
}

/** Renders the import from each supported plugin. */
export function Import( { onImported }: { onImported: () => void } ) {
	return (
		<>
			<ImportFrom
				from="cookieyes"
				name="CookieYes"
				what={ __(
					'Imports the privacy law, layout, text of all languages of this site, colors, validity of a choice, categories, blocked scripts, and cookie list. CookieYes data is not changed. Existing visitor consent stays valid, so no one is asked again.',
					'quayside-consent'
				) }
				onImported={ onImported }
			/>
			<ImportFrom
				from="complianz"
				name="Complianz"
				what={ __(
					'Imports the layout, text, colors, validity of a choice, category names, and cookie list of the default banner. Complianz data is not changed. The privacy law and regions are not imported, so review “Privacy law and log”.',
					'quayside-consent'
				) }
				onImported={ onImported }
			/>
		</>
	);
}
