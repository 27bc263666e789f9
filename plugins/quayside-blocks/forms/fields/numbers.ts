/** Numbers as visitors write them; Numbers.php has the same rules. */
import type { Fault, Rules } from './rules';
import { latin } from './text';

/**
 * The number that a text names, or null.
 *
 * EU style: dots part thousands, the comma is decimal; otherwise the other way round. Groups must be whole.
 */
function parseNumber( text: string, format = 'us-style' ): number | null {
	const [ group, decimal ] =
		format === 'eu-style' ? [ '\\.', ',' ] : [ ',', '\\.' ];
	const plain = latin( text );
	if (
		plain.length > 40 ||
		! new RegExp(
			`^[+-]?(?:(?:\\d{1,3}(?:${ group }\\d{3})+|\\d+)(?:${ decimal }\\d+)?|${ decimal }\\d+)$`
		).test( plain )
	) {
		return null;
	}
	return Number(
		format === 'eu-style'
			? plain.replaceAll( '.', '' ).replace( ',', '.' )
			: plain.replaceAll( ',', '' )
	);
}

/** Judges a number by two limits; those up to `from` are none. */
export const between = (
	value: number,
	rules: Rules,
	low: keyof Rules,
	high: keyof Rules,
	from = -Infinity
): Fault | null => {
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

/** Judges a text that has to be a number within limits. */
export const checkNumber = ( text: string, rules: Rules ): Fault | null => {
	const parsed = parseNumber( text, rules.formatType );
	return parsed === null
		? { code: 'number' }
		: between( parsed, rules, 'min', 'max' );
};

/** -1, 0 or 1 as a value is before, at or after another; NaN where one is no number. What it is compared with is written in us-style. */
export const compareNumbers = (
	value: string,
	wanted: string,
	format?: string
): number => {
	const number = parseNumber( value, format );
	const limit = parseNumber( wanted );
	return number === null || limit === null
		? NaN
		: Math.sign( number - limit );
};
