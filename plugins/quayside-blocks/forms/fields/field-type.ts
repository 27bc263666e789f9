import type { Field } from './field';
import type { RuleError, Rules } from './rules';

/** Enhances controls of a form. */
type Widget = ( form: HTMLFormElement, fields: Field[] ) => void;

/** A selector of controls and the import of their widget: the default export of fields/<type>/widget.ts. */
export type WidgetLoader = [ string, () => Promise< { default: Widget } > ];

/**
 * Behavior of a field type in the visitor's browser, where it differs from a text input. Each is the default export of
 * fields/<type>/field.ts. FieldType.php is its counterpart on the server.
 */
export interface FieldType {
	/** Adds rules from the type's markup to those that all fields share. */
	rules?: ( rules: Rules, field: Field ) => void;
	/** Validates a value that is not text. */
	check?: ( value: unknown, rules: Rules ) => RuleError | null;
	/** Validates text that isn't empty. */
	validate?: ( text: string, rules: Rules ) => RuleError | null;
	/** Whether the text can have multiple lines. */
	lines?: boolean;
	/** Whether leading and trailing white space is part of the value. */
	raw?: boolean;
	/** Normalizes the text. The control displays the result. */
	normal?: ( text: string ) => string;
	/** Returns the value to submit. */
	value?: ( field: Field ) => string;
	/** Returns the value of the hidden field that carries the field's name. */
	carried?: ( field: Field ) => string;
	/** Whether the browser already submits the right value, so that only hidden fields must be cleared. */
	native?: boolean;
	/** Determines whether conditions treat two values as equal. */
	equals?: ( value: string, expected: string, format?: string ) => boolean;
	/** Compares two values for conditions. Returns -1, 0, or 1, or NaN if the values have no order. */
	order?: ( value: string, expected: string, format?: string ) => number;
	/** Called once, before widgets are added. */
	start?: ( field: Field ) => void;
	/** Called after each change. */
	changed?: ( field: Field, control: HTMLInputElement ) => void;
	/** Called when the field loses focus. */
	left?: ( field: Field ) => void;
	/** Whether pressing the control counts as input, even if the value stays the same. */
	touch?: boolean;
	/** Whether the field is validated on each change instead of when it loses focus. */
	early?: boolean;
	/** Class of the block while its value is invalid. */
	wrongClass?: string;
}
