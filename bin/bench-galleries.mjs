// npm run bench:galleries: measures opening the lightbox, scrolling a thousand images, and loading a page of images.
// --site=NAME --port=N --wordpress=PATH --woocommerce=PATH --write (updates docs/benchmark.md)
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { CPU_SLOWDOWN, median, openDecided } from './bench/page.mjs';
import { findChromium } from './chromium.mjs';
import { coreVersion } from './site/core.mjs';
import { makeSite, php, removeSite, startServer } from './site/site.mjs';
import { writeSection } from './bench/docs.mjs';
import { addPlugins } from './bench/site.mjs';

const { values } = parseArgs( {
	options: {
		port: { type: 'string', default: '9182' },
		site: { type: 'string', default: 'bench-galleries' },
		wordpress: { type: 'string' },
		woocommerce: { type: 'string' },
		write: { type: 'boolean', default: false },
	},
} );

const RUNS = 7;

const log = ( line ) => console.error( line );

removeSite( values.site );
const site = makeSite(
	{ ...values, name: values.site, port: Number( values.port ), seed: true },
	log
);
addPlugins( site );
log( 'Adding 2,000 images' );
const pages = JSON.parse(
	php( site, 'eval.php', [
		`kses_remove_filters();
		global $wpdb;
		$source = (int) $wpdb->get_var(
			"SELECT post_id FROM $wpdb->postmeta WHERE meta_key = '_wp_attached_file' AND meta_value LIKE '%harbour-dawn.%'"
		);
		$file = get_attached_file( $source );
		$meta = wp_get_attachment_metadata( $source );
		$ids = [];
		for ( $number = 1; $number <= 2000; $number++ ) {
			$ids[] = $id = wp_insert_attachment(
				[ 'post_mime_type' => 'image/jpeg', 'post_status' => 'inherit', 'post_title' => "Photo $number" ],
				$file
			);
			wp_update_attachment_metadata( $id, $meta );
		}
		$uploads = wp_upload_dir();
		imagepng( imagecreatetruecolor( 64, 48 ), $uploads['path'] . '/bench-tiny.png' );
		for ( $number = 1; $number <= 500; $number++ ) {
			$tiny[] = $id = wp_insert_attachment(
				[ 'post_mime_type' => 'image/png', 'post_status' => 'inherit', 'post_title' => "Tiny $number" ],
				$uploads['path'] . '/bench-tiny.png'
			);
			wp_update_attachment_metadata(
				$id,
				[ 'width' => 64, 'height' => 48, 'file' => ltrim( $uploads['subdir'] . '/bench-tiny.png', '/' ) ]
			);
		}
		$pages = [];
		$pages['tiny'] = get_permalink(
			wp_insert_post( [
				'post_type' => 'page',
				'post_status' => 'publish',
				'post_title' => 'tiny',
				'post_content' => wp_slash(
					'<!-- wp:quayside/gallery ' . wp_json_encode( [
						'ids' => $tiny,
						'layout' => 'grid',
						'feedPagination' => true,
						'paginateLimit' => 9,
						'clickAction' => 'lightbox',
					] ) . ' /-->'
				),
			] )
		);
		foreach (
			[
				'all' => [ 1000, false ],
				'small' => [ 20, true ],
				'large' => [ 2000, true ],
			] as $name => [ $count, $paged ]
		) {
			$block = [
				'ids' => array_slice( $ids, 0, $count ),
				'layout' => 'grid',
				'feedPagination' => $paged,
				'paginateLimit' => 9,
				'clickAction' => 'lightbox',
			];
			$pages[ $name ] = get_permalink(
				wp_insert_post( [
					'post_type' => 'page',
					'post_status' => 'publish',
					'post_title' => $name,
					'post_content' => wp_slash( '<!-- wp:quayside/gallery ' . wp_json_encode( $block ) . ' /-->' ),
				] )
			);
		}
		echo wp_json_encode( $pages );`,
	] )
);

/** Opens a page with the CPU slowed down four times, for a visitor who has dismissed the cookie banner. */
async function open( browser, url ) {
	const context = await openDecided( browser, url );
	const page = await context.newPage();
	const devtools = await context.newCDPSession( page );
	await devtools.send( 'Emulation.setCPUThrottlingRate', {
		rate: CPU_SLOWDOWN,
	} );
	await page.goto( url, { waitUntil: 'load' } );
	return { context, page, devtools };
}

