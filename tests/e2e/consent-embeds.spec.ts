import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { expect, SITE_FOLDER, test } from './fixtures';
import { makePage } from './consent-third-party';
import { openFirefox } from './firefox';
import { keepOptions } from './keep-options';
import { startRecordingProxy } from './recording-proxy';
import type { RecordingProxy } from './recording-proxy';
import { php } from './store-contract';

/*
 * The table of embeds, in batches: what a browser sends to third parties before and after each choice. Everything leaves through a
 * recording proxy, so vendors' own snippets are tested with their real hosts and the shipped provider list.
 */

type Outcome =
	'blocked' | 'once' | 'repeats' | 'lost' | 'unseen' | 'loads' | 'open';

interface Embed {
	title: string;
	html: string;
	category: string;
	request: string;
	default?: Outcome;
	accept?: Outcome;
}

const { cases } = JSON.parse(
	readFileSync(
		fileURLToPath(
			new URL(
				'../../contracts/consent/cases/embeds.json',
				import.meta.url
			)
		),
		'utf8'
	)
) as { cases: Embed[] };

const BATCH = 80;
const HOSTS: Record< string, string > = {
	video: 'vimeo.com',
	analytics: 'hotjar.com',
	ads: 'doubleclick.net',
	unknown: 'unknown.example',
};
/** Time in milliseconds without a request after which a page counts as quiet. */
const QUIET = 700;

const PLUGIN = join(
	SITE_FOLDER,
	'wp-content/mu-plugins/quayside-consent-embeds-tests.php'
);
const file = ( batch: number ): string =>
	join( SITE_FOLDER, `wp-content/consent-embeds-${ batch }.html` );

const fill = ( { html }: Embed, i: number ): string =>
	html
		.replace(
			/\{(video|analytics|ads|unknown)(-host|-without-scheme)?\}/g,
			( _, name: string, form?: string ) =>
				`${ form ? '' : 'https:' }${ form === '-host' ? '' : '//' }case-${ i }.${ HOSTS[ name ] }`
		)
		.replaceAll( '{n}', `case-${ i }` );

let proxy: RecordingProxy;
let address = '';

/** Returns the requests for each case of a batch, by its number. */
const requestsOf = ( i: number ) =>
	proxy
		.recorded()
		.filter( ( { url } ) =>
			new RegExp( `case-${ i }(?!\\d)` ).test( url )
		);

/** Returns the cases whose requests differ from what is expected, with what was requested. */
const differences = (
	numbers: readonly number[],
	expectedOf: ( embed: Embed ) => Outcome
): string[] =>
	numbers.flatMap( ( i ) => {
		const embed = cases[ i ]!;
		const expected = expectedOf( embed );
		const sent = requestsOf( i );
		const isRight = {
			blocked: sent.length === 0,
			lost: sent.length === 0,
			unseen: true,
			once: sent.length === 1,
			repeats: sent.length > 0,
			loads: sent.length > 0,
			open: sent.length > 0,
		}[ expected ];
		return isRight
			? []
			: [
					`${ embed.title }: ${ expected }, but sent ${ sent.map( ( { url } ) => url ).join( ', ' ) || 'nothing' }`,
				];
	} );

const beforeConsent = ( embed: Embed ): Outcome => embed.default ?? 'blocked';
/** What was requested before consent is not requested again. */
const afterConsent = ( embed: Embed ): Outcome =>
	embed.default ? 'repeats' : ( embed.accept ?? 'once' );

/** Opens a page with a batch as a new visitor. */
async function visit(
	browser: Browser,
	baseURL: string | undefined,
	batch: number
): Promise< Page > {
	const context = await browser.newContext( {
		baseURL: baseURL ?? '',
		ignoreHTTPSErrors: true,
		proxy: { server: proxy.server, bypass: '127.0.0.1' },
	} );
	proxy.forget();
	const page = await context.newPage();
	await page.goto( `${ address }?embeds=${ batch }` );
	return page;
}

