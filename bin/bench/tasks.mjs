// Measures what a plugin adds to main thread tasks of a first visit, with the CPU slowed down four times.
import { CPU_SLOWDOWN, median } from './page.mjs';

/** Minimum duration of a long task, in ms. */
export const LONG = 50;

/** Returns thread time, so that other processes do not affect the result. */
const time = ( { tdur, dur } ) => ( tdur ?? dur ?? 0 ) / 1000;

const sum = ( numbers ) =>
	numbers.reduce( ( total, number ) => total + number, 0 );

const contains = ( outer, inner ) =>
	outer.ts <= inner.ts && inner.ts + inner.dur <= outer.ts + outer.dur;

/** Removes events that are nested in another one. */
const outermost = ( events ) =>
	events.filter(
		( event ) =>
			! events.some(
				( other ) => other !== event && contains( other, event )
			)
	);

/**
 * Parses a trace of a visit.
 *
 * @param {Object[]}                                                                              events The trace.
 * @param {{ url: string, isOwn: ( address: string ) => boolean, ownsFirst: boolean }} options The page's URL, which files belong to
 *         the plugin, and whether the page's first inline script does, with all later calls into it.
 * @return {{ script: number, scripts: number, long: number, made: number, longest: number, rendering: number, all: number }} Thread time
 *         in ms of the longest run of a plugin script, of all its runs, of the longest task, of style, layout, and paint, and of all
 *         tasks. Also the number of long tasks, and of those that are long only because of the plugin's runs.
 * @throws {Error} If the trace does not contain the page, or not the first inline script that the plugin owns.
 */
export function readTrace( events, { url, isOwn, ownsFirst } ) {
	const first = events
		.filter(
			( { name, args } ) =>
				name === 'EvaluateScript' && args?.data?.url === url
		)
		.sort( ( a, b ) => a.ts - b.ts )[ 0 ];
	const parsing = events.find(
		( { name, args } ) =>
			name === 'ParseHTML' && args?.beginData?.url === url
	);
	if ( ! parsing || ( ownsFirst && ! first ) ) {
		throw new Error(
			'The trace does not contain the page or its first script, so nothing was measured.'
		);
	}
	const main = events.filter(
		( { pid, tid, ph } ) =>
			pid === parsing.pid && tid === parsing.tid && ph === 'X'
	);
	const id =
		first &&
		main.find(
			( event ) => event.name === 'v8.compile' && contains( first, event )
		)?.args.data.scriptId;
	const isRun = ( { name, args } ) =>
		/^(EvaluateScript|v8\.evaluateModule|FunctionCall)$/.test( name ) &&
		isOwn( args?.data?.url ?? args?.fileName ?? '' );
	const isFirst = ( event ) =>
		ownsFirst &&
		( event === first ||
			( event.name === 'FunctionCall' &&
				event.args?.data?.url === url &&
				String( event.args.data.scriptId ) === String( id ) ) );
	const runs = outermost(
		main.filter( ( event ) => isRun( event ) || isFirst( event ) )
	);
	// The scheduler also traces each task under another name.
	const tasks = main.filter( ( { name } ) => name === 'RunTask' );
	const long = tasks.filter( ( task ) => time( task ) >= LONG );
	return {
		script: Math.max( 0, ...runs.map( time ) ),
		scripts: sum( runs.map( time ) ),
		long: long.length,
		made: long.filter(
			( task ) =>
				time( task ) -
					sum(
						runs
							.filter( ( run ) => contains( task, run ) )
							.map( time )
					) <
				LONG
		).length,
		longest: Math.max( 0, ...tasks.map( time ) ),
		rendering: sum(
			outermost(
				main.filter( ( { name } ) =>
					/^(UpdateLayoutTree|Layout|PrePaint|Paint|Layerize|Commit)$/.test(
						name
					)
				)
			).map( time )
		),
		all: sum( tasks.map( time ) ),
	};
}

/** Records a first visit in a new context. */
async function visit( browser, url, header, options ) {
	const context = await browser.newContext( {
		viewport: { width: 1280, height: 800 },
		extraHTTPHeaders: { 'X-Quayside-Bench': header },
	} );
	const page = await context.newPage();
	await (
		await context.newCDPSession( page )
	).send( 'Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN } );
	await browser.startTracing( page, {
		categories: [
			'toplevel',
			'devtools.timeline',
			'disabled-by-default-devtools.timeline',
			'v8',
		],
	} );
	await page.goto( url, { waitUntil: 'networkidle' } );
	const { traceEvents } = JSON.parse( String( await browser.stopTracing() ) );
	await context.close();
	return readTrace( traceEvents, { url, ...options } );
}

/**
 * Visits a page in rounds: with the plugin, without it, and without it again, in rotating order. The difference between the two
 * visits without it is the noise of the browser.
 *
 * @param {import('@playwright/test').Browser} browser The browser.
 * @param {string}                             url     URL of the page.
 * @param {{ plugin: string, runs: number }}   options Folder of the plugin, and number of rounds.
 * @return {Promise<Object>} "on", "off", and "again" are medians of readTrace(), and "most" is the maximum with the plugin. "more" is
 *         the median difference between the visits with and without the plugin in a round, and "noise" that between the two visits
 *         without it.
 */
export async function measureTasks( browser, url, { plugin, runs } ) {
	const kinds = [ 'on', 'off', 'again' ];
	const rounds = [];
	for ( let run = 0; run < runs; run++ ) {
		const round = {};
		for ( const place of kinds.keys() ) {
			const kind = kinds[ ( run + place ) % kinds.length ];
			const isOn = kind === 'on';
			round[ kind ] = await visit(
				browser,
				url,
				isOn ? 'on plain' : `off ${ plugin } plain`,
				{
					isOwn: ( address ) =>
						address.includes( `/${ plugin }/build/` ),
					ownsFirst: isOn,
				}
			);
		}
		rounds.push( round );
	}
	const names = Object.keys( rounds[ 0 ].on );
	const collect = ( combine, read ) =>
		Object.fromEntries(
			names.map( ( name ) => [
				name,
				combine( rounds.map( ( round ) => read( round, name ) ) ),
			] )
		);
	return {
		...Object.fromEntries(
			kinds.map( ( kind ) => [
				kind,
				collect( median, ( round, name ) => round[ kind ][ name ] ),
			] )
		),
		most: collect(
			( numbers ) => Math.max( ...numbers ),
			( { on }, name ) => on[ name ]
		),
		more: collect(
			median,
			( { on, off }, name ) => on[ name ] - off[ name ]
		),
		noise: collect( median, ( { off, again }, name ) =>
			Math.abs( off[ name ] - again[ name ] )
		),
	};
}
