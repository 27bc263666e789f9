/** Validation rules of a field; the same names as Field::rules() in PHP. */
export interface Rules {
	required?: boolean;
	minLength?: number;
	maxLength?: number;
	min?: number;
	max?: number;
	formatType?: string;
	dateType?: string;
	minDate?: string;
	maxDate?: string;
	/** Allowed days of the week, 0 for Sunday. All days if it is missing. */
	weekdays?: number[];
	minSelection?: number;
	maxSelection?: number;
	options?: string[];
	single?: boolean;
	/** Whether the value is rich text, of which only the readable text counts. */
	rich?: boolean;
}

/** A broken rule: its code, and the limit to display in the message. */
export interface RuleError {
	code: string;
	limit?: string;
	/** Name of the file that the message is about, if the field has several. */
	file?: string | undefined;
}
