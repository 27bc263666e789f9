import type {
	Browser,
	BrowserContextOptions,
	CDPSession,
} from '@playwright/test';
import type { VisitorPage } from './engine-page';
import { FIREFOX_PREFERENCES } from './firefox-preferences';
import type { test } from './fixtures';
import { openWebKit } from './webkit';

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
		write: ( text ) => page.keyboard.type( text ),
		press: ( key ) => page.keyboard.press( key ),
		select: async ( selector, value ) => {
			await find( selector ).selectOption( value );
		},
		attach: ( selector, file ) =>
			page.locator( selector ).setInputFiles( file ),
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

/** By name. */
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

/** A browser that the journeys run in. */
export interface EngineBrowser {
	name: string;
	/** Path of the program. Empty for Playwright's own browser. */
	program: string;
	/** Opens a page of a new visitor. */
	open: (
		browser: Browser,
		playwright: Playwright
	) => Promise< VisitorPage >;
}
type Playwright = Parameters<
	Parameters< typeof test.beforeAll >[ 1 ] & object
>[ 0 ][ 'playwright' ];

export const BROWSERS: readonly EngineBrowser[] = [
	...Object.entries( DEVICES ).map( ( [ name, device ] ) => ( {
		name,
		program: '',
		open: ( browser: Browser ) => openPage( browser, device ),
	} ) ),
	{
		name: 'Firefox',
		program: FIREFOX,
		open: async ( _browser, playwright ) => {
			const firefox = await playwright.firefox.launch( {
				channel: 'moz-firefox',
				executablePath: FIREFOX,
				firefoxUserPrefs: {
					...FIREFOX_PREFERENCES,
					// The driver never learns that a page came from the back/forward cache.
					'browser.sessionhistory.max_total_viewers': 0,
				},
			} );
			const page = await openPage( firefox );
			return { ...page, close: () => firefox.close() };
		},
	},
	{
		name: 'WebKit',
		program: process.env.QUAYSIDE_WEBKIT ?? '/usr/bin/WebKitWebDriver',
		open: () => openWebKit( NO_PROXY ),
	},
];
