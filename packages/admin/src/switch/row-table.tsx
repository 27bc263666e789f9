import type { SwitchScreenWords } from '@quayside/contracts/switch/screen-words';
import { Notes, Title } from './cells';
import { COLUMNS } from './export';
import type { Row } from './export';
import { PagedTable } from './paged-table';

interface Props {
	rows: Row[];
	words: SwitchScreenWords;
	/** Whether the rows have results and notes. */
	hasResults: boolean;
	/** Name of the region, if the screen has more than one. */
	label?: string;
}

function Cell( {
	row,
	name,
	words,
}: {
	row: Row;
	name: ( typeof COLUMNS )[ number ];
	words: SwitchScreenWords;
} ) {
	switch ( name ) {
		case 'title':
			return <Title row={ row } />;
		case 'count':
			return row.count.toLocaleString();
		case 'result':
			return row.result ? words[ row.result ] : '';
		case 'notes':
			return <Notes notes={ row.notes } />;
		default:
			return row[ name ];
	}
}

/** Renders rows as a table, a page at a time. */
export function RowTable( { rows, words, hasResults, label }: Props ) {
	const columns = COLUMNS.filter(
		( name ) => hasResults || ( name !== 'result' && name !== 'notes' )
	);
	return (
		<PagedTable
			label={ label ?? words.items }
			heads={ columns.map( ( name ) => words[ name ] ) }
			rows={ rows }
			more={ words.more }
		>
			{ ( row, index ) => (
				<tr key={ index }>
					{ columns.map( ( name ) => {
						const cell = (
							<Cell row={ row } name={ name } words={ words } />
						);
						return name === 'title' ? (
							<th key={ name } scope="row">
								{ cell }
							</th>
						) : (
							<td key={ name }>{ cell }</td>
						);
					} ) }
				</tr>
			) }
		</PagedTable>
	);
}
