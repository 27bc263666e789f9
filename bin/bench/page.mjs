// One page in a real browser: what it weighs, and how it feels at a quarter of the machine's speed.
import { gzipSync } from 'node:zlib';
import { OURS, ownerOfFile, ownerOfInline } from './owner.mjs';

/** How many times slower than this machine every benchmark's browser is. */
export const CPU_SLOWDOWN = 4;

/** Lighthouse's "slow 4G", on the wire: 150 ms round trip, 1.6 Mbit/s. */
const NETWORKS = {
	'slow-4g': {
		offline: false,
		latency: 150,
		downloadThroughput: ( 1.6 * 1024 * 1024 ) / 8,
		uploadThroughput: ( 750 * 1024 ) / 8,
	},
};

const KINDS = {
	script: 'js',
	stylesheet: 'css',
	document: 'html',
	font: 'fonts',
	image: 'images',
};

const packed = ( body ) => gzipSync( body, { level: 9 } ).length;

/** The middle of a list of numbers. */
export const median = ( numbers ) => {
	const sorted = [ ...numbers ].sort( ( a, b ) => a - b );
	const middle = sorted.length / 2;
	return sorted.length % 2
		? sorted[ Math.floor( middle ) ]
		: ( sorted[ middle - 1 ] + sorted[ middle ] ) / 2;
};

/** Collects what the browser reports about a page; runs in the page before anything else. */
function observe() {
	const seen = ( window.quaysideBench = { lcp: 0, cls: 0, tasks: [] } );
	const on = ( type, take ) =>
		new PerformanceObserver( ( list ) =>
			list.getEntries().forEach( take )
		).observe( { type, buffered: true } );
	on(
		'largest-contentful-paint',
		( entry ) => ( seen.lcp = entry.startTime )
	);
	on(
		'layout-shift',
		( entry ) => ( seen.cls += entry.hadRecentInput ? 0 : entry.value )
	);
	on( 'longtask', ( entry ) =>
		seen.tasks.push( [ entry.startTime, entry.duration ] )
	);
}

/** What the finished page knows about itself; runs in the page. */
function report() {
	const inline = ( selector ) =>
		[ ...document.querySelectorAll( selector ) ].map(
			( { id, textContent } ) => [ id, textContent ]
		);
	const paint =
		performance.getEntriesByName( 'first-contentful-paint' )[ 0 ]
			?.startTime ?? 0;
	const { lcp, cls, tasks } = window.quaysideBench;
	return {
		lcp,
		cls,
		// As Lighthouse: what tasks take beyond 50 ms after the first paint.
		tbt: tasks.reduce(
			( sum, [ start, duration ] ) =>
				sum +
				( start + duration > paint ? Math.max( 0, duration - 50 ) : 0 ),
			0
		),
		blocking: performance
			.getEntriesByType( 'resource' )
			.filter(
				( entry ) =>
					entry.renderBlockingStatus === 'blocking' &&
					/\.js(\?|$)/.test( entry.name )
			)
			.map( ( entry ) => entry.name ),
		scripts: inline(
			'script:not([src]):not([type]), script:not([src])[type="text/javascript"], script:not([src])[type=module]'
		),
		styles: inline( 'style' ),
	};
}

/**
 * Loads a page several times in fresh contexts.
 *
 * @param {import('@playwright/test').Browser} browser The browser.
 * @param {string}                             url     Address.
 * @param {{ runs: number, network?: string, theme: string, headers?: Object }} options Runs, the network to pretend, the active theme, what each request says.
 * @return {Promise<Object>} Bytes by kind and owner of the first run, medians of the times in milliseconds.
 */
export async function measurePage(
	browser,
	url,
	{ runs, network, theme, headers }
) {
	const results = [];
	for ( let run = 0; run < runs; run++ ) {
		const context = await browser.newContext( {
			viewport: { width: 1280, height: 800 },
			...( headers ? { extraHTTPHeaders: headers } : {} ),
		} );
		const page = await context.newPage();
		const answers = [];
		page.on(
			'response',
			( answer ) =>
				/^https?:/.test( answer.url() ) && answers.push( answer )
		);
		await page.addInitScript( observe );
		const devtools = await context.newCDPSession( page );
		await devtools.send( 'Emulation.setCPUThrottlingRate', {
			rate: CPU_SLOWDOWN,
		} );
		if ( network ) {
			await devtools.send( 'Network.enable' );
			await devtools.send(
				'Network.emulateNetworkConditions',
				NETWORKS[ network ]
			);
		}
		await page.goto( url, { waitUntil: 'networkidle' } );
		results.push( {
			...( await page.evaluate( report ) ),
			parts:
				run === 0
					? await parts(
							answers,
							await page.evaluate( report ),
							theme
						)
					: [],
			requests: answers.length,
		} );
		await context.close();
	}
	const [ { parts: list, requests, blocking } ] = results;
	const middle = ( name ) =>
		median( results.map( ( result ) => result[ name ] ) );
	return {
		requests,
		blocking: blocking.length,
		lcp: middle( 'lcp' ),
		cls: Math.max( ...results.map( ( { cls } ) => cls ) ),
		tbt: middle( 'tbt' ),
		parts: list,
	};
}

/** Every part of the page with kind, owner and size; inline code is contained in the HTML, too. */
async function parts( answers, { scripts, styles }, theme ) {
	const list = [];
	for ( const answer of answers ) {
		const kind = KINDS[ answer.request().resourceType() ] ?? 'other';
		// A redirect has no body.
		const body = await answer.body().catch( () => Buffer.alloc( 0 ) );
		const packs = [ 'js', 'css', 'html', 'other' ].includes( kind );
		list.push( {
			kind,
			owner: kind === 'html' ? 'page' : ownerOfFile( answer.url() ),
			name: new URL( answer.url() ).pathname,
			raw: body.length,
			gz: packs ? packed( body ) : body.length,
		} );
	}
	for ( const [ kind, elements ] of [
		[ 'inline js', scripts ],
		[ 'inline css', styles ],
	] ) {
		for ( const [ id, text ] of elements ) {
			list.push( {
				kind,
				owner: ownerOfInline( id, text, theme ),
				name: id,
				raw: Buffer.byteLength( text ),
				gz: packed( text ),
			} );
		}
	}
	return list;
}

/** Sum of packed bytes of some kinds; of Quayside's own with ours. */
export const weight = (
	{ parts: list },
	kinds,
	{ ours = false, without = [] } = {}
) =>
	list
		.filter(
			( { kind, owner } ) =>
				kinds.includes( kind ) &&
				( ! ours || OURS.includes( owner ) ) &&
				! without.includes( owner )
		)
		.reduce( ( sum, { gz } ) => sum + gz, 0 );
