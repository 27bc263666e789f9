// Made from contracts/forms/field.date-words.json by npm run contracts.

/**
 * Texts of the date picker's calendar. Printed as data-words and read as untrusted text.
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
	 * Names of the allowed days of the week, if not all are allowed.
	 */
	weekdays?: string;
}
