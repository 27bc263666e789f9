import type { Mask, Slot } from './pattern';

/** Arabic and Persian digits as Latin ones. */
const latin = ( text: string ): string =>
	text.replace( /[\u0660-\u0669\u06f0-\u06f9]/g, ( digit ) =>
		String( digit.charCodeAt( 0 ) & 15 )
	);

/** What a place takes of a character: the character, one with a nought before it in dates, or nothing. */
const take = (
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
		// A day that begins with 4 is the 4th.
		return digit > Math.floor( unit.max / 10 )
			? `0${ character }`
			: character;
	}
	const value = Number( before.slice( -1 ) ) * 10 + digit;
	return value >= unit.min && value <= unit.max ? character : '';
};

/**
 * A text as the mask shows it: what does not fit is left out, fixed characters come by themselves.
 *
 * @param mask The mask.
 * @param text What was typed or pasted.
 * @param tail Whether fixed characters at the very end come too; not while somebody deletes them.
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
	let shown = '';
	let next = 0;
	for ( const character of latin( text ) ) {
		let pending = '';
		for ( let at = next; at < slots.length; at++ ) {
			const slot = slots[ at ] as Slot;
			const taken =
				slot.literal === character
					? character
					: take( slot, character, shown + pending );
			if ( taken ) {
				shown += pending + taken;
				next = at + taken.length;
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
		shown &&
		rest.every(
			( { literal, optional } ) => literal !== undefined && ! optional
		)
		? shown + rest.map( ( { literal } ) => literal ).join( '' )
		: shown;
}
