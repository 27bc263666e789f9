import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, logIn, SITE_FOLDER, test } from './fixtures';
import { keepOptions } from './keep-options';
import { php } from './store-contract';

/** Writes country databases. */
const GEO_DATABASE = fileURLToPath(
	new URL(
		'../../plugins/quayside-consent/settings/tests/GeoDatabase.php',
		import.meta.url
	)
);

const SCREEN = 'wp-admin/options-general.php?page=quayside-consent';

const preview = ( page: Page ) =>
	page.frameLocator( 'iframe[title="Banner preview"]' );

// The text of a notice is in the page twice, because it is also announced.
const notice = ( page: Page, text: string | RegExp ) =>
	page.locator( '.components-notice' ).filter( { hasText: text } );

const open = async ( page: Page ): Promise< void > => {
	await logIn( page );
	await page.goto( SCREEN );
	await expect( preview( page ).getByText( 'Reject all' ) ).toBeVisible();
};

const save = async ( page: Page ): Promise< void > => {
	await page.getByRole( 'button', { name: 'Save changes' } ).click();
	await expect( notice( page, 'Settings saved' ) ).toBeVisible();
};

test.describe( 'consent settings', () => {
	let restore: () => void;
	test.beforeAll( () => {
		restore = keepOptions( 'quayside_consent_settings' );
	} );
	test.afterEach( () => restore() );

	test( 'shows a changed text in the preview immediately, and to visitors once it is saved', async ( {
		page,
		browser,
		baseURL,
	} ) => {
		await open( page );
		await page
			.getByLabel( 'Title', { exact: true } )
			.fill( 'Biscuits aboard?' );
		await expect(
			preview( page ).getByText( 'Biscuits aboard?' )
		).toBeVisible();
		await page.getByLabel( 'Layout' ).selectOption( 'bar' );
		await page.getByLabel( 'Position' ).selectOption( 'top' );
		await expect( preview( page ).locator( '.cky-bar-top' ) ).toBeVisible();

		const visitor = await browser.newPage( { baseURL: baseURL ?? '' } );
		await visitor.goto( '' );
		await expect(
			visitor.getByText( 'We value your privacy' )
		).toBeVisible();
		await save( page );
		await visitor.reload();
		const banner = visitor.getByRole( 'region', {
			name: 'Cookie consent',
		} );
		await expect( banner.getByText( 'Biscuits aboard?' ) ).toBeVisible();
		expect( ( await banner.boundingBox() )?.y ).toBe( 0 );
		await visitor.close();
	} );

	test( 'previews the preference center of the draft under both laws', async ( {
		page,
	} ) => {
		await open( page );
		const center = preview( page ).getByText(
			'Customize consent preferences'
		);
		await expect( center ).toHaveCount( 0 );
		await page.getByRole( 'radio', { name: 'Preference center' } ).click();
		await expect( center ).toBeVisible();
		await expect(
			preview( page ).getByRole( 'switch', { includeHidden: true } )
		).toHaveCount( 4 );
		await page.getByLabel( 'Buttons', { exact: true } ).fill( '#7a1f1f' );
		await expect(
			preview( page ).locator( '.quayside-preferences__button' ).first()
		).toHaveCSS( 'background-color', 'rgb(122, 31, 31)' );
		await expectAccessible( page, '#quayside-consent-settings' );
		await page.getByRole( 'tab', { name: 'Privacy law and log' } ).click();
		await page.getByRole( 'radio', { name: 'Preference center' } ).click();
		await page.locator( 'input[type=radio][value=ccpa]' ).check();
		await expect(
			preview( page ).getByText( 'Opt-out preferences' )
		).toBeVisible();
		await expect(
			preview( page ).getByRole( 'switch', { includeHidden: true } )
		).toHaveCount( 1 );
		await page.setViewportSize( { width: 390, height: 844 } );
		// The admin and the preview need a moment to adjust.
		await expect
			.poll( () =>
				page.evaluate( () => document.documentElement.scrollWidth )
			)
			.toBeLessThanOrEqual( 390 );
	} );

	test( 'warns of unreadable colors, and shows saved colors to visitors', async ( {
		page,
		browser,
		baseURL,
	} ) => {
		await open( page );
		const warning = notice( page, 'WCAG AA requires at least 4.5:1' );
		await expect( warning ).toHaveCount( 0 );
		await page.getByLabel( 'Buttons', { exact: true } ).fill( '#f0c040' );
		await expect(
			notice( page, /Text on buttons.*contrast ratio is 1\.\d:1/ )
		).toBeVisible();
		await page.getByLabel( 'Buttons', { exact: true } ).fill( '#7a1f1f' );
		await expect( warning ).toHaveCount( 0 );
		await expect( preview( page ).getByText( 'Accept all' ) ).toHaveCSS(
			'background-color',
			'rgb(122, 31, 31)'
		);
		await save( page );
		const visitor = await browser.newPage( { baseURL: baseURL ?? '' } );
		await visitor.goto( '' );
		await expect(
			visitor.getByRole( 'button', { name: 'Accept all' } )
		).toHaveCSS( 'background-color', 'rgb(122, 31, 31)' );
		await visitor.getByRole( 'button', { name: 'Customize' } ).click();
		await expect(
			visitor
				.getByRole( 'dialog' )
				.getByRole( 'button', { name: 'Accept all' } )
		).toHaveCSS( 'background-color', 'rgb(122, 31, 31)' );
		await visitor.close();
	} );

	test.describe( 'bad input', () => {
		test.use( { expectedMessages: [ /400 \(Bad Request\)/ ] } );

		test( 'rejects a script in a text with a message, and preserves the draft', async ( {
			page,
		} ) => {
			await open( page );
			await page
				.getByLabel( 'Description', { exact: true } )
				.fill( 'Hello <script>alert(1)</script>' );
			await page.getByRole( 'button', { name: 'Save changes' } ).click();
			// The preview shows the same message.
			await expect(
				notice(
					page,
					'The text “description” contains code that is not allowed.'
				).last()
			).toBeVisible();
			await expect(
				page.getByLabel( 'Description', { exact: true } )
			).toHaveValue( /<script>/ );
			await page
				.getByRole( 'button', { name: 'Discard changes' } )
				.click();
			await expect(
				page.getByLabel( 'Description', { exact: true } )
			).toHaveValue( '' );
		} );

		test( 'rejects a shared domain that browsers would not accept', async ( {
			page,
		} ) => {
			await open( page );
			await page
				.getByRole( 'tab', { name: 'Privacy law and log' } )
				.click();
			await page.getByLabel( 'Shared domain' ).fill( 'other.example' );
			await page.getByRole( 'button', { name: 'Save changes' } ).click();
			await expect(
				notice(
					page,
					'“other.example” is not a parent domain of'
				).last()
			).toBeVisible();
		} );
	} );

	test( 'works by keyboard and on mobile, without axe violations', async ( {
		page,
	} ) => {
		await open( page );
		await expectAccessible( page, '#quayside-consent-settings' );
		await page.getByRole( 'tab', { name: 'Banner' } ).focus();
		await page.keyboard.press( 'ArrowRight' );
		await page.keyboard.press( 'Enter' );
		await page.getByRole( 'tab', { selected: true } ).press( 'Tab' );
		await page
			.getByLabel( 'Title', { exact: true } )
			.waitFor( { state: 'hidden' } );
		await page.setViewportSize( { width: 390, height: 844 } );
		expect(
			await page.evaluate( () => document.documentElement.scrollWidth )
		).toBeLessThanOrEqual( 390 );
		await page.getByRole( 'tab', { name: 'Privacy law and log' } ).click();
		await page.getByLabel( 'CDN country header' ).fill( 'CF-IPCountry' );
		await expect( page.getByLabel( 'Opt-out countries' ) ).toBeVisible();
		await expectAccessible( page, '#quayside-consent-settings' );
	} );

	test( 'the country header determines the law, and pages send a Vary header', async ( {
		page,
		browser,
		baseURL,
		request,
	} ) => {
		await open( page );
		await page.getByRole( 'tab', { name: 'Privacy law and log' } ).click();
		await page.getByLabel( 'CDN country header' ).fill( 'CF-IPCountry' );
		await save( page );
		expect( ( await request.get( '' ) ).headers().vary ).toContain(
			'CF-IPCountry'
		);
		for ( const [ country, button ] of [
			[ 'US', 'Do Not Sell or Share My Personal Information' ],
			[ 'DE', 'Reject all' ],
		] as const ) {
			const visitor = await browser.newPage( {
				baseURL: baseURL ?? '',
				extraHTTPHeaders: { 'CF-IPCountry': country },
			} );
			await visitor.goto( '' );
			await expect(
				visitor
					.getByRole( 'region', { name: 'Cookie consent' } )
					.getByRole( 'button', { name: button } )
			).toBeVisible();
			expect(
				await visitor.evaluate( () => window.getCkyConsent().activeLaw )
			).toBe( country === 'US' ? 'ccpa' : 'gdpr' );
			await visitor.close();
		}
	} );

	test( 'a country database determines the law, and only browsers store pages', async ( {
		page,
		request,
	} ) => {
		const file = join( SITE_FOLDER, 'wp-content/country.mmdb' );
		const law = async (): Promise< string > => {
			const html = await ( await request.get( '' ) ).text();
			return /data-cky-tag="donotsell-button"/.test( html )
				? 'ccpa'
				: 'gdpr';
		};
		try {
			await open( page );
			await page
				.getByRole( 'tab', { name: 'Privacy law and log' } )
				.click();
			await page.getByLabel( 'Country database' ).fill( file );
			await save( page );
			await expect(
				notice( page, 'The database can’t be read.' )
			).toBeVisible();
			expect( await law() ).toBe( 'gdpr' );

			writeFileSync( file, 'x'.repeat( 1_000_000 ) );
			await page.reload();
			await page
				.getByRole( 'tab', { name: 'Privacy law and log' } )
				.click();
			await expect(
				notice( page, 'not a database in MaxMind’s format' )
			).toBeVisible();
			expect( await law() ).toBe( 'gdpr' );

			php( `
				require_once '${ GEO_DATABASE }';
				file_put_contents( '${ file }', Quayside\\Consent\\Settings\\Tests\\GeoDatabase::contents( [
					'127.0.0.0/8' => [ 'country' => [ 'iso_code' => 'US' ] ],
				] ) );
				echo 'true';` );
			await page.reload();
			await page
				.getByRole( 'tab', { name: 'Privacy law and log' } )
				.click();
			await expect(
				notice( page, /can be used\..*Country of this request: US/ )
			).toBeVisible();
			expect( await law() ).toBe( 'ccpa' );
			expect(
				( await request.get( '' ) ).headers()[ 'cache-control' ]
			).toMatch( /private|no-store/ );
		} finally {
			rmSync( file, { force: true } );
		}
	} );

	test( 'the options of consent mode reach the tags, and Clarity gets each choice', async ( {
		page,
		browser,
		baseURL,
	} ) => {
		await open( page );
		await page.getByRole( 'tab', { name: 'Privacy law and log' } ).click();
		await page.getByLabel( 'Waiting time (ms)' ).fill( '1200' );
		await page.getByLabel( 'URL passthrough' ).check();
		await page.getByLabel( 'Ads data redaction' ).check();
		await expectAccessible( page, '#quayside-consent-settings' );
		await save( page );
		const visitor = await browser.newPage( { baseURL: baseURL ?? '' } );
		await visitor.goto( '' );
		const sent = (): Promise< unknown > =>
			visitor.evaluate( () => {
				const tags = window as unknown as {
					dataLayer: ArrayLike< unknown >[];
					uetq: unknown[];
					clarity?: { q: ArrayLike< unknown >[] };
				};
				return {
					google: tags.dataLayer
						.map( ( values ) => [ ...Array.from( values ) ] )
						.filter( ( [ command ] ) =>
							/consent|set/.test( String( command ) )
						)
						.slice( 0, 3 ),
					microsoft: tags.uetq.slice( 0, 3 ),
					clarity: tags.clarity?.q.map( ( values ) => [
						...Array.from( values ),
					] ),
				};
			} );
		expect( await sent() ).toEqual( {
			google: [
				[
					'consent',
					'default',
					expect.objectContaining( {
						ad_storage: 'denied',
						wait_for_update: 1200,
					} ),
				],
				[ 'set', 'url_passthrough', true ],
				[ 'set', 'ads_data_redaction', true ],
			],
			microsoft: [
				'consent',
				'default',
				{ ad_storage: 'denied', wait_for_update: 1200 },
			],
			clarity: undefined,
		} );
		await visitor.evaluate( () =>
			window.quaysideConsent.choose( 'save', { analytics: true } )
		);
		await expect
			.poll( async () => ( await sent() ) as { clarity: unknown } )
			.toMatchObject( {
				clarity: [
					[
						'consentv2',
						{ ad_Storage: 'denied', analytics_Storage: 'granted' },
					],
				],
			} );
		await visitor.close();
	} );

	test( 'tables show all controls and row labels on mobile', async ( {
		page,
	} ) => {
		await page.setViewportSize( { width: 390, height: 844 } );
		await open( page );
		await page.getByRole( 'tab', { name: 'Providers' } ).click();
		// The setup checklist is above it.
		const category = page.getByRole( 'combobox', {
			name: 'Cookie category for AB Tasty',
		} );
		await category.evaluate( ( control ) =>
			control.scrollIntoView( { block: 'center', inline: 'nearest' } )
		);
		const cut = await category.evaluate( ( control ) => {
			const { left, right } = control.getBoundingClientRect();
			return Math.max( 0, -left, right - innerWidth );
		} );
		expect( cut ).toBe( 0 );
		await expect( category ).toBeInViewport( { ratio: 1 } );
		await expectAccessible( page, '.quayside-consent-settings' );
		await page
			.getByRole( 'tab', { name: 'Categories and cookies' } )
			.click();
		await page.getByText( 'Functional (cookies: 0)' ).click();
		await page
			.getByRole( 'button', { name: 'Add cookie' } )
			.filter( { visible: true } )
			.click();
		const field = page.getByRole( 'textbox', { name: 'Duration, row 1' } );
		await expect( field ).toBeVisible();
		const box = await field.boundingBox();
		expect(
			( box?.x ?? 0 ) + ( box?.width ?? Infinity )
		).toBeLessThanOrEqual( 390 );
		expect(
			await field.evaluate( ( input ) => {
				const cell = input.closest( 'td' ) as HTMLElement;
				// Firefox does not resolve it.
				return getComputedStyle( cell, '::before' ).content.replace(
					'attr(data-label)',
					cell.dataset.label ?? ''
				);
			} )
		).toContain( 'Duration' );
	} );
} );

declare global {
	interface Window {
		getCkyConsent: () => { activeLaw: string };
	}
}
