import type { Field } from '../../field';
import slider from '../field';

/** Returns a slider field with the markup of the server. */
const sliderField = ( data: string, value = '40' ): Field => {
	document.body.innerHTML = `<div><div ${ data }><input type="range" min="0" max="100"><output>50</output></div></div>`;
	const block = document.body.firstElementChild as HTMLElement;
	const control = block.querySelector( 'input' ) as HTMLInputElement;
	control.value = value;
	return { block, control } as unknown as Field;
};

it.each( [
	[ 'data-default=""', '' ],
	[ 'data-default="30"', '40' ],
	[ 'data-default="" data-touched="true"', '40' ],
	[ '', '' ],
] )(
	'has a value only with a default or after a change (%s)',
	( data, value ) => {
		expect( slider.value?.( sliderField( data ) ) ).toBe( value );
	}
);

it( 'stores that it was changed and displays the value', () => {
	const field = sliderField( 'data-default=""' );
	slider.changed?.( field, { value: '70' } as never );
	expect(
		field.block.querySelector( '[data-default]' )?.outerHTML
	).toContain( 'data-touched="true"' );
	expect( field.block.querySelector( 'output' )?.textContent ).toBe( '70' );
	expect( slider.value?.( field ) ).toBe( '40' );
} );

it( 'changes nothing in markup without its range', () => {
	const field = sliderField( '' );
	expect( () =>
		slider.changed?.( field, { value: '70' } as never )
	).not.toThrow();
	expect( field.block.querySelector( 'output' )?.textContent ).toBe( '50' );
	field.block.innerHTML = '<div data-default=""></div>';
	expect( () =>
		slider.changed?.( field, { value: '70' } as never )
	).not.toThrow();
} );

it( 'counts as changed when it is touched', () => {
	expect( slider.touch ).toBe( true );
} );
