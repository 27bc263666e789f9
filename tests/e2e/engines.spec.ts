import { existsSync } from 'node:fs';
import type {
	Browser,
	BrowserContextOptions,
	CDPSession,
} from '@playwright/test';
import { makePage } from './consent-third-party';
import type { VisitorPage } from './engine-page';
import { FIREFOX_PREFERENCES } from './firefox-preferences';
import { expect, test } from './fixtures';
import { make } from './form-page';
import { LIST, prepareShop } from './shop-store';
import { openWebKit } from './webkit';

/*
 * The journeys of visitors in each browser engine, and in Chromium on a phone, on a slow computer, and with settings of the visitor.
 * Playwright drives Chromium and Firefox, and WebDriver drives WebKit, so they ask for nothing that one of them lacks.
 * `npm run test:browsers` runs all browser tests in Firefox.
 */

/** Every host except this machine is refused. */
const NO_PROXY = 'http://127.0.0.1:1';

/** A Chromium that is not the one of a fast computer with a mouse. */
interface Device {
	options?: BrowserContextOptions;
	/** Sets what contexts have no option for. */
	prepare?: ( protocol: CDPSession ) => Promise< unknown >;
}

/** Opens a page that Playwright drives. */
async function openPage(
	browser: Browser,
	{ options = {}, prepare }: Device = {}
): Promise< VisitorPage > {
	const context = await browser.newContext( {
		viewport: { width: 1280, height: 800 },
		...options,
	} );
	const page = await context.newPage();
	await prepare?.( await context.newCDPSession( page ) );
	const find = ( selector: string ) =>
		page.locator( selector ).filter( { visible: true } ).first();
	return {
		goto: async ( url ) => {
			await page.goto( url );
		},
		click: ( selector ) =>
			options.hasTouch
				? find( selector ).tap()
				: find( selector ).click(),
		type: ( selector, text ) => find( selector ).pressSequentially( text ),
		press: ( key ) => page.keyboard.press( key ),
		evaluate: ( expression ) => page.evaluate( expression ),
		forget: async () => {
			await context.clearCookies();
			await page.evaluate(
				'localStorage.clear(), sessionStorage.clear()'
			);
		},
		close: () => context.close(),
	};
}

const FIREFOX = process.env.QUAYSIDE_FIREFOX ?? '/usr/bin/firefox-esr';

const DEVICES: Readonly< Record< string, Device > > = {
	Chromium: {},
	'Chromium on a phone': {
		options: {
			viewport: { width: 390, height: 844 },
			deviceScaleFactor: 2,
			hasTouch: true,
			isMobile: true,
		},
	},
	'Chromium at a quarter of its speed': {
		prepare: ( protocol ) =>
			protocol.send( 'Emulation.setCPUThrottlingRate', { rate: 4 } ),
	},
	'Chromium with forced colors': { options: { forcedColors: 'active' } },
	'Chromium with text of twice the size': {
		prepare: ( protocol ) =>
			protocol.send( 'Page.setFontSizes', {
				fontSizes: { standard: 32, fixed: 26 },
			} ),
	},
};

/** Name, program, and how to open a page. */
const ENGINES = [
	...Object.entries( DEVICES ).map(
		( [ name, device ] ) =>
			[
				name,
				'',
				( browser: Browser ) => openPage( browser, device ),
			] as const
	),
	[
		'Firefox',
		FIREFOX,
		async ( _browser: Browser, playwright: Playwright ) => {
			const firefox = await playwright.firefox.launch( {
				channel: 'moz-firefox',
				executablePath: FIREFOX,
				firefoxUserPrefs: FIREFOX_PREFERENCES,
			} );
			const page = await openPage( firefox );
			return { ...page, close: () => firefox.close() };
		},
	],
	[
		'WebKit',
		process.env.QUAYSIDE_WEBKIT ?? '/usr/bin/WebKitWebDriver',
		() => openWebKit( NO_PROXY ),
	],
] as const;
type Playwright = Parameters<
	Parameters< typeof test.beforeAll >[ 1 ] & object
>[ 0 ][ 'playwright' ];

/** What a visitor does, and what comes of it. */
interface Journey {
	/** Path of the page, or a function that makes a page. */
	start: string | ( () => string );
	/** Leave the consent banner unanswered. */
	undecided?: boolean;
	go: ( page: VisitorPage ) => Promise< void >;
}

const BLANK = 'wp-includes/images/blank.gif';
const CONSENT =
	'consentid:engines,consent:no,action:yes,necessary:yes,functional:no,analytics:no,performance:no,advertisement:no';

/** Expects that an expression becomes true on the page. */
const isTrue = ( page: VisitorPage, expression: string ): Promise< void > =>
	expect
		.poll(
			() =>
				page
					.evaluate( `!! ( ${ expression } )` )
					// There is no document to ask while a page loads.
					.catch( () => false ),
			{ message: expression }
		)
		.toBe( true );
