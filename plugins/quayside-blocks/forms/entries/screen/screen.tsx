import { ErrorNotice } from '@quayside/admin/error-notice';
import { useAction, useRequest } from '@quayside/admin/request';
import type { FormEntriesScreen } from '@quayside/contracts/forms/entries.screen';
import type { FormEntry } from '@quayside/contracts/forms/entry';
import { speak } from '@wordpress/a11y';
import { DataViews } from '@wordpress/dataviews/wp';
import type { View } from '@wordpress/dataviews/wp';
import { dateI18n } from '@wordpress/date';
import { useEffect, useMemo, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { getQueryArg } from '@wordpress/url';
import { getActions } from './actions';
import { bulk, readPage } from './api';
import type { Action } from './api';
import { Chart } from './chart';
import { DeleteData } from './delete-data';
import { EntryDetail } from './detail';
import { DoneNotice } from './done-notice';
import { ExportButton } from './export-button';
import { getFields } from './fields';
import { getFoundMessage, getMoreMessage } from './more';
import { getQuery } from './query';
import type { Undo } from './undo';
import { doneLabel, getUndo, undoneLabel } from './undo';
import { getEntryUrl, useOpenEntry } from './use-open-entry';
import { useReturnFocus } from './use-return-focus';

/** The message about what was done, and the calls that undo it. */
export interface Done {
	text: string;
	undo: Undo;
}

const DEFAULT_VIEW: View = {
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

/** Returns the initial view, limited to the form that the page's URL names. */
const getInitialView = (): View => {
	const form = Number( getQueryArg( location.href, 'form' ) );
	return form
		? {
				...DEFAULT_VIEW,
				filters: [
					{ field: 'form', operator: 'is', value: String( form ) },
				],
			}
		: DEFAULT_VIEW;
};

/** Renders the list of entries, or the one that the page's URL names. */
export function EntriesScreen( {
	forms,
	may: can,
	exportUrl,
}: FormEntriesScreen ) {
	const [ view, setView ] = useState( getInitialView );
	const [ version, setVersion ] = useState( 0 );
	const [ selection, setSelection ] = useState< string[] >( [] );
	const [ done, setDone ] = useState< Done | null >( null );
	const [ open, setOpen ] = useOpenEntry();
	const query = useMemo(
		() => getQuery( view, dateI18n( 'Y-m-d', new Date() ) ),
		[ view ]
	);
	const {
		data: page,
		error,
		isLoading,
		clearError,
	} = useRequest(
		// Some changes of the view, such as a column's width, need no new request.
		JSON.stringify( [ query, version ] ),
		( signal ) => readPage( query, signal )
	);
	const change = useAction();
	const reload = (): void => setVersion( ( number ) => number + 1 );

	/** Runs the calls and resolves to the number of changed entries, null after an error. */
	const run = async ( calls: Undo ): Promise< number | null > => {
		let changed = 0;
		const isDone = await change.run( async () => {
			for ( const [ action, ids ] of calls ) {
				changed += ( await bulk( action, ids ) ).changed;
			}
			setSelection( [] );
		} );
		reload();
		return isDone ? changed : null;
	};
	const act = async (
		action: Action,
		entries: FormEntry[]
	): Promise< boolean > => {
		const undo = getUndo( action, entries );
		const changed = await run( [
			[ action, entries.map( ( { id } ) => id ) ],
		] );
		if ( changed !== null ) {
			setDone( { text: doneLabel( action, changed ), undo } );
		}
		return changed !== null;
	};
	const undoDone = ( undo: Undo ): void => {
		setDone( null );
		void run( undo ).then(
			( changed ) =>
				changed !== null && setDone( { text: undoneLabel(), undo: [] } )
		);
	};
	const total = page?.total ?? 0;
	const totalPages = Math.ceil( total / query.perPage );
	const announced = useRef( query );
	useEffect( () => {
		if ( isLoading || ! page || error ) {
			return;
		}
		const last = announced.current;
		announced.current = query;
		// A change of anything but the page, such as a search or a filter, starts a new list.
		if (
			JSON.stringify( { ...query, page: 0 } ) !==
			JSON.stringify( { ...last, page: 0 } )
		) {
			speak( getFoundMessage( page, query.order ) );
		} else if ( query.page !== last.page ) {
			speak(
				sprintf(
					/* translators: 1: number of the page, 2: number of pages */
					__( 'Page %1$d of %2$d', 'quayside-blocks' ),
					query.page,
					totalPages
				)
			);
		}
	}, [ isLoading, page, error, query, totalPages ] );
	const list = useReturnFocus( open, ! isLoading && page !== null );
	// DataViews gives its table no name, and creates it again without rendering this component.
	useEffect( () => {
		const region = list.current;
		if ( ! region ) {
			return undefined;
		}
		const name = (): void =>
			region
				.querySelector( '.dataviews-view-table' )
				?.setAttribute(
					'aria-label',
					__( 'Entries', 'quayside-blocks' )
				);
		const observer = new MutationObserver( name );
		name();
		observer.observe( region, { childList: true, subtree: true } );
		return () => observer.disconnect();
	}, [ list, open ] );

	if ( open ) {
		return (
			<EntryDetail
				key={ open }
				id={ open }
				manage={ can.manage }
				onBack={ ( result ) => {
					setDone( result ?? null );
					setOpen( 0 );
					reload();
				} }
			/>
		);
	}
	const star = ( entry: FormEntry ): void =>
		void run( [ [ entry.starred ? 'unstar' : 'star', [ entry.id ] ] ] );
	return (
		<div
			className="quayside-entries"
			ref={ list }
			tabIndex={ -1 }
			role="region"
			aria-busy={ isLoading }
			aria-label={ __( 'Entries', 'quayside-blocks' ) }
		>
			<ErrorNotice
				message={ change.error || error }
				onDismiss={ () => {
					clearError();
					change.reset();
				} }
			/>
			{ done && (
				<DoneNotice
					text={ done.text }
					onUndo={
						done.undo.length
							? () => undoDone( done.undo )
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
				fields={ getFields( {
					forms,
					onStar: can.manage ? star : null,
				} ) }
				actions={ getActions( { can, act } ) }
				// While it loads again, DataViews makes its footer inert, and the focus of "Next page" would be lost.
				isLoading={ isLoading && ! page }
				selection={ selection }
				onChangeSelection={ setSelection }
				paginationInfo={ {
					totalItems: total,
					totalPages,
				} }
				defaultLayouts={ { table: {}, list: {} } }
				searchLabel={ __( 'Search entries', 'quayside-blocks' ) }
				renderItemLink={ ( { item, ...anchor } ) => (
					// eslint-disable-next-line jsx-a11y/anchor-has-content -- DataViews passes the content.
					<a
						{ ...anchor }
						data-entry={ item.id }
						href={ getEntryUrl( item.id ) }
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
					can.export && exportUrl ? (
						<ExportButton url={ exportUrl } query={ query } />
					) : undefined
				}
			/>
			{ page?.more && (
				<p className="quayside-entries__more">
					{ getMoreMessage( page, query.order ) }
				</p>
			) }
			{ can.settings && <DeleteData /> }
		</div>
	);
}
