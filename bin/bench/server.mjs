// Measures the server cost of a page, as reported by bin/bench/mu-plugin.php.
import { median } from './page.mjs';
import { headers } from './visitors.mjs';

/** Sends a request, optionally with a Cookie header. "off" deactivates Quayside's plugins. */
async function request( url, state, cookies = '' ) {
	// Without compression, because the values are appended after the page.
	const response = await fetch( url, {
		headers: headers( state, cookies ),
		redirect: 'follow',
	} );
	// The checkout page of an empty cart would be measured as another page.
	if ( cookies && response.redirected ) {
		throw new Error( `${ url } redirects to ${ response.url }.` );
	}
	const found = /<!-- quayside-bench (\{.*?\}) -->\s*$/.exec(
		await response.text()
	);
	if ( ! found ) {
		throw new Error(
			`${ url } responded with ${ response.status } without the benchmark's measurements.`
		);
	}
	return JSON.parse( found[ 1 ] );
}

/** Warms up every worker of the web server. */
const warmUp = async ( url, states, cookies = '' ) => {
	for ( let round = 0; round < 6; round++ ) {
		for ( const state of states ) {
			await request( url, state, cookies );
		}
	}
};

/**
 * Measures the server cost of a page.
 *
 * @param {string} url       URL.
 * @param {number} runs      Number of requests.
 * @param {string} [cookies] Cookie header of the visitor.
 * @return {Promise<{ ms: number, queries: number, memory: number }>} Medians, with memory in bytes.
 */
export async function measureServer( url, runs, cookies = '' ) {
	await warmUp( url, [ 'on' ], cookies );
	const results = [];
	for ( let run = 0; run < runs; run++ ) {
		results.push( await request( url, 'on', cookies ) );
	}
	const middle = ( name ) =>
		median( results.map( ( result ) => result[ name ] ) );
	return {
		ms: middle( 'ms' ),
		queries: middle( 'queries' ),
		memory: middle( 'memory' ),
	};
}

/**
 * Measures the additional cost of Quayside's plugins with pairs of requests with and without them, in alternating order.
 *
 * @param {string}  url              URL of a page that uses none of their features.
 * @param {number}  pairs            Number of pairs.
 * @param {Object}  [options]        Options.
 * @param {string}  [options.plugin] Single plugin to deactivate. Defaults to all.
 * @param {boolean} [options.plain]  Whether to remove the demo's third party and store notice.
 * @return {Promise<{ ms: number, low: number, high: number, queries: number, memory: number, pairs: number }>} Median of
 *         the differences with the quartiles of the milliseconds. They are CPU time, which depends less on other programs than wall time.
 */
export async function measureAdded(
	url,
	pairs,
	{ plugin = '', plain = true } = {}
) {
	const [ on, off ] = [ 'on', `off ${ plugin }`.trim() ].map( ( state ) =>
		plain ? `${ state } plain` : state
	);
	await warmUp( url, [ on, off ] );
	const differences = [];
	for ( let pair = 0; pair < pairs; pair++ ) {
		const states = pair % 2 ? [ on, off ] : [ off, on ];
		const result = {};
		for ( const state of states ) {
			result[ state ] = await request( url, state );
		}
		differences.push( {
			ms: result[ on ].cpu - result[ off ].cpu,
			queries: result[ on ].queries - result[ off ].queries,
			memory: result[ on ].memory - result[ off ].memory,
		} );
	}
	const milliseconds = differences
		.map( ( { ms } ) => ms )
		.sort( ( a, b ) => a - b );
	return {
		ms: median( milliseconds ),
		low: milliseconds[ Math.floor( pairs / 4 ) ],
		high: milliseconds[ Math.floor( ( pairs * 3 ) / 4 ) ],
		queries: median( differences.map( ( { queries } ) => queries ) ),
		memory: median( differences.map( ( { memory } ) => memory ) ),
		pairs,
	};
}

/**
 * Measures a page with Quayside and the same page with another theme and without Quayside's plugins, in alternating order.
 *
 * @param {string} url       URL.
 * @param {number} pairs     Number of pairs of requests.
 * @param {string} theme     Folder of the other theme.
 * @param {string} [cookies] Cookie header of the visitor.
 * @return {Promise<Record<'quayside' | 'other', { cpu: number, least: number, queries: number }>>} Milliseconds of CPU time,
 *         median and minimum, and the median of the queries.
 */
export async function measureBeside( url, pairs, theme, cookies = '' ) {
	const states = { quayside: 'on', other: `default ${ theme }` };
	await warmUp( url, Object.values( states ), cookies );
	const results = { quayside: [], other: [] };
	for ( let pair = 0; pair < pairs; pair++ ) {
		const order = Object.keys( states );
		for ( const name of pair % 2 ? order : order.reverse() ) {
			results[ name ].push(
				await request( url, states[ name ], cookies )
			);
		}
	}
	const figures = ( name ) => {
		const all = ( key ) => results[ name ].map( ( each ) => each[ key ] );
		return {
			cpu: median( all( 'cpu' ) ),
			least: Math.min( ...all( 'cpu' ) ),
			queries: median( all( 'queries' ) ),
		};
	};
	return { quayside: figures( 'quayside' ), other: figures( 'other' ) };
}
