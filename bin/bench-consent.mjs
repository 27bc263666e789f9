// npm run bench:consent: measures the server cost of blocking third parties, and "Accept all" in a browser with many blocked scripts.
// --site=NAME --port=N --wordpress=PATH --woocommerce=PATH --write (updates docs/benchmark.md)
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { CPU_SLOWDOWN, median } from './bench/page.mjs';
import { LONG, measureTasks } from './bench/tasks.mjs';
import { findChromium } from './chromium.mjs';
import { ROOT } from './paths.mjs';
import { coreVersion } from './site/core.mjs';
import { makeSite, php, removeSite, startServer } from './site/site.mjs';
import { writeSection } from './bench/docs.mjs';
import { addPlugins } from './bench/site.mjs';

const { values } = parseArgs( {
	options: {
		port: { type: 'string', default: '9183' },
		site: { type: 'string', default: 'bench-consent' },
		wordpress: { type: 'string' },
		woocommerce: { type: 'string' },
		write: { type: 'boolean', default: false },
	},
} );

const RUNS = 7;
const ROUNDS = 11;
const BLOCKED_SCRIPTS = 40;

const log = ( line ) => console.error( line );

/** Third-party server whose scripts each use some CPU time. */
const third = createServer( ( request, response ) => {
	response.writeHead( 200, { 'Content-Type': 'text/javascript' } );
	response.end(
		'for ( const end = performance.now() + 2; performance.now() < end; );'
	);
} );
await new Promise( ( resolve ) => third.listen( 0, '127.0.0.1', resolve ) );
const host = `bench.localhost:${ third.address().port }`;

removeSite( values.site );
const site = makeSite(
	{ ...values, name: values.site, port: Number( values.port ), seed: true },
	log
);
addPlugins( site );
const scripts = Array.from(
	{ length: BLOCKED_SCRIPTS },
	( _, number ) => `<script src="http://${ host }/${ number }.js"></script>`
).join( '' );
/** Adds the third party as a provider, creates a page with its scripts, and returns the URL. */
const createBlockedPage = () =>
	php( site, 'eval.php', [
		`kses_remove_filters();
	$settings = (array) get_option( 'quayside_consent_settings', [] );
	update_option(
		'quayside_consent_settings',
		[
			'providers' => [
				'bench' => [ 'name' => 'Bench', 'category' => 'analytics', 'hosts' => [ 'bench.localhost' ] ],
			],
		] + $settings
	);
	echo get_permalink(
		wp_insert_post( [
			'post_type' => 'page',
			'post_status' => 'publish',
			'post_title' => 'Blocked',
			'post_content' => '<!-- wp:html -->${ scripts }<!-- /wp:html -->',
		] )
	);`,
	] ).trim();

let blockedPage;

/** Measures the time from the click on "Accept all" to the next paint and to the frame without the banner, and the layout shift. */
async function measureAccept( browser ) {
	const results = [];
	for ( let run = 0; run < RUNS; run++ ) {
		const context = await browser.newContext( {
			viewport: { width: 1280, height: 800 },
		} );
		const page = await context.newPage();
		const devtools = await context.newCDPSession( page );
		await devtools.send( 'Emulation.setCPUThrottlingRate', {
			rate: CPU_SLOWDOWN,
		} );
		await page.addInitScript( () => {
			window.seen = { shift: 0, interaction: 0, closed: 0 };
			new PerformanceObserver( ( list ) =>
				list
					.getEntries()
					.forEach(
						( { value, hadRecentInput } ) =>
							( window.seen.shift += hadRecentInput ? 0 : value )
					)
			).observe( { type: 'layout-shift', buffered: true } );
			new PerformanceObserver( ( list ) =>
				list
					.getEntries()
					.forEach(
						( { duration, interactionId } ) =>
							( window.seen.interaction = interactionId
								? Math.max( window.seen.interaction, duration )
								: window.seen.interaction )
					)
			).observe( {
				type: 'event',
				durationThreshold: 16,
				buffered: true,
			} );
			addEventListener(
				'click',
				( { timeStamp } ) => {
					const check = () =>
						document
							.querySelector( '.cky-consent-container' )
							.checkVisibility()
							? requestAnimationFrame( check )
							: ( window.seen.closed =
									performance.now() - timeStamp );
					requestAnimationFrame( check );
				},
				{ capture: true, once: true }
			);
		} );
		await page.goto( blockedPage, { waitUntil: 'load' } );
		const button = page.locator( '[data-cky-tag=accept-button]' );
		await button.hover();
		await page.waitForLoadState( 'networkidle' );
		await button.click();
		// The demo content also has a third party.
		await page.waitForFunction(
			( [ count, from ] ) =>
				document.querySelectorAll(
					`script[data-released][src*="${ from }"]`
				).length === count,
			[ BLOCKED_SCRIPTS, host ]
		);
		await page.waitForTimeout( 500 );
		results.push( await page.evaluate( () => window.seen ) );
		await context.close();
	}
	const middle = ( name ) =>
		median( results.map( ( result ) => result[ name ] ) );
	return {
		interaction: middle( 'interaction' ),
		closed: middle( 'closed' ),
		shift: Math.max( ...results.map( ( { shift } ) => shift ) ),
	};
}

