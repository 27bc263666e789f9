import type { Page } from '@playwright/test';

/** Host that occurs only in unsafe markup. */
export const CANARY = 'https://canary.test';

/** Function that records unsafe code when called. */
export const ALARM = 'quaysideCanary';

/**
 * Watches a page for code that runs and URLs that are requested from unsafe markup. The host responds to every request with
 * executable code. Returns a function that lists what has happened so far, which should be nothing.
 *
 * @param page Page that is not open yet.
 */
export async function watchForCanary( page: Page ): Promise< () => string[] > {
	const alarms: string[] = [];
	await page.exposeFunction(
		ALARM,
		( what: unknown ) => void alarms.push( `ran: ${ String( what ) }` )
	);
	page.on( 'dialog', ( dialog ) => {
		alarms.push( `dialog: ${ dialog.message() }` );
		void dialog.dismiss();
	} );
	await page.route( `${ CANARY }/**`, ( route ) => {
		const type = route.request().resourceType();
		// Browsers request images of authors without a script.
		if ( type !== 'image' && type !== 'media' ) {
			alarms.push( `asked: ${ type } ${ route.request().url() }` );
		}
		const path = new URL( route.request().url() ).pathname;
		const headers = {
			'access-control-allow-origin': '*',
			'access-control-allow-headers': '*',
		};
		if ( path.endsWith( '.js' ) ) {
			return route.fulfill( {
				headers,
				contentType: 'text/javascript',
				body: `${ ALARM }( 'script' ); export const mount = () => ${ ALARM }( 'module' );`,
			} );
		}
		return route.fulfill( {
			headers,
			contentType: 'application/json',
			body: JSON.stringify( {
				success: true,
				data: `<li><img src=x onerror="${ ALARM }( 'html' )"></li>`,
				locale_data: { messages: {} },
			} ),
		} );
	} );
	return () => alarms;
}
