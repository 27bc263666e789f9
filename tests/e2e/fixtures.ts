import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect } from '@playwright/test';
import type { FrameLocator, Page } from '@playwright/test';

/** The WordPress root of the site under test; bin/e2e.mjs names it. */
export const SITE_FOLDER = process.env.QUAYSIDE_FOLDER ?? '';

const LOG = join( SITE_FOLDER, 'wp-content/debug.log' );

/** PHP's complaints about our files; WordPress's own on a newer PHP are not ours to mend. */
const complaintsSince = ( offset: number ): string[] => {
	if ( ! SITE_FOLDER || ! existsSync( LOG ) ) {
		return [];
	}
	return (
		readFileSync( LOG )
			.subarray( offset )
			.toString()
			.split( /^(?=\[\d\d-\w{3}-\d{4})/m )
			// MySQL's number for "no limit", which WooCommerce writes and SQLite can't hold.
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
	/** Console messages that a test expects: a message that matches one of them does not fail it. */
	expectedMessages: RegExp[];
	/** Fails the test on console errors, page errors and PHP complaints; part of every test. */
	honesty: void;
}

/**
 * Every test fails on any console error, page error or PHP complaint, whatever else it looks at.
 */
export const test = base.extend< Fixtures >( {
	expectedMessages: [ [], { option: true } ],
	honesty: [
		async ( { context, expectedMessages }, use ) => {
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
			context.on( 'weberror', ( error ) =>
				note( `page: ${ error.error().message }` )
			);
			// The demo's third parties are not to be had here; a test may still answer for them itself.
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
 * Expects axe to find nothing on the page as it is now.
 *
 * @param page    The page.
 * @param include Selector of the part to look at; the whole page by default.
 * @param rules   Ids of the only rules to look at; all of WCAG 2.2 A and AA and of good practice by default.
 */
export async function expectAccessible(
	page: Page,
	include?: string,
	rules: string[] = []
): Promise< void > {
	// Only what is wrong is described. Without frames the page itself counts together: a page of its own for that takes
	// longer than axe.
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
	const { violations } = await axe.analyze();
	expect(
		violations.map(
			( { id, nodes } ) =>
				`${ id }: ${ nodes.map( ( node ) => node.target.join( ' ' ) ).join( '; ' ) }`
		)
	).toEqual( [] );
}

/**
 * Logs in as the site's administrator, or as somebody else whose password is the same.
 */
export async function logIn( page: Page, user = 'admin' ): Promise< void > {
	// By request: the log-in page and the dashboard are WordPress's own, and take seconds to load.
	await page.request.get( 'wp-login.php' );
	const answer = await page.request.post( 'wp-login.php', {
		form: { log: user, pwd: 'password', testcookie: '1' },
		maxRedirects: 0,
	} );
	expect( answer.headers().location, 'where the log-in leads' ).toContain(
		'wp-admin'
	);
}

/**
 * Where the block editor shows the content: a frame in newer versions of WordPress, the page itself in others.
 *
 * @param page A page that has gone to the editor.
 */
export async function editorCanvas(
	page: Page
): Promise< Page | FrameLocator > {
	const frame = page.locator( 'iframe[name="editor-canvas"]' );
	await frame
		.or( page.locator( '.editor-styles-wrapper' ) )
		.first()
		.waitFor();
	return ( await frame.count() )
		? page.frameLocator( 'iframe[name="editor-canvas"]' )
		: page;
}

export { expect };
