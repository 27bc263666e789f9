import type { FormEntry } from '@quayside/contracts/forms/entry';
import apiFetch from '@wordpress/api-fetch';
import { Button, Notice, SearchControl, SelectControl, Spinner } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { EntryDetail } from './detail';
import { EntryTable } from './table';

const PER_PAGE = 20;

const statuses = (): Array< { value: string; label: string } > => [
	{ value: '', label: __( 'Inbox', 'quayside-blocks' ) },
	{ value: 'unread', label: __( 'Unread', 'quayside-blocks' ) },
	{ value: 'read', label: __( 'Read', 'quayside-blocks' ) },
	{ value: 'spam', label: __( 'Spam', 'quayside-blocks' ) },
	{ value: 'trash', label: __( 'Trash', 'quayside-blocks' ) },
];

interface Query {
	form: number;
	status: string;
	search: string;
	page: number;
}

interface Page {
	entries: FormEntry[];
	total: number;
}

/** Reads a page of entries; the number of all of them comes in a header. */
const read = async ( query: Query, signal: AbortSignal ): Promise< Page > => {
	const parameters = new URLSearchParams( { form: String( query.form ), status: query.status, search: query.search, page: String( query.page ), per_page: String( PER_PAGE ) } );
	const answer = await apiFetch< Response, false >( { path: `/quayside/v1/form-entries?${ parameters }`, parse: false, signal } );
	return { entries: ( await answer.json() ) as FormEntry[], total: Number( answer.headers.get( 'X-WP-Total' ) ) };
};

/** The admin's screen of entries: find, read, mark, delete. */
export function EntriesScreen( { forms }: { forms: Array< { id: number; title: string } > } ) {
	const [ query, setQuery ] = useState< Query >( { form: 0, status: '', search: '', page: 1 } );
	const [ page, setPage ] = useState< Page | null >( null );
	const [ problem, setProblem ] = useState( '' );
	const [ open, setOpen ] = useState< number | null >( null );
	const [ version, setVersion ] = useState( 0 );

	useEffect( () => {
		const stop = new AbortController();
		read( query, stop.signal ).then(
			( found ) => {
				setPage( found );
				setProblem( '' );
			},
			( error: Error ) => stop.signal.aborted || setProblem( error.message )
		);
		return () => stop.abort();
	}, [ query, version ] );

	const act = async ( ids: number[], change: { status?: string; starred?: boolean } | 'delete' ): Promise< void > => {
		try {
			await Promise.all( ids.map( ( id ) => apiFetch( { path: `/quayside/v1/form-entries/${ id }`, ...( change === 'delete' ? { method: 'DELETE' } : { method: 'POST', data: change } ) } ) ) );
		} catch ( error ) {
			setProblem( ( error as Error ).message );
		}
		setVersion( ( number ) => number + 1 );
	};

	const pages = Math.max( 1, Math.ceil( ( page?.total ?? 0 ) / PER_PAGE ) );
	if ( open !== null ) {
		return (
			<EntryDetail
				id={ open }
				onBack={ () => {
					setOpen( null );
					setVersion( ( number ) => number + 1 );
				} }
			/>
		);
	}
	return (
		<div className="quayside-entries">
			{ problem && (
				<Notice status="error" onRemove={ () => setProblem( '' ) }>
					{ problem }
				</Notice>
			) }
			<div className="quayside-entries__filters">
				<SearchControl __nextHasNoMarginBottom label={ __( 'Search entries', 'quayside-blocks' ) } value={ query.search } onChange={ ( search ) => setQuery( { ...query, search, page: 1 } ) } />
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Form', 'quayside-blocks' ) }
					value={ String( query.form ) }
					options={ [ { value: '0', label: __( 'All forms', 'quayside-blocks' ) }, ...forms.map( ( { id, title } ) => ( { value: String( id ), label: title } ) ) ] }
					onChange={ ( form ) => setQuery( { ...query, form: Number( form ), page: 1 } ) }
				/>
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Status', 'quayside-blocks' ) }
					value={ query.status }
					options={ statuses() }
					onChange={ ( status ) => setQuery( { ...query, status, page: 1 } ) }
				/>
			</div>
			{ page ? <EntryTable entries={ page.entries } trash={ query.status === 'trash' } onOpen={ setOpen } onAct={ act } /> : <Spinner /> }
			<div className="quayside-entries__pages">
				<span>
					{ sprintf(
						/* translators: %d: number of entries */
						_n( '%d entry', '%d entries', page?.total ?? 0, 'quayside-blocks' ),
						page?.total ?? 0
					) }
				</span>
				<Button variant="secondary" disabled={ query.page <= 1 } onClick={ () => setQuery( { ...query, page: query.page - 1 } ) }>
					{ __( 'Previous', 'quayside-blocks' ) }
				</Button>
				<Button variant="secondary" disabled={ query.page >= pages } onClick={ () => setQuery( { ...query, page: query.page + 1 } ) }>
					{ __( 'Next', 'quayside-blocks' ) }
				</Button>
			</div>
		</div>
	);
}
