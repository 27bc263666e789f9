import type { FormEntry } from '@quayside/contracts/forms/entry';
import apiFetch from '@wordpress/api-fetch';
import { Button, Notice, Spinner } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

/** One entry: its values and what became of its mail. Opening it marks it as read. */
export function EntryDetail( { id, onBack }: { id: number; onBack: () => void } ) {
	const [ entry, setEntry ] = useState< FormEntry | null >( null );
	const [ problem, setProblem ] = useState( '' );
	const path = `/quayside/v1/form-entries/${ id }`;

	useEffect( () => {
		let current = true;
		apiFetch< FormEntry >( { path } )
			.then( ( found ) => ( found.status === 'unread' ? apiFetch< FormEntry >( { path, method: 'POST', data: { status: 'read' } } ) : found ) )
			.then(
				( found ) => current && setEntry( found ),
				( error: Error ) => current && setProblem( error.message )
			);
		return () => {
			current = false;
		};
	}, [ path ] );

	const resend = (): void => {
		apiFetch< FormEntry >( { path: `${ path }/resend`, method: 'POST' } ).then( setEntry, ( error: Error ) => setProblem( error.message ) );
	};

	return (
		<div className="quayside-entry">
			<Button variant="tertiary" onClick={ onBack }>
				{ __( 'Back to all entries', 'quayside-blocks' ) }
			</Button>
			{ problem && (
				<Notice status="error" isDismissible={ false }>
					{ problem }
				</Notice>
			) }
			{ ! entry && ! problem && <Spinner /> }
			{ entry && (
				<>
					<h2>
						{ entry.formTitle } <span className="quayside-entry__number">#{ entry.id }</span>
					</h2>
					<dl>
						{ entry.fields.map( ( field ) => (
							<div key={ field.id }>
								<dt>{ field.label }</dt>
								<dd>{ field.value || '—' }</dd>
							</div>
						) ) }
						<div>
							<dt>{ __( 'Received', 'quayside-blocks' ) }</dt>
							<dd>{ new Date( entry.created ).toLocaleString() }</dd>
						</div>
					</dl>
					<h3>{ __( 'Mail', 'quayside-blocks' ) }</h3>
					<ul>
						{ entry.log.map( ( line, index ) => (
							<li key={ index } className={ line.event === 'mail_failed' ? 'quayside-entries__failed' : '' }>
								{ new Date( line.time ).toLocaleString() } · { line.event === 'mail_failed' ? __( 'not sent', 'quayside-blocks' ) : __( 'sent', 'quayside-blocks' ) } · { line.detail }
							</li>
						) ) }
					</ul>
					<Button variant="secondary" onClick={ resend }>
						{ __( 'Send the mail again', 'quayside-blocks' ) }
					</Button>
				</>
			) }
		</div>
	);
}
