import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import {
	knowThirdParty,
	makePage,
	startThirdParty,
} from './consent-third-party';
import type { ThirdParty } from './consent-third-party';
import { layoutShifts } from './layout-shifts';

/** Ways of saying how large a frame is: HTML around and in a frame whose address stands at "{src}". */
const FRAMES = {
	'width and height':
		'<iframe title="Film" src="{src}" width="480" height="270"></iframe>',
	'width in per cent':
		'<iframe title="Film" src="{src}" width="50%" height="300"></iframe>',
	'width alone': '<iframe title="Film" src="{src}" width="600"></iframe>',
	nothing: '<iframe title="Film" src="{src}"></iframe>',
	'style of its own':
		'<iframe title="Film" src="{src}" style="inline-size: 100%; block-size: auto; aspect-ratio: 4 / 3"></iframe>',
	'wrapper with a ratio':
		'<div style="position: relative; padding-block-start: 56.25%"><iframe title="Film" src="{src}" style="position: absolute; inset: 0; inline-size: 100%; block-size: 100%"></iframe></div>',
	lazy: '<iframe title="Film" src="{src}" width="480" height="270" loading="lazy"></iframe>',
	'embed block':
		'<figure class="wp-block-embed is-type-video wp-embed-aspect-16-9 wp-has-aspect-ratio"><div class="wp-block-embed__wrapper"><iframe title="Film" src="{src}" width="500" height="281"></iframe></div></figure>',
};

/** Ends what arrives at first. */
const PAUSE = '<i hidden>pause</i>';

let third: ThirdParty;
let proxy: Server;
let site = '';
/** Sends the rest of the page. */
let sendRest: ( () => void ) | undefined;

/** A page with one frame, the beginnings of what may follow it, and a line behind them. */
const makeFramePage = ( slug: string, html: string ): string =>
	makePage(
		slug,
		`${ html }\n<script src="${ third.analytics }/a.js"></script>${ PAUSE }\n<img src="${ third.ads }/pixel.svg" alt="" width="1" height="1"><span id="behind">Behind the frame.</span>`
	);

/** Waits until what has arrived of a page is painted. */
const painted = ( page: Page ): Promise< void > =>
	page.evaluate( async () => {
		await document.fonts.ready;
		await new Promise( ( resolve ) =>
			requestAnimationFrame( () => requestAnimationFrame( resolve ) )
		);
	} );

/** Opens a page of which all from the pause on has not arrived yet; what it returns has the rest come. */
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

/** Opens the first part of a page with a held frame, after a look at the box of the same frame where nobody holds it. */
async function openHeld( page: Page, html: string, i: number ) {
	const own = makeFramePage(
		`consent-own-frame-${ i }`,
		html.replace( '{src}', '/?rest_route=/' )
	);
	const held = makeFramePage(
		`consent-held-frame-${ i }`,
		html.replace( '{src}', `${ third.video }/embed.html` )
	);
	await (
		await openFirstPart( page, own )
	)();
	const itself = await box( page );
	sendRest = undefined;
	return { itself, finish: await openFirstPart( page, held ) };
}

test.describe( 'size of a held frame on a page that arrives in parts', () => {
	test.beforeAll( async ( { baseURL } ) => {
		third = await startThirdParty();
		knowThirdParty();
		proxy = createServer( ( request, response ) => {
			void ( async () => {
				const answer = await fetch(
					new URL( request.url ?? '/', baseURL ),
					{ redirect: 'manual' }
				);
				const type = answer.headers.get( 'content-type' ) ?? '';
				const body = Buffer.from( await answer.arrayBuffer() );
				response.writeHead( answer.status, { 'Content-Type': type } );
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

	// The page comes from another port than the site's own addresses in it.
	test.use( { expectedMessages: [ /CORS|ERR_FAILED/ ] } );

	Object.entries( FRAMES ).forEach( ( [ name, html ], i ) => {
		test( `${ name }: final at the first paint, that of the frame itself, and nothing moves`, async ( {
			page,
		} ) => {
			const { itself, finish } = await openHeld( page, html, i );
			await expect( page.locator( 'iframe[data-held]' ) ).toBeVisible();
			await painted( page );
			expect( await box( page ) ).toEqual( itself );
			await finish();
			await expect(
				page
					.frameLocator( 'iframe[data-held]' )
					.getByRole( 'button' )
					.first()
			).toBeAttached();
			expect( await box( page ) ).toEqual( itself );
			expect( await layoutShifts( page ) ).toEqual( [] );
		} );
	} );

	test.describe( 'without JavaScript', () => {
		test.use( { javaScriptEnabled: false } );
		Object.entries( FRAMES ).forEach( ( [ name, html ], i ) => {
			test( `${ name }: final at the first paint`, async ( { page } ) => {
				const { itself, finish } = await openHeld( page, html, i );
				expect( await box( page ) ).toEqual( itself );
				await finish();
				expect( await box( page ) ).toEqual( itself );
			} );
		} );
	} );
} );
