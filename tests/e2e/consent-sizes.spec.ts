import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { addProviders, makePage, startThirdParty } from './consent-third-party';
import type { ThirdParty } from './consent-third-party';
import { layoutShifts } from './layout-shifts';
import { painted } from './painted';

/** Ways to set the size of an iframe: HTML with the iframe's address at "{src}". */
const FRAMES = {
	'width and height':
		'<iframe title="Film" src="{src}" width="480" height="270"></iframe>',
	'width in percent':
		'<iframe title="Film" src="{src}" width="50%" height="300"></iframe>',
	'only width': '<iframe title="Film" src="{src}" width="600"></iframe>',
	nothing: '<iframe title="Film" src="{src}"></iframe>',
	'style of its own':
		'<iframe title="Film" src="{src}" style="inline-size: 100%; block-size: auto; aspect-ratio: 4 / 3"></iframe>',
	'wrapper with a ratio':
		'<div style="position: relative; padding-block-start: 56.25%"><iframe title="Film" src="{src}" style="position: absolute; inset: 0; inline-size: 100%; block-size: 100%"></iframe></div>',
	lazy: '<iframe title="Film" src="{src}" width="480" height="270" loading="lazy"></iframe>',
	'embed block':
		'<figure class="wp-block-embed is-type-video wp-embed-aspect-16-9 wp-has-aspect-ratio"><div class="wp-block-embed__wrapper"><iframe title="Film" src="{src}" width="500" height="281"></iframe></div></figure>',
};

/** Marks the end of the first part of the response. */
const PAUSE = '<i hidden>pause</i>';

let third: ThirdParty;
let proxy: Server;
let site = '';
/** Sends the rest of the page. */
let sendRest: ( () => void ) | undefined;

/** Creates a page with one iframe, and text after it. */
const makeFramePage = ( slug: string, html: string ): string =>
	makePage(
		slug,
		`${ html }\n<script src="${ third.analytics }/a.js"></script>${ PAUSE }\n<img src="${ third.ads }/pixel.svg" alt="" width="1" height="1"><span id="behind">Behind the frame.</span>`
	);

/** Opens a page whose response stops at the pause. The returned function sends the rest. */
async function openFirstPart(
	page: Page,
	address: string
): Promise< () => Promise< void > > {
	const loaded = page.goto(
		new URL( new URL( address ).pathname, site ).href
	);
	await expect.poll( () => sendRest !== undefined ).toBe( true );
	await expect( page.locator( 'iframe[title=Film]' ) ).toBeVisible();
	expect( await page.locator( '#behind' ).count() ).toBe( 0 );
	return async () => {
		sendRest?.();
		await loaded;
		await expect( page.locator( '#behind' ) ).toBeVisible();
	};
}

const box = ( page: Page ) =>
	page.locator( 'iframe[title=Film]' ).boundingBox();

/** Opens the first part of a page with a blocked iframe, and measures the same iframe when it is not blocked. */
async function openBlocked( page: Page, html: string, i: number ) {
	const allowed = makeFramePage(
		`consent-allowed-frame-${ i }`,
		html.replace( '{src}', '/?rest_route=/' )
	);
	const blocked = makeFramePage(
		`consent-blocked-frame-${ i }`,
		html.replace( '{src}', `${ third.video }/embed.html` )
	);
	await (
		await openFirstPart( page, allowed )
	)();
	const expected = await box( page );
	sendRest = undefined;
	return { expected, finish: await openFirstPart( page, blocked ) };
}

test.describe( 'size of a blocked iframe on a page that arrives in parts', () => {
	test.skip(
		( { browserName } ) => browserName === 'firefox',
		'Firefox reports no layout shifts, and its fonts are not ready before all of the page has arrived.'
	);

	test.beforeAll( async ( { baseURL } ) => {
		third = await startThirdParty();
		addProviders();
		proxy = createServer( ( request, response ) => {
			void ( async () => {
				const upstream = await fetch(
					new URL( request.url ?? '/', baseURL ),
					{ method: request.method ?? 'GET', redirect: 'manual' }
				);
				const type = upstream.headers.get( 'content-type' ) ?? '';
				const body = Buffer.from( await upstream.arrayBuffer() );
				response.writeHead( upstream.status, { 'Content-Type': type } );
				const pause = type.startsWith( 'text/html' )
					? body.indexOf( PAUSE )
					: -1;
				if ( pause >= 0 ) {
					response.write( body.subarray( 0, pause ) );
					await new Promise< void >(
						( resolve ) => ( sendRest = resolve )
					);
				}
				response.end( body.subarray( Math.max( pause, 0 ) ) );
			} )();
		} );
		await new Promise< void >( ( resolve ) =>
			proxy.listen( 0, '127.0.0.1', resolve )
		);
		site = `http://127.0.0.1:${ ( proxy.address() as AddressInfo ).port }/`;
	} );

	test.afterAll( async () => {
		proxy.closeAllConnections();
		await new Promise( ( resolve ) => proxy.close( resolve ) );
		await third.close();
	} );

	test.beforeEach( () => {
		sendRest = undefined;
	} );

	// The page is served from another port than the site's URLs in it.
	test.use( { expectedMessages: [ /CORS|ERR_FAILED/ ] } );

	Object.entries( FRAMES ).forEach( ( [ name, html ], i ) => {
		test( `${ name }: same size as the iframe from the first paint, without layout shifts`, async ( {
			page,
		} ) => {
			const { expected, finish } = await openBlocked( page, html, i );
			await expect( page.locator( 'iframe[data-held]' ) ).toBeVisible();
			await painted( page );
			expect( await box( page ) ).toEqual( expected );
			await finish();
			await expect(
				page
					.frameLocator( 'iframe[data-held]' )
					.getByRole( 'button' )
					.first()
			).toBeAttached();
			expect( await box( page ) ).toEqual( expected );
			expect( await layoutShifts( page ) ).toEqual( [] );
		} );
	} );

	test.describe( 'without JavaScript', () => {
		test.use( { javaScriptEnabled: false } );
		Object.entries( FRAMES ).forEach( ( [ name, html ], i ) => {
			test( `${ name }: same size from the first paint`, async ( {
				page,
			} ) => {
				const { expected, finish } = await openBlocked( page, html, i );
				expect( await box( page ) ).toEqual( expected );
				await finish();
				expect( await box( page ) ).toEqual( expected );
			} );
		} );
	} );
} );
