import type { ReactNode } from 'react';
import type { FieldAttributes } from '../editor/attributes';

/** Another field of the form being edited. */
export interface OtherField {
	id: string;
	type: string;
	slug: string;
	label: string;
	/** The choices, with the values that rules compare. */
	options: Array< { value: string; label: string } >;
	/** Of a date field: date, time or dateTime. */
	dateType: string;
	/** Whether it comes before the field in the form. */
	isBefore: boolean;
}

/** Attributes of a field, and functions that render a sidebar control for an attribute. */
export interface Controls {
	attributes: FieldAttributes;
	setAttributes: ( attributes: Partial< FieldAttributes > ) => void;
	/** The form's other fields. */
	others: OtherField[];
	text: ( name: string, label: string, help?: string ) => ReactNode;
	number: ( name: string, label: string ) => ReactNode;
	toggle: ( name: string, label: string ) => ReactNode;
	select: (
		name: string,
		label: string,
		options: Array< { value: string; label: string } >
	) => ReactNode;
}

/** Props that every control on the canvas gets. */
export interface Still {
	className: string;
	tabIndex: -1;
	readOnly: true;
	'aria-hidden': true;
}

/**
 * Editor settings of a field type. Attributes that several types share get their controls by name. Each is the default
 * export of fields/<type>/edit.tsx.
 */
export interface FieldEditor {
	/** Contents of block.json. */
	block: {
		name: string;
		title: string;
		description: string;
		attributes: object;
	};
	/** Position among the fields in the inserter. */
	order: number;
	/** Renders the control as visitors see it, without function. Defaults to a text input. */
	preview?: ( attributes: FieldAttributes, still: Still ) => ReactNode;
	/** Renders additional controls in the field's panel. */
	general?: ( controls: Controls ) => ReactNode;
	/** Renders additional controls in the validation and format panel. */
	format?: ( controls: Controls ) => ReactNode;
	/** Shared attributes for which the type renders its own controls instead of the shared ones. */
	own?: string[];
	/** Whether the field needs the whole width, even in a form with columns. */
	isWide?: boolean;
	/** Whether the label is beside the control. */
	box?: boolean;
	/** Formats allowed in the label. */
	labelFormats?: string[];
	/** Returns the label of the confirmation control, for types that support one. */
	confirmLabel?: () => string;
	/** Attributes of newly inserted fields. Unlike the block's defaults, they don't change existing forms. */
	inserted?: Partial< FieldAttributes >;
	/** More entries in the inserter: the same type with other attributes. */
	variants?: () => Array< {
		name: string;
		title: string;
		description: string;
		keywords: string[];
		attributes: Partial< FieldAttributes >;
	} >;
	/** Comparisons that conditions offer for the type. Defaults to those of text. */
	compares?: 'box' | 'order' | 'choice';
	/** Returns the input type for values to compare the field with. Defaults to text. */
	compareType?: (
		field: OtherField
	) => 'number' | 'date' | 'time' | 'datetime-local';
	/** Whether the value is an email address. */
	isEmail?: boolean;
	/** Whether the value is never displayed. */
	isSecret?: boolean;
	/** Whether choices can have images. */
	hasChoiceImages?: boolean;
	/** Whether the value is files. */
	holdsFiles?: boolean;
}
