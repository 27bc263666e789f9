import { test } from '@playwright/test';
import type {
	BrowserContext,
	Locator,
	Page,
	PlaywrightTestOptions,
	PlaywrightWorkerOptions,
} from '@playwright/test';

/*
 * What the driver of Firefox, WebDriver BiDi in Playwright 1.64, cannot do. A test that needs it is skipped with the reason as soon as
 * it asks for it. docs/browsers.md lists the reasons.
 */

const skip = ( what: string, isNeeded = true ): void =>
	test.skip(
		isNeeded,
		`Firefox's driver does not support ${ what } (Playwright 1.64).`
	);

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

/** Makes a context skip the test when it asks for what the driver cannot do. */
export function skipUnsupported( context: BrowserContext ): void {
	skipOn( context, 'setOffline', 'pages without a network' );
	skipOn( context, 'newCDPSession', 'the protocol of Chromium' );
	context.on( 'page', ( page: Page ) => {
		noticeFills( page );
		traverseWithinPage( page );
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

const NOTICED = new WeakSet< object >();

/**
 * Makes fill() known to React in the admin area. The driver sets the value in a way that React takes for its own, so its components
 * would keep the old one. Keys of the keyboard are noticed, so one is pressed and taken back.
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
		await fill.apply( this, values );
		if (
			this.page().url().includes( '/wp-admin/' ) &&
			( await this.evaluate( ( element ) =>
				element.matches(
					'textarea, input:is([type=text], [type=search], [type=email], [type=url], [type=number], :not([type]))'
				)
			) )
		) {
			await this.press( 'End' );
			await this.press( '0' );
			await this.press( 'Backspace' );
		}
	};
}
