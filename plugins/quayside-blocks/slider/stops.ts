/**
 * The slides at which a slider can stand, by the place of the first slide in view.
 *
 * @param count    Number of slides.
 * @param perView  How many are in view.
 * @param step     How many it moves at a time.
 * @param isEndless Whether the first slide follows the last.
 */
export function stopsOf(
	count: number,
	perView: number,
	step: number,
	isEndless: boolean
): number[] {
	const last = isEndless ? count - 1 : Math.max( 0, count - perView );
	if ( count <= perView ) {
		return [ 0 ];
	}
	const stops: number[] = [];
	for ( let place = 0; place < last; place += step ) {
		stops.push( place );
	}
	// The last stop shows the last slide even where a whole step would go past it.
	return isEndless && last % step !== 0 ? stops : [ ...stops, last ];
}

/**
 * The stop that a first slide in view belongs to.
 */
export function nearestStop( stops: readonly number[], place: number ): number {
	let nearest = 0;
	stops.forEach( ( stop, i ) => {
		if (
			Math.abs( stop - place ) <
			Math.abs( ( stops[ nearest ] ?? 0 ) - place )
		) {
			nearest = i;
		}
	} );
	return nearest;
}

/**
 * The stop after or before another one; undefined where the slider ends.
 *
 * @param count   Number of stops.
 * @param current Where it stands.
 * @param by      1 or -1.
 * @param wraps   Whether it goes on at the other end.
 */
export function neighbour(
	count: number,
	current: number,
	by: number,
	wraps: boolean
): number | undefined {
	const wanted = current + by;
	if ( wanted >= 0 && wanted < count ) {
		return wanted;
	}
	return wraps && count > 1 ? ( wanted + count ) % count : undefined;
}
