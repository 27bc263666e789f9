/** Input masks of spec section 5: fields with the attribute data-srfm-mask. */
import type { Field } from '../../field';
import { format } from './format';
import type { Mask } from './pattern';
import { parseMask } from './pattern';

/** Value of the option for a custom mask. */
const CUSTOM = 'custom-mask';

const attach = (
	form: HTMLFormElement,
	input: HTMLInputElement,
	mask: Mask
): void => {
	let shown = input.value;
	const show = ( inputType = '' ): void => {
		const deleting = inputType.startsWith( 'delete' );
		const caret = input.selectionStart ?? input.value.length;
		const formatted = format( mask, input.value, ! deleting );
		if ( formatted !== input.value ) {
			// The Delete key moves past a fixed character, which formatting inserts again, so that the next press reaches the text.
			const passed =
				formatted === shown && inputType === 'deleteContentForward'
					? shown.length - input.value.length
					: 0;
			const before = format(
				mask,
				input.value.slice( 0, caret ),
				! deleting && caret === input.value.length
			).length;
			input.value = formatted;
			input.setSelectionRange( before + passed, before + passed );
		}
		shown = formatted;
	};
	// Handles input events only, because the key events of mobile keyboards are unreliable.
	input.addEventListener( 'input', ( event ) => {
		if ( ! ( event as InputEvent ).isComposing ) {
			show( ( event as InputEvent ).inputType );
		}
	} );
	input.addEventListener( 'compositionend', () => show() );
	const finish = (): void => {
		if ( input.value ) {
			show();
		}
		if ( input.value && ! mask.matches( input.value ) ) {
			input.value = '';
			input.dispatchEvent( new Event( 'input', { bubbles: true } ) );
		}
	};
	input.addEventListener( 'blur', finish );
	// Runs before the form validates.
	form.addEventListener( 'submit', finish, true );
	if ( input.value ) {
		show();
	}
};

/** Adds input masks to the fields of a form that have one. */
export default function addMasks(
	form: HTMLFormElement,
	fields: Field[]
): void {
	for ( const { control } of fields ) {
		const { srfmMask = '', customSrfmMask = '' } = control.dataset;
		const mask = parseMask(
			srfmMask === CUSTOM ? customSrfmMask : srfmMask
		);
		if ( mask && control instanceof HTMLInputElement ) {
			attach( form, control, mask );
		}
	}
}
