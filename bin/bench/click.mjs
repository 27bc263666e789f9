// How long a click on "add to cart" takes to be seen, at a quarter of the machine's speed.

const CPU_SLOWDOWN = 4;
const BUTTON = 'a.ajax_add_to_cart';

/** Notes how long interactions take; runs in the page before anything else. */
function observe() {
	const seen = ( window.quaysideBench = { lcp: 0, cls: 0, tasks: [], interactions: [] } );
	new PerformanceObserver( ( list ) => list.getEntries().forEach( ( { duration } ) => seen.tasks.push( duration ) ) ).observe( { type: 'longtask' } );
	new PerformanceObserver( ( list ) => list.getEntries().forEach( ( { interactionId, duration } ) => interactionId && seen.interactions.push( duration ) ) ).observe( { type: 'event', durationThreshold: 16, buffered: true } );
}

/** From the press of the mouse to the frame in which the button looks busy; runs in the page and presses nothing itself. */
function watchPaint( button ) {
	window.quaysidePaint = new Promise( ( resolve ) => {
		let start;
		addEventListener( 'click', ( event ) => ( start = event.timeStamp ), { capture: true, once: true } );
		const look = () => {
			if ( start !== undefined && ( button.matches( '.loading, [aria-busy=true]' ) || button.matches( '.added' ) ) ) {
				// The frame after the one in which it changed is on the screen.
				requestAnimationFrame( () => setTimeout( () => resolve( performance.now() - start ) ) );
			} else {
				requestAnimationFrame( look );
			}
		};
		requestAnimationFrame( look );
	} );
}

