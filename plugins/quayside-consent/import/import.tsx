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
					'Imports the privacy law, layout, text, colors, categories, and cookie list. CookieYes data is not changed. Existing visitor consent stays valid, so no one is asked again.',
					'quayside-consent'
				) }
				onImported={ onImported }
			/>
			<ImportFrom
				from="complianz"
				name="Complianz"
				what={ __(
					'Imports the layout, text, colors, category names, and cookie list of the default banner. Complianz data is not changed. The privacy law and regions are not imported, so review “Privacy law and log”. Visitors are asked for consent again because Complianz stores it in a different format.',
					'quayside-consent'
				) }
				onImported={ onImported }
			/>
		</>
	);
}
