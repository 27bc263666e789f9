import type { FieldType } from '../field-type';

const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?';
const URL_PATTERN = new RegExp(
	`^https?://(?:${ LABEL }\\.)+(?=[^.:/?#]*\\p{L})${ LABEL }\\.?(?::\\d{1,5})?(?:[/?#][^\\s<>"]*)?$`,
	'iu'
);

/** Adds https to a URL without a scheme. A colon before digits starts a port. */
const withScheme = ( text: string ): string =>
	! text || /^(?:[a-z][a-z0-9+.-]*:(?!\d)|[/?#])/i.test( text )
		? text
		: `https://${ text }`;

/** A URL field. */
const url: FieldType = {
	validate: ( text ) =>
		URL_PATTERN.test( withScheme( text ) ) ? null : { code: 'url' },
	left: ( { control } ) => {
		const input = control as HTMLInputElement;
		input.value = withScheme( input.value.trim() );
	},
};

export default url;
