/**
 * Parses the masks of spec section 5 into slots of one character each. PHP has the same rules in
 * forms/fields/input/mask/Mask.php. contracts/forms/cases/masks.json tests both.
 */
import { validate } from '../../validate';

/** A part of a date or time with its range. */
interface Unit {
	name: 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second';
	min: number;
	max: number;
	digits: number;
}

/** A position in a mask: a fixed character, or a set of accepted ones. */
export interface Slot {
	literal?: string;
	accepts?: RegExp;
	optional?: boolean;
	/** In dates, the unit, and the index of the digit in it. */
	unit?: Unit;
	at?: number;
}

export interface Mask {
	/** Slots of the mask. Without any, the text is matched as a whole. */
	slots: Slot[];
	/** Characters allowed in a text without slots. */
	allowed?: RegExp;
	matches: ( text: string ) => boolean;
}

const KINDS: Record< string, RegExp > = {
	9: /[0-9]/,
	'#': /[0-9]/,
	a: /[a-z]/i,
	'*': /[0-9a-z]/i,
	h: /[0-9a-f]/i,
	v: /[0-9a-hj-npr-z]/i,
};

/** Characters with a meaning in custom masks. The others are for aliases. */
const CUSTOM = '9#a*';

const range = (
	name: Unit[ 'name' ],
	min: number,
	max: number,
	digits = 2
): Unit => ( { name, min, max, digits } );

/** Named aliases that are masks. */
const MASKS: Record< string, string > = {
	mac: 'hh:hh:hh:hh:hh:hh',
	ssn: '999-99-9999',
	vin: 'vvvvvvvvvvvvvvvvv',
};

const OCTET = '(?:25[0-5]|2[0-4][0-9]|1?[0-9]?[0-9])';

/** Named aliases that match the text as a whole: the allowed characters, and a check of the text. */
const TEXTS: Record< string, [ RegExp, ( text: string ) => boolean ] > = {
	email: [ /[^\s]/, ( text ) => ! validate( 'email', {}, text ) ],
	url: [ /[^\s]/, ( text ) => ! validate( 'url', {}, text ) ],
	ip: [
		/[0-9.]/,
		( text ) =>
			new RegExp( `^${ OCTET }(?:\\.${ OCTET }){3}$` ).test( text ),
	],
	integer: [ /[0-9-]/, ( text ) => /^-?[0-9]+$/.test( text ) ],
	decimal: [ /[0-9.-]/, ( text ) => /^-?[0-9]+(?:\.[0-9]+)?$/.test( text ) ],
	percentage: [
		/[0-9.]/,
		( text ) => /^(?:100(?:\.0+)?|[0-9]{1,2}(?:\.[0-9]+)?)$/.test( text ),
	],
	currency: [
		/[0-9.,-]/,
		( text ) =>
			/^-?(?:[0-9]{1,3}(?:,[0-9]{3})+|[0-9]+)(?:\.[0-9]{1,2})?$/.test(
				text
			),
	],
};
TEXTS.numeric = TEXTS.decimal as ( typeof TEXTS )[ string ];

const slotPattern = ( slots: Slot[] ): RegExp =>
	new RegExp(
		`^${ slots.map( ( { literal, accepts, optional } ) => ( accepts?.source ?? ( literal ?? '' ).replace( /[^\w\s]/g, '\\$&' ) ) + ( optional ? '?' : '' ) ).join( '' ) }$`,
		'i'
	);

