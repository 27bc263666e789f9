import { test } from '@playwright/test';
import type {
	BrowserContext,
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
		skipOn( page, 'emulateMedia', 'media features' );
		skipOn( page, 'pdf', 'PDF files' );
	} );
}
