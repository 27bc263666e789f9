import { effectText, ruleTexts } from '../conditions/rule-text';
import type { FieldConditions } from '@quayside/contracts/forms/field.conditions';

const labels = { a: 'Age', b: 'Name' };

const conditions = ( match: 'any' | 'groups' ): FieldConditions => ( {
	match,
	rules: [
		{ field: 'a', operator: 'greater', value: '17', group: 2 },
		{ field: 'b', operator: 'notEmpty' },
	],
} );

it( 'describes groups of rules, sorted by their numbers', () => {
	expect( effectText( conditions( 'groups' ) ) ).toBe(
		'Shown if all rules of any group match:'
	);
	expect( ruleTexts( conditions( 'groups' ), labels ) ).toEqual( [
		'Group 1: Name is not empty',
		'Group 2: Age is greater than 17',
	] );
} );

it( 'does not mention the groups of rules whose groups do not count', () => {
	expect( ruleTexts( conditions( 'any' ), labels ) ).toEqual( [
		'Age is greater than 17',
		'Name is not empty',
	] );
} );
