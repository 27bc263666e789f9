import type { ReactNode } from 'react';
import type { FieldAttributes } from '../editor/attributes';

/** A field of the form that is edited. */
export interface OtherField {
	id: string;
	type: string;
	slug: string;
	label: string;
	options: string[];
	/** Of a date field: date, time or dateTime. */
	dateType: string;
}

/** Makes a control of the sidebar for an attribute. */
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

/** What every control on the canvas has. */
export interface Still {
	className: string;
	tabIndex: -1;
	readOnly: true;
	'aria-hidden': true;
}

/**
 * How a kind of field is edited, beyond the attributes that several kinds have: those get their controls by their name.
 * Each is the default of fields/<type>/edit.tsx.
 */
export interface FieldEditor {
	/** What block.json says. */
	block: {
		name: string;
		title: string;
		description: string;
		attributes: object;
	};
	/** Place among the fields of the inserter. */
	order: number;
	/** The control as visitors see it, without function. A line of text without it. */
	preview?: ( attributes: FieldAttributes, still: Still ) => ReactNode;
	/** Controls of its own in the panel of the field. */
	general?: ( controls: Controls ) => ReactNode;
	/** Controls of its own in the panel of validation and format. */
	format?: ( controls: Controls ) => ReactNode;
	/** Attributes among its own controls that others share: the shared ones are left out. */
	own?: string[];
	/** Whether its label stands beside it. */
	box?: boolean;
	/** Formats that its label takes. */
	labelFormats?: string[];
	/** Label of the second control, where there may be one. */
	confirmLabel?: () => string;
	/** Attributes of a field that is inserted, other than the block's defaults: forms that were saved before stay as they are. */
	inserted?: Partial< FieldAttributes >;
	/** What conditions may ask of it; of a text without it. */
	compares?: 'box' | 'order' | 'choice';
	/** The control for a value that it is compared with; a line of text without it. */
	compareType?: (
		field: OtherField
	) => 'number' | 'date' | 'time' | 'datetime-local';
	/** Whether it holds an email address. */
	isEmail?: boolean;
	/** Whether its value is never shown. */
	isSecret?: boolean;
	/** Whether it holds files. */
	holdsFiles?: boolean;
}
