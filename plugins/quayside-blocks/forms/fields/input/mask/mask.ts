/** Input masks of spec section 5: fields with the attribute data-srfm-mask. */
import type { Field } from '../../field';
import { format } from './format';
import type { Mask } from './pattern';
import { readMask } from './pattern';

/** Name of the option that takes the owner's own mask. */
const CUSTOM = 'custom-mask';

const attach = (
	form: HTMLFormElement,
	input: HTMLInputElement,
	mask: Mask
): void => {
	const show = ( deleting: boolean ): void => {
		const caret = input.selectionStart ?? input.value.length;
		const shown = format( mask, input.value, ! deleting );
		if ( shown !== input.value ) {
			const before = format(
				mask,
				input.value.slice( 0, caret ),
				! deleting && caret === input.value.length
			).length;
			input.value = shown;
			input.setSelectionRange( before, before );
		}
	};
	// Only what has been entered is looked at, never keys: phones and their keyboards send none that could be trusted.
	input.addEventListener( 'input', ( event ) => {
		if ( ! ( event as InputEvent ).isComposing ) {
			show(
				!! ( event as InputEvent ).inputType?.startsWith( 'delete' )
			);
		}
	} );
	input.addEventListener( 'compositionend', () => show( false ) );
	const finish = (): void => {
		if ( input.value ) {
			show( false );
		}
		if ( input.value && ! mask.fits( input.value ) ) {
			input.value = '';
			input.dispatchEvent( new Event( 'input', { bubbles: true } ) );
		}
	};
	input.addEventListener( 'blur', finish );
	// Before the form itself looks at what is in it.
	form.addEventListener( 'submit', finish, true );
	if ( input.value ) {
		show( false );
	}
};

/** Gives the masked fields of a form their masks. */
export default function addMasks(
	form: HTMLFormElement,
	fields: Field[]
): void {
	for ( const { control } of fields ) {
		const { srfmMask = '', customSrfmMask = '' } = control.dataset;
		const mask = readMask(
			srfmMask === CUSTOM ? customSrfmMask : srfmMask
		);
		if ( mask && control instanceof HTMLInputElement ) {
			attach( form, control, mask );
		}
	}
}
