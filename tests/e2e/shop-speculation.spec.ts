import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { expect, SITE_FOLDER, test } from './fixtures';
import {
	add,
	asDecidedVisitor,
	buttonOf,
	cartLink,
	expectCount,
	LIST,
	prepareShop,
} from './shop-store';

/*
 * Prefetched and prerendered pages. A cart that was fetched before a change must never be shown after it, whether the
 * speculation rules are WordPress's own or those of other plugins. The browser is a full Chromium, and the server
 * records its requests.
 */
const LOG = join( SITE_FOLDER, 'wp-content/speculation.log' );

/** Records every speculative request, and lets a cookie select how WordPress speculates. */
const NOTES = `<?php
if (
	str_contains( $_SERVER['HTTP_SEC_PURPOSE'] ?? '', 'prefetch' )
	&& 'cors' !== ( $_SERVER['HTTP_SEC_FETCH_MODE'] ?? '' )
) {
	register_shutdown_function(
		static fn () => file_put_contents(
			WP_CONTENT_DIR . '/speculation.log',
			http_response_code() . ' ' . $_SERVER['REQUEST_URI'] . "\\n",
			FILE_APPEND | LOCK_EX
		)
	);
}
add_filter( 'wp_speculation_rules_configuration', static function ( $config ) {
	[ $mode, $eagerness ] = explode( '-', ( $_COOKIE['quayside_test_speculation'] ?? '' ) . '-' );
	return '' === $mode ? $config : [ 'mode' => $mode, 'eagerness' => $eagerness ];
} );
`;

let browser: Browser;
test.beforeAll( async () => {
	prepareShop();
	writeFileSync(
		join(
			SITE_FOLDER,
			'wp-content/mu-plugins/quayside-speculation-tests.php'
		),
		NOTES
	);
	const executablePath = process.env.QUAYSIDE_WHOLE_CHROMIUM;
	test.skip( ! executablePath, 'Wants a whole Chromium.' );
	browser = await chromium.launch( {
		...( executablePath ? { executablePath } : {} ),
		args: [ '--no-sandbox', '--disable-gpu' ],
		ignoreDefaultArgs: [ '--disable-back-forward-cache' ],
	} );
} );
test.afterAll( () => browser?.close() );

/** Speculative requests that the server received: status and path. */
const speculated = (): string[] =>
	existsSync( LOG )
		? readFileSync( LOG, 'utf8' ).trim().split( '\n' ).filter( Boolean )
		: [];

const visit = async ( speculation = '' ): Promise< Page > => {
	writeFileSync( LOG, '' );
	const page = await (
		await browser.newContext( {
			baseURL: `${ process.env.QUAYSIDE_URL }/`,
			viewport: { width: 1280, height: 800 },
		} )
	).newPage();
	await asDecidedVisitor( page );
	if ( speculation ) {
		await page.context().addCookies( [
			{
				name: 'quayside_test_speculation',
				value: speculation,
				url: process.env.QUAYSIDE_URL ?? '',
			},
		] );
	}
	await page.goto( LIST );
	return page;
};

const drawer = ( page: Page ) =>
	page.getByRole( 'dialog', { name: 'Your cart' } );

/** Presses a link and releases it once the browser has had time to speculate. */
const press = async (
	page: Page,
	link = cartLink( page )
): Promise< void > => {
	await link.hover();
	await page.mouse.down();
	// Speculative requests start at once. That of a product page shows that this browser speculates.
	await page.evaluate(
		() => new Promise( ( done ) => setTimeout( done, 500 ) )
	);
	await page.mouse.up();
};

for ( const speculation of [
	'',
	'prefetch-moderate',
	'prerender-conservative',
	'prerender-moderate',
	'prerender-eager',
] ) {
	test( `${ speculation || 'WordPress’s own rules' }: the cart page shows the same cart as the drawer before it`, async () => {
		const page = await visit( speculation );
		await needRules( page );
		await add( page, 'MUG' );
		await press( page );
		const more = drawer( page ).getByRole( 'button', {
			name: 'Increase quantity of Contract Mug',
		} );
		await more.click();
		await more.click();
		await expectCount( page, 3 );
		const view = drawer( page ).getByRole( 'link', { name: 'View cart' } );
		await expect( view ).toBeVisible();
		await press( page, view );
		await expect( page ).toHaveURL( /\/cart\/$/ );
		await expect(
			page.locator( '.woocommerce-cart-form input.qty' )
		).toHaveValue( '3' );
		await expectCount( page, 3 );
		expect(
			speculated().filter( ( line ) =>
				/cart|checkout|account|dashboard|[?&]/.test( line )
			),
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
	const page = await visit();
	await needRules( page );
	await page.locator( 'a[href*="/product/contract-mug/"]' ).first().hover();
	await page.mouse.down();
	await expect.poll( speculated ).toContain( '200 /product/contract-mug/' );
	await page.context().close();
} );

for ( const mode of [ 'prefetch', 'prerender' ] ) {
	test( `${ mode } by rules of another plugin: the server refuses pages with visitor data, changes nothing, and the page is current`, async () => {
		const page = await visit();
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
		await drawer( page )
			.getByRole( 'button', {
				name: 'Increase quantity of Contract Mug',
			} )
			.click();
		await expectCount( page, 2 );
		await drawer( page ).getByRole( 'link', { name: 'View cart' } ).click();
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
	const page = await visit( 'prerender-eager' );
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
