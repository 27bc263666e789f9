import type { FormEntriesScreen } from '@quayside/contracts/forms/entries.screen';
import type { FormEntry } from '@quayside/contracts/forms/entry';
import { Notice } from '@wordpress/components';
import { DataViews } from '@wordpress/dataviews/wp';
import type { View } from '@wordpress/dataviews/wp';
import { dateI18n } from '@wordpress/date';
import { useEffect, useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { actionsOf } from './actions';
import { bulk, readPage } from './api';
import type { Action, Page } from './api';
import { Chart } from './chart';
import { DeleteData } from './delete-data';
import { EntryDetail } from './detail';
import { DoneNotice } from './done-notice';
import { ExportButton } from './export-button';
import { fieldsOf } from './fields';
import { moreOf } from './more';
import { queryOf } from './query';
import type { Undo } from './undo';
import { doneLabel, undoneLabel, undoOf } from './undo';
import { addressOf, useAddress } from './use-address';
import { useReturnFocus } from './use-return-focus';

/** What was done, and what undoes it. */
export interface Done {
	text: string;
	undo: Undo;
}

const FIRST: View = {
	type: 'table',
	page: 1,
	perPage: 20,
	search: '',
	sort: { field: 'created', direction: 'desc' },
	filters: [],
	titleField: 'title',
	descriptionField: 'summary',
	fields: [ 'starred', 'form', 'created', 'mail' ],
	layout: {
		enableMoving: false,
		styles: {
			starred: { width: 64 },
			form: { maxWidth: 180 },
			mail: { width: 88 },
		},
	},
};

/** The admin's screen of entries: find, read, mark, delete, export. */
export function EntriesScreen( { forms, may, exportUrl }: FormEntriesScreen ) {
	const [ view, setView ] = useState< View >( FIRST );
	const [ page, setPage ] = useState< Page | null >( null );
	const [ loading, setLoading ] = useState( true );
	const [ problem, setProblem ] = useState( '' );
	const [ version, setVersion ] = useState( 0 );
	const [ chosen, setChosen ] = useState< string[] >( [] );
	const [ done, setDone ] = useState< Done | null >( null );
	const [ open, setOpen ] = useAddress();
	const query = useMemo(
		() => queryOf( view, dateI18n( 'Y-m-d', new Date() ) ),
		[ view ]
	);
	// Views change in ways that ask for nothing new, such as the width of a column.
	const asked = JSON.stringify( query );

	useEffect( () => {
		const stop = new AbortController();
		setLoading( true );
		readPage( JSON.parse( asked ), stop.signal ).then(
			( found ) => {
				setPage( found );
				setProblem( '' );
				setLoading( false );
			},
			( error: Error ) => {
				if ( ! stop.signal.aborted ) {
					setProblem( error.message );
					setLoading( false );
				}
			}
		);
		return () => stop.abort();
	}, [ asked, version ] );

	const run = async ( calls: Undo ): Promise< number | null > => {
		let sum: number | null = 0;
		try {
			for ( const [ action, ids ] of calls ) {
				sum += ( await bulk( action, ids ) ).changed;
			}
			setChosen( [] );
			setProblem( '' );
		} catch ( error ) {
			setProblem( ( error as Error ).message );
			sum = null;
		}
		setVersion( ( number ) => number + 1 );
		return sum;
	};
	const act = async (
		action: Action,
		entries: FormEntry[]
	): Promise< boolean > => {
		const undo = undoOf( action, entries );
		const changed = await run( [
			[ action, entries.map( ( { id } ) => id ) ],
		] );
		// A star says itself what it is, and is its own way back.
		if ( changed !== null && action !== 'star' && action !== 'unstar' ) {
			setDone( { text: doneLabel( action, changed ), undo } );
		}
		return changed !== null;
	};
	const takeBack = ( undo: Undo ): void => {
		setDone( null );
		void run( undo ).then(
			( changed ) =>
				changed !== null && setDone( { text: undoneLabel(), undo: [] } )
		);
	};
	const list = useReturnFocus( open, ! loading && page !== null );

	if ( open ) {
		return (
			<EntryDetail
				key={ open }
				id={ open }
				manage={ may.manage }
				onBack={ ( now ) => {
					setDone( now ?? null );
					setOpen( 0 );
					setLoading( true );
					setVersion( ( number ) => number + 1 );
				} }
			/>
		);
	}
	const star = ( entry: FormEntry ): void =>
		void act( entry.starred ? 'unstar' : 'star', [ entry ] );
	const total = page?.total ?? 0;
	return (
		<div
			className="quayside-entries"
			ref={ list }
			tabIndex={ -1 }
			role="region"
			aria-label={ __( 'Entries', 'quayside-blocks' ) }
		>
			{ problem && (
				<Notice status="error" onRemove={ () => setProblem( '' ) }>
					{ problem }
				</Notice>
			) }
			{ done && (
				<DoneNotice
					text={ done.text }
					onUndo={
						done.undo.length
							? () => takeBack( done.undo )
							: undefined
					}
					onClose={ () => setDone( null ) }
				/>
			) }
			<Chart form={ query.form } version={ version } />
			<DataViews< FormEntry >
				view={ view }
				onChangeView={ setView }
				data={ page?.entries ?? [] }
				getItemId={ ( { id } ) => String( id ) }
				fields={ fieldsOf( {
					forms,
					onStar: may.manage ? star : null,
				} ) }
				actions={ actionsOf( { may, act } ) }
				isLoading={ loading }
				selection={ chosen }
				onChangeSelection={ setChosen }
				paginationInfo={ {
					totalItems: total,
					totalPages: Math.ceil( total / query.perPage ),
				} }
				defaultLayouts={ { table: {}, list: {} } }
				searchLabel={ __( 'Search entries', 'quayside-blocks' ) }
				renderItemLink={ ( { item, ...anchor } ) => (
					// eslint-disable-next-line jsx-a11y/anchor-has-content -- its content comes with the others.
					<a
						{ ...anchor }
						data-entry={ item.id }
						href={ addressOf( item.id ) }
						onClick={ ( event ) => {
							if (
								! event.metaKey &&
								! event.ctrlKey &&
								! event.shiftKey
							) {
								event.preventDefault();
								setOpen( item.id );
							}
						} }
					/>
				) }
				empty={
					<p>{ __( 'No entries found.', 'quayside-blocks' ) }</p>
				}
				header={
					may.export && exportUrl ? (
						<ExportButton url={ exportUrl } query={ query } />
					) : undefined
				}
			/>
			{ page?.more && (
				<p className="quayside-entries__more">
					{ moreOf( page, query.order ) }
				</p>
			) }
			{ may.settings && <DeleteData /> }
		</div>
	);
}
