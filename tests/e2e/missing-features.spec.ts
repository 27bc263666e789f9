import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { answerConsent } from './blocks-page';
import { makePage } from './consent-third-party';
import { expect, test } from './fixtures';
import { entries, leaveNothing, make, send, values } from './form-page';
import { expectAdded } from './shop-store';

/*
 * Browsers without a feature: pages are readable, forms can be submitted, and nothing is logged as an error. docs/browsers.md lists
 * what visitors notice.
 */

leaveNothing();

/** Changes files of the site before the browser receives them. */
const rewrite = (
	page: Page,
	pattern: RegExp,
	change: ( text: string ) => string
): Promise< unknown > =>
	page.route( pattern, async ( route ) => {
		if ( route.request().method() !== 'GET' ) {
			return route.fallback();
		}
		const response = await route.fetch( { maxRedirects: 0 } );
		const type = response.headers()[ 'content-type' ] ?? '';
		return /^text\/(html|css)/.test( type )
			? route.fulfill( {
					response,
					body: change( await response.text() ),
				} )
			: route.fulfill( { response } );
	} );

/** Takes a feature away from a page. The keys are those of the table in docs/browsers.md. */
const MISSING: Record< string, ( page: Page ) => Promise< unknown > > = {
	'`<dialog>`': ( page ) =>
		page.addInitScript( () => {
			// Elements with this name have no methods in such browsers, and the class doesn't exist.
			for ( const name of [ 'show', 'showModal', 'close', 'open' ] ) {
				delete ( HTMLDialogElement.prototype as never )[ name ];
			}
			delete ( window as { HTMLDialogElement?: unknown } )
				.HTMLDialogElement;
		} ),
	'`:has()`': ( page ) =>
		rewrite( page, /127\.0\.0\.1/, ( text ) =>
			text.replaceAll( ':has(', ':-unknown-has(' )
		),
	'import maps': ( page ) =>
		rewrite( page, /127\.0\.0\.1/, ( text ) =>
			text.replaceAll( 'type="importmap"', 'type="unknown"' )
		),
	'`IntersectionObserver`': ( page ) =>
		page.addInitScript( () => {
			delete ( window as { IntersectionObserver?: unknown } )
				.IntersectionObserver;
		} ),
	storage: ( page ) =>
		page.addInitScript( () => {
			for ( const name of [
				'localStorage',
				'sessionStorage',
				'indexedDB',
			] ) {
				Object.defineProperty( window, name, {
					get: () => {
						throw new DOMException( 'Blocked', 'SecurityError' );
					},
				} );
			}
		} ),
	cookies: async ( page ) => {
		await page.addInitScript( () => {
			Object.defineProperty( Navigator.prototype, 'cookieEnabled', {
				get: () => false,
			} );
			Object.defineProperty( Document.prototype, 'cookie', {
				get: () => '',
				set: () => {},
			} );
		} );
		await page.route( /127\.0\.0\.1/, async ( route ) => {
			const headers = await route.request().allHeaders();
			delete headers.cookie;
			return route.fallback( { headers } );
		} );
	},
	'`fetch`': ( page ) =>
		page.addInitScript( () => {
			window.fetch = () => {
				throw new TypeError( 'Blocked by an extension' );
			};
		} ),
};

test( 'every feature of docs/browsers.md is taken away', () => {
	const [ table = '' ] =
		/^\| missing [^]+?\n\n/m.exec(
			readFileSync( 'docs/browsers.md', 'utf8' )
		) ?? [];
	const rows = [ ...table.matchAll( /^\| (?!missing|-)(.+?) \| \S/gm ) ].map(
		( [ , name ] ) => name
	);
	expect( rows ).toEqual( Object.keys( MISSING ) );
} );

for ( const [ name, take ] of Object.entries( MISSING ) ) {
	test.describe( `without ${ name.replaceAll( '`', '' ) }`, () => {
		test.beforeEach( async ( { page, context, baseURL } ) => {
			await take( page );
			if ( name !== 'cookies' ) {
				await answerConsent( context, baseURL );
			}
		} );

		test( 'a form is submitted', async ( { page } ) => {
			const { url, form } = make();
			await page.goto( url );
			await page.getByLabel( 'Name' ).fill( 'Ada Lovelace' );
			await page.getByLabel( /^Email/ ).fill( 'ada@example.com' );
			await page.getByLabel( 'Confirm email' ).fill( 'ada@example.com' );
			await page.getByLabel( 'Message' ).fill( `Without ${ name }` );
			await send( page );
			await expect(
				page.getByText( 'We have received your message' )
			).toBeVisible();
			expect( values( entries( form )[ 0 ] ) ).toMatchObject( {
				message: `Without ${ name }`,
			} );
		} );

		test( 'images of a gallery are displayed and open', async ( {
			page,
		} ) => {
			await page.goto( 'gallery-grid/' );
			const link = page.locator( '.quayside-gallery a[data-width]' );
			await expect
				.poll( () =>
					link
						.first()
						.locator( 'img' )
						.evaluate(
							( image ) =>
								( image as HTMLImageElement ).naturalWidth
						)
				)
				.toBeGreaterThan( 0 );
			await link.first().click();
			await expect
				.poll(
					async () =>
						/\.(webp|jpe?g|png|avif)$/.test( page.url() ) ||
						( await page.locator( '.pswp__counter' ).isVisible() )
				)
				.toBe( true );
		} );

		test( 'consent is given', async ( { page, context } ) => {
			await context.clearCookies();
			await page.goto(
				makePage(
					'missing-features',
					'<script data-consent="analytics">document.body.dataset.ran = "1";</script>'
				)
			);
			const accept = page.getByRole( 'button', { name: 'Accept all' } );
			await accept.click();
			await expect( accept ).toBeHidden();
			await expect( page.locator( 'body' ) ).toHaveAttribute(
				'data-ran',
				'1'
			);
		} );

		test( 'a product is added to the cart', async ( { page } ) => {
			test.skip(
				[ 'cookies', '`fetch`' ].includes( name ),
				'the cart needs both'
			);
			await page.goto( 'product/nest-of-three-bowls/' );
			await expectAdded( page, /^1 [^,]+$/ );
		} );

		test( 'the menu opens on mobile, at the latest with the second tap', async ( {
			page,
		} ) => {
			await page.setViewportSize( { width: 390, height: 800 } );
			await page.goto( 'contact/' );
			const menu = page.locator( '#quayside-menu' );
			const entry = menu.getByRole( 'link', {
				name: 'Journal',
				exact: true,
			} );
			const control = page
				.locator( '.site-header__menu, .site-header__menu-link' )
				.filter( { visible: true } );
			// The link replaces the button as soon as the script has failed, which may be during the first click.
			await control.click( { timeout: 2000 } ).catch( () => undefined );
			await expect( menu ).toHaveAttribute(
				'data-island-state',
				/mounted|failed/
			);
			if (
				( await menu.getAttribute( 'data-island-state' ) ) ===
					'failed' &&
				! ( await entry.isVisible() )
			) {
				await control.click();
			}
			await expect( entry ).toBeVisible();
		} );
	} );
}
