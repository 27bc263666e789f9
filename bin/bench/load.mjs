// Measures how many requests a server answers.

/**
 * Sends requests from several clients, each as soon as it has the response to its last one, after a second to warm up.
 *
 * @param {() => Promise<Response>}                          send            Sends a request.
 * @param {( text: string, status: number ) => boolean}      isExpected      Determines whether a response is the expected one.
 * @param {{ seconds: number, clients: number }}             options         Time to measure, and number of clients.
 * @return {Promise<{ perSecond: number, p95: number, queries: number }>} Requests per second, the 95th percentile of the response
 *         times in ms, and the queries of the last one as reported by bin/bench/mu-plugin.php (NaN without).
 * @throws {Error} If a response is not the expected one.
 */
export async function measureLoad( send, isExpected, { seconds, clients } ) {
	const begin = performance.now() + 1000;
	const end = begin + seconds * 1000;
	/** @type {number[]} */
	const times = [];
	let last = '';
	const client = async () => {
		while ( performance.now() < end ) {
			const start = performance.now();
			const response = await send();
			const text = await response.text();
			if ( ! isExpected( text, response.status ) ) {
				throw new Error(
					`${ response.url }: ${ response.status } ${ text.slice( 0, 300 ) }`
				);
			}
			last = text;
			const now = performance.now();
			if ( start >= begin && now <= end ) {
				times.push( now - start );
			}
		}
	};
	await Promise.all( Array.from( { length: clients }, client ) );
	times.sort( ( a, b ) => a - b );
	return {
		perSecond: times.length / seconds,
		p95: times[ Math.floor( times.length * 0.95 ) ] ?? NaN,
		queries: Number( /"queries":(\d+)/.exec( last )?.[ 1 ] ?? NaN ),
	};
}
