import type { FormEntry } from '@quayside/contracts/forms/entry';
import { Button, CheckboxControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';

interface Props {
	entries: FormEntry[];
	trash: boolean;
	onOpen: ( id: number ) => void;
	onAct: ( ids: number[], change: { status?: string; starred?: boolean } | 'delete' ) => Promise< void >;
}

const title = ( entry: FormEntry ): string => entry.fields.find( ( { value } ) => value )?.value ?? `#${ entry.id }`;
const summary = ( entry: FormEntry ): string =>
	entry.fields
		.filter( ( { value } ) => value )
		.slice( 1 )
		.map( ( { value } ) => value )
		.join( ' · ' );

/** A page of entries with what can be done to several at once. */
export function EntryTable( { entries, trash, onOpen, onAct }: Props ) {
	const [ chosen, setChosen ] = useState< number[] >( [] );
	const ids = chosen.filter( ( id ) => entries.some( ( entry ) => entry.id === id ) );
	const act = ( change: { status?: string } | 'delete' ) => onAct( ids, change ).then( () => setChosen( [] ) );
	if ( ! entries.length ) {
		return <p className="quayside-entries__none">{ __( 'Nothing here yet.', 'quayside-blocks' ) }</p>;
	}
	return (
		<>
			<div className="quayside-entries__bulk">
				<Button variant="secondary" disabled={ ! ids.length } onClick={ () => act( { status: 'read' } ) }>
					{ __( 'Mark as read', 'quayside-blocks' ) }
				</Button>
				<Button variant="secondary" disabled={ ! ids.length } onClick={ () => act( { status: 'unread' } ) }>
					{ trash ? __( 'Restore', 'quayside-blocks' ) : __( 'Mark as unread', 'quayside-blocks' ) }
				</Button>
				<Button variant="secondary" isDestructive disabled={ ! ids.length } onClick={ () => act( trash ? 'delete' : { status: 'trash' } ) }>
					{ trash ? __( 'Delete for ever', 'quayside-blocks' ) : __( 'Move to trash', 'quayside-blocks' ) }
				</Button>
			</div>
			<table className="wp-list-table widefat striped">
				<thead>
					<tr>
						<td className="check-column">
							<CheckboxControl __nextHasNoMarginBottom aria-label={ __( 'Choose all', 'quayside-blocks' ) } checked={ ids.length === entries.length } onChange={ ( all ) => setChosen( all ? entries.map( ( { id } ) => id ) : [] ) } />
						</td>
						<th scope="col">{ __( 'Entry', 'quayside-blocks' ) }</th>
						<th scope="col">{ __( 'Form', 'quayside-blocks' ) }</th>
						<th scope="col">{ __( 'Received', 'quayside-blocks' ) }</th>
						<th scope="col">{ __( 'Mail', 'quayside-blocks' ) }</th>
					</tr>
				</thead>
				<tbody>
					{ entries.map( ( entry ) => (
						<tr key={ entry.id } className={ entry.status === 'unread' ? 'is-unread' : '' }>
							<td className="check-column">
								<CheckboxControl
									__nextHasNoMarginBottom
									/* translators: %s: first value of an entry */
									aria-label={ sprintf( __( 'Choose %s', 'quayside-blocks' ), title( entry ) ) }
									checked={ ids.includes( entry.id ) }
									onChange={ ( on ) => setChosen( on ? [ ...ids, entry.id ] : ids.filter( ( id ) => id !== entry.id ) ) }
								/>
							</td>
							<td>
								<Button
									size="small"
									icon={ entry.starred ? 'star-filled' : 'star-empty' }
									label={ entry.starred ? __( 'Remove the star', 'quayside-blocks' ) : __( 'Add a star', 'quayside-blocks' ) }
									aria-pressed={ entry.starred }
									onClick={ () => onAct( [ entry.id ], { starred: ! entry.starred } ) }
								/>
								<Button variant="link" onClick={ () => onOpen( entry.id ) }>
									{ title( entry ) }
								</Button>
								<div className="quayside-entries__summary">{ summary( entry ) }</div>
							</td>
							<td>{ entry.formTitle }</td>
							<td>{ new Date( entry.created ).toLocaleString() }</td>
							<td>{ entry.mail === 'failed' ? <strong className="quayside-entries__failed">{ __( 'Failed', 'quayside-blocks' ) }</strong> : entry.mail }</td>
						</tr>
					) ) }
				</tbody>
			</table>
		</>
	);
}