/** Scrolls past everything that loads lazily. */
const scroll = async (): Promise< void > => {
	for (
		let y = 0;
		y < document.documentElement.scrollHeight;
		y += innerHeight / 2
	) {
		scrollTo( 0, y );
		await new Promise( ( resolve ) =>
			requestAnimationFrame( () => setTimeout( resolve ) )
		);
	}
};

/** Scrolls through the page, and waits until it no longer sends anything. */
async function settle( page: Page ): Promise< void > {
	await page.evaluate( scroll );
	await proxy.silence( QUIET );
}

/** Runs a function with strict mode turned on. */
async function inStrictMode( run: () => Promise< void > ): Promise< void > {
	const restore = keepOptions( 'quayside_consent_settings' );
	php(
		`update_option( 'quayside_consent_settings', [ 'strict' => true ] + (array) get_option( 'quayside_consent_settings', [] ) );`
	);
	try {
		await run();
	} finally {
		restore();
	}
}

/** Makes a choice as the banner's buttons do, and waits until it applies. */
const choose = ( page: Page, action: string, slugs: string[] ) =>
	page.evaluate(
		async ( [ name, granted ] ) => {
			await window.quaysideConsent.choose(
				name as 'accept',
				Object.fromEntries( granted.map( ( slug ) => [ slug, true ] ) )
			);
		},
		[ action, slugs ] as const
	);
const ALL = [ 'functional', 'analytics', 'performance', 'advertisement' ];

