import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, SITE_FOLDER, test } from './fixtures';
import { holdRequests } from './hold-requests';

/** Uses the cart link in the header and the cart drawer as an example of islands. */
const link = ( page: Page ) =>
	page
		.locator( 'header [data-island-for="quayside-cart-drawer"]:visible' )
		.first();
const host = ( page: Page ) => page.locator( '#quayside-cart-drawer' );
const drawer = ( page: Page ) => page.getByRole( 'dialog', { name: /cart/i } );

const REACT =
	/wp-includes\/js\/dist\/vendor\/react(-dom|-jsx-runtime)?(\.min)?\.js/;
const MODULE = /quayside-shop\/build\/cart-drawer\.js/;

/** Collects the URLs of scripts that the page requests from now on. */
const scripts = ( page: Page ): string[] => {
	const urls: string[] = [];
	page.on(
		'request',
		( request ) =>
			request.resourceType() === 'script' && urls.push( request.url() )
	);
	return urls;
};

test( 'a page does not load React or islands without interaction', async ( {
	page,
} ) => {
	const urls = scripts( page );
	await page.goto( '', { waitUntil: 'networkidle' } );
	expect(
		urls.filter( ( url ) => REACT.test( url ) || MODULE.test( url ) )
	).toEqual( [] );
	expect( urls.some( ( url ) => url.includes( 'islands.js' ) ) ).toBe( true );
	expect( await host( page ).getAttribute( 'data-island-state' ) ).toBeNull();
} );

test( "the first click loads WordPress's React and is replayed", async ( {
	page,
} ) => {
	await page.goto( '' );
	const urls = scripts( page );
	await link( page ).click();
	await expect( drawer( page ) ).toBeVisible();
	await expect( host( page ) ).toHaveAttribute(
		'data-island-state',
		'mounted'
	);
	expect( urls.filter( ( url ) => REACT.test( url ) ) ).toHaveLength( 3 );
	expect( await page.evaluate( () => window.React?.version ) ).toMatch(
		/^1[89]\./
	);
} );

test( 'islands run on React 19', async ( { page } ) => {
	const react19 = readFileSync(
		join( process.cwd(), 'tests/react-19/build/react-19.js' )
	);
	await page.route( REACT, ( route ) =>
		route.fulfill( {
			contentType: 'text/javascript',
			body: /react(\.min)?\.js/.test( route.request().url() )
				? react19
				: '',
		} )
	);
	await page.goto( '' );
	await link( page ).click();
	await expect( drawer( page ) ).toBeVisible();
	expect( await page.evaluate( () => window.React?.version ) ).toMatch(
		/^19\./
	);
} );

test( 'hovering over a trigger starts the download before the click', async ( {
	page,
} ) => {
	await page.goto( '' );
	const asked = page.waitForRequest( MODULE );
	await link( page ).hover();
	await asked;
	await expect( host( page ) ).toHaveAttribute(
		'data-island-state',
		'mounted'
	);
	await expect( drawer( page ) ).toBeHidden();
} );

test( 'a click waits for its island on a slow network', async ( { page } ) => {
	const release = await holdRequests( page, MODULE );
	await page.goto( '' );
	await link( page ).click();
	await expect( host( page ) ).toHaveAttribute(
		'data-island-state',
		'loading'
	);
	expect( new URL( page.url() ).pathname ).toBe( '/' );
	release();
	await expect( drawer( page ) ).toBeVisible();
} );

test.describe( 'a module that fails to load', () => {
	test.use( { expectedMessages: [ /ERR_FAILED|Failed to load resource/ ] } );

	test( "marks its host and leaves the server's link working", async ( {
		page,
	} ) => {
		await page.route( MODULE, ( route ) => route.abort() );
		await page.goto( '' );
		await link( page ).hover();
		await expect( host( page ) ).toHaveAttribute(
			'data-island-state',
			'failed'
		);
		await link( page ).click();
		await expect( page ).toHaveURL( /\/cart\/$/ );
	} );

	test( 'replays a waiting click natively', async ( { page } ) => {
		let release = (): void => undefined;
		const gate = new Promise< void >(
			( resolve ) => ( release = resolve )
		);
		await page.route( MODULE, async ( route ) => {
			await gate;
			await route.abort();
		} );
		await page.goto( '' );
		await link( page ).click();
		release();
		await expect( page ).toHaveURL( /\/cart\/$/ );
	} );
} );

test.describe( 'in another language', () => {
	const name = `quayside-shop-de_DE-${ createHash( 'md5' ).update( 'build/cart-drawer.js' ).digest( 'hex' ) }.json`;
	const file = join( SITE_FOLDER, 'wp-content/languages/plugins', name );

	test.beforeAll( () => {
		mkdirSync( join( SITE_FOLDER, 'wp-content/languages/plugins' ), {
			recursive: true,
		} );
		writeFileSync(
			file,
			JSON.stringify( {
				locale_data: {
					messages: {
						'': { domain: 'messages', lang: 'de' },
						'Your cart is empty.': [ 'Ihr Warenkorb ist leer.' ],
					},
				},
			} )
		);
	} );
	test.afterAll( () => rmSync( file, { force: true } ) );

	test( 'loads translations of a module on demand', async ( {
		page,
		context,
		baseURL,
	} ) => {
		await context.addCookies( [
			{ name: 'quayside_locale', value: 'de_DE', url: baseURL as string },
		] );
		await page.goto( '' );
		await link( page ).click();
		await expect( page.locator( 'dialog[open]' ) ).toContainText(
			'Ihr Warenkorb ist leer.'
		);
	} );

	test( 'falls back to English if a translation file is missing', async ( {
		page,
		context,
		baseURL,
	} ) => {
		await context.addCookies( [
			{ name: 'quayside_locale', value: 'de_DE', url: baseURL as string },
		] );
		await page.route( `**/${ name }`, ( route ) =>
			route.fulfill( {
				contentType: 'application/json',
				body: 'no json',
			} )
		);
		await page.goto( '' );
		await link( page ).click();
		await expect( page.locator( 'dialog[open]' ) ).toContainText(
			'Your cart is empty.'
		);
	} );
} );

test( 'the import map has each island once in the classic theme', async ( {
	page,
} ) => {
	await page.goto( '' );
	const map = JSON.parse(
		( await page.locator( 'script[type=importmap]' ).textContent() ) ?? '{}'
	) as { imports: Record< string, string > };
	expect( map.imports ).toHaveProperty( [ '@quayside/react' ] );
	for ( const island of await page.locator( '[data-island]' ).all() ) {
		const { module } = JSON.parse(
			( await island
				.locator( ':scope>script[data-seal]:first-child' )
				.textContent() ) ?? '{}'
		) as { module: string };
		expect( Object.keys( map.imports ) ).toContain( module );
	}
} );

test( 'islands and React load with a content security policy that requires a nonce', async ( {
	page,
} ) => {
	await page.route( /\/(\?.*)?$/, async ( route ) => {
		const answer = await route.fetch();
		const body = ( await answer.text() ).replace(
			/<script\b/g,
			'<script nonce="b2Zmc2hvcmU"'
		);
		await route.fulfill( {
			response: answer,
			body,
			headers: {
				...answer.headers(),
				'content-security-policy': "script-src 'nonce-b2Zmc2hvcmU'",
			},
		} );
	} );
	await page.goto( '' );
	await link( page ).click();
	await expect( drawer( page ) ).toBeVisible();
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'a trigger works as a link', async ( { page } ) => {
		await page.goto( '' );
		await link( page ).click();
		await expect( page ).toHaveURL( /\/cart\/$/ );
	} );
} );
