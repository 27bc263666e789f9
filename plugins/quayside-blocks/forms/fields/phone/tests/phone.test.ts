import type { Field } from '../../field';
import addPhones from '../phone';

/** Returns a phone field with the markup of the server, and its form. */
const phoneField = (): { form: HTMLFormElement; field: Field } => {
	document.body.innerHTML =
		'<form><div><input type="tel" data-country="US"></div></form>';
	const form = document.querySelector( 'form' ) as HTMLFormElement;
	const control = form.querySelector( 'input' ) as HTMLInputElement;
	return {
		form,
		field: {
			type: 'phone',
			block: form.firstElementChild,
			control,
		} as unknown as Field,
	};
};

it( 'shows the calling code, and replaces its text only if another country was typed', () => {
	const { form, field } = phoneField();
	addPhones( form, [ field ] );
	const code = form.querySelector( '.srfm-phone-code' ) as HTMLElement;
	expect( code.textContent ).toBe( 'US +1' );
	const type = ( value: string ): MutationRecord[] => {
		const observer = new MutationObserver( () => {} );
		observer.observe( code, {
			childList: true,
			characterData: true,
			subtree: true,
		} );
		( field.control as HTMLInputElement ).value = value;
		field.control.dispatchEvent( new Event( 'input' ) );
		const records = observer.takeRecords();
		observer.disconnect();
		return records;
	};
	expect( type( '2' ) ).toHaveLength( 0 );
	expect( type( '20' ) ).toHaveLength( 0 );
	expect( type( '+49 30' ) ).toHaveLength( 1 );
	expect( code.textContent ).toBe( 'DE +49' );
} );
