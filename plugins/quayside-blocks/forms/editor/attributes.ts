import { decodeEntities } from '@wordpress/html-entities';
import type { FieldConditions } from '@quayside/contracts/forms/field.conditions';

/** A choice of a field. */
export interface Choice {
	label: string;
	/** What is stored instead of the label. */
	value?: string;
	/** Attachment ID of an image beside the label. */
	image?: number;
}

/** Attributes of the field blocks. Each block has those that its block.json lists. */
export interface FieldAttributes extends Record< string, unknown > {
	block_id: string;
	slug: string;
	label: string;
	help: string;
	required: boolean;
	errorMsg: string;
	fieldWidth: number;
	placeholder?: string;
	defaultValue?: string;
	isUnique?: boolean;
	duplicateMsg?: string;
	isConfirm?: boolean;
	confirmLabel?: string;
	checked?: boolean;
	singleSelection?: boolean;
	multiSelect?: boolean;
	searchable?: boolean;
	isRichText?: boolean;
	defaultCountry?: string;
	options?: Choice[];
	rows?: number;
	min?: number;
	max?: number;
	formatType?: string;
	dateType?: string;
	minDate?: string;
	maxDate?: string;
	weekdays?: number[];
	mask?: string;
	customMask?: string;
	allowedTypes?: string;
	maxFiles?: number;
	maxSize?: number;
	conditional?: FieldConditions;
}

/** Length of a label at most, in characters, as in PlainText.php. A pasted file would make each key in it slow. */
const MAX_LABEL = 20_000;

/** Replaces line breaks with spaces, because labels have one line. Takes time in proportion to the length. */
const inOneLine = ( label: string ): string => {
	const lines = label.split( /<br[^<>]*>|\n/i );
	return lines
		.map( ( line, place ) => {
			const start = place > 0 ? line.trimStart() : line;
			return place < lines.length - 1 ? start.trimEnd() : start;
		} )
		.join( ' ' );
};

/** Returns a label as plain text, without the markup and entities of the editor. */
export const plainOf = ( label: string ): string =>
	decodeEntities( inOneLine( label ).replace( /<[^<>]*>/g, '' ) );

/**
 * Returns a label in one line and of bounded length.
 *
 * @param label HTML of the editor. If it is too long, only the start of its text remains.
 */
export const tidyLabel = ( label: string ): string =>
	label.length > MAX_LABEL
		? plainOf( label )
				.slice( 0, MAX_LABEL )
				.replace( /&/g, '&amp;' )
				.replace( /</g, '&lt;' )
		: inOneLine( label );

/** Returns the choices of a field with the values that rules compare. Choices without a label are not displayed. */
export const comparedChoices = (
	choices: Choice[] = []
): Array< { value: string; label: string } > =>
	choices.flatMap( ( { label, value } ) => {
		const text = label.trim();
		return text ? [ { label: text, value: value?.trim() || text } ] : [];
	} );

/** Converts a label to a slug: lowercase, without accents, with hyphens between words. */
export function slugOf( label: string ): string {
	return label
		.normalize( 'NFD' )
		.replace( /\p{M}/gu, '' )
		.toLowerCase()
		.replace( /[^\p{L}\p{N}]+/gu, '-' )
		.replace( /-+/g, '-' )
		.replace( /^-|-$/g, '' )
		.slice( 0, 40 );
}

/** Appends a number to a slug if another field has the same one. */
export function uniqueSlug( slug: string, others: string[] ): string {
	let name = slug || 'field';
	for ( let number = 2; others.includes( name ); number++ ) {
		name = `${ slug || 'field' }-${ number }`;
	}
	return name;
}

/** Creates a block id of letters and digits. */
export const newId = (): string => crypto.randomUUID().slice( 0, 8 );
