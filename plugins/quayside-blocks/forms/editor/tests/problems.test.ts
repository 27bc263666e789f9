import type { FormSettings } from '@quayside/contracts/forms/form.settings';
import { findProblems } from '../checklist/problems';
import type { FormField } from '../use-form-fields';

const field = ( change: Partial< FormField > ): FormField => ( {
	clientId: `c-${ change.id }`,
	id: 'a1',
	type: 'input',
	slug: change.id ?? 'a1',
	label: 'Name',
	conditional: {},
	isEmail: change.type === 'email',
	...change,
} );
const email = field( { id: 'e1', type: 'email', slug: 'email' } );
const codes = ( ...values: Parameters< typeof findProblems > ) =>
	findProblems( ...values ).map( ( { code } ) => code );

it( 'finds no problem in a contact form with default settings', () => {
	expect( findProblems( [ field( {} ), email ], {}, null ) ).toEqual( [] );
} );

it( 'reports a form without fields', () => {
	expect( codes( [], {}, null ) ).toEqual( [ 'noFields', 'noReplyTo' ] );
} );

it( 'names the field without a label by its slug', () => {
	expect(
		findProblems( [ email, field( { id: 'x', label: ' ' } ) ], {}, null )
	).toEqual( [ { code: 'noLabel', name: ' ', clientId: 'c-x' } ] );
	expect(
		findProblems( [ email, field( { id: 'x', label: '' } ) ], {}, null )
	).toEqual( [ { code: 'noLabel', name: 'x', clientId: 'c-x' } ] );
} );

it( 'reports the later of two fields with the same slug', () => {
	expect(
		findProblems(
			[ email, field( { id: 'x', slug: 'email', label: 'Second' } ) ],
			{},
			null
		)
	).toEqual( [ { code: 'sameSlug', name: 'Second', clientId: 'c-x' } ] );
} );

it( 'reports rules with a deleted field, and rules without a field', () => {
	const withRule = ( rule: { field?: string } ) =>
		field( { id: 'x', conditional: { rules: [ rule ] } } );
	expect(
		codes( [ email, withRule( { field: 'gone' } ) ], {}, null )
	).toEqual( [ 'deletedField' ] );
	expect( codes( [ email, withRule( { field: '' } ) ], {}, null ) ).toEqual( [
		'incompleteRule',
	] );
	expect( codes( [ email, withRule( { field: 'e1' } ) ], {}, null ) ).toEqual(
		[]
	);
} );

it( 'reports a rule that compares with a choice that the field no longer has', () => {
	const color = field( {
		id: 'k1',
		type: 'dropdown',
		choices: [ 'Dark blue', 'r' ],
	} );
	const withRule = ( rule: object ) =>
		codes(
			[
				email,
				color,
				field( {
					id: 'x',
					conditional: { rules: [ { field: 'k1', ...rule } ] },
				} ),
			],
			{},
			null
		);
	expect( withRule( { operator: 'equal', value: 'Red' } ) ).toEqual( [
		'deletedChoice',
	] );
	expect( withRule( { value: 'Blue' } ) ).toEqual( [ 'deletedChoice' ] );
	// As visitors' answers are compared: without case, and with the value instead of the label.
	expect( withRule( { operator: 'equal', value: ' dark Blue' } ) ).toEqual(
		[]
	);
	expect( withRule( { operator: 'notEqual', value: 'r' } ) ).toEqual( [] );
	expect( withRule( { operator: 'notEmpty', value: 'Red' } ) ).toEqual( [] );
	// Forms of SureForms can compare with a part of a choice.
	expect( withRule( { operator: 'contains', value: 'blue' } ) ).toEqual( [] );
	expect( withRule( { operator: 'equal', value: '' } ) ).toEqual( [] );
} );

const notification = {
	enabled: true,
	to: '{admin_email}',
	subject: 'S',
	body: 'B',
	replyTo: '{form:email}',
};

it.each( [
	[ 'none', [], [ 'noNotification' ] ],
	[
		'only disabled ones',
		[ { ...notification, enabled: false } ],
		[ 'noNotification' ],
	],
	[
		'one without a recipient',
		[ { ...notification, to: ' ' } ],
		[ 'noRecipient' ],
	],
	[
		'one without a reply-to',
		[ { ...notification, replyTo: '' } ],
		[ 'noReplyTo' ],
	],
	[
		'one whose reply-to is a deleted field, which the first email field replaces',
		[ { ...notification, replyTo: '{form:gone}' } ],
		[],
	],
	[
		'one whose reply-to contains text and a deleted field',
		[ { ...notification, replyTo: 'x {form:gone}' } ],
		[ 'notAnAddress', 'noReplyTo' ],
	],
	[
		'one whose recipient is not an address',
		[ { ...notification, to: 'owner at example.com' } ],
		[ 'notAnAddress' ],
	],
] )( 'notifications: %s', ( _, notifications, expected ) => {
	expect(
		codes( [ email ], { notifications } as FormSettings, null )
	).toEqual( expected );
} );

it( 'reports a reply-to that no field fills', () => {
	expect( codes( [ field( {} ) ], {}, null ) ).toEqual( [ 'noReplyTo' ] );
} );

it( 'reports a confirmation email without its email field', () => {
	expect(
		codes( [ field( {} ) ], { confirmation: { enabled: true } }, null )
	).toEqual( [ 'noReplyTo', 'noEmailField' ] );
	expect(
		codes(
			[ email ],
			{ confirmation: { enabled: true, to: 'gone' } },
			null
		)
	).toEqual( [ 'deletedEmailField' ] );
	expect(
		codes(
			[ email ],
			{ confirmation: { enabled: false, to: 'gone' } },
			null
		)
	).toEqual( [] );
} );

it( 'reports a CAPTCHA service only if it is known to have no keys', () => {
	const settings = { captcha: 'hcaptcha' } as const;
	expect( codes( [ email ], settings, false ) ).toEqual( [
		'noCaptchaKeys',
	] );
	expect( codes( [ email ], settings, true ) ).toEqual( [] );
	expect( codes( [ email ], settings, null ) ).toEqual( [] );
	expect( codes( [ email ], { captcha: 'none' }, false ) ).toEqual( [] );
} );
