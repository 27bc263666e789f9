// Measures the time until a click on "Add to cart" has a visible effect, with the CPU slowed down four times.
import { CPU_SLOWDOWN, openDecided } from './page.mjs';

const BUTTON = 'a.ajax_add_to_cart';

/** Shorter events are not reported and count as this duration, in ms. */
const SHORTEST = 16;

/** Records the duration of interactions. Runs in the page before other scripts. */
function observe( shortest ) {
	const seen = ( window.quaysideBench = { tasks: [], events: [] } );
	new PerformanceObserver( ( list ) =>
		list
			.getEntries()
			.forEach( ( { duration } ) => seen.tasks.push( duration ) )
	).observe( { type: 'longtask' } );
	new PerformanceObserver( ( list ) =>
		list.getEntries().forEach(
			( { name, interactionId, startTime, processingEnd, duration } ) =>
				interactionId &&
				seen.events.push( {
					name,
					startTime,
					end: processingEnd,
					duration,
				} )
		)
	).observe( { type: 'event', durationThreshold: shortest, buffered: true } );
}

/** Handles clicks on buttons first and only adds a class, as a lower bound for any handler. Runs in the page. */
function addClassOnly( selector ) {
	document.addEventListener(
		'click',
		( event ) => {
			const button = event.target.closest( selector );
			if ( button ) {
				event.preventDefault();
				event.stopImmediatePropagation();
				button.classList.add( 'loading' );
				setTimeout(
					() => button.classList.replace( 'loading', 'added' ),
					200
				);
			}
		},
		true
	);
}

/** Records when a button is displayed as loading. Runs in the page. */
function watch( button ) {
	const { quaysideBench } = window;
	quaysideBench.events.length = 0;
	quaysideBench.busy = undefined;
	new MutationObserver( ( _changes, observer ) => {
		if ( button.matches( '.loading, [aria-busy=true]' ) ) {
			quaysideBench.busy = performance.now();
			observer.disconnect();
		}
	} ).observe( button, { attributes: true } );
}

/** Opens a page with a slow CPU, for a visitor who has dismissed the cookie banner. Responses of the store are delayed. */
export async function open(
	browser,
	url,
	{ headers, floor, device },
	sent = []
) {
	const context = await openDecided( browser, url, headers, device );
	const page = await context.newPage();
	await page.addInitScript( observe, SHORTEST );
	if ( floor ) {
		await page.addInitScript( addClassOnly, BUTTON );
	}
	// The store's response time is not measured, so its first response is reused.
	let cached;
	await page.route( /wc-ajax=add_to_cart/, async ( route ) => {
		sent.push(
			new URLSearchParams( route.request().postData() ?? '' ).get(
				'place'
			)
		);
		// Remove the comment that the benchmark appends.
		cached ??= ( await ( await route.fetch() ).text() ).replace(
			/<!-- quayside-bench.*$/s,
			''
		);
		await new Promise( ( wake ) => setTimeout( wake, 50 ) );
		await route.fulfill( {
			contentType: 'application/json',
			body: cached,
		} );
	} );
	const devtools = await context.newCDPSession( page );
	await page.goto( url, { waitUntil: 'networkidle' } );
	await devtools.send( 'Emulation.setCPUThrottlingRate', {
		rate: CPU_SLOWDOWN,
	} );
	return { context, page };
}

/**
 * Clicks one of the page's buttons with the mouse, without a delay between pressing and releasing.
 *
 * @return {Promise<number>} ms from the release to the frame with the loading state, according to Event Timing, in steps of 8.
 */
async function click( page, place ) {
	const button = page.locator( BUTTON ).nth( place );
	await button.scrollIntoViewIfNeeded();
	await button.evaluate( watch );
	const { x, y, width, height } = await button.boundingBox();
	// The locator's click() would query the page during the measurement.
	await page.mouse.click( x + width / 2, y + height / 2 );
	await button.and( page.locator( '.added' ) ).waitFor();
	// The observer reports one frame later, and does not report short events.
	await page.waitForTimeout( 500 );
	const { events, busy } = await page.evaluate( () => window.quaysideBench );
	const found = events.find( ( { name } ) => name === 'click' );
	if ( busy === undefined || ( found && busy > found.end ) ) {
		throw new Error(
			'The button was not busy in the frame after the click, so this is not the frame to measure.'
		);
	}
	return found?.duration ?? SHORTEST;
}