/** Measures the bytes of the consent scripts on a first and a return visit. Inline elements and files are compressed separately. */
async function measureBytes( browser ) {
	const context = await browser.newContext();
	const page = await context.newPage();
	const sizes = new Map();
	page.on( 'response', async ( response ) => {
		if ( /quayside-consent\/build\/.*\.js/.test( response.url() ) ) {
			sizes.set(
				response.url(),
				gzipSync( await response.body(), { level: 9 } ).length
			);
		}
	} );
	await page.goto( `${ site.url }/`, { waitUntil: 'networkidle' } );
	const inline = gzipSync(
		await page
			.locator( '#quayside-consent-boot' )
			.evaluate( ( script ) => script.textContent ),
		{ level: 9 }
	).length;
	await context.close();
	return {
		first:
			inline +
			[ ...sizes.values() ].reduce( ( sum, size ) => sum + size, 0 ),
		inline,
	};
}

const browser = await chromium.launch( {
	executablePath: findChromium(),
	args: [ '--no-sandbox' ],
} );
let server;
let rewriting;
let accept;
let bytes;
let tasks;
let load = '';
try {
	server = await startServer( site );
	log( 'Bytes' );
	// Measured on a typical site, whose configuration includes custom providers.
	bytes = await measureBytes( browser );
	blockedPage = createBlockedPage();
	log( 'Tasks' );
	// Measured on a page without third parties.
	tasks = await measureTasks( browser, `${ site.url }/`, {
		plugin: 'quayside-consent',
		runs: ROUNDS,
	} );
	const [ average ] = loadavg();
	load =
		average > cpus().length + 1
			? ` Other programs ran on the machine (load ${ average.toFixed( 1 ) }).`
			: '';
	log( 'Accept all' );
	accept = await measureAccept( browser );
	log( 'Rewriting' );
	process.env.QUAYSIDE_PAGE = join( site.folder, 'bench-page.html' );
	writeFileSync(
		process.env.QUAYSIDE_PAGE,
		await ( await fetch( `${ site.url }/` ) ).text()
	);
	rewriting = JSON.parse(
		php( site, 'eval.php', [
			`require '${ join( ROOT, 'bin/bench/consent.php' ) }';`,
		] )
	);
} finally {
	await browser.close();
	await server?.stop();
	third.close();
}

const ms = ( time ) => `${ time.toFixed( 2 ) } ms`;
const verdict = ( good ) => ( good ? 'met' : '**missed**' );
const [ nothing, usual, dense ] = [
	rewriting.nothing,
	rewriting.usual,
	rewriting.dense,
];
/** Returns the cost per byte of the longest page relative to a page of one megabyte. */
const growth = ( rows ) =>
	rows.at( -1 ).ms / rows.at( -1 ).bytes / ( rows[ 2 ].ms / rows[ 2 ].bytes );
const kilobytes = ( { bytes: length } ) =>
	`${ Math.round( length / 1000 ).toLocaleString( 'en' ) } kB`;
/** Returns a value of first visits with the plugin, without it, and without it again. */
const each = ( name ) =>
	[ tasks.on, tasks.off, tasks.again ]
		.map( ( visits ) => visits[ name ].toFixed( 0 ) )
		.join( ', ' );