test.describe( 'embedded third parties', () => {
	let restore: ( () => void ) | undefined;

	test.beforeAll( async () => {
		proxy = await startRecordingProxy();
		restore = keepOptions( 'quayside_consent_settings' );
		address = makePage( 'consent-embeds', '<p>Text</p>' );
		// Prints the embeds as they are. WordPress changes images and embeds in the content.
		writeFileSync(
			PLUGIN,
			`<?php
			add_filter( 'the_content', static fn ( $content ) => isset( $_GET['embeds'] ) ? file_get_contents( WP_CONTENT_DIR . '/consent-embeds-' . (int) $_GET['embeds'] . '.html' ) : $content, PHP_INT_MAX );`
		);
		for ( let at = 0; at < cases.length; at += BATCH ) {
			writeFileSync(
				file( at ),
				cases
					.slice( at, at + BATCH )
					.map( ( embed, i ) => fill( embed, at + i ) )
					.join( '\n' )
			);
		}
	} );
	test.afterAll( async () => {
		rmSync( PLUGIN, { force: true } );
		for ( let at = 0; at < cases.length; at += BATCH ) {
			rmSync( file( at ), { force: true } );
		}
		restore?.();
		php(
			`$page = get_page_by_path( 'consent-embeds' ); $page && wp_delete_post( $page->ID, true );`
		);
		await proxy.close();
	} );

	test( 'the table covers at least 162 embeds', () => {
		expect( cases.length ).toBeGreaterThanOrEqual( 162 );
		expect( new Set( cases.map( ( { title } ) => title ) ).size ).toBe(
			cases.length
		);
	} );

	for ( let at = 0; at < cases.length; at += BATCH ) {
		const numbers = cases.slice( at, at + BATCH ).map( ( _, i ) => at + i );
		const name = `${ at + 1 } to ${ at + numbers.length }`;

		test( `[S4.14] [S4.13] ${ name }: blocked before consent, loaded once after it, and blocked again after withdrawal`, async ( {
			browser,
			baseURL,
		} ) => {
			const page = await visit( browser, baseURL, at );
			await settle( page );
			expect( differences( numbers, beforeConsent ) ).toEqual( [] );
			// Browsers under automation open no connection for these.
			const hints = page.locator(
				'link:is([rel=preconnect],[rel=dns-prefetch])[href*="case-"]'
			);
			await expect( hints ).toHaveCount( 0 );

			await choose( page, 'accept', ALL );
			await settle( page );
			await expect
				.poll( () => differences( numbers, afterConsent ) )
				.toEqual( [] );
			expect(
				numbers.flatMap( ( i ) =>
					requestsOf( i )
						// Without a secure connection, browsers don't tell.
						.filter( ( { url } ) => url.startsWith( 'https:' ) )
						.filter(
							( { destination } ) =>
								destination !== 'connection' &&
								destination !== cases[ i ]!.request
						)
						.map(
							( { destination } ) =>
								`${ cases[ i ]!.title }: ${ destination } instead of ${ cases[ i ]!.request }`
						)
				)
			).toEqual( [] );

			proxy.forget();
			const reloaded = page.waitForEvent( 'load' );
			await page.evaluate(
				() => void window.quaysideConsent.choose( 'reject', {} )
			);
			await reloaded;
			await settle( page );
			expect( differences( numbers, beforeConsent ) ).toEqual( [] );
			await page.context().close();
		} );

		test( `[S4.12] ${ name }: after rejecting, on this page and the next`, async ( {
			browser,
			baseURL,
		} ) => {
			const page = await visit( browser, baseURL, at );
			await choose( page, 'reject', [] );
			await settle( page );
			expect( differences( numbers, beforeConsent ) ).toEqual( [] );
			proxy.forget();
			await page.reload();
			await settle( page );
			expect( differences( numbers, beforeConsent ) ).toEqual( [] );
			await page.context().close();
		} );

		test( `[S4.9] ${ name }: with only analytics accepted`, async ( {
			browser,
			baseURL,
		} ) => {
			const page = await visit( browser, baseURL, at );
			await choose( page, 'save', [ 'analytics' ] );
			await settle( page );
			await expect
				.poll( () =>
					differences( numbers, ( embed ) =>
						embed.category === 'analytics'
							? afterConsent( embed )
							: beforeConsent( embed )
					)
				)
				.toEqual( [] );
			await page.context().close();
		} );

		test( `${ name }: nothing leaves in strict mode`, async ( {
			browser,
			baseURL,
		} ) => {
			await inStrictMode( async () => {
				const page = await visit( browser, baseURL, at );
				await settle( page );
				expect( proxy.recorded() ).toEqual( [] );
				await page.context().close();
			} );
		} );

		test.describe( 'in Firefox', () => {
			// npm run test:embeds
			test.skip( ! process.env.QUAYSIDE_EMBEDS_FIREFOX );
			test.setTimeout( 120_000 );

			/** Returns the cases that contacted a third party, with what was requested. */
			const contacts = async (): Promise< string[] > => {
				proxy.forget();
				const page = await openFirefox( proxy.server );
				try {
					await page.goto( `${ address }?embeds=${ at }` );
					await page.evaluate( `( ${ scroll.toString() } )()` );
					await proxy.silence( QUIET );
					return differences( numbers, () => 'blocked' );
				} finally {
					await page.close();
				}
			};

			test( `${ name }: only what is open contacts third parties before consent`, async () => {
				const titles = ( outcomes: string[] ): string[] =>
					numbers
						.filter( ( i ) =>
							outcomes.includes( cases[ i ]!.default ?? '' )
						)
						.map( ( i ) => cases[ i ]!.title );
				const found = ( await contacts() ).map(
					( text ) => text.split( ': blocked' )[ 0 ]!
				);
				const open = titles( [ 'open', 'loads' ] );
				expect(
					found.filter( ( title ) => ! open.includes( title ) )
				).toEqual( [] );
				// What is necessary shows that the browser uses the proxy.
				expect( found ).toEqual(
					expect.arrayContaining( titles( [ 'loads' ] ) )
				);
			} );

			test( `${ name }: nothing leaves in strict mode`, async () => {
				await inStrictMode( async () => {
					expect( await contacts() ).toEqual( [] );
				} );
			} );
		} );
	}
} );
