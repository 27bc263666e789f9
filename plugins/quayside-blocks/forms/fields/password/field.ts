import type { FieldType } from '../field-type';

/** A password. */
const password: FieldType = { raw: true };

export default password;
