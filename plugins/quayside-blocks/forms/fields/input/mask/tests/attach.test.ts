import type { Field } from '../../../field';
import addMasks from '../mask';

/** Returns a form's input with a mask, after the masks are added. */
const masked = ( {
	mask = '(999) 999',
	custom = true,
	value = '',
}: { mask?: string; custom?: boolean; value?: string } = {} ) => {
	document.body.innerHTML = '<form><input></form>';
	const form = document.querySelector( 'form' ) as HTMLFormElement;
	const input = document.querySelector( 'input' ) as HTMLInputElement;
	input.dataset.srfmMask = custom ? 'custom-mask' : mask;
	if ( custom ) {
		input.dataset.customSrfmMask = mask;
	}
	input.value = value;
	addMasks( form, [ { control: input } as unknown as Field ] );
	return { form, input };
};

/** Fires an input event after the field got a value, with the caret at a position. */
const enter = (
	input: HTMLInputElement,
	value: string,
	{ caret = value.length, ...init }: InputEventInit & { caret?: number } = {}
): void => {
	input.value = value;
	input.setSelectionRange( caret, caret );
	input.dispatchEvent( new InputEvent( 'input', init ) );
};

describe( 'adding masks', () => {
	it( 'formats a value that the server sent', () => {
		expect( masked( { value: '123456' } ).input.value ).toBe( '(123) 456' );
	} );

	it( 'uses the mask of a preset, and the custom mask only if it is selected', () => {
		document.body.innerHTML =
			'<form><input data-srfm-mask="##-#" data-custom-srfm-mask="99%"></form>';
		const control = document.querySelector( 'input' ) as HTMLInputElement;
		addMasks( control.form as HTMLFormElement, [
			{ control } as unknown as Field,
		] );
		enter( control, '123' );
		expect( control.value ).toBe( '12-3' );
	} );

	it( 'leaves fields without a mask unchanged', () => {
		const { input } = masked( { mask: '', custom: false } );
		enter( input, '12 ab' );
		input.dispatchEvent( new Event( 'blur' ) );
		expect( input.value ).toBe( '12 ab' );
	} );

	it( 'skips controls that are not inputs', () => {
		document.body.innerHTML =
			'<form><select data-srfm-mask="custom-mask" data-custom-srfm-mask="999"></select></form>';
		const [ form, control ] = [
			document.querySelector( 'form' ) as HTMLFormElement,
			document.querySelector( 'select' ) as HTMLSelectElement,
		];
		expect( () =>
			addMasks( form, [ { control } as unknown as Field ] )
		).not.toThrow();
	} );
} );

describe( 'entering text', () => {
	it( 'formats on input and keeps the caret behind the entered character', () => {
		const { input } = masked();
		enter( input, '1234' );
		expect( input.value ).toBe( '(123) 4' );
		expect( input.selectionStart ).toBe( 7 );
	} );

	it( 'keeps the caret within the text when a character is inserted there', () => {
		const { input } = masked( { value: '12345' } );
		enter( input, '(1923) 45', { caret: 3 } );
		expect( input.value ).toBe( '(192) 345' );
		expect( input.selectionStart ).toBe( 3 );
	} );

	it( 'leaves the caret alone if the text is formatted already', () => {
		const { input } = masked();
		enter( input, '(123) 4', { caret: 2 } );
		expect( input.selectionStart ).toBe( 2 );
	} );

	it( 'adds fixed characters at the end when text is entered, not when it is deleted', () => {
		const { input } = masked( { mask: '99%' } );
		enter( input, '12', { inputType: 'insertText' } );
		expect( input.value ).toBe( '12%' );
		enter( input, '12', { inputType: 'deleteContentBackward' } );
		expect( input.value ).toBe( '12' );
	} );

	it( 'places the caret before fixed characters when text is deleted in the middle', () => {
		const { input } = masked( { value: '123456' } );
		enter( input, '(123456', {
			caret: 4,
			inputType: 'deleteContentBackward',
		} );
		expect( input.value ).toBe( '(123) 456' );
		expect( input.selectionStart ).toBe( 4 );
	} );

	it( 'moves the caret past fixed characters that the Delete key cannot remove', () => {
		const { input } = masked( { value: '123456' } );
		enter( input, '(123 456', {
			caret: 4,
			inputType: 'deleteContentForward',
		} );
		expect( input.value ).toBe( '(123) 456' );
		expect( input.selectionStart ).toBe( 5 );
		enter( input, '(123)456', {
			caret: 5,
			inputType: 'deleteContentForward',
		} );
		expect( input.value ).toBe( '(123) 456' );
		expect( input.selectionStart ).toBe( 6 );
		enter( input, '(123) 56', {
			caret: 6,
			inputType: 'deleteContentForward',
		} );
		expect( input.value ).toBe( '(123) 56' );
		expect( input.selectionStart ).toBe( 6 );
	} );

	it( 'formats after a plain input event, such as one by a password manager', () => {
		const { input } = masked();
		input.value = '12';
		input.dispatchEvent( new Event( 'input' ) );
		expect( input.value ).toBe( '(12' );
	} );

	it( 'waits for the end of an IME composition', () => {
		const { input } = masked();
		enter( input, '12', { isComposing: true } );
		expect( input.value ).toBe( '12' );
		input.dispatchEvent( new Event( 'compositionend' ) );
		expect( input.value ).toBe( '(12' );
		const percent = masked( { mask: '99%' } ).input;
		enter( percent, '12', { isComposing: true } );
		percent.dispatchEvent( new Event( 'compositionend' ) );
		expect( percent.value ).toBe( '12%' );
	} );
} );

describe( 'leaving the field and submitting', () => {
	it.each( [ 'blur', 'submit' ] )( 'formats on %s', ( type ) => {
		const { form, input } = masked( { mask: '99%' } );
		input.value = '12';
		( type === 'blur' ? input : form ).dispatchEvent( new Event( type ) );
		expect( input.value ).toBe( '12%' );
	} );

	it.each( [ 'blur', 'submit' ] )(
		'clears an incomplete value on %s and announces the change',
		( type ) => {
			const { form, input } = masked();
			enter( input, '12' );
			const changes: Event[] = [];
			form.addEventListener( 'input', ( event ) =>
				changes.push( event )
			);
			( type === 'blur' ? input : form ).dispatchEvent(
				new Event( type )
			);
			expect( input.value ).toBe( '' );
			expect( changes ).toHaveLength( 1 );
		}
	);

	it( 'runs before other listeners of the form see the submission', () => {
		const { form, input } = masked();
		input.value = '1';
		let seen = '';
		const inner = document.createElement( 'button' );
		form.append( inner );
		inner.addEventListener( 'submit', () => ( seen = input.value ) );
		inner.dispatchEvent( new Event( 'submit', { bubbles: true } ) );
		expect( seen ).toBe( '' );
	} );

	it( 'does not announce a change for an empty or a complete value', () => {
		const { form, input } = masked();
		let changes = 0;
		form.addEventListener( 'input', () => changes++ );
		input.dispatchEvent( new Event( 'blur' ) );
		input.value = '(123) 456';
		input.dispatchEvent( new Event( 'blur' ) );
		expect( input.value ).toBe( '(123) 456' );
		expect( changes ).toBe( 0 );
	} );
} );
