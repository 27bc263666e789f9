import type { Field } from './field';
import type { Fault, Rules } from './rules';

/** Takes over controls of a form. */
type Widget = ( form: HTMLFormElement, fields: Field[] ) => void;

/** A selector of the controls that want a widget, and what fetches it: the default of fields/<type>/widget.ts. */
export type WidgetLoader = [ string, () => Promise< { default: Widget } > ];

/**
 * A kind of field in the visitor's browser: what it has beyond a line of text. Each is the default of fields/<type>/field.ts;
 * FieldType.php is its other half.
 */
export interface FieldType {
	/** Adds what the markup demands beyond what all fields have there. */
	rules?: ( rules: Rules, field: Field ) => void;
	/** Judges a value that is no text. */
	check?: ( value: unknown, rules: Rules ) => Fault | null;
	/** Judges a text that isn't empty. */
	judge?: ( text: string, rules: Rules ) => Fault | null;
	/** Whether its text has several lines. */
	lines?: boolean;
	/** Whether white space around its text is a part of it. */
	raw?: boolean;
	/** A text as it is meant; the control shows it so. */
	normal?: ( text: string ) => string;
	/** What the visitor entered, as it is sent. */
	value?: ( field: Field ) => string;
	/** What the hidden field carries that has its name. */
	carried?: ( field: Field ) => string;
	/** Whether a browser sends it as it should be, and only what is hidden must be emptied. */
	native?: boolean;
	/** Whether conditions call a value equal to another. */
	equals?: ( value: string, wanted: string, format?: string ) => boolean;
	/** -1, 0 or 1 as conditions find a value before, at or after another; NaN where the two have no order. */
	order?: ( value: string, wanted: string, format?: string ) => number;
	/** Called once, before widgets take over. */
	start?: ( field: Field ) => void;
	/** Called after each change. */
	changed?: ( field: Field, control: HTMLInputElement ) => void;
	/** Called when it is left. */
	left?: ( field: Field ) => void;
	/** Whether a press on it is an answer, even where it changes nothing. */
	touch?: boolean;
	/** Whether it is judged as it changes, not when it is left. */
	early?: boolean;
	/** A class of the block while its value is wrong. */
	wrongClass?: string;
}
