import { TYPES } from '../fields/field-types';
import { compareNumbers } from '../fields/numbers';

/** Operators that take no value. */
export const WITHOUT_VALUE = [ 'empty', 'notEmpty', 'checked', 'notChecked' ];

/** Operators that negate other operators. */
const OPPOSITES: Record< string, string > = {
	notEqual: 'equal',
	notContains: 'contains',
	notEmpty: 'empty',
	notChecked: 'checked',
};

/** The properties of a field that rules depend on. */
export interface Subject {
	type: string;
	formatType?: string | undefined;
}

/** Compares the values. Returns -1, 0, or 1, or NaN if they have no order. */
const order = (
	{ type, formatType }: Subject,
	value: string,
	expected: string
): number => {
	const custom = TYPES[ type ]?.order;
	return custom
		? custom( value, expected, formatType )
		: compareNumbers( value, expected );
};

const equal = (
	{ type, formatType }: Subject,
	value: string,
	expected: string
): boolean =>
	value === expected ||
	!! TYPES[ type ]?.equals?.( value, expected, formatType );

/** Evaluates a comparison of lowercase text. Returns null if the operator is unknown. */
const compare = (
	subject: Subject,
	operator: string,
	value: string,
	expected: string
): boolean | null => {
	switch ( operator ) {
		case 'empty':
			return ! value;
		case 'checked':
			return !! value;
		case 'equal':
			return equal( subject, value, expected );
		case 'contains':
			return value.includes( expected );
		case 'startsWith':
			return value.startsWith( expected );
		case 'endsWith':
			return value.endsWith( expected );
		case 'greater':
			return order( subject, value, expected ) > 0;
		case 'greaterOrEqual':
			return order( subject, value, expected ) >= 0;
		case 'less':
			return order( subject, value, expected ) < 0;
		case 'lessOrEqual':
			return order( subject, value, expected ) <= 0;
		default:
			return null;
	}
};

/**
 * Determines whether a comparison matches. Returns null if it is incomplete or unknown. Text is compared case-insensitively.
 * If there are multiple choices, one match is enough. PHP has the same rules in forms/conditions/Rule.php.
 *
 * @param subject  The compared field.
 * @param operator One of the operators of contracts/forms/field.conditions.json.
 * @param entered  Value of the field, trimmed.
 * @param compared Value to compare with, trimmed.
 */
export function ruleMatches(
	subject: Subject,
	operator: string,
	entered: string,
	compared: string
): boolean | null {
	if ( ! compared && ! WITHOUT_VALUE.includes( operator ) ) {
		return null;
	}
	if ( OPPOSITES[ operator ] ) {
		return ! ruleMatches(
			subject,
			OPPOSITES[ operator ] as string,
			entered,
			compared
		);
	}
	return compare(
		subject,
		operator,
		entered.toLowerCase(),
		compared.toLowerCase()
	);
}