/** A page of its own with a slow processor, whose visitor has answered the consent banner; answers of the store wait a moment. */
async function open( browser, url, headers, sent = [] ) {
	const context = await browser.newContext( { viewport: { width: 1280, height: 800 }, extraHTTPHeaders: headers } );
	await context.addCookies( [ { name: 'cookieyes-consent', value: 'consentid:x,consent:no,action:yes,necessary:yes,functional:no,analytics:no,performance:no,advertisement:no', url } ] );
	const page = await context.newPage();
	await page.addInitScript( observe );
	// The store's own time is not what is measured; the answer is the store's, once.
	let answer;
	await page.route( /wc-ajax=add_to_cart/, async ( route ) => {
		sent.push( new URLSearchParams( route.request().postData() ?? '' ).get( 'place' ) );
		// Without the benchmark's own comment behind it.
		answer ??= ( await ( await route.fetch() ).text() ).replace( /<!-- quayside-bench.*$/s, '' );
		await new Promise( ( wake ) => setTimeout( wake, 50 ) );
		await route.fulfill( { contentType: 'application/json', body: answer } );
	} );
	const devtools = await context.newCDPSession( page );
	await page.goto( url, { waitUntil: 'networkidle' } );
	await devtools.send( 'Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN } );
	return { context, page };
}

/** A real click of the mouse on one of the page's buttons, and the time until it is seen. */
async function click( page, place ) {
	const button = page.locator( BUTTON ).nth( place );
	await button.scrollIntoViewIfNeeded();
	await button.evaluate( watchPaint );
	await button.click();
	return page.evaluate( () => window.quaysidePaint );
}

/** The longest task of an addition where five carts of five lines are on the page. */
async function measureCopies( browser, url, headers ) {
	const { context, page } = await open( browser, url, headers );
	const ids = await page.locator( BUTTON ).evaluateAll( ( buttons ) => buttons.slice( 0, 5 ).map( ( { dataset } ) => dataset.product_id ) );
	for ( const product of ids ) {
		await context.request.post( new URL( '/?wc-ajax=add_to_cart', url ).href, { form: { product_id: product }, headers } );
	}
	await page.evaluate( () => {
		for ( let copy = 0; copy < 5; copy++ ) {
			const widget = document.createElement( 'div' );
			widget.className = 'widget woocommerce widget_shopping_cart';
			widget.append( Object.assign( document.createElement( 'div' ), { className: 'widget_shopping_cart_content' } ) );
			document.querySelector( 'footer' ).before( widget );
		}
	} );
	const button = page.locator( BUTTON ).nth( 0 );
	// The first addition fetches the code and fills the carts.
	await button.click();
	await button.and( page.locator( '.added' ) ).waitFor();
	await page.waitForTimeout( 500 );
	await page.evaluate( () => ( window.quaysideBench.tasks.length = 0 ) );
	await page.locator( BUTTON ).nth( 1 ).click();
	await page.locator( BUTTON ).nth( 1 ).and( page.locator( '.added' ) ).waitFor();
	// The observer reports a moment later.
	await page.waitForTimeout( 500 );
	const { lines, longest } = await page.evaluate( () => ( { lines: document.querySelectorAll( '.widget_shopping_cart_content li' ).length, longest: Math.max( 0, ...window.quaysideBench.tasks ) } ) );
	if ( lines < 25 ) {
		throw new Error( `Five carts of five lines have ${ lines } lines: nothing was measured.` );
	}
	await context.close();
	return longest;
}

/** The first click of a page, the three after it, and the slowest interaction of all. */
async function measurePaint( browser, url, headers ) {
	const { context, page } = await open( browser, url, headers );
	const cold = await click( page, 0 );
	await page.locator( BUTTON ).nth( 0 ).and( page.locator( '.added' ) ).waitFor();
	const paint = [];
	for ( const place of [ 1, 2, 0 ] ) {
		paint.push( await click( page, place ) );
		await page.locator( BUTTON ).nth( place ).and( page.locator( '.added' ) ).waitFor();
	}
	// The observer reports a frame later.
	await page.waitForTimeout( 500 );
	const inp = await page.evaluate( () => Math.max( 0, ...window.quaysideBench.interactions ) );
	await context.close();
	return { cold, paint, inp };
}

/** How many of thirty quick clicks reach the store in their order. */
async function measureQueue( browser, url, headers ) {
	const sent = [];
	const { context, page } = await open( browser, url, headers, sent );
	await page.evaluate( ( selector ) => {
		const model = document.querySelector( selector );
		const buttons = Array.from( { length: 30 }, ( _none, place ) => {
			const button = model.cloneNode( true );
			button.dataset.place = String( place );
			return button;
		} );
		const row = document.createElement( 'div' );
		row.append( ...buttons.map( ( button ) => Object.assign( document.createElement( 'p' ), {} ).appendChild( button ).parentNode ) );
		model.closest( 'ul' ).before( row );
		buttons.forEach( ( button ) => button.click() );
	}, BUTTON );
	await page.waitForFunction( () => document.querySelectorAll( '.ajax_add_to_cart[data-place].added' ).length === 30, undefined, { timeout: 60_000 } ).catch( () => undefined );
	await context.close();
	return sent.filter( ( place, index ) => Number( place ) === index ).length;
}

/**
 * One run of all that clicks are measured by.
 *
 * @param {import('@playwright/test').Browser} browser The browser.
 * @param {string}                             url     A catalogue page.
 * @param {Object}                             headers What each request says.
 * @return {Promise<{ cold: number[], paint: number[], inp: number[], sent: number[], copies: number[] }>} In ms: the first click of the page, the clicks after it,
 *         the slowest interaction; how many of thirty quick clicks reached the store in their order; and the longest task of an addition on a page with five
 *         carts of five lines, 0 where none takes the 50 ms that make a task a long one.
 */
export async function measureClicks( browser, url, headers ) {
	const { cold, paint, inp } = await measurePaint( browser, url, headers );
	return { cold: [ cold ], paint, inp: [ inp ], sent: [ await measureQueue( browser, url, headers ) ], copies: [ await measureCopies( browser, url, headers ) ] };
}
