import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import type { SwitchScreenWords } from '@quayside/contracts/switch/screen-words';
import { Notes, Title } from './cells';
import { COLUMNS } from './export';
import type { Row } from './export';

/** Number of rows that are rendered at a time. */
const PAGE = 100;

interface Props {
	rows: Row[];
	words: SwitchScreenWords;
	/** Whether the rows have results and notes. */
	hasResults: boolean;
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
export function RowTable( { rows, words, hasResults }: Props ) {
	const [ shown, setShown ] = useState( PAGE );
	const columns = COLUMNS.filter(
		( name ) => hasResults || ( name !== 'result' && name !== 'notes' )
	);
	return (
		<>
			<div
				className="quayside-switch__table"
				role="region"
				aria-label={ words.title }
				// A region that scrolls has to be reachable by keyboard.
				tabIndex={ 0 }
			>
				<table className="widefat striped">
					<thead>
						<tr>
							{ columns.map( ( name ) => (
								<th key={ name } scope="col">
									{ words[ name ] }
								</th>
							) ) }
						</tr>
					</thead>
					<tbody>
						{ rows.slice( 0, shown ).map( ( row, index ) => (
							<tr key={ index }>
								{ columns.map( ( name ) => (
									<td key={ name }>
										<Cell
											row={ row }
											name={ name }
											words={ words }
										/>
									</td>
								) ) }
							</tr>
						) ) }
					</tbody>
				</table>
			</div>
			{ rows.length > shown && (
				<Button
					__next40pxDefaultSize
					variant="secondary"
					onClick={ () => setShown( shown + PAGE ) }
				>
					{ words.more }
				</Button>
			) }
		</>
	);
}
