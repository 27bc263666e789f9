import { edgesOf } from '../conditions/edges';
import type { FormField } from '../use-form-fields';

const field = ( id: string, ...rules: string[] ): FormField => ( {
	clientId: id,
	id,
	type: 'input',
	isEmail: false,
	slug: id,
	label: id,
	conditional: { rules: rules.map( ( each ) => ( { field: each } ) ) },
} );

it( 'draws one arrow for each pair of fields, and none for a deleted field', () => {
	expect(
		edgesOf( [
			field( 'a' ),
			field( 'b', 'a', 'a' ),
			field( 'c', 'gone', '' ),
		] )
	).toEqual( [ { from: 0, to: 1, lane: 0 } ] );
} );

it( 'draws arrows that overlap in different columns, the short ones nearest', () => {
	expect(
		edgesOf( [
			field( 'a' ),
			field( 'b', 'd' ),
			field( 'c', 'd' ),
			field( 'd' ),
			field( 'e' ),
			field( 'f', 'e' ),
		] )
	).toEqual( [
		{ from: 3, to: 2, lane: 0 },
		{ from: 4, to: 5, lane: 0 },
		{ from: 3, to: 1, lane: 1 },
	] );
} );
