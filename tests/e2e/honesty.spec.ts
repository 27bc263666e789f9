import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, expectAccessible, SITE_FOLDER, test } from './fixtures';

// Each of these plants a fault that must fail a test; Playwright fails if it does not.
test.describe( 'tests fail on', () => {
	test( 'a console error', async ( { page } ) => {
		test.fail();
		await page.goto( 'wp-login.php' );
		await page.evaluate( () => console.error( 'planted' ) );
	} );

	test( 'a page error', async ( { page } ) => {
		test.fail();
		await page.goto( 'wp-login.php' );
		await Promise.all( [ page.waitForEvent( 'pageerror' ), page.addScriptTag( { content: 'throw new Error( "planted" );' } ).catch( () => undefined ) ] );
	} );

	test( 'a PHP notice in our files', async ( { page } ) => {
		test.fail();
		await page.goto( 'wp-login.php' );
		appendFileSync( join( SITE_FOLDER, 'wp-content/debug.log' ), '[x] PHP Notice:  planted in wp-content/plugins/quayside-shop/includes/Planted.php on line 1\n' );
	} );

	test( 'an axe violation', async ( { page } ) => {
		await page.setContent( '<!doctype html><html lang="en"><title>Planted</title><main><h1>Planted</h1><input></main></html>' );
		await expect( expectAccessible( page ) ).rejects.toThrow( /label/ );
	} );
} );