const visible = ( selector: string ): string =>
	`[ ...document.querySelectorAll( ${ JSON.stringify( selector ) } ) ].some( ( element ) => element.checkVisibility( { visibilityProperty: true } ) )`;
const text = ( selector: string ): string =>
	`document.querySelector( ${ JSON.stringify( selector ) } )?.textContent`;
const consent = ( part: string ): string =>
	`decodeURIComponent( document.cookie ).includes( ${ JSON.stringify( part ) } )`;
const focusIn = ( selector: string ): string =>
	`document.activeElement.closest( ${ JSON.stringify( selector ) } )`;

const MUG = 'a.ajax_add_to_cart[data-product_sku=CONTRACT-MUG]';
const CART_LINK = 'a[data-island-for=quayside-cart-drawer]';

const JOURNEYS: Readonly< Record< string, Journey > > = {
	'rejects cookies in the banner': {
		start: 'about/',
		undecided: true,
		go: async ( page ) => {
			await isTrue( page, visible( '.cky-consent-container' ) );
			await page.click( '[data-cky-tag=reject-button]' );
			await isTrue( page, consent( 'action:yes' ) );
			await isTrue( page, consent( 'analytics:no' ) );
			await isTrue( page, `! ${ visible( '.cky-consent-container' ) }` );
		},
	},
	'accepts all in the preference center': {
		start: 'about/',
		undecided: true,
		go: async ( page ) => {
			await page.click( '[data-cky-tag=settings-button]' );
			await isTrue( page, focusIn( '.quayside-preferences' ) );
			await page.click( '[data-cky-tag=detail-accept-button]' );
			await isTrue( page, consent( 'analytics:yes' ) );
			await isTrue( page, `! ${ visible( '.quayside-preferences' ) }` );
		},
	},
	'changes and empties the cart in the drawer': {
		start: LIST,
		go: async ( page ) => {
			await page.click( MUG );
			await isTrue( page, `/1/.test( ${ text( CART_LINK ) } )` );
			await page.click( CART_LINK );
			await isTrue( page, visible( '.quayside-cart-line' ) );
			await page.click( '.quayside-stepper button:last-of-type' );
			await isTrue(
				page,
				`${ text( '.quayside-cart-line output' ) } === '2'`
			);
			await isTrue( page, `/2/.test( ${ text( CART_LINK ) } )` );
			await page.click( '.quayside-cart-line__remove' );
			await isTrue(
				page,
				`/Your cart is empty/.test( ${ text( '.quayside-cart-drawer' ) } )`
			);
			await page.press( 'Escape' );
			await isTrue( page, `! ${ visible( '.quayside-cart-drawer' ) }` );
		},
	},
	// Modules that load before an import map make Firefox ignore it.
	'opens the cart drawer on a page whose scripts ask for a third party early':
		{
			start: () =>
				makePage(
					'engines-snippet',
					`<script>{
					const tag = document.createElement( 'script' );
					tag.src = 'https://www.google-' + 'analytics.com/analytics.js';
					document.body.append( tag );
				}</script><p>Text</p>`
				),
			go: async ( page ) => {
				await page.click( CART_LINK );
				await isTrue(
					page,
					`/Your cart is empty/.test( ${ text( '.quayside-cart-drawer' ) } )`
				);
			},
		},
	'is told that a password is wrong': {
		start: 'about/',
		go: async ( page ) => {
			await page.click( '.quayside-account-link' );
			await isTrue( page, focusIn( '#username' ) );
			await page.type( '#username', 'nobody' );
			await page.type( '#password', 'wrong' );
			await page.press( 'Enter' );
			await isTrue( page, visible( '.quayside-account__error' ) );
		},
	},
	'opens a submenu and closes it with Escape': {
		start: '',
		go: async ( page ) => {
			if ( await page.evaluate( visible( '.menu--bar' ) ) ) {
				await page.click( '.menu--bar .menu__toggle' );
				await isTrue(
					page,
					`document.querySelector( '.menu--bar .menu__toggle' ).ariaExpanded === 'true'`
				);
				await page.press( 'Escape' );
				await isTrue(
					page,
					`! ${ visible( '.menu--bar .sub-menu' ) }`
				);
				return;
			}
			await page.click( '.site-header__menu' );
			await isTrue( page, focusIn( '#quayside-menu' ) );
			const open = '#quayside-menu details[open]';
			const before = await page.evaluate(
				`document.querySelectorAll( '${ open }' ).length`
			);
			await page.click( '#quayside-menu details:not([open]) > summary' );
			await isTrue(
				page,
				`document.querySelectorAll( '${ open }' ).length > ${ Number( before ) }`
			);
			await page.press( 'Escape' );
			await isTrue( page, `! ${ visible( '#quayside-menu' ) }` );
		},
	},
	'searches from the header': {
		start: 'about/',
		go: async ( page ) => {
			await page.click( '#quayside-search summary' );
			await isTrue( page, focusIn( '#quayside-search .search-field' ) );
			await page.type( '#quayside-search .search-field', 'teapot' );
			await page.press( 'Enter' );
			await isTrue( page, `location.search.includes( 's=teapot' )` );
			await isTrue(
				page,
				`/Enamel teapot/.test( ${ text( '#content' ) } )`
			);
		},
	},
	'corrects and sends a form': {
		start: 'contact/',
		go: async ( page ) => {
			await page.click( '.srfm-submit-button' );
			await isTrue( page, visible( '[aria-invalid=true]' ) );
			await isTrue( page, focusIn( '[aria-invalid=true]' ) );
			await page.type( '.srfm-input-block input', 'Ada' );
			await page.type( 'input[type=email]', 'ada@example.com' );
			await page.type( 'textarea', 'Is the teapot still there?' );
			await page.click( '.srfm-submit-button' );
			await isTrue( page, visible( '.srfm-success-box' ) );
		},
	},
	'picks a date': {
		start: () =>
			make( [
				[ 'datepicker', { block_id: 'd1', slug: 'day', label: 'Day' } ],
			] ).url,
		go: async ( page ) => {
			// The calendar comes with the first focus in the form.
			await page.click( '.srfm-input-datepicker' );
			await page.click( '.srfm-date-open' );
			await isTrue( page, focusIn( '.srfm-calendar' ) );
			await page.press( 'ArrowRight' );
			await page.press( 'Enter' );
			await isTrue( page, `! ${ visible( '.srfm-calendar' ) }` );
			await isTrue(
				page,
				`document.querySelector( '.srfm-input-datepicker' ).value`
			);
		},
	},
	'looks at enlarged images': {
		start: 'gallery-grid/',
		go: async ( page ) => {
			await page.click( '.quayside-gallery__link' );
			await isTrue( page, visible( '.pswp__button--close' ) );
			await isTrue( page, `/^1 /.test( ${ text( '.pswp__counter' ) } )` );
			await page.press( 'ArrowRight' );
			await isTrue( page, `/^2 /.test( ${ text( '.pswp__counter' ) } )` );
			await page.press( 'Escape' );
			await isTrue(
				page,
				`! document.querySelector( '.pswp__button--close' )`
			);
			await isTrue( page, focusIn( '.quayside-gallery__link' ) );
		},
	},
	'scrolls to more images': {
		start: 'gallery-masonry/',
		go: async ( page ) => {
			const count = Number(
				await page.evaluate(
					`document.querySelectorAll( '.quayside-gallery__link' ).length`
				)
			);
			await page.evaluate(
				`[ ...document.querySelectorAll( '.quayside-gallery__link' ) ].pop().scrollIntoView()`
			);
			await isTrue(
				page,
				`document.querySelectorAll( '.quayside-gallery__link' ).length > ${ count }`
			);
		},
	},
	'moves a slider': {
		start: 'gallery-workshops/',
		go: async ( page ) => {
			await page.click( '.quayside-slider__button--next' );
			await isTrue(
				page,
				`document.querySelectorAll( '.quayside-slider__dot' )[ 1 ].ariaCurrent === 'true'`
			);
		},
	},
	'chooses an option of a product and adds it': {
		start: 'product/harbour-enamel-mug/',
		go: async ( page ) => {
			await page.evaluate(
				`( () => { const field = document.querySelector( '.variations select' ); field.value = field.options[ 1 ].value; field.dispatchEvent( new Event( 'change', { bubbles: true } ) ); } )()`
			);
			await isTrue(
				page,
				`+ document.querySelector( '[name=variation_id]' ).value > 0`
			);
			await page.click( '.single_add_to_cart_button' );
			await isTrue( page, `/1/.test( ${ text( CART_LINK ) } )` );
		},
	},
};

