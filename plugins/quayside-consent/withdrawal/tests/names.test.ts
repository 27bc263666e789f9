import table from '../../../../contracts/consent/cases/deletes.json';
import { isOptional, matchesPattern } from '../names';

describe( table.title, () => {
	test.each( table.cases )( '$name', ( { name, isDeleted } ) => {
		expect(
			isOptional( name ) &&
				table.patterns.some( ( pattern ) =>
					matchesPattern( name, pattern )
				)
		).toBe( isDeleted );
	} );
} );
