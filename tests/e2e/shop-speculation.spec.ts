import type { Browser, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import {
	add,
	buttonOf,
	cartDrawer,
	cartLink,
	expectCount,
	LIST,
	prepareShop,
} from './shop-store';
import {
	expectCurrentCartPage,
	recordSpeculation,
	speculated,
	speculatedOwn,
	startWholeBrowser,
	visit,
} from './speculation';

/*
 * Prefetched and prerendered pages. A cart that was fetched before a change must never be shown after it, whether the
 * speculation rules are WordPress's own or those of other plugins. The browser is a full Chromium, and the server
 * records its requests.
 */
let browser: Browser;
test.beforeAll( async () => {
	prepareShop();
	recordSpeculation();
	browser = await startWholeBrowser();
} );
test.afterAll( () => browser?.close() );

for ( const speculation of [
	'',
	'prefetch-moderate',
	'prerender-conservative',
	'prerender-moderate',
	'prerender-eager',
] ) {
	test( `${ speculation || 'WordPress’s own rules' }: the cart page shows the same cart as the drawer before it`, async () => {
		const page = await visit( browser, speculation );
		await needRules( page );
		await expectCurrentCartPage( page );
		expect(
			speculatedOwn(),
			'nothing of the visitor’s own was asked for'
		).toEqual( [] );
		await page.context().close();
	} );
}

/** Skips a test if WordPress prints no rules, which it does since 6.8. */
const needRules = async ( page: Page ): Promise< void > =>
	test.skip(
		( await page.locator( 'script[type=speculationrules]' ).count() ) === 0,
		'WordPress 6.8 and newer print speculation rules.'
	);

test( 'the browser of these tests speculates: a product page is prefetched when its link is pressed', async () => {
	const page = await visit( browser );
	await needRules( page );
	await page.locator( 'a[href*="/product/contract-mug/"]' ).first().hover();
	await page.mouse.down();
	await expect.poll( speculated ).toContain( '200 /product/contract-mug/' );
	await page.context().close();
} );

for ( const mode of [ 'prefetch', 'prerender' ] ) {
	test( `${ mode } by rules of another plugin: the server refuses pages with visitor data, changes nothing, and the page is current`, async () => {
		const page = await visit( browser );
		await add( page, 'MUG' );
		const product = await buttonOf( page, 'BAG' ).getAttribute(
			'data-product_id'
		);
		const urls = [
			'/cart/',
			'/checkout/',
			'/my-account/',
			'/my-account/orders/',
			`/?add-to-cart=${ product }`,
		];
		await page.evaluate(
			( rules ) => {
				const script = Object.assign(
					document.createElement( 'script' ),
					{ type: 'speculationrules', textContent: rules }
				);
				document.head.append( script );
			},
			JSON.stringify( {
				[ mode ]: [ { source: 'list', urls, eagerness: 'immediate' } ],
			} )
		);
		await expect
			.poll( () => speculated().sort() )
			.toEqual( urls.map( ( url ) => `503 ${ url }` ).sort() );
		await cartLink( page ).click();
		await cartDrawer( page )
			.getByRole( 'button', {
				name: 'Increase quantity of Contract Mug',
			} )
			.click();
		await expectCount( page, 2 );
		await cartDrawer( page )
			.getByRole( 'link', { name: 'View cart' } )
			.click();
		await expect(
			page.locator( '.woocommerce-cart-form input.qty' )
		).toHaveCount( 1 );
		await expect(
			page.locator( '.woocommerce-cart-form input.qty' )
		).toHaveValue( '2' );
		await page.context().close();
	} );
}

test( 'a prerendered page shows the current cart when it is opened', async () => {
	const page = await visit( browser, 'prerender-eager' );
	await needRules( page );
	await page.goto( LIST );
	await add( page, 'MUG' );
	await page.locator( 'a[href*="/product/contract-mug/"]' ).first().hover();
	await expect.poll( speculated ).toContain( '200 /product/contract-mug/' );
	await add( page, 'BAG' );
	await page.locator( 'a[href*="/product/contract-mug/"]' ).first().click();
	await expect( page ).toHaveURL( /product\/contract-mug\/$/ );
	await expectCount( page, 2 );
	await page.context().close();
} );
