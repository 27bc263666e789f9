import type { SwitchScanResponse } from '@quayside/contracts/switch/scan.response';
import { escapeFormula } from '../csv';

/** A row of the inventory or the rehearsal. */
export type Row = SwitchScanResponse[ 'rows' ][ number ];

/** Columns of a row, in order. */
export const COLUMNS = [
	'source',
	'kind',
	'title',
	'place',
	'count',
	'result',
	'notes',
] as const;

const cell = ( text: string ): string =>
	`"${ escapeFormula( text ).replace( /"/g, '""' ) }"`;

/**
 * Returns rows as a CSV file.
 *
 * @param rows   Rows.
 * @param labels Labels of the columns and the results.
 */
export const toCsv = (
	rows: Row[],
	labels: Readonly< Partial< Record< string, string > > >
): string =>
	`\uFEFF${ [
		COLUMNS.map( ( name ) => cell( labels[ name ] ?? name ) ),
		...rows.map( ( row ) =>
			COLUMNS.map( ( name ) =>
				cell(
					name === 'notes'
						? row.notes.join( ' ' )
						: name === 'result'
							? ( labels[ row.result ] ?? '' )
							: String( row[ name ] )
				)
			)
		),
	]
		.map( ( cells ) => cells.join( ',' ) )
		.join( '\r\n' ) }\r\n`;
