import type { Page } from '@playwright/test';

/** A host that nobody but hostile markup names. */
export const CANARY = 'https://canary.test';

/** What calls this has run. */
export const ALARM = 'quaysideCanary';

/**
 * Watches a page for code and addresses that somebody has put into its markup. The host answers all that is asked of it with
 * what would run.
 *
 * @param page Before it is opened.
 * Gives what has happened so far; nothing, if all is well.
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
		// A picture of an author is asked for by the browser, without a script.
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
