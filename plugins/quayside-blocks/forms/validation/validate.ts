/**
 * The rules of spec section 5. PHP has the same ones in Validator.php; contracts/forms/cases drives both.
 */
import { textOf } from '../fields/textarea/text-of';

/** What a field demands; the same names as Field::rules() in PHP. */
export interface Rules {
	required?: boolean;
	minLength?: number;
	maxLength?: number;
	min?: number;
	max?: number;
	formatType?: string;
	dateType?: string;
	minDate?: string;
	maxDate?: string;
	/** Days of the week that a date may be, 0 for Sunday; all without it. */
	weekdays?: number[];
	minSelection?: number;
	maxSelection?: number;
	options?: string[];
	single?: boolean;
	/** Formatted text: what can be read of it counts. */
	rich?: boolean;
}

/** A broken rule: its code, and the limit that its message names. */
export interface Fault {
	code: string;
	limit?: string;
}

/** Longest texts, in characters; contracts/forms/limits.json has the numbers for both languages. */
const LINE = 1000;
const TEXT = 20000;

/** Longest text with its markup, in UTF-16 units or bytes. */
const MARKUP = 200000;

/** Parts several choices in one text; spec section 9. */
export const SEPARATOR = ' | ';

const PART = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const DOMAIN_LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const EMAIL = new RegExp( `^(?=[^@]{1,64}@)${ PART }(?:\\.${ PART })*@(?:${ DOMAIN_LABEL }\\.)+(?=[a-z0-9-]*[a-z])[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])$` );
const HOST_LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?';
const URL_PATTERN = new RegExp( `^https?://(?:${ HOST_LABEL }\\.)+(?=[^.:/?#]*\\p{L})${ HOST_LABEL }\\.?(?::\\d{1,5})?(?:[/?#][^\\s<>"]*)?$`, 'iu' );

const latin = ( text: string ): string => text.replace( /[\u0660-\u0669\u06f0-\u06f9]/g, ( digit ) => String( digit.charCodeAt( 0 ) & 15 ) );

/**
 * The number that a text names, or null.
 *
 * EU style: dots part thousands, the comma is decimal; otherwise the other way round. Groups must be whole.
 */
export function parseNumber( text: string, format = 'us-style' ): number | null {
	const [ group, decimal ] = format === 'eu-style' ? [ '\\.', ',' ] : [ ',', '\\.' ];
	const plain = latin( text );
	if ( plain.length > 40 || ! new RegExp( `^[+-]?(?:(?:\\d{1,3}(?:${ group }\\d{3})+|\\d+)(?:${ decimal }\\d+)?|${ decimal }\\d+)$` ).test( plain ) ) {
		return null;
	}
	return Number( format === 'eu-style' ? plain.replaceAll( '.', '' ).replace( ',', '.' ) : plain.replaceAll( ',', '' ) );
}

const between = ( value: number, rules: Rules, low: keyof Rules, high: keyof Rules, from = -Infinity ): Fault | null => {
	for ( const [ rule, sign ] of [ [ low, 1 ], [ high, -1 ] ] as const ) {
		const limit = rules[ rule ];
		if ( typeof limit === 'number' && limit > from && sign * value < sign * limit ) {
			return { code: rule, limit: String( limit ) };
		}
	}
	return null;
};

/** Takes the longest option that fits at each place, because labels may hold the separator themselves. */
const split = ( text: string, options: string[] ): string[] => {
	const longest = [ ...options ].sort( ( a, b ) => b.length - a.length );
	const chosen: string[] = [];
	let rest = text;
	while ( rest ) {
		const now = rest;
		const option = longest.find( ( each ) => now === each || now.startsWith( each + SEPARATOR ) ) ?? rest;
		chosen.push( option );
		rest = rest === option ? '' : rest.slice( option.length + SEPARATOR.length );
	}
	return chosen;
};

