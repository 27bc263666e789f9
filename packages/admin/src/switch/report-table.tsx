import { speak } from '@wordpress/a11y';
import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { addQueryArgs } from '@wordpress/url';
import type { SwitchReportRow } from '@quayside/contracts/switch/report-row';
import type { SwitchScreenWords } from '@quayside/contracts/switch/screen-words';
import { Notes, Title } from './cells';
import { PagedTable } from './paged-table';

/** Columns of the report, in order. */
const COLUMNS = [
	'source',
	'kind',
	'title',
	'count',
	'result',
	'state',
	'notes',
	'action',
] as const;

interface Props {
	rows: SwitchReportRow[];
	words: SwitchScreenWords;
	/** URL of the report as CSV. */
	url: string;
	/** Undoes an item, and resolves to its new row, or to null if that failed. */
	onUndo: ( id: number, force: boolean ) => Promise< SwitchReportRow | null >;
}

function ItemAction( {
	row,
	words,
	onUndo,
}: {
	row: SwitchReportRow;
	words: SwitchScreenWords;
	onUndo: Props[ 'onUndo' ];
} ) {
	const [ isBusy, setBusy ] = useState( false );
	if ( row.state !== 'done' && row.state !== 'edited' ) {
		return null;
	}
	const force = row.state === 'edited';
	const label = force ? words.restore : words.undoItem;
	return (
		<Button
			variant="link"
			aria-label={ `${ label }: ${ row.title }` }
			disabled={ isBusy }
			accessibleWhenDisabled
			onClick={ async () => {
				setBusy( true );
				const undone = await onUndo( row.id, force );
				setBusy( false );
				if ( undone && undone.state !== 'pending' ) {
					speak( `${ words[ undone.state ] }: ${ row.title }` );
				}
			} }
		>
			{ label }
		</Button>
	);
}

/** Renders the report, with an undo for each item. */
export function ReportTable( { rows, words, url, onUndo }: Props ) {
	return (
		<>
			<h3>{ words.report }</h3>
			<div className="quayside-switch__actions">
				<Button
					__next40pxDefaultSize
					variant="secondary"
					href={ addQueryArgs( url, { format: 'json' } ) }
				>
					{ words.json }
				</Button>
				<Button __next40pxDefaultSize variant="secondary" href={ url }>
					{ words.csv }
				</Button>
			</div>
			<PagedTable
				label={ words.report }
				heads={ COLUMNS.map( ( name ) => words[ name ] ) }
				rows={ rows }
				more={ words.more }
			>
				{ ( row ) => (
					<tr key={ row.id }>
						<td>{ row.source }</td>
						<td>{ row.kind }</td>
						<th scope="row">
							<Title row={ row } />
						</th>
						<td>{ row.count.toLocaleString() }</td>
						<td>{ row.result ? words[ row.result ] : '' }</td>
						<td>
							{ row.state === 'pending'
								? ''
								: words[ row.state ] }
						</td>
						<td>
							<Notes notes={ row.notes } />
						</td>
						<td>
							<ItemAction
								row={ row }
								words={ words }
								onUndo={ onUndo }
							/>
						</td>
					</tr>
				) }
			</PagedTable>
		</>
	);
}
