import type { Field } from '../../field';
import phone from '../field';

/** Returns a phone field with the markup of the server. */
const phoneField = ( attributes = '' ): Field => {
	document.body.innerHTML = `<div><input type="tel" name="srfm-phone-1" ${ attributes }></div>`;
	const block = document.body.firstElementChild as HTMLElement;
	return {
		block,
		name: 'srfm-phone-1',
		control: block.querySelector( 'input' ),
	} as unknown as Field;
};
const visible = ( { control }: Field ): HTMLInputElement =>
	control as HTMLInputElement;
const hidden = ( { block }: Field ): HTMLInputElement[] => [
	...block.querySelectorAll< HTMLInputElement >( 'input[type=hidden]' ),
];

it( 'moves the name and the rule for unique values to a hidden field', () => {
	const field = phoneField( 'data-unique="true"' );
	phone.start?.( field );
	const [ created ] = hidden( field );
	expect( created?.name ).toBe( 'srfm-phone-1' );
	expect( created?.dataset.unique ).toBe( 'true' );
	expect( visible( field ).hasAttribute( 'name' ) ).toBe( false );
	expect( visible( field ).hasAttribute( 'data-unique' ) ).toBe( false );
	expect( visible( field ).nextElementSibling ).toBe( created );
} );

it( 'adds one hidden field, and does not require unique values by default', () => {
	const field = phoneField();
	phone.start?.( field );
	phone.start?.( field );
	expect( hidden( field ) ).toHaveLength( 1 );
	expect( hidden( field )[ 0 ]?.dataset.unique ).toBe( 'false' );
} );

it( 'has the full number as its value, or else the visible text', () => {
	const field = phoneField();
	visible( field ).value = '030 123';
	expect( phone.value?.( field ) ).toBe( '030 123' );
	phone.start?.( field );
	expect( phone.value?.( field ) ).toBe( '030 123' );
	( hidden( field )[ 0 ] as HTMLInputElement ).value = '+4930123';
	expect( phone.value?.( field ) ).toBe( '+4930123' );
} );

it( 'submits the number without separators, or the full number of the country list', () => {
	const field = phoneField();
	visible( field ).value = '(030) 12-34.5/6';
	expect( phone.carried?.( field ) ).toBe( '030123456' );
	expect( phone.carried?.( { ...field, full: () => '+4930' } ) ).toBe(
		'+4930'
	);
} );
