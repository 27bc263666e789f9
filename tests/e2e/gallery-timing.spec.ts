/**
 * Times of spec section 9, with a clock that only the test moves. Delays before
 * something is ready are upper bounds (docs/decisions/0002-recorded-faults.md):
 * it must be ready at that time and may be ready sooner.
 */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const images = ( page: Page ) =>
	page.locator( '.quayside-gallery a[data-width]' );
const lightbox = ( page: Page ) =>
	page.getByRole( 'dialog', { name: 'Image gallery' } );
const AJAX_URL = /admin-ajax\.php/;

test.beforeEach( async ( { context, baseURL } ) => {
	await context.addCookies( [
		{
			name: 'cookieyes-consent',
			value: 'consentid:test,consent:no,action:yes,necessary:yes,functional:no,analytics:no,performance:no,advertisement:no',
			url: baseURL as string,
		},
	] );
} );

test( '[S9.10] images of a fetched page are rendered at most 500 ms after the response', async ( {
	page,
} ) => {
	await page.clock.install();
	await page.goto( 'gallery-pages/' );
	const next = page.getByRole( 'button', { name: 'Next page' } );
	// The module is loaded and the first request has been sent, so the clock
	// can be stopped.
	await next.click();
	await expect( images( page ).first() ).toHaveAttribute( 'data-place', '9' );
	await page.clock.pauseAt( Date.now() + 60_000 );
	const response = page.waitForResponse( AJAX_URL );
	await next.click();
	await ( await response ).finished();
	await page.clock.runFor( 500 );
	await expect( images( page ).first() ).toHaveAttribute(
		'data-place',
		'18'
	);
} );

test( '[S9.11] images of a fetched page open in the lightbox at most 1000 ms after the response', async ( {
	page,
} ) => {
	await page.clock.install();
	await page.goto( 'gallery-pages/' );
	await images( page ).first().click();
	await expect( lightbox( page ) ).toBeVisible();
	await page.clock.runFor( 1000 );
	await page.keyboard.press( 'Escape' );
	await page.clock.runFor( 1000 );
	await expect( lightbox( page ) ).toHaveCount( 0 );
	await page.getByRole( 'button', { name: 'Next page' } ).click();
	await expect( images( page ).first() ).toHaveAttribute( 'data-place', '9' );
	await page.clock.pauseAt( Date.now() + 60_000 );
	await page.clock.runFor( 1000 );
	await images( page ).nth( 1 ).click();
	await expect( lightbox( page ) ).toBeVisible();
	await expect( lightbox( page ).locator( '.pswp__counter' ) ).toHaveText(
		'11 / 24'
	);
} );

test( '[S9.11] the lightbox fades in for 250 ms', async ( { page } ) => {
	await page.emulateMedia( { reducedMotion: 'no-preference' } );
	// Transitions are over before a test could ask for them.
	await page.addInitScript( () => {
		const durations: unknown[] = [];
		Object.assign( window, { fades: durations } );
		document.addEventListener( 'transitionrun', ( { target } ) => {
			if ( target instanceof Element && target.matches( '.pswp' ) ) {
				durations.push(
					...target
						.getAnimations()
						.map( ( { effect } ) => effect?.getTiming().duration )
				);
			}
		} );
	} );
	await page.goto( 'gallery-grid/' );
	await images( page ).first().click();
	await expect( lightbox( page ) ).toBeVisible();
	await expect
		.poll( () =>
			page.evaluate(
				() => ( window as unknown as { fades: unknown[] } ).fades
			)
		)
		.toEqual( [ 250 ] );
} );

test( '[S9.15] new masonry images appear 10 ms apart and fade in for 0.4 s, and the layout follows the window within 100 ms', async ( {
	page,
} ) => {
	await page.clock.install();
	await page.setViewportSize( { width: 1280, height: 900 } );
	await page.goto( 'gallery-masonry/' );
	await images( page ).last().scrollIntoViewIfNeeded();
	await page.mouse.wheel( 0, 2000 );
	const items = page.locator( '.quayside-gallery__item.is-new' );
	await expect( items.nth( 8 ) ).toBeAttached();
	const times = await items.evaluateAll( ( elements ) =>
		elements
			.map( ( element ) => getComputedStyle( element ) )
			.map( ( { animationDelay, animationDuration } ) => [
				animationDelay,
				animationDuration,
			] )
	);
	// On a slow machine a second page of nine images may have arrived.
	expect( times ).toEqual(
		times.map( ( _, at ) => [
			at % 9 ? `${ ( at % 9 ) / 100 }s` : '0s',
			'0.4s',
		] )
	);
	await page.clock.pauseAt( Date.now() + 60_000 );
	await page.setViewportSize( { width: 390, height: 900 } );
	await page.clock.runFor( 100 );
	const columns = await page
		.locator( '.quayside-gallery__item' )
		.evaluateAll(
			( elements ) =>
				new Set(
					elements.map( ( element ) =>
						Math.round( element.getBoundingClientRect().left )
					)
				).size
		);
	expect( columns ).toBe( 2 );
} );
