import { toCsv } from './export';
import type { Row } from './export';

const row = ( change: Partial< Row > ): Row => ( {
	source: 'SureForms',
	kind: 'Form',
	title: 'Contact',
	place: '',
	url: '',
	count: 1,
	result: 'converted',
	notes: [],
	...change,
} );

const lines = ( ...rows: Row[] ) =>
	toCsv( rows, { title: 'Item', converted: 'Converted' } )
		.split( '\r\n' )
		.slice( 0, -1 );

it( 'writes labels, results, and notes', () => {
	expect( lines( row( { notes: [ 'One.', 'Two "2".' ] } ) ) ).toEqual( [
		'\uFEFF"source","kind","Item","place","count","result","notes"',
		'"SureForms","Form","Contact","","1","Converted","One. Two ""2""."',
	] );
} );

it( 'does not write formulas', () => {
	expect( lines( row( { title: '=1+"1"' } ) )[ 1 ] ).toContain(
		`,"'=1+""1""",`
	);
} );
