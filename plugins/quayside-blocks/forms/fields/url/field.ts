import type { FieldType } from '../field-type';
import { HTTP_URL, URL_SCHEME } from '../validation-table';

/** Adds https to a URL without a scheme. */
const withScheme = ( text: string ): string =>
	! text || URL_SCHEME.test( text ) ? text : `https://${ text }`;

/** A URL field. */
const url: FieldType = {
	validate: ( text ) =>
		HTTP_URL.test( withScheme( text ) ) ? null : { code: 'url' },
	left: ( { control } ) => {
		const input = control as HTMLInputElement;
		input.value = withScheme( input.value.trim() );
	},
};

export default url;
