import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, logIn, SITE_FOLDER, test } from './fixtures';
import { addProviders, makePage, startThirdParty } from './consent-third-party';
import type { ThirdParty } from './consent-third-party';
import { keepOptions } from './keep-options';
import { php } from './store-contract';

/*
 * Strict mode, and pages that can't be processed: the browser itself refuses everything from other hosts before consent.
 * The requests here reach the browser as they are, because a plugin closes all output buffers before it prints them.
 */

const PLUGIN = join(
	SITE_FOLDER,
	'wp-content/mu-plugins/quayside-consent-strict-tests.php'
);
const FILES = [ 'strict-worker.js', 'strict.css', 'strict-cached.html' ].map(
	( name ) => join( SITE_FOLDER, name )
);
const ALL =
	'consentid:abc,consent:yes,action:yes,necessary:yes,functional:yes,analytics:yes,performance:yes,advertisement:yes,v:1,t:1795000000';

let third: ThirdParty;
let unknown = '';
let address = '';
let restore: ( () => void ) | undefined;

/** Ways to contact a host, by name, with the URL of a file whose extension follows. Those in `silent` send no HTTP request. */
const ways = ( at: ( extension: string ) => string ): string[] => [
	`<script src="${ at( 'js' ) }"></script>`,
	`<script type="module" src="${ at( 'js' ) }"></script>`,
	`<script type="module">import "${ at( 'js' ) }";</script>`,
	`<script type="module">import( "${ at( 'js' ) }" ).catch( () => 0 );</script>`,
	`<img src="${ at( 'svg' ) }" alt="">`,
	`<img srcset="${ at( 'svg' ) } 1x" alt="">`,
	`<picture><source srcset="${ at( 'svg' ) }"><img alt=""></picture>`,
	`<link rel="stylesheet" href="${ at( 'css' ) }">`,
	`<link rel="preload" as="script" href="${ at( 'js' ) }">`,
	`<link rel="modulepreload" href="${ at( 'js' ) }">`,
	`<link rel="prefetch" href="${ at( 'html' ) }">`,
	`<style>@import "${ at( 'css' ) }";</style>`,
	`<style>.strict-url { background: url( ${ at( 'svg' ) } ) }</style><div class="strict-url">x</div>`,
	`<div style="background: image-set( '${ at( 'svg' ) }' 1x )">x</div>`,
	`<script>document.body.appendChild( document.createElement( 'p' ) ).style.borderImageSource = 'url( ${ at( 'svg' ) } )';</script>`,
	`<script>document.fonts.add( new FontFace( 'x', 'url( ${ at( 'woff2' ) } )' ) ); document.fonts.forEach( ( font ) => font.load().catch( () => 0 ) );</script>`,
	`<svg width="9" height="9"><rect width="9" height="9" mask="url( ${ at( 'svg' ) }#a )"/></svg>`,
	`<svg width="9" height="9"><use href="/own.svg#x"/><image href="${ at( 'svg' ) }" width="9" height="9"/></svg>`,
	`<iframe title="x" src="${ at( 'html' ) }"></iframe>`,
	`<iframe title="x" srcdoc="&lt;img alt=x src='${ at( 'svg' ) }'&gt;"></iframe>`,
	`<iframe title="x" src="data:text/html,<script src='${ at( 'js' ) }'></script>"></iframe>`,
	`<script>document.body.appendChild( document.createElement( 'iframe' ) ).src = URL.createObjectURL( new Blob( [ '<img src="${ at( 'svg' ) }">' ], { type: 'text/html' } ) );</script>`,
	`<script>document.body.appendChild( document.createElement( 'iframe' ) ).contentDocument.body.innerHTML = '<img src="${ at( 'svg' ) }">';</script>`,
	`<object data="${ at( 'svg' ) }" type="image/svg+xml" aria-label="x"></object>`,
	`<embed src="${ at( 'svg' ) }" type="image/svg+xml">`,
	`<video preload="auto" src="${ at( 'mp4' ) }" poster="${ at( 'svg' ) }"></video>`,
	`<audio preload="auto" src="${ at( 'mp3' ) }"></audio>`,
	`<form id="strict-form" action="${ at( 'html' ) }" target="strict-frame"></form><iframe title="x" name="strict-frame"></iframe><script>document.getElementById( 'strict-form' ).submit();</script>`,
	`<script>fetch( '${ at( 'txt' ) }', { mode: 'no-cors' } ).catch( () => 0 );</script>`,
	`<script>fetch( '${ at( 'txt' ) }', { mode: 'no-cors', keepalive: true } ).catch( () => 0 );</script>`,
	`<script>{ const x = new XMLHttpRequest(); x.open( 'GET', '${ at( 'txt' ) }' ); x.send(); }</script>`,
	`<script>navigator.sendBeacon( '${ at( 'txt' ) }', 'x' );</script>`,
	`<script>new EventSource( '${ at( 'txt' ) }' ).onerror = ( event ) => event.target.close();</script>`,
	`<script>new Worker( URL.createObjectURL( new Blob( [ 'importScripts( "${ at( 'js' ) }" )' ], { type: 'text/javascript' } ) ) ).onerror = ( event ) => event.preventDefault();</script>`,
	`<script>new Worker( 'data:text/javascript,fetch("${ at( 'txt' ) }",{mode:"no-cors"})' ).onerror = ( event ) => event.preventDefault();</script>`,
	`<script>new SharedWorker( URL.createObjectURL( new Blob( [ 'fetch( "${ at( 'txt' ) }", { mode: "no-cors" } )' ], { type: 'text/javascript' } ) ) );</script>`,
	`<script>new Worker( '/strict-worker.js?${ at( 'txt' ) }' ).onerror = ( event ) => event.preventDefault();</script>`,
	`<script type="speculationrules">{ "prefetch": [ { "urls": [ "${ at( 'html' ) }" ], "eagerness": "immediate", "requires": [ "anonymous-client-ip-when-cross-origin" ] } ] }</script>`,
];

