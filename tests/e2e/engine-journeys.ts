import { existsSync } from 'node:fs';
import { BROWSERS } from './engine-browsers';
import type { VisitorPage } from './engine-page';
import { expect, test } from './fixtures';
import { prepareShop } from './shop-store';

/*
 * Journeys of visitors in each browser engine, and in Chromium on a phone, on a slow computer, and with settings of the visitor.
 * Playwright drives Chromium and Firefox, and WebDriver drives WebKit, so they ask for nothing that one of them lacks.
 * `npm run test:browsers` runs all browser tests in Firefox.
 */

/** What a visitor does, and what comes of it. */
export interface Journey {
	/** Path of the page, or a function that makes a page. */
	start: string | ( () => string );
	/** Leave the consent banner unanswered. */
	undecided?: boolean;
	/** Cookies of the visitor, "name=value". */
	cookies?: readonly string[];
	/** Devices and settings of Chromium that can make a difference. All of them by default. */
	devices?: RegExp;
	go: ( page: VisitorPage ) => Promise< void >;
}

const BLANK = 'wp-includes/images/blank.gif';
const CONSENT =
	'consentid:engines,consent:no,action:yes,necessary:yes,functional:no,analytics:no,performance:no,advertisement:no';

/** Expects that an expression becomes true on the page. */
export const isTrue = (
	page: VisitorPage,
	expression: string
): Promise< void > =>
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
/** Whether a selector has a visible element. */
export const visible = ( selector: string ): string =>
	`[ ...document.querySelectorAll( ${ JSON.stringify( selector ) } ) ].some( ( element ) => element.checkVisibility( { visibilityProperty: true } ) )`;
/** Text of the first element of a selector. */
export const text = ( selector: string ): string =>
	`document.querySelector( ${ JSON.stringify( selector ) } )?.textContent`;
/** Whether the consent cookie has a part. */
export const consent = ( part: string ): string =>
	`decodeURIComponent( document.cookie ).includes( ${ JSON.stringify( part ) } )`;
/** Whether the focus is in an element. */
export const focusIn = ( selector: string ): string =>
	`document.activeElement.closest( ${ JSON.stringify( selector ) } )`;

/** The header's cart link, which opens the drawer. */
export const CART_LINK = 'a[data-island-for=quayside-cart-drawer]';

/** For journeys in which no device or setting of Chromium makes a difference. */
export const NONE = /^$/;

/**
 * In Safari on macOS, a click on a button or a link doesn't focus it, but what is around it. WebKit elsewhere does focus them, so
 * this makes the pages of any engine like Safari.
 */
export const CLICKS_DO_NOT_FOCUS = `addEventListener( 'mousedown', ( event ) => {
	const control = event.target.closest( 'a, button, summary, label, input, select, textarea, [contenteditable]' );
	if ( event.defaultPrevented || ! control?.matches( 'a, button, summary, [type=checkbox], [type=radio], [type=submit]' ) ) {
		return;
	}
	event.preventDefault();
	const around = control.closest( '[tabindex]' );
	around ? around.focus( { preventScroll: true } ) : document.activeElement.blur();
} )`;

/** Declares the tests of journeys, by what the visitor does. With `--browser=webkit`, only those in WebKit. */
export function inAllEngines(
	journeys: Readonly< Record< string, Journey > >
): void {
	for ( const { name, program, open } of BROWSERS ) {
		if ( process.env.QUAYSIDE_BROWSER === 'webkit' && name !== 'WebKit' ) {
			continue;
		}
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

			for ( const [ title, journey ] of Object.entries( journeys ) ) {
				if (
					journey.devices &&
					name.startsWith( 'Chromium ' ) &&
					! journey.devices.test( name )
				) {
					continue;
				}
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
					for ( const cookie of [
						...( journey.undecided
							? []
							: [ `cookieyes-consent=${ CONSENT }` ] ),
						...( journey.cookies ?? [] ),
					] ) {
						await visitor.evaluate(
							`document.cookie = ${ JSON.stringify( `${ cookie }; path=/` ) }`
						);
					}
					await visitor.goto( url );
					await journey.go( visitor );
				} );
			}
		} );
	}
}
