import { fieldsOf } from '../../fields/field';
import type { Field } from '../../fields/field';
import { hideByConditions } from '../hide';

const rules = ( field: string, value: string ): string =>
	JSON.stringify( {
		rules: [ { field, operator: 'equal', value } ],
	} ).replaceAll( '"', '&quot;' );

const block = (
	id: string,
	type: string,
	more = '',
	attributes = ''
): string =>
	`<div data-block-id="${ id }" data-type="${ type }" ${ more }><input name="${ id }" data-required="false" ${ attributes }><div class="srfm-error-message"></div></div>`;

const form = document.createElement( 'form' );
form.innerHTML =
	block( 'a', 'input' ) +
	block( 'b', 'input', `data-if="${ rules( 'a', 'yes' ) }"` ) +
	block( 'n', 'number', '', 'format-type="eu-style"' ) +
	block( 'm', 'input', `data-if="${ rules( 'n', '1500.5' ) }"` ) +
	`<div data-group-id="g" data-if="${ rules( 'a', 'group' ) }"><p>${ block( 's', 'input' ) }</p></div>` +
	`<div data-group-id="" data-if="${ rules( 's', 'x' ) }"></div>` +
	`<div data-group-id="" data-if="${ rules( 'g', 'x' ) }"></div>` +
	'<div data-block-id="missing" data-type="input" data-if="{}"></div>';

const field = ( id: string ): Field =>
	fields.find( ( one ) => one.id === id ) as Field;
const enter = ( id: string, value: string ): Field => {
	( field( id ).control as HTMLInputElement ).value = value;
	return field( id );
};
/** Returns the indexes of the hidden elements. */
const hidden = (): number[] =>
	[ ...form.children ].flatMap( ( child, i ) =>
		child.classList.contains( 'hide-element' ) ? i : []
	);
const fields = fieldsOf( form );

it( 'hides fields initially and after each change of a field that a rule depends on', () => {
	const review = hideByConditions( form, fields );
	expect( hidden() ).toEqual( [ 1, 3, 4, 5, 6 ] );
	review( enter( 'a', 'yes' ) );
	expect( hidden() ).toEqual( [ 3, 4, 5, 6 ] );
	review( enter( 'n', '1.500,5' ) );
	expect( hidden() ).toEqual( [ 4, 5, 6 ] );
	enter( 's', 'x' );
	review( enter( 'a', 'group' ) );
	expect( hidden() ).toEqual( [ 1, 5, 6 ] );
	review( field( 's' ) );
	expect( hidden() ).toEqual( [ 1, 6 ] );
	expect(
		form.querySelector( '[data-block-id=s]' )?.classList
	).not.toContain( 'hide-element' );
	review( enter( 'a', '' ) );
	expect( hidden() ).toEqual( [ 1, 4, 5, 6 ] );
	expect( form.querySelector( '[data-block-id=s]' )?.classList ).toContain(
		'hide-element'
	);
} );

it( 'caches the values of other fields, and reads all values if no field is given', () => {
	const review = hideByConditions( form, fields );
	enter( 'n', '7' );
	review( enter( 'a', 'yes' ) );
	expect( hidden() ).not.toContain( 3 );
	review();
	expect( hidden() ).toContain( 3 );
} );

it( 'ignores fields that no rule depends on, and updates only what changes', () => {
	const review = hideByConditions( form, fields );
	const toggle = jest.spyOn( DOMTokenList.prototype, 'toggle' );
	enter( 'a', '' );
	review( field( 'b' ) );
	expect( toggle ).not.toHaveBeenCalled();
	review( field( 'a' ) );
	expect( toggle.mock.calls ).toEqual( [ [ 'hide-element', true ] ] );
	toggle.mockClear();
	review();
	expect( toggle ).toHaveBeenCalledTimes( 9 );
	toggle.mockRestore();
} );
