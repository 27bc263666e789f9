/** Choices from a list; Choices.php has the same rules. */
import type { Field } from './field';
import { all } from './field';
import type { FieldType } from './field-type';
import type { RuleError, Rules } from './rules';
import { between } from './numbers';

/** Separates multiple choices in one string; spec section 9. */
export const SEPARATOR = ' | ';

/** Splits a joined value. Labels can contain the separator themselves, so the longest matching option wins at each position. */
const split = ( text: string, options: string[] ): string[] => {
	const longest = [ ...options ].sort( ( a, b ) => b.length - a.length );
	const selected: string[] = [];
	let rest = text;
	while ( rest ) {
		const now = rest;
		const option =
			longest.find(
				( each ) => now === each || now.startsWith( each + SEPARATOR )
			) ?? rest;
		selected.push( option );
		rest =
			rest === option
				? ''
				: rest.slice( option.length + SEPARATOR.length );
	}
	return selected;
};

/** Validates a choice. */
const checkChoices = ( value: unknown, rules: Rules ): RuleError | null => {
	const options = rules.options ?? [];
	let selected: unknown[];
	if ( Array.isArray( value ) ) {
		selected = value.filter( ( part ) => part !== '' );
	} else if (
		value === null ||
		value === undefined ||
		typeof value === 'string'
	) {
		selected = split( ( value ?? '' ).trim(), options );
	} else {
		return { code: 'type' };
	}
	if ( selected.some( ( part ) => typeof part !== 'string' ) ) {
		return { code: 'type' };
	}
	if ( ! selected.length ) {
		return rules.required ? { code: 'required' } : null;
	}
	if (
		selected.some( ( part ) => ! options.includes( part as string ) ) ||
		new Set( selected ).size !== selected.length ||
		( rules.single && selected.length > 1 )
	) {
		return { code: 'option' };
	}
	return rules.single
		? null
		: between( selected.length, rules, 'minSelection', 'maxSelection', 0 );
};

/** Returns the joined values of the checked boxes; empty for none. */
export const checkedOf = ( field: Field ): string =>
	all< HTMLInputElement >( field, 'input:checked' )
		.map( ( { value } ) => value )
		.join( SEPARATOR );

/** Shared by all fields with choices. */
export const choice: FieldType = {
	check: checkChoices,
	equals: ( value, expected ) =>
		value.split( SEPARATOR ).includes( expected ),
};
