import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectAccessible, SITE_FOLDER, test } from '../fixtures';

// Each of these must fail, which honesty.spec.ts checks.
test( 'a console error', async ( { page } ) => {
	await page.goto( 'wp-login.php' );
	await page.evaluate( () => console.error( 'planted' ) );
} );

test( 'a page error', async ( { page } ) => {
	await page.goto( 'wp-login.php' );
	await Promise.all( [
		page.waitForEvent( 'pageerror' ),
		page.evaluate(
			() =>
				void setTimeout( () => {
					throw new Error( 'planted' );
				} )
		),
	] );
} );

test( 'a PHP notice in our files', async ( { page } ) => {
	await page.goto( 'wp-login.php' );
	appendFileSync(
		join( SITE_FOLDER, 'wp-content/debug.log' ),
		'[x] PHP Notice:  planted in wp-content/plugins/quayside-shop/cart/Planted.php on line 1\n'
	);
} );

test( 'an axe violation', async ( { page } ) => {
	await page.setContent(
		'<!doctype html><html lang="en"><title>Planted</title><main><h1>Planted</h1><input></main></html>'
	);
	await expectAccessible( page );
} );

test( 'nothing', async ( { page } ) => {
	await page.goto( 'wp-login.php' );
} );
