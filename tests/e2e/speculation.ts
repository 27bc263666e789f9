import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { expect, SITE_FOLDER, test } from './fixtures';
import {
	add,
	applyCoupon,
	asDecidedVisitor,
	cartDrawer,
	cartLink,
	expectCount,
	LIST,
} from './shop-store';

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

/** Makes the server record speculative requests. */
export const recordSpeculation = (): void =>
	writeFileSync(
		join(
			SITE_FOLDER,
			'wp-content/mu-plugins/quayside-speculation-tests.php'
		),
		NOTES
	);

/** Starts a full Chromium, which speculates and has a back/forward cache. Skips the test without one. */
export async function startWholeBrowser(): Promise< Browser > {
	const executablePath = process.env.QUAYSIDE_WHOLE_CHROMIUM;
	test.skip( ! executablePath, 'Needs a full Chromium.' );
	return chromium.launch( {
		...( executablePath ? { executablePath } : {} ),
		args: [
			'--no-sandbox',
			'--disable-gpu',
			'--enable-features=BackForwardCache',
		],
		ignoreDefaultArgs: [ '--disable-back-forward-cache' ],
	} );
}

/** Speculative requests that the server received: status and path. */
export const speculated = (): string[] =>
	existsSync( LOG )
		? readFileSync( LOG, 'utf8' ).trim().split( '\n' ).filter( Boolean )
		: [];

/**
 * Opens the list of products as a new visitor.
 *
 * @param browser     The browser.
 * @param speculation WordPress's mode and eagerness, its own by default.
 */
export const visit = async (
	browser: Browser,
	speculation = ''
): Promise< Page > => {
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

/** Changes the cart in the drawer, whose link the browser may have prefetched, and expects the changes on the cart page. */
export async function expectCurrentCartPage( page: Page ): Promise< void > {
	await add( page, 'MUG' );
	await press( page );
	const more = cartDrawer( page ).getByRole( 'button', {
		name: 'Increase quantity of Contract Mug',
	} );
	await more.click();
	await more.click();
	await expectCount( page, 3 );
	await applyCoupon( page, 'contract10' );
	await expect(
		cartDrawer( page ).locator( '.quayside-coupon__applied' )
	).toContainText( /contract10/i );
	const view = cartDrawer( page ).getByRole( 'link', { name: 'View cart' } );
	await expect( view ).toBeVisible();
	await press( page, view );
	await expect( page ).toHaveURL( /\/cart\/$/ );
	await expect(
		page.locator( '.woocommerce-cart-form input.qty' )
	).toHaveValue( '3' );
	await expect( page.locator( '.cart-discount' ) ).toContainText(
		/contract10/i
	);
	await expectCount( page, 3 );
}

/** Returns the speculative requests for pages with visitor data. */
export const speculatedOwn = (): string[] =>
	speculated().filter( ( line ) =>
		/cart|checkout|account|dashboard|[?&]/.test( line )
	);
