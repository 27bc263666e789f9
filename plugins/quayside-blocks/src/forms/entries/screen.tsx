import type { FormEntry } from '@quayside/contracts/forms/entry';
import { speak } from '@wordpress/a11y';
import { Notice } from '@wordpress/components';
import { DataViews } from '@wordpress/dataviews/wp';
import type { View } from '@wordpress/dataviews/wp';
import { dateI18n } from '@wordpress/date';
import { useEffect, useMemo, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { actionsOf } from './actions';
import { bulk, readPage } from './api';
import type { Action, Page } from './api';
import { Chart } from './chart';
import { DeleteData } from './delete-data';
import { EntryDetail } from './detail';
import { ExportButton } from './export-button';
import { fieldsOf } from './fields';
import { moreOf } from './more';
import { queryOf } from './query';
import { addressOf, useAddress } from './use-address';

export interface Props {
	forms: Array< { id: number; title: string } >;
	may: { manage: boolean; delete: boolean; export: boolean; settings: boolean };
	exportUrl: string;
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
	layout: { enableMoving: false, styles: { starred: { width: 64 }, form: { maxWidth: 180 }, mail: { width: 88 } } },
};

/** The admin's screen of entries: find, read, mark, delete, export. */
export function EntriesScreen( { forms, may, exportUrl }: Props ) {
	const [ view, setView ] = useState< View >( FIRST );
	const [ page, setPage ] = useState< Page | null >( null );
	const [ loading, setLoading ] = useState( true );
	const [ problem, setProblem ] = useState( '' );
	const [ version, setVersion ] = useState( 0 );
	const [ chosen, setChosen ] = useState< string[] >( [] );
	const [ open, setOpen ] = useAddress();
	const query = useMemo( () => queryOf( view, dateI18n( 'Y-m-d', new Date() ) ), [ view ] );
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

	const act = async ( action: Action, entries: FormEntry[] ): Promise< boolean > => {
		let done = false;
		try {
			const { changed } = await bulk( action, entries );
			/* translators: %d: number of entries */
			speak( sprintf( _n( '%d entry changed.', '%d entries changed.', changed, 'quayside-blocks' ), changed ) );
			setChosen( [] );
			done = true;
		} catch ( error ) {
			setProblem( ( error as Error ).message );
		}
		setVersion( ( number ) => number + 1 );
		return done;
	};

	if ( open ) {
		return (
			<EntryDetail
				key={ open }
				id={ open }
				manage={ may.manage }
				onBack={ () => {
					setOpen( 0 );
					setVersion( ( number ) => number + 1 );
				} }
			/>
		);
	}
	const star = ( entry: FormEntry ): void => void act( entry.starred ? 'unstar' : 'star', [ entry ] );
	const total = page?.total ?? 0;
	return (
		<div className="quayside-entries">
			{ problem && (
				<Notice status="error" onRemove={ () => setProblem( '' ) }>
					{ problem }
				</Notice>
			) }
			<Chart form={ query.form } version={ version } />
			<DataViews< FormEntry >
				view={ view }
				onChangeView={ setView }
				data={ page?.entries ?? [] }
				getItemId={ ( { id } ) => String( id ) }
				fields={ fieldsOf( { forms, onStar: may.manage ? star : null } ) }
				actions={ actionsOf( { may, act } ) }
				isLoading={ loading }
				selection={ chosen }
				onChangeSelection={ setChosen }
				paginationInfo={ { totalItems: total, totalPages: Math.ceil( total / query.perPage ) } }
				defaultLayouts={ { table: {}, list: {} } }
				searchLabel={ __( 'Search entries', 'quayside-blocks' ) }
				renderItemLink={ ( { item, ...anchor } ) => (
					// eslint-disable-next-line jsx-a11y/anchor-has-content -- its content comes with the others.
					<a
						{ ...anchor }
						href={ addressOf( item.id ) }
						onClick={ ( event ) => {
							if ( ! event.metaKey && ! event.ctrlKey && ! event.shiftKey ) {
								event.preventDefault();
								setOpen( item.id );
							}
						} }
					/>
				) }
				empty={ <p>{ __( 'No entries here.', 'quayside-blocks' ) }</p> }
				header={ may.export && exportUrl ? <ExportButton url={ exportUrl } query={ query } /> : undefined }
			/>
			{ page?.more && <p className="quayside-entries__more">{ moreOf( page, query.order ) }</p> }
			{ may.settings && <DeleteData /> }
		</div>
	);
}
