import type { OtherField } from '../../fields/field-editor';
import { proposeRule } from '../conditions/proposed-rule';

// The editors of the fields need the scripts of the block editor.
jest.mock( '../../fields/field-editors', () => ( {
	EDITORS: {
		input: {},
		dropdown: { compares: 'choice' },
		'multi-choice': { compares: 'choice' },
		checkbox: { compares: 'box' },
	},
} ) );

const field = (
	id: string,
	type: string,
	choices: string[] = [],
	isBefore = true
): OtherField => ( {
	id,
	type,
	slug: id,
	label: id,
	options: choices.map( ( label ) => ( { label, value: label } ) ),
	dateType: '',
	isBefore,
} );

const NOTHING = { field: '', operator: 'equal', value: '' };

it( 'proposes the closest field before with choices or a box', () => {
	const fields = [
		field( 'a', 'dropdown', [ 'A1', 'A2' ] ),
		field( 'b', 'multi-choice', [ 'B1', 'B2' ] ),
		field( 'c', 'input' ),
		field( 'd', 'multi-choice', [ 'D1' ], false ),
	];
	expect( proposeRule( fields ) ).toEqual( {
		field: 'b',
		operator: 'equal',
		value: 'B1',
	} );
	expect( proposeRule( [ ...fields, field( 'e', 'checkbox' ) ] ) ).toEqual( {
		field: 'e',
		operator: 'checked',
		value: '',
	} );
} );

it( 'proposes no field that comes later, is text, or has no choices', () => {
	expect( proposeRule( [] ) ).toEqual( NOTHING );
	expect(
		proposeRule( [
			field( 'a', 'input' ),
			field( 'b', 'dropdown' ),
			field( 'c', 'checkbox', [], false ),
		] )
	).toEqual( NOTHING );
} );