/** Ways that browsers skip even after consent, or that this Chromium can't show. */
const UNPROVEN = [ 'speculationrules' ];

const html = (): { body: string; names: string[] } => {
	const names: string[] = [];
	const list = ways( ( extension ) => {
		names.push( `/way-${ names.length }.${ extension }` );
		return `${ unknown }${ names.at( -1 )! }`;
	} );
	return {
		body: list.join( '\n' ),
		names: names.filter( ( name ) =>
			list.some(
				( way ) =>
					way.includes( name ) &&
					! UNPROVEN.some( ( text ) => way.includes( text ) )
			)
		),
	};
};

const settle = async ( page: Page ): Promise< void > => {
	await page.evaluate( () =>
		window.scrollTo( 0, document.body.scrollHeight )
	);
	await page.waitForTimeout( 1500 );
};
const setStrict = ( isOn: boolean ): void =>
	void php(
		`update_option( 'quayside_consent_settings', [ 'strict' => ${ String( isOn ) } ] + (array) get_option( 'quayside_consent_settings', [] ) );`
	);
const accept = async ( page: Page ): Promise< void > => {
	const loaded = page.waitForEvent( 'load' );
	await page.getByRole( 'button', { name: 'Accept all' } ).click();
	await loaded;
};

test.describe( 'strict mode', () => {
	let names: string[] = [];

	test.beforeAll( async () => {
		third = await startThirdParty();
		unknown = third.ads.replace( 'ads.', 'unknown.' );
		restore = keepOptions(
			'quayside_consent_settings',
			'quayside_consent_blocked_domains',
			'quayside_consent_trouble'
		);
		addProviders();
		address = makePage( 'consent-strict', '<p>Text</p>' );
		const raw = html();
		names = raw.names;
		writeFileSync(
			FILES[ 0 ]!,
			`fetch( decodeURIComponent( location.search.slice( 1 ) ), { mode: 'no-cors' } );`
		);
		writeFileSync(
			FILES[ 1 ]!,
			`.own-file { background: url( ${ unknown }/own-file.svg ) }`
		);
		writeFileSync(
			PLUGIN,
			`<?php
			$case = $_GET['strict-case'] ?? '';
			$raw  = base64_decode( '${ Buffer.from( raw.body ).toString( 'base64' ) }' )
				. '<link rel="stylesheet" href="/strict.css"><div class="own-file">x</div>';
			if ( '' === $case ) {
				return;
			}
			// Sent after other code could remove it.
			header_register_callback( static fn () => header( 'Link: <${ unknown }/link-header.css>; rel=preload; as=style', false ) );
			$close = static function () {
				while ( ob_get_level() > 0 ) {
					ob_end_flush();
				}
			};
			add_action( 'wp_body_open', static function () use ( $case, $raw, $close ) {
				if ( 'closed' === $case || 'sent' === $case ) {
					$close();
					echo $raw;
				} elseif ( 'inside' === $case ) {
					echo $raw;
				} elseif ( 'large' === $case ) {
					// Few comments, because Firefox needs a minute for 200,000 siblings, with any plugin.
					echo $raw, str_repeat( '<!--' . str_repeat( ' a long comment', 200 ) . ' -->', 1750 );
				} elseif ( 'ambiguous' === $case ) {
					echo $raw, '<svg><style><a></style></svg><iframe title="Film" src="${ third.video }/embed.html"></iframe>';
				}
			}, 20 );
			add_action( 'wp', static function () use ( $case ) {
				if ( 'sent' === $case ) {
					echo '<!-- early -->';
					while ( ob_get_level() > 0 ) {
						ob_end_flush();
					}
					flush();
				}
			} );
			add_action( 'template_redirect', static function () use ( $case, $close ) {
				if ( 'early' === $case ) {
					$close();
				}
			}, 20 );
			add_action( 'wp_head', static function () use ( $case, $raw ) {
				if ( 'early' === $case ) {
					while ( ob_get_level() > 0 ) {
						ob_end_flush();
					}
					add_action( 'wp_body_open', static fn () => print( $raw ), -1 );
				}
			}, 20 );
			add_action( 'wp_footer', static function () use ( $case ) {
				if ( 'grabbed' === $case ) {
					while ( ob_get_level() > 1 ) {
						ob_end_flush();
					}
					echo ob_get_clean();
				}
			}, 20 );
			if ( 'grabbed' === $case ) {
				add_action( 'wp_body_open', static fn () => print( $raw ), 20 );
			}
			`
		);
	} );
	test.afterAll( async () => {
		[ PLUGIN, ...FILES ].forEach( ( file ) =>
			rmSync( file, { force: true } )
		);
		restore?.();
		await third.close();
	} );
	test.beforeEach( () => {
		third.hits.length = 0;
	} );

	test.use( {
		expectedMessages: [
			// Firefox's words are the last ones. Files of the third party use `window`, also where a worker loads them.
			/Content Security Policy|content security policy|NetworkError|importScripts|Failed to|404|media|preload|worker|Worker|EventSource|MIME|decode|SyntaxError|violates|speculation|Refused|net::|may not load data|establish a connection|CSP reports|rejected by sanitizer|window is not defined|page: $/i,
		],
	} );

	/** Returns the requests that a policy in the page could have held. Firefox reads ahead for `srcset` before it applies the policy. */
	const avoidable = (
		hits: readonly string[],
		browserName: string
	): string[] =>
		hits.filter(
			( hit ) =>
				browserName !== 'firefox' || ! /^\/way-[56]\.svg$/.test( hit )
		);

	const without = ( hits: readonly string[] ): string[] =>
		[ ...names, '/own-file.svg', '/link-header.css' ].filter(
			( name ) => ! hits.includes( name )
		);

	/** Waits until no more requests arrive. */
	const expectQuiet = async (): Promise< void > => {
		let count = -1;
		await expect
			.poll(
				() => {
					const isSame = count === third.hits.length;
					count = third.hits.length;
					return isSame;
				},
				{ intervals: [ 2000 ] }
			)
			.toBe( true );
	};

	/** Waits until everything has been requested. */
	const expectAll = ( browserName: string ): Promise< void > =>
		expect
			.poll( () =>
				without( third.hits ).filter(
					// Firefox keeps the blocked images of an inline style sheet as long as the text of the style sheet is the same.
					( hit ) =>
						browserName !== 'firefox' || hit !== '/way-12.svg'
				)
			)
			.toEqual( [] );

	test( 'the header holds everything that a page requests in any way, and all of it loads after consent', async ( {
		page,
		browserName,
	} ) => {
		setStrict( true );
		const before = third.connections();
		const response = await page.goto( `${ address }?strict-case=closed` );
		expect( response?.headers()[ 'content-security-policy' ] ).toContain(
			"default-src 'self'"
		);
		await settle( page );
		expect( third.hits ).toEqual( [] );
		expect( third.connections() ).toBe( before );
		await accept( page );
		await settle( page );
		await expectAll( browserName );
	} );

	for ( const way of [ 'a reload', 'Back' ] ) {
		test( `a page that was open with consent holds everything after a rejection and ${ way }`, async ( {
			page,
			context,
			baseURL,
		} ) => {
			setStrict( true );
			const cookie = ( value: string ) => ( {
				name: 'cookieyes-consent',
				value,
				url: baseURL ?? '',
			} );
			const rejected = ALL.replaceAll( ':yes', ':no' ).replace(
				'consent:no,action:no,necessary:no',
				'consent:no,action:yes,necessary:yes'
			);
			await context.addCookies( [ cookie( ALL ) ] );
			await page.goto( `${ address }?strict-case=closed` );
			await settle( page );
			await expectQuiet();
			expect( third.hits ).toContain( '/way-19.svg' );
			if ( way === 'Back' ) {
				// Without a script that could notice the choice.
				await page.goto( '/strict.css' );
				await context.addCookies( [ cookie( rejected ) ] );
				third.hits.length = 0;
				await page.goBack();
			} else {
				third.hits.length = 0;
				const loaded = page.waitForEvent( 'load' );
				// At once, because the page notices a choice in another tab and reloads by itself.
				await page
					.evaluate( ( value ) => {
						document.cookie = `cookieyes-consent=${ value };path=/`;
						location.reload();
					}, rejected )
					.catch( String );
				await loaded;
			}
			await expect(
				page.getByRole( 'heading', { name: 'Consent test' } )
			).toBeVisible();
			await settle( page );
			await expectQuiet();
			expect( third.hits ).toEqual( [] );
		} );
	}

	test( 'a copy in a static file holds everything, too, whether the server has rewritten it or not', async ( {
		page,
		request,
		browserName,
	} ) => {
		setStrict( true );
		for ( const title of [ 'rewritten', 'raw' ] ) {
			const copy = await request.get(
				`${ address }?strict-case=${ title === 'raw' ? 'closed' : 'inside' }`
			);
			const text = await copy.text();
			expect( text ).toContain( '/way-5.' );
			expect(
				text.includes( ` src="${ unknown }/way-0.js"` ),
				title
			).toBe( title === 'raw' );
			writeFileSync( FILES[ 2 ]!, text );
			await page.context().clearCookies();
			const before = third.connections();
			const response = await page.goto( '/strict-cached.html' );
			expect(
				response?.headers()[ 'content-security-policy' ]
			).toBeUndefined();
			await settle( page );
			const unexpected = avoidable( third.hits, browserName );
			expect( unexpected, title ).toEqual( [] );
			if ( unexpected.length === third.hits.length ) {
				expect( third.connections(), title ).toBe( before );
			}
			await accept( page );
			await settle( page );
			if ( title === 'raw' ) {
				// Nobody should have stored this page, so its copy stays closed.
				expect( avoidable( third.hits, browserName ), title ).toEqual(
					[]
				);
				expect( page.url() ).toContain( 'quayside-consent-allowed=1' );
				continue;
			}
			// A static file has no Link header.
			await expect
				.poll( () =>
					without( third.hits ).filter(
						( name ) => name !== '/link-header.css'
					)
				)
				.toEqual( [] );
			third.hits.length = 0;
		}
	} );

	test( 'a page without scripts holds everything from a cache', async ( {
		browser,
		browserName,
		baseURL,
		request,
	} ) => {
		test.skip(
			browserName === 'firefox',
			"Firefox's driver does not support pages without JavaScript."
		);
		setStrict( true );
		const copy = await request.get( `${ address }?strict-case=closed` );
		writeFileSync( FILES[ 2 ]!, await copy.text() );
		const context = await browser.newContext( {
			baseURL: baseURL ?? '',
			javaScriptEnabled: false,
		} );
		const visitor = await context.newPage();
		await visitor.goto( '/strict-cached.html' );
		await visitor.waitForTimeout( 1500 );
		expect( third.hits ).toEqual( [] );
		await context.close();
	} );

	for ( const [ name, hasHeader ] of [
		[ 'closed', true ],
		[ 'early', true ],
		[ 'sent', false ],
		[ 'grabbed', true ],
		[ 'large', true ],
		[ 'ambiguous', true ],
	] as const ) {
		test( `a page that can't be processed contacts no other host, with strict mode off: ${ name }`, async ( {
			page,
			browserName,
		} ) => {
			setStrict( false );
			const url = `${ address }?strict-case=${ name }`;
			const response = await page.goto( url );
			const headers = response?.headers() ?? {};
			expect( Boolean( headers[ 'content-security-policy' ] ) ).toBe(
				hasHeader
			);
			if ( hasHeader ) {
				expect( headers[ 'cache-control' ] ).toContain( 'no-store' );
			}
			await settle( page );
			// Without a header, nothing can hold a Link header.
			expect(
				hasHeader
					? third.hits
					: avoidable( third.hits, browserName ).filter(
							( hit ) => hit !== '/link-header.css'
						)
			).toEqual( [] );
			await accept( page );
			await settle( page );
			expect( third.hits ).toContain( '/way-0.js' );
			third.hits.length = 0;
			const again = await page.goto( url );
			expect(
				again?.headers()[ 'content-security-policy' ]
			).toBeUndefined();
			await settle( page );
			expect( third.hits ).toContain( '/way-0.js' );
		} );
	}

	test( 'an ordinary page has no policy while strict mode is off', async ( {
		page,
	} ) => {
		setStrict( false );
		const response = await page.goto( address );
		expect(
			response?.headers()[ 'content-security-policy' ]
		).toBeUndefined();
		await expect( page.locator( '#quayside-consent-strict' ) ).toHaveCount(
			0
		);
	} );

	test( 'a visitor with consent gets the page without the header of another visitor from a cache', async ( {
		page,
		context,
		baseURL,
	} ) => {
		setStrict( true );
		const url = `${ address }?strict-case=closed`;
		const policy = ( await page.request.get( url ) ).headers()[
			'content-security-policy'
		];
		expect( policy ).toBeTruthy();
		await context.addCookies( [
			{
				name: 'cookieyes-consent',
				value: ALL,
				url: baseURL ?? '',
			},
		] );
		await page.route( `${ address }**`, async ( route ) => {
			const response = await route.fetch();
			await route.fulfill( {
				response,
				headers: {
					...response.headers(),
					...( route.request().url().includes( 'consent-allowed' )
						? {}
						: { 'content-security-policy': policy ?? '' } ),
				},
			} );
		} );
		await context.grantPermissions( [ 'local-network-access' ] );
		await page.goto( url );
		await page.waitForURL( /quayside-consent-allowed=1/ );
		await settle( page );
		expect( third.hits ).toContain( '/way-0.js' );
	} );

	test( 'a provider that was allowed under an older policy does not unlock the page', async ( {
		page,
		context,
		baseURL,
	} ) => {
		const setRevision = ( revision: number ) =>
			php(
				`update_option( 'quayside_consent_settings', [ 'strict' => true, 'revision' => ${ revision } ] + (array) get_option( 'quayside_consent_settings', [] ) );`
			);
		await context.addCookies( [
			{
				name: 'cookieyes-consent',
				value: `${ ALL.replaceAll( ':yes', ':no' ).replace( 'action:no,necessary:no', 'action:yes,necessary:yes' ) },svc.test-video:yes`,
				url: baseURL ?? '',
			},
		] );
		setRevision( 2 );
		try {
			await page.goto( `${ address }?strict-case=closed` );
			await settle( page );
			expect( third.hits ).toEqual( [] );
		} finally {
			setRevision( 1 );
		}
	} );

	test( 'a policy of the site itself, with the same sources, is not taken for that of strict mode', async ( {
		page,
		context,
		baseURL,
		browserName,
	} ) => {
		test.skip(
			browserName === 'firefox',
			"Firefox's driver does not report violations of a policy."
		);
		setStrict( true );
		await context.addCookies( [
			{
				name: 'cookieyes-consent',
				value: ALL,
				url: baseURL ?? '',
			},
		] );
		await page.route( `${ address }**`, async ( route ) => {
			const response = await route.fetch();
			await route.fulfill( {
				response,
				headers: {
					...response.headers(),
					'content-security-policy':
						"default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:; worker-src blob:",
				},
			} );
		} );
		const violation = page.waitForEvent( 'console', {
			predicate: ( message ) =>
				message.text().includes( 'Content Security Policy' ),
		} );
		await page.goto( `${ address }?strict-case=closed` );
		await violation;
		await settle( page );
		expect( page.url() ).not.toContain( 'quayside-consent-allowed' );
		expect( third.hits ).toEqual( [] );
	} );

	test( 'owners see which domain a page asked for and allow it with one click', async ( {
		page,
		browser,
		baseURL,
	} ) => {
		setStrict( true );
		const asking = makePage(
			'consent-strict-asking',
			`<script src="${ unknown }/pay.js"></script><script>document.head.appendChild( document.createElement( 'script' ) ).src = '${ unknown }/pay-later.js';</script><script src="${ third.analytics }/known.js"></script>`
		);
		const visit = async (): Promise< string[] > => {
			const context = await browser.newContext( {
				baseURL: baseURL ?? '',
			} );
			const visitor = await context.newPage();
			third.hits.length = 0;
			await visitor.goto( asking );
			await settle( visitor );
			await context.close();
			return [ ...third.hits ];
		};
		expect( await visit() ).toEqual( [] );
		await logIn( page );
		const reported = page.waitForResponse(
			( response ) =>
				response.url().includes( 'blocked-domains' ) && response.ok()
		);
		await page.goto( asking );
		await reported;
		await page.goto( 'wp-admin/options-general.php?page=quayside-consent' );
		await page.getByRole( 'tab', { name: 'Privacy law and log' } ).click();
		const { host } = new URL( unknown );
		const row = page.getByRole( 'row', { name: host } );
		await expect( row ).toContainText( 'Script' );
		await expect( row ).toContainText( '/consent-strict-asking/' );
		await expect(
			page.getByRole( 'row', { name: 'analytics.localhost' } )
		).toHaveCount( 0 );
		await row.getByRole( 'button', { name: `Allow ${ host }` } ).click();
		await expect( row ).toHaveCount( 0 );
		await expect(
			page
				.locator( '.components-notice' )
				.filter( { hasText: 'Settings saved' } )
		).toBeVisible();
		expect( ( await visit() ).sort() ).toEqual( [
			'/pay-later.js',
			'/pay.js',
		] );
	} );
} );
