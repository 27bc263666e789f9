import { useEffect, useState } from 'react';
import apiFetch from '@wordpress/api-fetch';
import { Button, Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { reasonOf } from './store';

interface Found {
	found: boolean;
	texts: number;
	categories: number;
	cookies: number;
}

const PATH = '/quayside-consent/v1/import/cookieyes';

/** Takes over what CookieYes has left in the database. */
export function Import( { onImported }: { onImported: () => void } ) {
	const [ found, setFound ] = useState< Found | null >( null );
	const [ state, setState ] = useState< 'idle' | 'busy' | 'done' >( 'idle' );
	const [ reason, setReason ] = useState( '' );
	const ask = ( method: 'GET' | 'POST' ): Promise< void > => apiFetch< Found >( { path: PATH, method } ).then( setFound );

	useEffect( () => void ask( 'GET' ).catch( ( error: unknown ) => setReason( reasonOf( error ) ) ), [] );

	const take = (): void => {
		setState( 'busy' );
		ask( 'POST' )
			.then( () => {
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
			<h2>{ __( 'Import from CookieYes', 'quayside-consent' ) }</h2>
			<p>{ __( 'Law, layout, texts, colours, categories and declared cookies are taken over; CookieYes’s own tables stay as they are. Visitors’ choices need no import: their cookie is read as it is, and nobody is asked again.', 'quayside-consent' ) }</p>
			{ found && ! found.found && <p>{ __( 'CookieYes has left no settings in this site’s database.', 'quayside-consent' ) }</p> }
			{ found?.found && (
				<>
					<p>
						{
							/* translators: 1: number of texts, 2: number of categories, 3: number of cookies. */
							sprintf( __( 'Found: %1$d texts, %2$d categories, %3$d cookies.', 'quayside-consent' ), found.texts, found.categories, found.cookies )
						}
					</p>
					<div>
						<Button variant="secondary" isBusy={ state === 'busy' } disabled={ state === 'busy' } accessibleWhenDisabled onClick={ take }>
							{ __( 'Import', 'quayside-consent' ) }
						</Button>
					</div>
				</>
			) }
			{ state === 'done' && (
				<Notice status="success" isDismissible={ false }>
					{ __( 'Imported. Look at the banner before you switch CookieYes off.', 'quayside-consent' ) }
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
