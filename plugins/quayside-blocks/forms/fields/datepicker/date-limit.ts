import { moves, resolveLimit } from './limits';

/** What a limit of a date depends on. */
export type LimitKind = 'none' | 'fixed' | 'today' | 'field';

/** A limit in its parts, as the sidebar shows it. */
export interface Limit {
	kind: LimitKind;
	/** Of a fixed limit: the date, the time, or both. */
	fixed: string;
	/** Of another field's date: its block id. */
	field: string;
	/** How many units later; earlier where it is negative. */
	number: number;
	unit: string;
	/** What was saved and is no limit. */
	unknown: string;
}

/** Units of an offset. */
export const UNITS = [ 'days', 'weekdays', 'weeks', 'months', 'years' ];

/** The parts of a saved limit. */
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
	// A control that is being filled in has nothing yet.
	if ( ! text ) {
		return limit;
	}
	if ( text === 'fixed' ) {
		return { ...limit, kind: 'fixed' };
	}
	if ( moves( text ) ) {
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

/** A limit as it is saved. */
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
