import { isRelative, resolveLimit } from './limits';

/** Kinds of date limits. */
export type LimitKind = 'none' | 'fixed' | 'today' | 'field';

/** A limit split into the parts that the sidebar displays. */
export interface Limit {
	kind: LimitKind;
	/** Date, time, or both of a fixed limit. */
	fixed: string;
	/** Block id of the field that the limit depends on. */
	field: string;
	/** Offset in units; negative for earlier. */
	number: number;
	unit: string;
	/** The saved value if it is not a valid limit. */
	unknown: string;
}

/** Units for an offset. */
export const UNITS = [ 'days', 'weekdays', 'weeks', 'months', 'years' ];

/** Splits a saved limit into its parts. */
export function parseLimit( value: string, dateType: string ): Limit {
	const text = value.trim();
	const limit: Limit = {
		kind: 'none',
		fixed: '',
		field: '',
		number: 0,
		unit: 'days',
		unknown: '',
	};
	// Empty while the control is being filled in.
	if ( ! text ) {
		return limit;
	}
	if ( text === 'fixed' ) {
		return { ...limit, kind: 'fixed' };
	}
	if ( isRelative( text ) ) {
		const [ , field = '', sign = '', number = '0', unit = 'day' ] =
			/^(?:today|field:(\w+))?\s*(?:([+-])\s*(\d+)\s+(\w+?)s?)?$/i.exec(
				text
			) ?? [];
		return {
			...limit,
			kind: field ? 'field' : 'today',
			field,
			number: Number( sign + number ),
			unit: `${ unit.toLowerCase() }s`,
		};
	}
	const fixed = resolveLimit( text, dateType, 'min', '', () => '' );
	return fixed
		? { ...limit, kind: 'fixed', fixed }
		: { ...limit, unknown: text };
}

/** Returns the value to save for a limit. */
export function writeLimit( {
	kind,
	fixed,
	field,
	number,
	unit,
}: Limit ): string {
	const offset = number
		? `${ number > 0 ? '+' : '-' }${ Math.abs( number ) } ${ unit }`
		: '';
	switch ( kind ) {
		case 'fixed':
			return fixed || 'fixed';
		case 'today':
			return offset || 'today';
		case 'field':
			return `field:${ field }${ offset && ` ${ offset }` }`;
		default:
			return '';
	}
}