for ( const [ name, program, open ] of ENGINES ) {
	test.describe( `in ${ name }`, () => {
		let visitor: VisitorPage | undefined;

		test.skip(
			( { browserName } ) => browserName !== 'chromium',
			'starts each browser itself'
		);
		test.skip(
			program !== '' && ! existsSync( program ),
			`${ program } is not installed`
		);
		test.beforeAll( async ( { browser, playwright } ) => {
			prepareShop();
			visitor = await open( browser, playwright );
		} );
		test.afterAll( () => visitor?.close() );

		for ( const [ title, journey ] of Object.entries( JOURNEYS ) ) {
			test( `a visitor ${ title }`, async ( { baseURL } ) => {
				if ( ! visitor ) {
					throw new Error( `${ name } has not been opened.` );
				}
				const path =
					typeof journey.start === 'string'
						? journey.start
						: journey.start();
				const url = new URL( path, baseURL ).href;
				// A page of Quayside would notice the withdrawal of consent, and reload.
				await visitor.goto( new URL( BLANK, baseURL ).href );
				await visitor.forget();
				if ( ! journey.undecided ) {
					await visitor.evaluate(
						`document.cookie = ${ JSON.stringify( `cookieyes-consent=${ CONSENT }; path=/` ) }`
					);
				}
				await visitor.goto( url );
				await journey.go( visitor );
			} );
		}
	} );
}
