import type { FieldType } from '../field-type';

const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?';
const ADDRESS = new RegExp(
	`^https?://(?:${ LABEL }\\.)+(?=[^.:/?#]*\\p{L})${ LABEL }\\.?(?::\\d{1,5})?(?:[/?#][^\\s<>"]*)?$`,
	'iu'
);

/** A web address with its scheme: what has none is meant as https. A colon before digits begins a port. */
const withScheme = ( text: string ): string =>
	! text || /^(?:[a-z][a-z0-9+.-]*:(?!\d)|[/?#])/i.test( text )
		? text
		: `https://${ text }`;

/** A web address. */
const url: FieldType = {
	judge: ( text ) =>
		ADDRESS.test( withScheme( text ) ) ? null : { code: 'url' },
	left: ( { control } ) => {
		const input = control as HTMLInputElement;
		input.value = withScheme( input.value.trim() );
	},
};

export default url;
