import {
	afterAnalytics,
	afterConsent,
	ALL,
	batches,
	beforeConsent,
	describeBatch,
	inStrictMode,
	openTable,
	scroll,
	withoutPlugin,
} from './consent-embeds';
import type { EmbedsTable, Expectation } from './consent-embeds';
import type { EnginePage } from './engine-page';
import { openFirefox } from './firefox';
import { expect, test } from './fixtures';
import { openWebKit } from './webkit';

/*
 * What Firefox and WebKit send to third parties before and after each choice: npm run test:embeds.
 */

const ENGINES = [
	[ 'Firefox', openFirefox ],
	[ 'WebKit', openWebKit ],
] as const;

let table: EmbedsTable;

test.describe( 'embedded third parties', () => {
	test.skip( ! process.env.QUAYSIDE_EMBEDS_ENGINES );
	test.setTimeout( 180_000 );

	test.beforeAll( async () => {
		table = await openTable();
	} );
	test.afterAll( () => table.close() );

	for ( const [ engine, open ] of ENGINES ) {
		for ( const numbers of batches ) {
			const name = `${ engine }: ${ describeBatch( numbers ) }`;

			/** Opens a page with the batch as a new visitor, and passes it to a function. */
			const visit = async (
				run: ( page: EnginePage ) => Promise< void >,
				url = table.urlOf( numbers )
			): Promise< void > => {
				const page = await open( table.proxy.server );
				table.proxy.forget();
				try {
					await page.goto( url );
					await run( page );
				} finally {
					await page.close();
				}
			};
			/** Scrolls through the page, and waits until it no longer sends anything. */
			const settle = async ( page: EnginePage ): Promise< void > => {
				await page.evaluate( `( ${ scroll.toString() } )()` );
				await table.silence();
			};
			const choose = (
				page: EnginePage,
				action: string,
				slugs: string[]
			): Promise< unknown > =>
				page.evaluate(
					`window.quaysideConsent.choose( '${ action }', ${ JSON.stringify(
						Object.fromEntries(
							slugs.map( ( slug ) => [ slug, true ] )
						)
					) } )`
				);
			const expectRequests = async (
				page: EnginePage,
				expectedOf: Expectation
			): Promise< void > => {
				await settle( page );
				await expect
					.poll( () =>
						table.differences( numbers, expectedOf, engine )
					)
					.toEqual( [] );
			};

			test( `${ name }: without the plugin, everything contacts third parties`, async () => {
				await visit(
					( page ) => expectRequests( page, withoutPlugin ),
					table.unprotectedUrlOf( numbers )
				);
			} );

			test( `[S4.14] [S4.13] ${ name }: blocked before consent, loaded once after it, and blocked again after withdrawal`, async () => {
				await visit( async ( page ) => {
					await expectRequests( page, beforeConsent );
					await choose( page, 'accept', ALL );
					await expectRequests( page, afterConsent );

					await page.evaluate( 'void ( window.isOld = true )' );
					table.proxy.forget();
					await page.evaluate(
						`void window.quaysideConsent.choose( 'reject', {} )`
					);
					await expect
						.poll( () =>
							page
								.evaluate(
									`! window.isOld && document.readyState === 'complete'`
								)
								// There is no document to ask while the page reloads.
								.catch( () => false )
						)
						.toBe( true );
					await expectRequests( page, beforeConsent );
				} );
			} );

			test( `[S4.12] ${ name }: after rejecting, on this page and the next`, async () => {
				await visit( async ( page ) => {
					await choose( page, 'reject', [] );
					await expectRequests( page, beforeConsent );
					table.proxy.forget();
					await page.goto( table.urlOf( numbers ) );
					await expectRequests( page, beforeConsent );
				} );
			} );

			test( `[S4.9] ${ name }: with only analytics accepted`, async () => {
				await visit( async ( page ) => {
					// Calls that still wait for the provider list when the choice is made would be sent, not lost.
					await expectRequests( page, beforeConsent );
					await choose( page, 'save', [ 'analytics' ] );
					await expectRequests( page, afterAnalytics );
				} );
			} );

			test( `${ name }: nothing leaves in strict mode`, async () => {
				await inStrictMode( () =>
					visit( async ( page ) => {
						await settle( page );
						expect( table.proxy.recorded() ).toEqual( [] );
					} )
				);
			} );
		}
	}
} );
