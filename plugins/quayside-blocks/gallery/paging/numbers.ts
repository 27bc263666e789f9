/**
 * Returns the page numbers to link: the first, the last, and those around the
 * current one. 0 stands for a gap. Nine at most. PHP has the same rule:
 * contracts/galleries/cases/gallery.pages.json.
 */
export function numbers( current: number, pages: number ): number[] {
	const range = ( from: number, to: number ): number[] =>
		Array.from( { length: to - from + 1 }, ( _, i ) => from + i );
	if ( pages <= 9 ) {
		return range( 1, Math.max( 1, pages ) );
	}
	const from = Math.max( 3, Math.min( current - 2, pages - 6 ) );
	const to = Math.min( pages - 2, from + 4 );
	return [
		1,
		from === 3 ? 2 : 0,
		...range( from, to ),
		to === pages - 2 ? pages - 1 : 0,
		pages,
	];
}