const added = ( name ) =>
	`${ tasks.more[ name ].toFixed( 1 ) } and ${ tasks.noise[ name ].toFixed( 1 ) } ms`;
const table = [
	`WordPress ${ coreVersion( site.folder ) }, PHP in CPU time at full speed, Chromium headless at 1280 × 800 with the CPU slowed down four times, tasks in thread time.${ load }`,
	'',
	'| measurement | result | at most |  |',
	'| --- | --- | --- | --- |',
	`| scripts of a first visit, including inline parts | ${ bytes.first.toLocaleString( 'en' ) } B gz | 5,600 B gz | ${ verdict( bytes.first <= 5600 ) } |`,
	`| scripts of a return visit (inline only) | ${ bytes.inline.toLocaleString( 'en' ) } B gz | 4,500 B gz | ${ verdict( bytes.inline <= 4500 ) } |`,
	`| first visit: longest run of one of the plugin’s scripts | ${ tasks.on.script.toFixed( 1 ) } ms | ${ LONG } ms | ${ verdict( tasks.on.script < LONG ) } |`,
	`| … tasks of ${ LONG } ms or more that would be shorter without these runs: median; maximum of ${ ROUNDS } visits | ${ tasks.on.made }; ${ tasks.most.made } | 0 | ${ verdict( ! tasks.on.made ) } |`,
	`| … all tasks of ${ LONG } ms or more: with the plugin, without, without again | ${ each( 'long' ) } | same as without | ${ verdict( tasks.on.long <= Math.max( tasks.off.long, tasks.again.long ) ) } |`,
	`| … longest task: with the plugin, without, without again | ${ each( 'longest' ) } ms | | |`,
	`| … all tasks: time added by the plugin, and difference between two visits without it | ${ added( 'all' ) } | | |`,
	`| … style, layout, and paint | ${ added( 'rendering' ) } | | |`,
	`| … runs of the plugin’s scripts | ${ tasks.on.scripts.toFixed( 1 ) } ms | | |`,
	`| page of ${ kilobytes( nothing[ 0 ] ) } without blocked elements | ${ ms( nothing[ 0 ].ms ) } | 3 ms | ${ verdict( nothing[ 0 ].ms < 3 ) } |`,
	`| page of ${ kilobytes( usual[ 0 ] ) } with ${ usual[ 0 ].blocked } blocked elements | ${ ms( usual[ 0 ].ms ) } | 3 ms | ${ verdict( usual[ 0 ].ms < 3 ) } |`,
	`| page of ${ kilobytes( dense[ 0 ] ) } with ${ dense[ 0 ].blocked } blocked elements | ${ ms( dense[ 0 ].ms ) } | 3 ms | ${ verdict( dense[ 0 ].ms < 3 ) } |`,
	`| time per byte of a page of ${ kilobytes( dense.at( -1 ) ) } relative to ${ kilobytes( dense[ 2 ] ) } | ${ growth( dense ).toFixed( 2 ) } | 1.2 (linear) | ${ verdict( growth( dense ) <= 1.2 ) } |`,
	`| “Accept all” with ${ BLOCKED_SCRIPTS } blocked scripts: time from the click to the next paint | ${ accept.interaction.toFixed( 0 ) } ms | 200 ms | ${ verdict( accept.interaction <= 200 ) } |`,
	`| … time from the click to the frame without the banner | ${ accept.closed.toFixed( 0 ) } ms | 100 ms | ${ verdict( accept.closed <= 100 ) } |`,
	`| … layout shift of the visit | ${ accept.shift.toFixed( 3 ) } | 0.000 | ${ verdict( accept.shift < 0.0005 ) } |`,
	'',
	'| page | ' + dense.map( kilobytes ).join( ' | ' ) + ' |',
	'| --- |' + ' --- |'.repeat( dense.length ),
	...Object.entries( {
		'no blocked elements': nothing,
		'four blocked elements per 100 kB': usual,
		'four blocked elements per 10 kB': dense,
	} ).map(
		( [ name, rows ] ) =>
			`| ${ name } | ${ rows.map( ( row ) => ms( row.ms ) ).join( ' | ' ) } |`
	),
].join( '\n' );
console.log( table );
if ( values.write ) {
	writeSection( 'consent', table );
}
