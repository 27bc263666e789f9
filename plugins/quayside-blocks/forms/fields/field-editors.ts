// Made from the folders with a edit by npm run fields.
import checkbox from './checkbox/edit';
import datepicker from './datepicker/edit';
import dropdown from './dropdown/edit';
import email from './email/edit';
import gdpr from './gdpr/edit';
import input from './input/edit';
import multiChoice from './multi-choice/edit';
import number from './number/edit';
import password from './password/edit';
import phone from './phone/edit';
import rating from './rating/edit';
import slider from './slider/edit';
import textarea from './textarea/edit';
import upload from './upload/edit';
import url from './url/edit';
import type { FieldEditor } from './field-editor';

/** How fields are edited, by type. */
export const EDITORS: Record< string, FieldEditor > = {
	checkbox,
	datepicker,
	dropdown,
	email,
	gdpr,
	input,
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
