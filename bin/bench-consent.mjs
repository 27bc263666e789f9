// npm run bench:consent: what holding third parties back costs on the server, and how a browser takes "Accept All" with many held scripts.
// --site=NAME --port=N --wordpress=PATH --woocommerce=PATH --write (updates docs/benchmark.md)
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { median } from './bench/page.mjs';
import { findChromium } from './chromium.mjs';
import { ROOT } from './paths.mjs';
import { coreVersion } from './site/core.mjs';
import { makeSite, php, removeSite, startServer } from './site/site.mjs';

const { values } = parseArgs( {
	options: {
		port: { type: 'string', default: '9183' },
		site: { type: 'string', default: 'bench-consent' },
		wordpress: { type: 'string' },
		woocommerce: { type: 'string' },
		write: { type: 'boolean', default: false },
	},
} );

const CPU_SLOWDOWN = 4;
const RUNS = 7;
const HELD_SCRIPTS = 40;

const say = ( line ) => console.error( line );

/** A third party whose scripts each keep the processor busy for a while. */
const third = createServer( ( request, response ) => {
	response.writeHead( 200, { 'Content-Type': 'text/javascript' } );
	response.end( 'for ( const end = performance.now() + 2; performance.now() < end; );' );
} );
await new Promise( ( resolve ) => third.listen( 0, '127.0.0.1', resolve ) );
const host = `bench.localhost:${ third.address().port }`;

removeSite( values.site );
const site = makeSite( { ...values, name: values.site, port: Number( values.port ), seed: true }, say );
cpSync( join( ROOT, 'bin/bench/mu-plugin.php' ), join( site.folder, 'wp-content/mu-plugins/quayside-bench.php' ) );
const scripts = Array.from( { length: HELD_SCRIPTS }, ( _, number ) => `<script src="http://${ host }/${ number }.js"></script>` ).join( '' );
/** Makes the third party known to the site and a page with its scripts, whose address it returns. */
const makeHeldPage = () => php( site, 'eval.php', [
	`kses_remove_filters();
	$settings = (array) get_option( 'quayside_consent_settings', [] );
	update_option( 'quayside_consent_settings', [ 'providers' => [ 'bench' => [ 'name' => 'Bench', 'category' => 'analytics', 'hosts' => [ 'bench.localhost' ] ] ] ] + $settings );
	echo get_permalink( wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Held', 'post_content' => '<!-- wp:html -->${ scripts }<!-- /wp:html -->' ] ) );`,
] ).trim();

let held;

