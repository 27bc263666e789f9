import type { Mask, Slot } from './pattern';

/** Replaces Arabic and Persian digits with Latin ones. */
const latin = ( text: string ): string =>
	text.replace( /[\u0660-\u0669\u06f0-\u06f9]/g, ( digit ) =>
		String( digit.charCodeAt( 0 ) & 15 )
	);

/** Returns what a slot accepts of a character: the character, zero-padded in dates if necessary, or an empty string. */
const accept = (
	{ accepts, unit, at }: Slot,
	character: string,
	before: string
): string => {
	if ( ! accepts?.test( character ) ) {
		return '';
	}
	if ( ! unit || unit.digits > 2 ) {
		return character;
	}
	const digit = Number( character );
	if ( ! at ) {
		// A day that starts with 4 can only be the 4th.
		return digit > Math.floor( unit.max / 10 )
			? `0${ character }`
			: character;
	}
	const value = Number( before.slice( -1 ) ) * 10 + digit;
	return value >= unit.min && value <= unit.max ? character : '';
};

/**
 * Formats a text with a mask. Characters that don't match are removed, and fixed characters are inserted.
 *
 * @param mask The mask.
 * @param text Typed or pasted text.
 * @param tail Whether to append fixed characters at the end; false while the visitor deletes.
 */
export function format(
	{ slots, allowed }: Mask,
	text: string,
	tail = true
): string {
	if ( ! slots.length ) {
		return [ ...latin( text ) ]
			.filter( ( character ) => allowed?.test( character ) ?? true )
			.join( '' );
	}
	let formatted = '';
	let next = 0;
	for ( const character of latin( text ) ) {
		let pending = '';
		for ( let at = next; at < slots.length; at++ ) {
			const slot = slots[ at ] as Slot;
			const accepted =
				slot.literal === character
					? character
					: accept( slot, character, formatted + pending );
			if ( accepted ) {
				formatted += pending + accepted;
				next = at + accepted.length;
				break;
			}
			if ( ! slot.optional && slot.literal === undefined ) {
				break;
			}
			pending += slot.optional ? '' : ( slot.literal ?? '' );
		}
	}
	const rest = slots.slice( next );
	return tail &&
		formatted &&
		rest.every(
			( { literal, optional } ) => literal !== undefined && ! optional
		)
		? formatted + rest.map( ( { literal } ) => literal ).join( '' )
		: formatted;
}
