// Made from contracts/forms/field.date-words.json by npm run contracts.

/**
 * What the calendar of a date says. Printed as data-words; read as untrusted text.
 */
export interface FormDateWords {
	open: string;
	title: string;
	previousYear: string;
	previousMonth: string;
	nextMonth: string;
	nextYear: string;
	time: string;
	close: string;
	/**
	 * Names of the allowed days of the week, where not all are allowed.
	 */
	weekdays?: string;
}
