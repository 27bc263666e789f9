/** What a browser loaded for a page. */
export interface Weight {
	requests: number;
	bytes: number;
}

type Entry = Pick<
	PerformanceResourceTiming,
	'transferSize' | 'encodedBodySize'
>;

/**
 * Returns what a browser loaded for a page. A response from its cache counts with the size of its body. Other sites can hide the size
 * of their responses.
 *
 * @param entries Timing of the page and of its resources.
 */
export const weightOf = ( entries: readonly Entry[] ): Weight => ( {
	requests: entries.length,
	bytes: entries.reduce(
		( sum, { transferSize, encodedBodySize } ) =>
			sum + Math.max( transferSize, encodedBodySize ),
		0
	),
} );