/** Parses a mask of characters: 9 or # for a digit, a for a letter, * for both, [optional], {count}, and \ to escape a character. */
const literalMask = ( mask: string, kinds: string ): Mask => {
	const slots: Slot[] = [];
	let optional = false;
	for ( let at = 0; at < mask.length; at++ ) {
		const character = mask[ at ] as string;
		const times = /^\{(\d{1,2})(?:,(\d{1,2}))?\}/.exec( mask.slice( at ) );
		const last = slots[ slots.length - 1 ];
		if ( times && last ) {
			const min = Number( times[ 1 ] );
			const more = Number( times[ 2 ] ?? min ) - min;
			slots.pop();
			slots.push(
				...Array.from( { length: min }, () => last ),
				...Array.from( { length: Math.max( 0, more ) }, () => ( {
					...last,
					optional: true,
				} ) )
			);
			at += times[ 0 ].length - 1;
		} else if ( character === '[' || character === ']' ) {
			optional = character === '[';
		} else {
			const escaped = character === '\\' && at + 1 < mask.length;
			const literal = escaped ? ( mask[ ++at ] as string ) : character;
			slots.push( {
				...( escaped || ! kinds.includes( literal )
					? { literal }
					: { accepts: KINDS[ literal ] as RegExp } ),
				...( optional ? { optional } : {} ),
			} );
		}
	}
	const pattern = slotPattern( slots );
	return { slots, matches: ( text ) => pattern.test( text ) };
};

/** Returns the unit of a token. After an hour, m means minutes. */
const unitOf = ( token: string, before: Unit | undefined ): Unit => {
	switch ( token[ 0 ]?.toLowerCase() ) {
		case 'y':
			return range(
				'year',
				token.length > 2 ? 1 : 0,
				token.length > 2 ? 9999 : 99,
				token.length > 2 ? 4 : 2
			);
		case 'd':
			return range( 'day', 1, 31 );
		case 'h':
			return range( 'hour', 0, 23 );
		case 's':
			return range( 'second', 0, 59 );
		default:
			return before?.name === 'hour'
				? range( 'minute', 0, 59 )
				: range( 'month', 1, 12 );
	}
};

const dateMask = ( format: string ): Mask => {
	const slots: Slot[] = [];
	const units: Array< Unit & { start: number } > = [];
	for ( const [ token ] of format.matchAll(
		/y{4}|yy|d{1,2}|m{1,2}|h{1,2}|s{1,2}|./gi
	) ) {
		if ( /^[ydmhs]/i.test( token ) ) {
			const unit = unitOf( token, units[ units.length - 1 ] );
			units.push( { ...unit, start: slots.length } );
			slots.push(
				...Array.from( { length: unit.digits }, ( _, at ) => ( {
					accepts: KINDS[ 9 ] as RegExp,
					unit,
					at,
				} ) )
			);
		} else {
			slots.push( { literal: token } );
		}
	}
	const pattern = slotPattern( slots );
	const matches = ( text: string ): boolean => {
		const values: Partial< Record< Unit[ 'name' ], number > > = {};
		for ( const { name, min, max, start, digits } of pattern.test( text )
			? units
			: [] ) {
			const value = Number( text.slice( start, start + digits ) );
			if ( value < min || value > max ) {
				return false;
			}
			values[ name ] =
				name === 'year' && digits === 2 ? 2000 + value : value;
		}
		const { year = 2000, month, day } = values;
		return (
			pattern.test( text ) &&
			( ! day ||
				! month ||
				day <=
					new Date(
						Date.UTC( 2000 + ( year % 400 ), month, 0 )
					).getUTCDate() )
		);
	};
	return { slots, matches };
};

/**
 * Parses a mask: one of the options of spec section 5, or a custom mask, which can begin with "date:" or "alias:". Returns
 * null for masks without meaning, such as unknown aliases.
 */
export function parseMask( mask: string ): Mask | null {
	const trimmed = mask.trim();
	const alias = /^alias:\s*(.*)$/i.exec( trimmed )?.[ 1 ]?.toLowerCase();
	if ( alias !== undefined ) {
		const text = TEXTS[ alias ];
		if ( text ) {
			return { slots: [], allowed: text[ 0 ], matches: text[ 1 ] };
		}
		if ( alias === 'datetime' ) {
			return dateMask( 'yyyy-mm-ddThh:mm:ss' );
		}
		return MASKS[ alias ] ? literalMask( MASKS[ alias ], 'hv9' ) : null;
	}
	const date =
		/^date:\s*(.+)$/i.exec( trimmed )?.[ 1 ] ??
		( /^(dd\/mm\/yyyy)?( ?hh:mm:ss)?$/.test( trimmed ) ? trimmed : '' );
	if ( date ) {
		return dateMask( date );
	}
	return trimmed ? literalMask( trimmed, CUSTOM ) : null;
}
