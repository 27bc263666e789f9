import { test } from '@playwright/test';
import type {
	BrowserContext,
	Download,
	Locator,
	Page,
	PlaywrightTestOptions,
	PlaywrightWorkerOptions,
} from '@playwright/test';
import { repeatBodies } from './repeat-bodies';

/*
 * What the driver of Firefox, WebDriver BiDi in Playwright 1.64, cannot do. A test that needs it is skipped with the reason as soon as
 * it asks for it. docs/browsers.md lists the reasons.
 */

const skip = ( what: string, isNeeded = true ): void =>
	test.skip(
		isNeeded,
		`Firefox's driver does not support ${ what } (Playwright 1.64).`
	);

/** Why a test with the Tab key through all of a page or a dialog is skipped. */
export const FOCUS_LEAVES =
	'In Firefox, Tab also reaches the buttons of the browser, from which its driver does not return to the page.';

/** Replaces a method with one that skips the test. */
const skipOn = < Target extends object >(
	target: Target,
	method: keyof Target & string,
	what: string
): void => {
	Object.defineProperty( target, method, { value: () => skip( what ) } );
};

/** Fixture that skips the test if its context has an option that the driver ignores. */
export const supportedOptions = async (
	{
		browserName,
		javaScriptEnabled,
		hasTouch,
		isMobile,
		offline,
		reducedMotion,
		forcedColors,
		colorScheme,
		contrast,
	}: PlaywrightTestOptions & PlaywrightWorkerOptions,
	runTest: () => Promise< void >
): Promise< void > => {
	if ( browserName === 'firefox' ) {
		skip( 'pages without JavaScript', ! javaScriptEnabled );
		skip( 'touch', hasTouch || isMobile );
		skip( 'pages without a network', offline );
		skip( 'reduced motion', reducedMotion === 'reduce' );
		skip( 'forced colors', forcedColors === 'active' );
		skip( 'color schemes', colorScheme === 'dark' );
		skip( 'contrast', contrast === 'more' );
	}
	await runTest();
};

/** Waits for the download of a file that a script of the page has made. */
export function waitForMadeFile(
	page: Page,
	options?: { timeout: number }
): Promise< Download > {
	skip(
		'downloads of files that a script has made',
		page.context().browser()?.browserType().name() === 'firefox'
	);
	return page.waitForEvent( 'download', options );
}

const PREPARED = new WeakSet< object >();

/** Makes a context skip the test when it asks for what the driver cannot do, or does it in another way. */
export async function skipUnsupported(
	context: BrowserContext
): Promise< void > {
	const browser = context.browser();
	if ( browser && ! PREPARED.has( browser ) ) {
		PREPARED.add( browser );
		const open = browser.newContext.bind( browser );
		browser.newContext = async ( options = {} ) => {
			skip(
				'pages without JavaScript',
				options.javaScriptEnabled === false
			);
			skip( 'touch', Boolean( options.hasTouch || options.isMobile ) );
			const opened = await open( options );
			await skipUnsupported( opened );
			return opened;
		};
	}
	if ( PREPARED.has( context ) ) {
		return;
	}
	PREPARED.add( context );
	await repeatBodies( context );
	skipOn( context, 'setOffline', 'pages without a network' );
	skipOn( context, 'newCDPSession', 'the protocol of Chromium' );
	context.on( 'page', ( page: Page ) => {
		noticeFills( page );
		traverseWithinPage( page );
		arriveByLink( page );
		skipOn( page, 'emulateMedia', 'media features' );
		skipOn( page, 'pdf', 'PDF files' );
	} );
}

/**
 * Makes goBack() and goForward() return also if the document stays, of which the driver does not learn.
 */
function traverseWithinPage( page: Page ): void {
	for ( const method of [ 'goBack', 'goForward' ] as const ) {
		const traverse = page[ method ].bind( page );
		page[ method ] = async ( options ) => {
			const isWithin = page
				.evaluate(
					() =>
						new Promise< null >( ( resolve ) =>
							window.addEventListener(
								'popstate',
								() => resolve( null ),
								{ once: true }
							)
						)
				)
				// The document has been left, which the driver knows.
				.catch( () => new Promise< null >( () => undefined ) );
			const hasLeft = traverse( options );
			hasLeft.catch( () => undefined );
			return Promise.race( [ hasLeft, isWithin ] );
		};
	}
}

/**
 * Makes goto() with a referrer come from a page with a link, because the driver sends none.
 */
function arriveByLink( page: Page ): void {
	const goto = page.goto.bind( page );
	page.goto = async ( url, { referer, ...options } = {} ) => {
		if ( ! referer ) {
			return goto( url, options );
		}
		const target = new URL( url, process.env.QUAYSIDE_URL ).href;
		await page.route( referer, ( route ) =>
			route.fulfill( {
				contentType: 'text/html',
				body: '<meta name="referrer" content="unsafe-url"><a href="">Read more</a>',
			} )
		);
		await goto( referer );
		const link = page.getByRole( 'link' );
		await link.evaluate( ( element, href ) => {
			( element as HTMLAnchorElement ).href = href;
		}, target );
		const arrived = page.waitForResponse(
			( response ) =>
				response.request().isNavigationRequest() &&
				response.status() < 300
		);
		await link.click();
		const response = await arrived;
		await page.waitForLoadState();
		return response;
	};
}

const NOTICED = new WeakSet< object >();

/**
 * Makes fill() replace a number or an email address, beside which the driver would write, and makes it known to React and jQuery. The
 * driver sets the value in a way that React takes for its own, so its components would keep the old one, and no key is released.
 */
function noticeFills( page: Page ): void {
	const locators = Object.getPrototypeOf(
		page.locator( 'html' )
	) as Locator & object;
	if ( NOTICED.has( locators ) ) {
		return;
	}
	NOTICED.add( locators );
	const { fill } = locators;
	locators.fill = async function ( this: Locator, ...values ) {
		if (
			await this.evaluate( ( element ) =>
				element.matches( 'input:is([type=number], [type=email])' )
			)
		) {
			await this.press( 'ControlOrMeta+a' );
			await this.press( 'Delete' );
		}
		await fill.apply( this, values );
		await this.evaluate( ( element ) => {
			// What React takes for the current value.
			const { _valueTracker: tracker } = element as {
				_valueTracker?: { setValue: ( value: string ) => void };
			};
			if ( tracker ) {
				tracker.setValue( '\0' );
				element.dispatchEvent(
					new Event( 'input', { bubbles: true } )
				);
			} else if ( window.location.pathname.includes( '/wp-admin/' ) ) {
				element.dispatchEvent(
					new KeyboardEvent( 'keyup', { bubbles: true } )
				);
			}
		} );
	};
}
