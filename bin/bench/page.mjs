// Measures the size of a page in a browser, and its performance with the CPU slowed down four times.
import { gzipSync } from 'node:zlib';
import { OURS, ownerOfFile, ownerOfInline } from './owner.mjs';

/** CPU slowdown of the browser in all benchmarks. */
export const CPU_SLOWDOWN = 4;

/**
 * Opens a browser context for a visitor who has dismissed the cookie banner.
 *
 * @param {import('@playwright/test').Browser}               browser The browser.
 * @param {string}                                           url     URL of a page of the site.
 * @param {Record<string, string>}                           headers Request headers.
 * @param {import('@playwright/test').BrowserContextOptions} device  Options of the device, a desktop by default.
 */
export const openDecided = async ( browser, url, headers = {}, device ) => {
	const context = await browser.newContext( {
		viewport: { width: 1280, height: 800 },
		extraHTTPHeaders: headers,
		...device,
	} );
	await context.addCookies( [
		{
			name: 'cookieyes-consent',
			value: 'consentid:x,consent:no,action:yes,necessary:yes,functional:no,analytics:no,performance:no,advertisement:no',
			url,
		},
	] );
	return context;
};

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

const gzipLength = ( body ) => gzipSync( body, { level: 9 } ).length;

/** Returns the median of a list of numbers. */
export const median = ( numbers ) => {
	const sorted = [ ...numbers ].sort( ( a, b ) => a - b );
	const middle = sorted.length / 2;
	return sorted.length % 2
		? sorted[ Math.floor( middle ) ]
		: ( sorted[ middle - 1 ] + sorted[ middle ] ) / 2;
};

/** Collects performance entries. Runs in the page before other scripts. */
function observe() {
	const seen = ( window.quaysideBench = { lcp: 0, cls: 0, tasks: [] } );
	const on = ( type, handle ) =>
		new PerformanceObserver( ( list ) =>
			list.getEntries().forEach( handle )
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

/** Resolves when no file has loaded for a second. Runs in the page. */
const settled = async () => {
	const count = () => performance.getEntriesByType( 'resource' ).length;
	let before;
	do {
		before = count();
		await new Promise( ( done ) => setTimeout( done, 1000 ) );
	} while ( count() !== before );
};

/** Returns the measurements of a loaded page. Runs in the page. */
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
		// Like in Lighthouse: the time of tasks beyond 50 ms after the first paint.
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
 * @param {string}                             url     URL.
 * @param {{ runs: number, network?: string, theme: string, headers?: Object, prepare?: Function }} options Number of runs, network to
 *                                                     emulate, active theme, request headers, and a function that receives each context first.
 * @return {Promise<Object>} Bytes by type and owner of the first run, and medians of the times in ms.
 */
export async function measurePage(
	browser,
	url,
	{ runs, network, theme, headers, prepare }
) {
	const results = [];
	for ( let run = 0; run < runs; run++ ) {
		const context = await browser.newContext( {
			viewport: { width: 1280, height: 800 },
			...( headers ? { extraHTTPHeaders: headers } : {} ),
		} );
		await prepare?.( context );
		const page = await context.newPage();
		const responses = [];
		page.on(
			'response',
			( response ) =>
				/^https?:/.test( response.url() ) && responses.push( response )
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
		const response = await page.goto( url, { waitUntil: 'load' } );
		// The checkout page of an empty cart would be measured as another page.
		if ( prepare && response?.url() !== url ) {
			throw new Error( `${ url } redirects to ${ response?.url() }.` );
		}
		// With a slow CPU, the network may have been idle before the page was parsed.
		await page.waitForLoadState( 'networkidle' );
		await page.evaluate( settled );
		await page.waitForLoadState( 'networkidle' );
		results.push( {
			...( await page.evaluate( report ) ),
			parts:
				run === 0
					? await parts(
							responses,
							await page.evaluate( report ),
							theme
						)
					: [],
			requests: responses.length,
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

/** Returns every part of the page with type, owner, and size. Inline code is also included in the HTML. */
async function parts( responses, { scripts, styles }, theme ) {
	const list = [];
	for ( const response of responses ) {
		const kind = KINDS[ response.request().resourceType() ] ?? 'other';
		// Redirects have no body.
		const body = await response.body().catch( () => Buffer.alloc( 0 ) );
		const isCompressible = [ 'js', 'css', 'html', 'other' ].includes(
			kind
		);
		list.push( {
			kind,
			owner: kind === 'html' ? 'page' : ownerOfFile( response.url() ),
			name: new URL( response.url() ).pathname,
			raw: body.length,
			gz: isCompressible ? gzipLength( body ) : body.length,
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
				gz: gzipLength( text ),
			} );
		}
	}
	return list;
}

/** Returns the sum of compressed bytes of some types, optionally only of Quayside's. */
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