/** Measures the time from the click on an image to the frame that displays the lightbox, in ms. Its code is already loaded. */
async function measureLightbox( browser ) {
	const times = [];
	for ( let run = 0; run < RUNS; run++ ) {
		const { context, page } = await open( browser, pages.small );
		const image = page.locator( '.quayside-gallery a[data-width]' ).first();
		await image.hover();
		await page
			.locator(
				'.quayside-gallery [data-island=lightbox][data-island-state=mounted], .quayside-gallery[data-island=lightbox][data-island-state=mounted]'
			)
			.waitFor();
		times.push(
			await image.evaluate(
				( link ) =>
					new Promise( ( resolve ) => {
						const start = performance.now();
						link.click();
						const check = () =>
							document.querySelector( 'dialog[open] .pswp' )
								? requestAnimationFrame( () =>
										resolve( performance.now() - start )
									)
								: requestAnimationFrame( check );
						check();
					} )
			)
		);
		await context.close();
	}
	return median( times );
}

/** Measures frames and memory while a page with a thousand images scrolls to the end and back. */
async function measureScrolling( browser ) {
	const { context, page, devtools } = await open( browser, pages.all );
	const heap = async () => {
		await devtools.send( 'HeapProfiler.collectGarbage' );
		const { usedSize } = await devtools.send( 'Runtime.getHeapUsage' );
		return usedSize / 1048576;
	};
	const before = await heap();
	const scroll = () =>
		page.evaluate(
			() =>
				new Promise( ( resolve ) => {
					const frames = [];
					const end =
						document.documentElement.scrollHeight - innerHeight;
					const speed = 3000;
					let last = performance.now();
					const start = last;
					const step = ( now ) => {
						frames.push( now - last );
						last = now;
						const distance = ( ( now - start ) / 1000 ) * speed;
						scrollTo(
							0,
							distance < end ? distance : 2 * end - distance
						);
						if ( distance < 2 * end ) {
							requestAnimationFrame( step );
						} else {
							resolve( frames.slice( 1 ) );
						}
					};
					requestAnimationFrame( step );
				} )
		);
	await scroll();
	const first = await heap();
	const frames = ( await scroll() ).sort( ( a, b ) => a - b );
	const after = await heap();
	await context.close();
	return {
		median: median( frames ),
		p95: frames[ Math.floor( frames.length * 0.95 ) ],
		dropped: frames.filter( ( time ) => time > 25 ).length / frames.length,
		before,
		first,
		after,
	};
}

/** Measures memory (MiB) and nodes of a lightbox with 500 images after one round, when all images are loaded, and after 500 more steps. */
async function measureSteps( browser ) {
	const { context, page, devtools } = await open( browser, pages.tiny );
	await devtools.send( 'Emulation.setCPUThrottlingRate', { rate: 1 } );
	await page.locator( '.quayside-gallery a[data-width]' ).first().click();
	const counter = page.locator( '.pswp__counter' );
	await counter.waitFor();
	const press = async ( times ) => {
		for ( let time = 0; time < times; time++ ) {
			const before = await counter.textContent();
			await page.keyboard.press( 'ArrowRight' );
			await page.waitForFunction(
				( text ) =>
					document.querySelector( '.pswp__counter' )?.textContent !==
					text,
				before
			);
		}
		// Wait until the last slide has stopped.
		for ( let nodes = -1, last = -2; nodes !== last; ) {
			last = nodes;
			await devtools.send( 'HeapProfiler.collectGarbage' );
			( { nodes } = await devtools.send( 'Memory.getDOMCounters' ) );
			await new Promise( ( resolve ) => setTimeout( resolve, 500 ) );
		}
		const { usedSize } = await devtools.send( 'Runtime.getHeapUsage' );
		return {
			heap: usedSize / 1048576,
			nodes: ( await devtools.send( 'Memory.getDOMCounters' ) ).nodes,
		};
	};
	const once = await press( 500 );
	const twice = await press( 500 );
	await context.close();
	return { once, twice };
}

