/** Choices from a list; Choices.php has the same rules. */
import type { Field } from './field';
import { all } from './field';
import type { FieldType } from './field-type';
import type { Fault, Rules } from './rules';
import { between } from './numbers';

/** Parts several choices in one text; spec section 9. */
export const SEPARATOR = ' | ';

/** Takes the longest option that fits at each place, because labels may hold the separator themselves. */
const split = ( text: string, options: string[] ): string[] => {
	const longest = [ ...options ].sort( ( a, b ) => b.length - a.length );
	const chosen: string[] = [];
	let rest = text;
	while ( rest ) {
		const now = rest;
		const option =
			longest.find(
				( each ) => now === each || now.startsWith( each + SEPARATOR )
			) ?? rest;
		chosen.push( option );
		rest =
			rest === option
				? ''
				: rest.slice( option.length + SEPARATOR.length );
	}
	return chosen;
};

/** Judges a choice. */
const checkChoices = ( value: unknown, rules: Rules ): Fault | null => {
	const options = rules.options ?? [];
	let chosen: unknown[];
	if ( Array.isArray( value ) ) {
		chosen = value.filter( ( part ) => part !== '' );
	} else if (
		value === null ||
		value === undefined ||
		typeof value === 'string'
	) {
		chosen = split( ( value ?? '' ).trim(), options );
	} else {
		return { code: 'type' };
	}
	if ( chosen.some( ( part ) => typeof part !== 'string' ) ) {
		return { code: 'type' };
	}
	if ( ! chosen.length ) {
		return rules.required ? { code: 'required' } : null;
	}
	if (
		chosen.some( ( part ) => ! options.includes( part as string ) ) ||
		new Set( chosen ).size !== chosen.length ||
		( rules.single && chosen.length > 1 )
	) {
		return { code: 'option' };
	}
	return rules.single
		? null
		: between( chosen.length, rules, 'minSelection', 'maxSelection', 0 );
};

/** The values of the boxes that are checked. */
export const checkedOf = ( field: Field ): string =>
	all< HTMLInputElement >( field, 'input:checked' )
		.map( ( { value } ) => value )
		.join( SEPARATOR );

/** What all fields of choices share. */
export const choice: FieldType = {
	check: checkChoices,
	equals: ( value, wanted ) => value.split( SEPARATOR ).includes( wanted ),
};
