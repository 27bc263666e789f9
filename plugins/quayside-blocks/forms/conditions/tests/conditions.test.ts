import type { FieldConditions } from '@quayside/contracts/forms/field.conditions';
import table from '../../../../../contracts/forms/cases/conditions.json';
import type { Conditional } from '../conditions';
import { hiddenIds } from '../conditions';

interface Group {
	title: string;
	fields: Record<
		string,
		{
			type: string;
			formatType?: string;
			within?: string;
			conditional?: FieldConditions;
		}
	>;
	cases: Array< [ Record< string, string >, string[] ] >;
}

describe.each( table.groups as unknown as Group[] )(
	'$title',
	( { fields, cases } ) => {
		const conditionals: Conditional[] = Object.entries( fields ).map(
			( [ id, field ] ) => ( { id, ...field } )
		);

		it.each( cases )( '%j hides %j', ( values, hidden ) => {
			expect( [
				...hiddenIds( conditionals, ( id ) => values[ id ] ?? '' ),
			] ).toEqual( hidden );
		} );
	}
);
