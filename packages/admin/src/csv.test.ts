import table from '../../../contracts/switch/cases/csv.json';
import { escapeFormula } from './csv';

it.each( Object.entries( table.cells ) )(
	'writes a cell with %s as text',
	( _name, [ text, cell ] ) => {
		expect( escapeFormula( text as string ) ).toBe( cell );
	}
);
