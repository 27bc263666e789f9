/**
 * Returns the positions at which a slider can stop, as indexes of the first
 * slide in view.
 *
 * @param count    Number of slides.
 * @param perView   Number of slides in view.
 * @param step      Number of slides to scroll.
 * @param isEndless Whether the first slide follows the last.
 */
export function getStops(
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
	// The last stop shows the last slide even if it is less than a whole step
	// away.
	return isEndless && last % step !== 0 ? stops : [ ...stops, last ];
}

/**
 * Returns the index of the stop closest to a slide.
 */
export function getNearestStop(
	stops: readonly number[],
	place: number
): number {
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
 * Returns the index of the next or previous stop, undefined at the end of the
 * slider.
 *
 * @param count   Number of stops.
 * @param current Index of the current stop.
 * @param by      1 or -1.
 * @param wraps   Whether the slider continues at the other end.
 */
export function getAdjacentStop(
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