/** Measures the additional cost of an admin-ajax request compared to an unknown action, as reported by the must-use plugin. */
async function measurePaging( browser, url ) {
	const { context, page } = await open( browser, url );
	const { props } = JSON.parse(
		( await page
			.locator(
				'.quayside-gallery[data-island=gallery-paging]>script[data-seal]'
			)
			.textContent() ) ?? '{}'
	);
	await context.close();
	const request = async ( fields ) => {
		const response = await (
			await fetch( new URL( props.ajaxUrl, url ), {
				method: 'POST',
				headers: { 'X-Quayside-Bench': 'on' },
				body: new URLSearchParams( fields ),
			} )
		).text();
		const found = /<!-- quayside-bench (\{.*?\}) -->\s*$/.exec( response );
		if ( ! found ) {
			throw new Error(
				`admin-ajax responded without the benchmark's measurements: ${ response.slice( 0, 200 ) }`
			);
		}
		return {
			...JSON.parse( found[ 1 ] ),
			good: response.includes( '"success":true' ),
		};
	};
	const differences = [];
	for ( let run = 0; run < 40; run++ ) {
		const nothing = await request( { action: 'quayside_no_such_action' } );
		const images = await request( {
			action: props.action,
			nonce: props.nonce,
			page_number: '2',
			attr: props.attr,
		} );
		if ( ! images.good ) {
			throw new Error( 'The gallery returned no page.' );
		}
		if ( run >= 8 ) {
			differences.push( {
				ms: images.cpu - nothing.cpu,
				queries: images.queries - nothing.queries,
			} );
		}
	}
	return {
		ms: median( differences.map( ( { ms } ) => ms ) ),
		queries: median( differences.map( ( { queries } ) => queries ) ),
	};
}

const browser = await chromium.launch( {
	executablePath: findChromium(),
	args: [ '--no-sandbox' ],
} );
let server;
let rows;
try {
	server = await startServer( site );
	log( 'Lightbox' );
	const lightbox = await measureLightbox( browser );
	log( 'Scrolling' );
	const scrolling = await measureScrolling( browser );
	log( 'Lightbox memory' );
	const steps = await measureSteps( browser );
	log( 'Paging' );
	const small = await measurePaging( browser, pages.small );
	const large = await measurePaging( browser, pages.large );
	rows = [
		[
			'lightbox: time from the click to the frame that displays it',
			`${ lightbox.toFixed( 0 ) } ms`,
			'150 ms',
			lightbox <= 150,
		],
		[
			'1,000 images: frame time while scrolling at 3,000 px/s, median / 95th percentile',
			`${ scrolling.median.toFixed( 1 ) } / ${ scrolling.p95.toFixed( 1 ) } ms`,
			'16.7 ms',
			scrolling.p95 < 17.5,
		],
		[
			'1,000 images: dropped frames',
			`${ ( 100 * scrolling.dropped ).toFixed( 1 ) } %`,
			'1 %',
			scrolling.dropped <= 0.01,
		],
		[
			'1,000 images: JavaScript memory after loading / after one scroll / after two',
			`${ scrolling.before.toFixed( 1 ) } / ${ scrolling.first.toFixed( 1 ) } / ${ scrolling.after.toFixed( 1 ) } MiB`,
			'flat',
			scrolling.after - scrolling.first < 0.5,
		],
		[
			'lightbox of 500 images: JavaScript memory and nodes after one round / after 500 more steps',
			`${ steps.once.heap.toFixed( 1 ) } / ${ steps.twice.heap.toFixed( 1 ) } MiB, ${ steps.once.nodes } / ${ steps.twice.nodes }`,
			'flat',
			steps.twice.heap - steps.once.heap < 0.3 &&
				steps.twice.nodes <= steps.once.nodes * 1.05,
		],
		[
			'page with 9 of 20 images: PHP compared with an empty admin-ajax response',
			`${ small.ms.toFixed( 1 ) } ms, ${ small.queries } queries`,
			'20 ms, 4 queries',
			small.ms < 20 && small.queries <= 4,
		],
		[
			'page with 9 of 2,000 images',
			`${ large.ms.toFixed( 1 ) } ms, ${ large.queries } queries`,
			'20 ms, 4 queries',
			large.ms < 20 && large.queries <= 4,
		],
	];
} finally {
	await browser.close();
	await server?.stop();
}
const text = [
	`WordPress ${ coreVersion( site.folder ) }, SQLite, Chromium headless at 1280 × 800 with the CPU slowed down four times. PHP times are CPU time at full speed.`,
	'',
	'| measurement | result | at most |  |',
	'| --- | --- | --- | --- |',
	...rows.map(
		( [ name, measured, limit, good ] ) =>
			`| ${ name } | ${ measured } | ${ limit } | ${ good ? 'met' : '**missed**' } |`
	),
].join( '\n' );
console.log( text );
if ( values.write ) {
	writeSection( 'galleries', text );
}