/** From the click on "Accept All" to the next paint and to the frame without the banner; layout shift of the whole visit. */
async function measureAccept( browser ) {
	const results = [];
	for ( let run = 0; run < RUNS; run++ ) {
		const context = await browser.newContext( { viewport: { width: 1280, height: 800 } } );
		const page = await context.newPage();
		const devtools = await context.newCDPSession( page );
		await devtools.send( 'Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN } );
		await page.addInitScript( () => {
			window.seen = { shift: 0, interaction: 0, gone: 0 };
			new PerformanceObserver( ( list ) => list.getEntries().forEach( ( { value, hadRecentInput } ) => ( window.seen.shift += hadRecentInput ? 0 : value ) ) ).observe( { type: 'layout-shift', buffered: true } );
			new PerformanceObserver( ( list ) => list.getEntries().forEach( ( { duration, interactionId } ) => ( window.seen.interaction = interactionId ? Math.max( window.seen.interaction, duration ) : window.seen.interaction ) ) ).observe( { type: 'event', durationThreshold: 16, buffered: true } );
			addEventListener(
				'click',
				( { timeStamp } ) => {
					const look = () => ( document.querySelector( '.cky-consent-container' ).checkVisibility() ? requestAnimationFrame( look ) : ( window.seen.gone = performance.now() - timeStamp ) );
					requestAnimationFrame( look );
				},
				{ capture: true, once: true }
			);
		} );
		await page.goto( held, { waitUntil: 'load' } );
		const button = page.locator( '[data-cky-tag=accept-button]' );
		await button.hover();
		await page.waitForLoadState( 'networkidle' );
		await button.click();
		await page.waitForFunction( ( count ) => document.querySelectorAll( 'script[data-released]' ).length === count, HELD_SCRIPTS );
		await page.waitForTimeout( 500 );
		results.push( await page.evaluate( () => window.seen ) );
		await context.close();
	}
	const middle = ( name ) => median( results.map( ( result ) => result[ name ] ) );
	return { interaction: middle( 'interaction' ), gone: middle( 'gone' ), shift: Math.max( ...results.map( ( { shift } ) => shift ) ) };
}

/** Bytes of consent's script on a first and on a return visit, inline elements and files packed one by one. */
async function measureBytes( browser ) {
	const context = await browser.newContext();
	const page = await context.newPage();
	const sizes = new Map();
	page.on( 'response', async ( response ) => {
		if ( /quayside-consent\/build\/.*\.js/.test( response.url() ) ) {
			sizes.set( response.url(), gzipSync( await response.body(), { level: 9 } ).length );
		}
	} );
	await page.goto( `${ site.url }/`, { waitUntil: 'networkidle' } );
	const inline = gzipSync( await page.locator( '#quayside-consent-boot' ).evaluate( ( script ) => script.textContent ), { level: 9 } ).length;
	await context.close();
	return { first: inline + [ ...sizes.values() ].reduce( ( sum, size ) => sum + size, 0 ), inline };
}

/**
 * Tasks of a first visit to a page with nobody to hold, in milliseconds: the longest one and how many are long (50 ms and
 * more), and the longest run of one of consent's scripts.
 */
async function measureTasks( browser, header ) {
	const results = [];
	for ( let run = 0; run < RUNS; run++ ) {
		const context = await browser.newContext( { viewport: { width: 1280, height: 800 }, extraHTTPHeaders: { 'X-Quayside-Bench': header } } );
		const page = await context.newPage();
		await ( await context.newCDPSession( page ) ).send( 'Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN } );
		await browser.startTracing( page, { categories: [ 'toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8' ] } );
		await page.goto( `${ site.url }/`, { waitUntil: 'networkidle' } );
		const { traceEvents } = JSON.parse( String( await browser.stopTracing() ) );
		await context.close();
		const main = traceEvents.find( ( { name, args } ) => name === 'EvaluateScript' && args?.data?.url?.startsWith( site.url ) );
		const own = traceEvents.filter( ( { pid, tid } ) => main && pid === main.pid && tid === main.tid );
		const times = ( events ) => events.map( ( { dur } ) => ( dur ?? 0 ) / 1000 );
		const runs = own.filter( ( { name } ) => /^(EvaluateScript|v8\.evaluateModule|FunctionCall)$/.test( name ) );
		// The boot script is the page's first.
		const boot = header.startsWith( 'off' ) ? [] : [ runs.find( ( { name, args } ) => name === 'EvaluateScript' && args.data.url === `${ site.url }/` ) ];
		const tasks = times( own.filter( ( { name } ) => /RunTask$/.test( name ) ) );
		results.push( {
			longest: Math.max( ...tasks ),
			long: tasks.filter( ( time ) => time >= 50 ).length,
			script: Math.max( 0, ...times( [ ...boot, ...runs.filter( ( { args } ) => /quayside-consent\/build/.test( args?.data?.url ?? args?.fileName ?? '' ) ) ] ) ),
		} );
	}
	return Object.fromEntries( Object.keys( results[ 0 ] ).map( ( name ) => [ name, median( results.map( ( result ) => result[ name ] ) ) ] ) );
}

const browser = await chromium.launch( { executablePath: findChromium(), args: [ '--no-sandbox' ] } );
let server;
let rewriting;
let accept;
let bytes;
let tasks;
try {
	server = await startServer( site );
	say( 'Bytes' );
	// Of the site as its owner would have it: the page's configuration names providers of one's own.
	bytes = await measureBytes( browser );
	held = makeHeldPage();
	say( 'Tasks' );
	tasks = { on: await measureTasks( browser, 'on plain' ), off: await measureTasks( browser, 'off quayside-consent plain' ) };
	say( 'Accept All' );
	accept = await measureAccept( browser );
	say( 'Rewriting' );
	process.env.QUAYSIDE_PAGE = join( site.folder, 'bench-page.html' );
	writeFileSync( process.env.QUAYSIDE_PAGE, await ( await fetch( `${ site.url }/` ) ).text() );
	rewriting = JSON.parse( php( site, 'eval.php', [ `require '${ join( ROOT, 'bin/bench/consent.php' ) }';` ] ) );
} finally {
	await browser.close();
	await server?.stop();
	third.close();
}

const ms = ( time ) => `${ time.toFixed( 2 ) } ms`;
const verdict = ( good ) => ( good ? 'reached' : '**missed**' );
const [ nothing, usual, dense ] = [ rewriting.nothing, rewriting.usual, rewriting.dense ];
/** How much dearer each byte is on the longest page than on one of a megabyte. */
const growth = ( rows ) => rows.at( -1 ).ms / rows.at( -1 ).bytes / ( rows[ 2 ].ms / rows[ 2 ].bytes );
const kilobytes = ( { bytes: length } ) => `${ Math.round( length / 1000 ).toLocaleString( 'en' ) } kB`;
const table = [
	`WordPress ${ coreVersion( site.folder ) }, PHP in processor time at full speed, Chromium headless at 1280 × 800 and a quarter of the machine’s speed.`,
	'',
	'| figure | measured | at most |  |',
	'| --- | --- | --- | --- |',
	`| script of a first visit, inline parts included | ${ bytes.first.toLocaleString( 'en' ) } B gz | 5,000 B gz | ${ verdict( bytes.first <= 5000 ) } |`,
	`| script of a return visit: what is inline | ${ bytes.inline.toLocaleString( 'en' ) } B gz | 2,500 B gz | ${ verdict( bytes.inline <= 2500 ) } |`,
	`| first visit: longest run of a script of consent’s | ${ tasks.on.script.toFixed( 1 ) } ms | 50 ms | ${ verdict( tasks.on.script < 50 ) } |`,
	`| … tasks of 50 ms and more, with the plugin and without | ${ tasks.on.long } and ${ tasks.off.long } | no more | ${ verdict( tasks.on.long <= tasks.off.long ) } |`,
	`| … longest task, with the plugin and without | ${ tasks.on.longest.toFixed( 0 ) } and ${ tasks.off.longest.toFixed( 0 ) } ms | | |`,
	`| a page of ${ kilobytes( nothing[ 0 ] ) } with nothing to hold | ${ ms( nothing[ 0 ].ms ) } | 3 ms | ${ verdict( nothing[ 0 ].ms < 3 ) } |`,
	`| a page of ${ kilobytes( usual[ 0 ] ) } with ${ usual[ 0 ].held } things to hold | ${ ms( usual[ 0 ].ms ) } | 3 ms | ${ verdict( usual[ 0 ].ms < 3 ) } |`,
	`| a page of ${ kilobytes( dense[ 0 ] ) } with ${ dense[ 0 ].held } | ${ ms( dense[ 0 ].ms ) } | 3 ms | ${ verdict( dense[ 0 ].ms < 3 ) } |`,
	`| time for a byte of ${ kilobytes( dense.at( -1 ) ) } over that of ${ kilobytes( dense[ 2 ] ) } | ${ growth( dense ).toFixed( 2 ) } | 1.2 (linear) | ${ verdict( growth( dense ) <= 1.2 ) } |`,
	`| “Accept All” with ${ HELD_SCRIPTS } held scripts: click to the next paint | ${ accept.interaction.toFixed( 0 ) } ms | 200 ms | ${ verdict( accept.interaction <= 200 ) } |`,
	`| … click to the frame without the banner | ${ accept.gone.toFixed( 0 ) } ms | 100 ms | ${ verdict( accept.gone <= 100 ) } |`,
	`| … layout shift of the visit | ${ accept.shift.toFixed( 3 ) } | 0.000 | ${ verdict( accept.shift < 0.0005 ) } |`,
	'',
	'| page | ' + dense.map( kilobytes ).join( ' | ' ) + ' |',
	'| --- |' + ' --- |'.repeat( dense.length ),
	...Object.entries( { 'nothing to hold': nothing, 'four things to hold in every 100 kB': usual, 'four in every 10 kB': dense } ).map( ( [ name, rows ] ) => `| ${ name } | ${ rows.map( ( row ) => ms( row.ms ) ).join( ' | ' ) } |` ),
].join( '\n' );
console.log( table );
if ( values.write ) {
	const file = join( ROOT, 'docs/benchmark.md' );
	writeFileSync( file, readFileSync( file, 'utf8' ).replace( /(<!-- consent -->\n)[^]*?(\n<!-- \/consent -->)/, ( _, start, end ) => `${ start }\n${ table }\n${ end }` ) );
}
