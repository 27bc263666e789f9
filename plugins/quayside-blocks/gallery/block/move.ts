/**
 * Returns a copy of a list with one item moved.
 *
 * @param list The list.
 * @param from Index of the item.
 * @param to   New index, clamped to the ends.
 */
export function move< T >( list: readonly T[], from: number, to: number ): T[] {
	const rest = [ ...list ];
	const removed = rest.splice( from, 1 );
	rest.splice( Math.max( 0, Math.min( to, rest.length ) ), 0, ...removed );
	return rest;
}
