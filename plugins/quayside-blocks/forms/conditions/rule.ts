import { TYPES } from '../fields/field-types';
import { compareNumbers } from '../fields/numbers';

/** Operators that need nothing to compare with. */
export const ALONE = [ 'empty', 'notEmpty', 'checked', 'notChecked' ];

/** Operators that are the opposite of others. */
const OPPOSITES: Record< string, string > = {
	notEqual: 'equal',
	notContains: 'contains',
	notEmpty: 'empty',
	notChecked: 'checked',
};

/** What a rule needs to know of the field that it looks at. */
export interface Subject {
	type: string;
	formatType?: string | undefined;
}

/** -1, 0 or 1 as the value is before, at or after what is wanted; NaN where the two have no order. */
const order = (
	{ type, formatType }: Subject,
	value: string,
	wanted: string
): number => {
	const own = TYPES[ type ]?.order;
	return own
		? own( value, wanted, formatType )
		: compareNumbers( value, wanted );
};

const equal = (
	{ type, formatType }: Subject,
	value: string,
	wanted: string
): boolean =>
	value === wanted || !! TYPES[ type ]?.equals?.( value, wanted, formatType );

/** The comparisons themselves, of texts in lower case. */
const compare = (
	subject: Subject,
	operator: string,
	value: string,
	wanted: string
): boolean | null => {
	switch ( operator ) {
		case 'empty':
			return ! value;
		case 'checked':
			return !! value;
		case 'equal':
			return equal( subject, value, wanted );
		case 'contains':
			return value.includes( wanted );
		case 'startsWith':
			return value.startsWith( wanted );
		case 'endsWith':
			return value.endsWith( wanted );
		case 'greater':
			return order( subject, value, wanted ) > 0;
		case 'greaterOrEqual':
			return order( subject, value, wanted ) >= 0;
		case 'less':
			return order( subject, value, wanted ) < 0;
		case 'lessOrEqual':
			return order( subject, value, wanted ) <= 0;
		default:
			return null;
	}
};

/**
 * Whether a comparison holds; null when it is half written or unknown. Texts are compared without regard to case; of
 * several choices, one that fits is enough. PHP: forms/conditions/Rule.php.
 *
 * @param subject  The field that is looked at.
 * @param operator One of the operators of contracts/forms/field.conditions.json.
 * @param entered  What is in the field, trimmed.
 * @param compared What the owner compares it with, trimmed.
 */
export function holds(
	subject: Subject,
	operator: string,
	entered: string,
	compared: string
): boolean | null {
	if ( ! compared && ! ALONE.includes( operator ) ) {
		return null;
	}
	if ( OPPOSITES[ operator ] ) {
		return ! holds(
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