/** Measures the longest task when a product is added on a page with five carts of five items. */
async function measureCopies( browser, url, variant ) {
	const { headers } = variant;
	const { context, page } = await open( browser, url, variant );
	const ids = await page
		.locator( BUTTON )
		.evaluateAll( ( buttons ) =>
			buttons.slice( 0, 5 ).map( ( { dataset } ) => dataset.product_id )
		);
	for ( const product of ids ) {
		await context.request.post(
			new URL( '/?wc-ajax=add_to_cart', url ).href,
			{ form: { product_id: product }, headers }
		);
	}
	await page.evaluate( () => {
		for ( let copy = 0; copy < 5; copy++ ) {
			const widget = document.createElement( 'div' );
			widget.className = 'widget woocommerce widget_shopping_cart';
			widget.append(
				Object.assign( document.createElement( 'div' ), {
					className: 'widget_shopping_cart_content',
				} )
			);
			document.querySelector( 'footer' ).before( widget );
		}
	} );
	const button = page.locator( BUTTON ).nth( 0 );
	// The first addition loads the code and fills the carts.
	await button.click();
	await button.and( page.locator( '.added' ) ).waitFor();
	await page.waitForTimeout( 500 );
	await page.evaluate( () => ( window.quaysideBench.tasks.length = 0 ) );
	await page.locator( BUTTON ).nth( 1 ).click();
	await page
		.locator( BUTTON )
		.nth( 1 )
		.and( page.locator( '.added' ) )
		.waitFor();
	// The observer reports with a delay.
	await page.waitForTimeout( 500 );
	const { lines, longest } = await page.evaluate( () => ( {
		lines: document.querySelectorAll( '.widget_shopping_cart_content li' )
			.length,
		longest: Math.max( 0, ...window.quaysideBench.tasks ),
	} ) );
	if ( lines < 25 ) {
		throw new Error(
			`Five carts of five lines have ${ lines } lines, so nothing was measured.`
		);
	}
	await context.close();
	return longest;
}

/** Measures the first click of a page, the three after it, and the slowest interaction. */
async function measurePaint( browser, url, variant ) {
	const { context, page } = await open( browser, url, variant );
	const slowest = () =>
		page.evaluate( () =>
			Math.max(
				0,
				...window.quaysideBench.events.map(
					( { duration } ) => duration
				)
			)
		);
	const cold = await click( page, 0 );
	const interactions = [ await slowest() ];
	const paint = [];
	for ( const place of [ 1, 2, 3 ] ) {
		paint.push( await click( page, place ) );
		interactions.push( await slowest() );
	}
	await context.close();
	return { cold: [ cold ], paint, inp: [ Math.max( ...interactions ) ] };
}

/** Counts how many of thirty quick clicks reach the store in order. */
async function measureQueue( browser, url, variant ) {
	const sent = [];
	const { context, page } = await open( browser, url, variant, sent );
	await page.evaluate( ( selector ) => {
		const model = document.querySelector( selector );
		const buttons = Array.from( { length: 30 }, ( _none, place ) => {
			const button = model.cloneNode( true );
			button.dataset.place = String( place );
			return button;
		} );
		const row = document.createElement( 'div' );
		row.append(
			...buttons.map(
				( button ) =>
					Object.assign(
						document.createElement( 'p' ),
						{}
					).appendChild( button ).parentNode
			)
		);
		model.closest( 'ul' ).before( row );
		buttons.forEach( ( button ) => button.click() );
	}, BUTTON );
	await page
		.waitForFunction(
			() =>
				document.querySelectorAll(
					'.ajax_add_to_cart[data-place].added'
				).length === 30,
			undefined,
			{ timeout: 60_000 }
		)
		.catch( () => undefined );
	await context.close();
	return sent.filter( ( place, index ) => Number( place ) === index ).length;
}

/**
 * Runs all click measurements once.
 *
 * @param {import('@playwright/test').Browser}  browser The browser.
 * @param {string}                              url     URL of a catalog page.
 * @param {{ headers: Object, floor: boolean }} variant Request headers, and whether a handler that only adds a class handles the
 *                                                      clicks, as a lower bound. Then only the first three values are measured.
 * @return {Promise<{ cold: number[], paint: number[], inp: number[], sent?: number[], copies?: number[] }>} In ms: the first click on
 *         the page, the following clicks, and the slowest interaction. Also the number of thirty quick clicks that reached the store in
 *         order, and the longest task (ms) of adding a product on a page with five carts of five lines, 0 if no task takes 50 ms or more.
 */
export async function measureClicks( browser, url, variant ) {
	const seen = await measurePaint( browser, url, variant );
	return variant.floor
		? seen
		: {
				...seen,
				sent: [ await measureQueue( browser, url, variant ) ],
				copies: [ await measureCopies( browser, url, variant ) ],
			};
}
