import type { FieldType } from '../field-type';
import { EMAIL } from '../validation-table';

/** An email field. */
const email: FieldType = {
	validate: ( text ) =>
		EMAIL.test( text.toLowerCase() ) ? null : { code: 'email' },
	normal: ( text ) => text.trim().toLowerCase(),
	wrongClass: 'srfm-valid-email-error',
};

export default email;
