import type { FieldType } from '../field-type';

const PART = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const EMAIL = new RegExp(
	`^(?=[^@]{1,64}@)${ PART }(?:\\.${ PART })*@(?:${ LABEL }\\.)+(?=[a-z0-9-]*[a-z])[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])$`
);

/** An email field. */
const email: FieldType = {
	validate: ( text ) =>
		text.length <= 254 && EMAIL.test( text.toLowerCase() )
			? null
			: { code: 'email' },
	normal: ( text ) => text.trim().toLowerCase(),
	wrongClass: 'srfm-valid-email-error',
};

export default email;
