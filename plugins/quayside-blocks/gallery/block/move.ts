/**
 * A list with one of its entries at another place.
 *
 * @param list The list.
 * @param from Place of the entry.
 * @param to   Its new place; beyond the ends is the end.
 */
export function move< T >( list: readonly T[], from: number, to: number ): T[] {
	const rest = [ ...list ];
	const taken = rest.splice( from, 1 );
	rest.splice( Math.max( 0, Math.min( to, rest.length ) ), 0, ...taken );
	return rest;
}
