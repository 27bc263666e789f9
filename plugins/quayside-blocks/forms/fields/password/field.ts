import type { FieldType } from '../field-type';

/** A password field. */
const password: FieldType = { raw: true };

export default password;
