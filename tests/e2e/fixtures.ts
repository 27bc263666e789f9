import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { skipUnsupported, supportedOptions } from './capabilities';

/** WordPress root folder of the tested site, set by bin/e2e.mjs. */
export const SITE_FOLDER = process.env.QUAYSIDE_FOLDER ?? '';

const LOG = join( SITE_FOLDER, 'wp-content/debug.log' );

/** Returns PHP's messages about Quayside's files. Those about WordPress on newer PHP versions are ignored. */
const complaintsSince = ( offset: number ): string[] => {
	if ( ! SITE_FOLDER || ! existsSync( LOG ) ) {
		return [];
	}
	return (
		readFileSync( LOG )
			.subarray( offset )
			.toString()
			.split( /^(?=\[\d\d-\w{3}-\d{4})/m )
			// WooCommerce uses MySQL's number for "no limit", which SQLite does not support.
			.filter(
				( entry ) => ! entry.includes( 'LIMIT 0, 18446744073709551615' )
			)
			.map( ( entry ) => entry.split( '\n' )[ 0 ] ?? '' )
			.filter( ( line ) =>
				/PHP (Notice|Warning|Deprecated|Fatal error|Parse error)|WordPress database error/.test(
					line
				)
			)
			.filter(
				( line ) =>
					! /in \S*(wp-(includes|admin)|plugins\/woocommerce)\//.test(
						line
					)
			)
	);
};

interface Fixtures {
	/** Console messages that do not fail the test. */
	expectedMessages: RegExp[];
	/** Skips what the driver of the browser doesn't support. */
	supportedOptions: void;
	/** Fails every test on console errors, page errors, and PHP messages. */
	honesty: void;
}

/**
 * Playwright's test, which also fails on any console error, page error, or PHP message.
 */
export const test = base.extend< Fixtures >( {
	expectedMessages: [ [], { option: true } ],
	supportedOptions: [ supportedOptions, { auto: true } ],
	context: async ( { context, browserName }, runTest ) => {
		if ( browserName === 'firefox' ) {
			await skipUnsupported( context );
		}
		await runTest( context );
		// A handler may still be waiting for a response, which closing the context disposes of.
		await Promise.all(
			[ context, ...context.pages() ].map( ( target ) =>
				target.unrouteAll( { behavior: 'ignoreErrors' } )
			)
		);
	},
	honesty: [
		async ( { context, expectedMessages, browserName }, use ) => {
			const offset =
				SITE_FOLDER && existsSync( LOG ) ? statSync( LOG ).size : 0;
			const complaints: string[] = [];
			const note = ( text: string ): void => {
				if (
					! expectedMessages.some( ( expected ) =>
						expected.test( text )
					)
				) {
					complaints.push( text );
				}
			};
			context.on(
				'console',
				( message ) =>
					message.type() === 'error' &&
					note(
						`console: ${ message.text() } (${ message.location().url })`
					)
			);
			// WordPress's admin moves between its pages with view transitions, which end with an error on the way to others.
			let wasInAdmin = false;
			context.on( 'request', ( request ) => {
				wasInAdmin ||=
					request.isNavigationRequest() &&
					request.url().includes( '/wp-admin/' );
			} );
			context.on( 'weberror', ( error ) => {
				const { message } = error.error();
				// Firefox reports imports of a page that is left, and requests of WordPress's screens, which are rejected with an object. Where
				// a module is really missing, the test finds nothing that works.
				const isOfLeftPage =
					( wasInAdmin && /^Transition was /.test( message ) ) ||
					( browserName === 'firefox' &&
						( /^error loading dynamically imported/.test(
							message
						) ||
							( wasInAdmin && message === 'Object' ) ) );
				if ( ! isOfLeftPage ) {
					note( `page: ${ message }` );
				}
			} );
			// The demo's third parties are not available. Tests can still mock them.
			await context.route(
				/^https:\/\/((www\.)?(googletagmanager|youtube(-nocookie)?)\.com|s\.w\.org)\//,
				( route ) =>
					route.fulfill( { contentType: 'text/html', body: '' } )
			);
			await use();
			complaintsSince( offset ).forEach( note );
			expect(
				complaints,
				'console errors, page errors and PHP complaints'
			).toEqual( [] );
		},
		{ auto: true },
	],
} );

/**
 * Expects axe to find no violations on the page in its current state.
 *
 * @param page    Page to check.
 * @param include Selector of the part to check. Defaults to the whole page.
 * @param rules   IDs of the rules to check. Defaults to WCAG 2.2 A and AA and best practices.
 * @param ignored IDs of rules that are not checked.
 */
export async function expectAccessible(
	page: Page,
	include?: string,
	rules: string[] = [],
	ignored: string[] = []
): Promise< void > {
	// Report violations only. Without iframes, legacy mode avoids opening an extra page, which takes longer than axe itself.
	const axe = new AxeBuilder( { page } )
		.setLegacyMode( page.frames().length === 1 )
		.options( { resultTypes: [ 'violations' ] } );
	if ( rules.length ) {
		axe.withRules( rules );
	} else {
		axe.withTags( [
			'wcag2a',
			'wcag2aa',
			'wcag21a',
			'wcag21aa',
			'wcag22aa',
			'best-practice',
		] );
	}
	if ( include ) {
		axe.include( include );
	}
	axe.disableRules( ignored );
	const { violations } = await axe.analyze();
	expect(
		violations.map(
			( { id, nodes } ) =>
				`${ id }: ${ nodes.map( ( node ) => node.target.join( ' ' ) ).join( '; ' ) }`
		)
	).toEqual( [] );
}

/**
 * Logs in as the administrator, or as another user with the same password.
 *
 * @param page    The page.
 * @param user    Name of the user.
 * @param address URL of the login page, which is in another folder than the site if WordPress is.
 */
export async function logIn(
	page: Page,
	user = 'admin',
	address = 'wp-login.php'
): Promise< void > {
	// Uses a request, because the login page and the dashboard take seconds to load.
	await page.request.get( address );
	const answer = await page.request.post( address, {
		form: { log: user, pwd: 'password', testcookie: '1' },
		maxRedirects: 0,
	} );
	expect( answer.headers().location, 'where the log-in leads' ).toContain(
		'wp-admin'
	);
}

export { expect };
