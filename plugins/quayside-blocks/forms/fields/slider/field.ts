import type { FieldType } from '../field-type';
import { checkNumber } from '../numbers';

/** A range slider. */
const slider: FieldType = {
	validate: checkNumber,
	value: ( { block, control } ) => {
		const data =
			block.querySelector< HTMLElement >( '[data-default]' )?.dataset;
		return data?.default || data?.touched
			? ( control as HTMLInputElement ).value
			: '';
	},
	changed: ( { block }, { value } ) => {
		const range = block.querySelector( '[data-default]' );
		range?.setAttribute( 'data-touched', 'true' );
		range?.querySelector( 'output' )?.replaceChildren( value );
	},
	touch: true,
};

export default slider;