const choices = ( rules: Rules, value: unknown ): Fault | null => {
	const options = rules.options ?? [];
	let chosen: unknown[];
	if ( Array.isArray( value ) ) {
		chosen = value.filter( ( part ) => part !== '' );
	} else if ( value === null || value === undefined || typeof value === 'string' ) {
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
	if ( chosen.some( ( part ) => ! options.includes( part as string ) ) || new Set( chosen ).size !== chosen.length || ( rules.single && chosen.length > 1 ) ) {
		return { code: 'option' };
	}
	return rules.single ? null : between( chosen.length, rules, 'minSelection', 'maxSelection', 0 );
};

const isDate = ( type: string, value: string ): boolean => {
	if ( type === 'time' ) {
		return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test( value );
	}
	if ( type === 'dateTime' ) {
		return value[ 10 ] === 'T' && isDate( 'date', value.slice( 0, 10 ) ) && isDate( 'time', value.slice( 11 ) );
	}
	const [ , year, month, day ] = /^(\d{4})-(\d\d)-(\d\d)$/.exec( value )?.map( Number ) ?? [];
	return !! year && !! month && month < 13 && !! day && day <= new Date( Date.UTC( 2000 + ( year % 400 ), month, 0 ) ).getUTCDate();
};

const date = ( rules: Rules, value: string ): Fault | null => {
	if ( ! isDate( rules.dateType ?? 'date', value ) ) {
		return { code: 'date' };
	}
	// Of one format, the earlier one is the smaller text.
	if ( rules.minDate && value < rules.minDate ) {
		return { code: 'minDate', limit: rules.minDate };
	}
	if ( rules.maxDate && value > rules.maxDate ) {
		return { code: 'maxDate', limit: rules.maxDate };
	}
	const { weekdays } = rules;
	return weekdays && ! weekdays.includes( new Date( value.slice( 0, 10 ) ).getUTCDay() ) ? { code: 'weekday', limit: weekdays.join() } : null;
};

const number = ( rules: Rules, value: string ): Fault | null => {
	const parsed = parseNumber( value, rules.formatType );
	return parsed === null ? { code: 'number' } : between( parsed, rules, 'min', 'max' );
};

/** A web address with its scheme: what has none is meant as https. A colon before digits begins a port. */
export const withScheme = ( text: string ): string => ( ! text || /^(?:[a-z][a-z0-9+.-]*:(?!\d)|[/?#])/i.test( text ) ? text : `https://${ text }` );

const when = ( good: boolean, code: string ): Fault | null => ( good ? null : { code } );

/**
 * Judges a value.
 *
 * @param type  Type of the field, for example "email".
 * @param rules What the field demands.
 * @param value What the visitor entered.
 * Gives the first broken rule, or null.
 */
export function validate( type: string, rules: Rules, value: unknown ): Fault | null {
	if ( type === 'dropdown' || type === 'multi-choice' ) {
		return choices( rules, value );
	}
	if ( value !== null && value !== undefined && typeof value !== 'string' ) {
		return { code: 'type' };
	}
	const lines = type === 'textarea';

	const clean = ( value ?? '' ).replace( /\r\n?/g, '\n' ).replace( lines ? /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g : /[\u0000-\u001f\u007f-\u009f]+/g, lines ? '' : ' ' );
	const readable = rules.rich ? textOf( clean ) : clean;
	const text = type === 'password' ? readable : readable.trim();
	if ( ! text ) {
		return rules.required ? { code: 'required' } : null;
	}
	const length = [ ...text ].length;
	if ( length > ( lines ? TEXT : LINE ) || clean.length > MARKUP ) {
		return { code: 'length', limit: String( lines ? TEXT : LINE ) };
	}
	switch ( type ) {
		case 'email':
			return when( text.length <= 254 && EMAIL.test( text.toLowerCase() ), 'email' );
		case 'url':
			return when( URL_PATTERN.test( withScheme( text ) ), 'url' );
		case 'phone':
			return when( /^(?:\+[1-9]\d{6,14}|\d{6,15})$/.test( latin( text ).replace( /[\s()./-]/g, '' ) ), 'phone' );
		case 'number':
		case 'slider':
			return number( rules, text );
		case 'rating':
			return /^[1-9]\d?$/.test( text ) ? between( Number( text ), rules, 'min', 'max' ) : { code: 'option' };
		case 'datepicker':
			return date( rules, text );
		case 'checkbox':
		case 'gdpr':
			return when( text === 'on', 'option' );
		default:
			return between( length, rules, 'minLength', 'maxLength', 0 );
	}
}
