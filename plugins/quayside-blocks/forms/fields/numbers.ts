/** Numbers as visitors write them; Numbers.php has the same rules. */
import type { RuleError, Rules } from './rules';
import { latin } from './text';
import { NUMBER } from './validation-table';

/**
 * Parses a number; null if the text is not one.
 *
 * In EU style, dots separate thousands and the comma is the decimal separator. Otherwise it is the other way around. Groups
 * must be complete.
 */
function parseNumber( text: string, format = 'us-style' ): number | null {
	const plain = latin( text ).replace( /[.,]/g, ( sign ) =>
		( sign === ',' ) === ( format === 'eu-style' ) ? '.' : ','
	);
	return plain.length > 40 || ! NUMBER.test( plain )
		? null
		: Number( plain.replaceAll( ',', '' ) );
}

/** Validates a number by two limits. Limits of `from` or less are ignored. */
export const between = (
	value: number,
	rules: Rules,
	low: keyof Rules,
	high: keyof Rules,
	from = -Infinity
): RuleError | null => {
	for ( const [ rule, sign ] of [
		[ low, 1 ],
		[ high, -1 ],
	] as const ) {
		const limit = rules[ rule ];
		if (
			typeof limit === 'number' &&
			limit > from &&
			sign * value < sign * limit
		) {
			return { code: rule, limit: String( limit ) };
		}
	}
	return null;
};

/** Validates a text that must be a number within limits. */
export const checkNumber = ( text: string, rules: Rules ): RuleError | null => {
	const parsed = parseNumber( text, rules.formatType );
	return parsed === null
		? { code: 'number' }
		: between( parsed, rules, 'min', 'max' );
};

/** Compares two numbers. Returns -1, 0, or 1, or NaN if either is not a number. `expected` is always in us-style. */
export const compareNumbers = (
	value: string,
	expected: string,
	format?: string
): number => {
	const number = parseNumber( value, format );
	const limit = parseNumber( expected );
	return number === null || limit === null
		? NaN
		: Math.sign( number - limit );
};
