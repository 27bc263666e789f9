/** What a field demands; the same names as Field::rules() in PHP. */
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
	/** Days of the week that a date may be, 0 for Sunday; all without it. */
	weekdays?: number[];
	minSelection?: number;
	maxSelection?: number;
	options?: string[];
	single?: boolean;
	/** Formatted text: what can be read of it counts. */
	rich?: boolean;
}

/** A broken rule: its code, and the limit that its message names. */
export interface Fault {
	code: string;
	limit?: string;
}
