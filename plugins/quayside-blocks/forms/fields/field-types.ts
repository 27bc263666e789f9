// Made from the folders with a field by npm run fields.
import checkbox from './checkbox/field';
import datepicker from './datepicker/field';
import dropdown from './dropdown/field';
import email from './email/field';
import gdpr from './gdpr/field';
import multiChoice from './multi-choice/field';
import number from './number/field';
import password from './password/field';
import phone from './phone/field';
import rating from './rating/field';
import slider from './slider/field';
import textarea from './textarea/field';
import upload from './upload/field';
import url from './url/field';
import type { FieldType } from './field-type';

/** Types of fields by name. */
export const TYPES: Record< string, FieldType > = {
	checkbox,
	datepicker,
	dropdown,
	email,
	gdpr,
	'multi-choice': multiChoice,
	number,
	password,
	phone,
	rating,
	slider,
	textarea,
	upload,
	url,
};
