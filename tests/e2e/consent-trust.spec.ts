import { expect, test } from './fixtures';
import { addProviders, makePage, startThirdParty } from './consent-third-party';
import type { ThirdParty } from './consent-third-party';
import type { Page } from '@playwright/test';

let third: ThirdParty;

/** Returns the injected code that ran, which has to be empty. */
const hacks = ( page: Page ): Promise< string[] > =>
	page.evaluate(
		() => ( window as unknown as { hacks?: string[] } ).hacks ?? []
	);
const idle = ( page: Page ): Promise< void > =>
	page.evaluate(
		() =>
			new Promise( ( resolve ) =>
				requestIdleCallback( () => resolve(), { timeout: 1000 } )
			)
	);
const choose = ( page: Page, ...categories: string[] ): Promise< unknown > =>
	page.evaluate(
		( slugs ) =>
			window.quaysideConsent.choose(
				'save',
				Object.fromEntries( slugs.map( ( slug ) => [ slug, true ] ) )
			),
		categories
	);
const hack = ( name: string ): string =>
	`(window.hacks=window.hacks||[]).push(&quot;${ name }&quot;)`;

/** Marks that an author can write, because WordPress allows every data- attribute. */
const forged = ( mark: string ): string => `
	<img class="forged" alt="" data-held="${ mark }" data-held-onerror="${ hack( 'handler' ) }" data-held-src="/no-such-image.png">
	<img class="forged" alt="" DATA-HELD="${ mark }" Data-Held-OnLoad="${ hack( 'handler in capitals' ) }" data-held-src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">
	<div class="forged" data-held="${ mark }" data-held-style="animation: quayside-none 1ms" data-held-onanimationstart="${ hack( 'animation' ) }" data-held-onclick="${ hack( 'click' ) }" data-held-contenteditable="true" data-held-id="renamed">x</div>
	<a class="forged" id="forged-link" data-held="${ mark }" data-held-href="javascript:${ hack( 'link' ) }">Link</a>
	<form class="forged" data-held="${ mark }" data-held-action="javascript:${ hack( 'form' ) }"></form>
	<object class="forged" data-held="${ mark }" data-held-data="data:text/html,<script>parent.hacks=[1]</script>"></object>
	<embed class="forged" data-held="${ mark }" data-held-src="javascript:${ hack( 'embed' ) }">
	<iframe class="forged" title="x" data-held="${ mark }" data-held-srcdoc="<script>${ hack( 'document' ).replace( 'window', 'parent' ).replace( 'window', 'parent' ) }</script>"></iframe>
	<iframe class="forged" title="x" data-held="${ mark }" data-held-src="javascript:${ hack( 'frame' ) }"></iframe>
	<iframe class="forged" title="x" data-held="${ mark }" data-held-src="data:text/html,x"></iframe>
	<svg class="forged"><image data-held="${ mark }" data-held-onbegin="${ hack( 'svg' ) }" data-held-href="x.svg"></image><a data-held="${ mark }" data-held-href="javascript:${ hack( 'svg link' ) }"><text>x</text></a></svg>
	<base data-held="${ mark }" data-held-href="https://elsewhere.example/">`;

/** Returns the unsafe attributes that forged elements have getUnsafeAttributes. */
const getUnsafeAttributes = ( page: Page ): Promise< string[] > =>
	page
		.locator( '.forged, .forged *' )
		.evaluateAll( ( elements ) =>
			elements.flatMap( ( element ) =>
				[ ...element.attributes ]
					.filter(
						( { name, value } ) =>
							/^on|^(action|contenteditable)$/.test( name ) ||
							( /^(href|srcdoc|src|data)$/.test( name ) &&
								/javascript|<script|text\/html/.test(
									value
								) ) ||
							( name === 'id' && value === 'renamed' ) ||
							( name === 'style' &&
								value.includes( 'quayside-none' ) )
					)
					.map( ( { name } ) => `${ element.localName } ${ name }` )
			)
		);

/** Inserts HTML as a script would that has fetched it from elsewhere. */
const insertLater = ( page: Page, html: string ): Promise< void > =>
	page.evaluate( ( text ) => {
		const box = document.createElement( 'div' );
		// Parsed in an iframe to bypass the guard, like a response that was parsed before.
		const frame = document.body.appendChild(
			document.createElement( 'iframe' )
		);
		frame.contentDocument!.body.innerHTML = text;
		box.append(
			...[ ...frame.contentDocument!.body.childNodes ].map( ( node ) =>
				document.adoptNode( node )
			)
		);
		frame.remove();
		document.body.append( box );
	}, html );

test.describe( 'marks of authors', () => {
	test.beforeAll( async () => {
		third = await startThirdParty();
		addProviders();
	} );
	test.afterAll( () => third.close() );
	test.beforeEach( () => {
		third.hits.length = 0;
	} );

	test.use( { expectedMessages: [ /404 \(Not Found\)|TestAnalytics/ ] } );

	test( 'in the HTML of the page restore nothing', async ( { page } ) => {
		const marks = [ 'necessary', 'analytics', '?', '' ]
			.map( forged )
			.join( '' );
		const out = `<img alt="" data-held="necessary" data-held-src="${ third.ads }/out.svg"><p data-held="necessary" style="background:url(data:,#${ third.ads }/out.svg)">x</p><img alt="" data-consent="necessary" src="${ third.ads }/exempt.svg"><iframe title="x" data-consent="necessary" src="${ third.video }/exempt.html"></iframe>`;
		await page.goto(
			makePage(
				'consent-forged',
				`<script>new Image().src = '${ third.ads }/judge.svg';</script>${ marks }${ out }`
			)
		);
		await idle( page );
		await choose( page, 'performance' );
		await idle( page );
		expect( third.hits ).toEqual( [] );
		await choose(
			page,
			'functional',
			'analytics',
			'performance',
			'advertisement'
		);
		await expect.poll( () => third.hits ).toContain( '/exempt.svg' );
		await page.locator( '#forged-link' ).first().click();
		await idle( page );
		expect( await getUnsafeAttributes( page ) ).toEqual( [] );
		expect( await hacks( page ) ).toEqual( [] );
		expect( third.hits ).not.toContain( '/out.svg' );
	} );

	test( 'in HTML that is added later restore nothing unsafe, and unblock no rejected provider', async ( {
		page,
	} ) => {
		await page.goto(
			makePage(
				'consent-forged-later',
				`<script>new Image().src = '${ third.ads }/judge.svg';</script><p>x</p>`
			)
		);
		await choose( page, 'functional' );
		await insertLater(
			page,
			[ 'necessary', 'functional', '?' ].map( forged ).join( '' )
		);
		const out = ( mark: string ): string =>
			`<img alt="" data-held="${ mark }" data-held-src="${ third.ads }/out-1-${ mark.length }.svg"><img alt="" data-held="${ mark }" data-held-srcset="/own.png 1x, ${ third.ads }/out-2-${ mark.length }.svg 2x"><video data-held="${ mark }" data-held-poster="${ third.ads }/out-3-${ mark.length }.svg"></video>
			<p data-held="${ mark }" style="background:url(data:,#${ third.ads }/out-4-${ mark.length }.svg)">x</p><p data-held="${ mark }" style="background:url(data:,#${ third.ads.replace( '//', '\\/\\/' ) }/out-5-${ mark.length }.svg)">x</p>
			<img alt="" data-held="analytics" data-held-by="test-video" data-held-src="${ third.analytics }/out-6-${ mark.length }.svg">`;
		await insertLater(
			page,
			out( 'necessary' ) + out( 'functional' ) + out( '?' )
		);
		await choose( page, 'functional' );
		await idle( page );
		expect( await getUnsafeAttributes( page ) ).toEqual( [] );
		expect( await hacks( page ) ).toEqual( [] );
		expect( third.hits ).toEqual( [] );
		// Once everything is allowed, there is nothing left to block.
		await choose(
			page,
			'functional',
			'analytics',
			'performance',
			'advertisement'
		);
		await expect.poll( () => third.hits ).toContain( '/out-1-9.svg' );
		expect( await getUnsafeAttributes( page ) ).toEqual( [] );
		expect( await hacks( page ) ).toEqual( [] );
	} );

	test( 'do not extend what is allowed for a single provider', async ( {
		page,
	} ) => {
		await page.goto(
			makePage(
				'consent-forged-service',
				`<iframe id="film" src="${ third.video }/film.html" title="Film"></iframe><img alt="" src="${ third.video }/still.svg">`
			)
		);
		await insertLater(
			page,
			`<img alt="" data-held="functional" data-held-by="test-video" data-held-src="${ third.ads }/out.svg"><img alt="" data-held="functional" data-held-by="test-second" data-held-src="${ third.video.replace( 'video.', 'second.' ) }/out.svg"><img alt="" data-held="functional" data-held-by="constructor" data-held-src="${ third.ads }/out.svg">`
		);
		await page
			.frameLocator( '#film' )
			.getByRole( 'button', { name: 'Allow Test Video only' } )
			.click();
		await expect(
			page.frameLocator( '#film' ).getByText( 'The video' )
		).toBeVisible();
		await expect
			.poll( () => third.hits.toSorted() )
			.toEqual( [ '/film.html', '/still.svg' ] );
		await idle( page );
		expect( third.hits ).not.toContain( '/out.svg' );
	} );

	test( 'of the server on another page work when its HTML is fetched', async ( {
		page,
	} ) => {
		const other = makePage(
			'consent-other-page',
			`<div id="wanted"><img alt="" src="${ third.analytics }/later.svg"><iframe src="${ third.video }/later.html" title="Film"></iframe><p style="background:url(${ third.video }/later-background.svg)">x</p></div>`
		);
		await page.goto( makePage( 'consent-first-page', '<p>x</p>' ) );
		await page.evaluate( async ( address ) => {
			const parsed = new DOMParser().parseFromString(
				await ( await fetch( address ) ).text(),
				'text/html'
			);
			document.body.append( parsed.querySelector( '#wanted' )! );
		}, other );
		await choose( page, 'functional' );
		await expect
			.poll( () => third.hits.toSorted() )
			.toEqual( [ '/later-background.svg', '/later.html' ] );
		await choose( page, 'functional', 'analytics' );
		await expect.poll( () => third.hits ).toContain( '/later.svg' );
	} );

	test( 'on unknown hosts block them', async ( { page } ) => {
		const unknown = third.ads.replace( 'ads.', 'unknown.' );
		await page.goto(
			makePage(
				'consent-marked',
				`<img alt="" data-consent="analytics" src="${ unknown }/marked.svg"><script type="text/plain" data-category="functional" src="${ unknown }/asleep.js"></script><script data-consent="functional" src="${ third.ads }/other-category.js"></script>`
			)
		);
		await idle( page );
		expect( third.hits ).toEqual( [] );
		await choose( page, 'functional' );
		// The category of the mark is allowed, but the category of the provider is not.
		await expect.poll( () => third.hits ).toEqual( [ '/asleep.js' ] );
		await choose( page, 'functional', 'analytics', 'advertisement' );
		await expect
			.poll( () => third.hits.toSorted() )
			.toEqual( [ '/asleep.js', '/marked.svg', '/other-category.js' ] );
	} );
} );

test.describe( 'elements with names that the scripts look up', () => {
	test.beforeAll( async () => {
		third = await startThirdParty();
		addProviders();
	} );
	test.afterAll( () => third.close() );

	const NAMES = [
		'quaysideConsent',
		'quayside-consent-boot',
		'quayside-consent-placeholder',
		'quayside-consent-reload',
		'quayside-consent-proofs',
		'getCkyConsent',
		'revisitCkyConsent',
		'performBannerAction',
		'wp_has_consent',
		'trustedTypes',
	];
	// Names that the theme or the test itself depends on are tested in page/tests/page.test.ts.
	const DOCUMENT_NAMES = [
		'baseURI',
		'cookie',
		'createNodeIterator',
		'createRange',
		'dispatchEvent',
		'currentScript',
		'write',
	];
	const FORM_NAMES = [
		'hasAttribute',
		'setAttribute',
		'removeAttribute',
		'matches',
		'getAttribute',
		'localName',
		'content',
		'attributes',
	];

	// Other scripts, including the theme's, look up the same names.
	test.use( {
		expectedMessages: [
			/includes is not a function|Failed to construct 'URL'/,
		],
	} );

	test( 'change nothing', async ( { page } ) => {
		const address = makePage(
			'consent-clobbered',
			`${ NAMES.map( ( name ) => `<a id="${ name }" name="${ name }" href="https://clobbered.example/">x</a><p id="${ name }" data-props="{}">{"services":{"test-video":["ads.localhost"]},"documents":["x"]}</p>` ).join( '' ) }
			<a data-cky-tag="revisit-consent" class="cky-btn-revisit" href="#clobbered">x</a>
			${ DOCUMENT_NAMES.map( ( name ) => `<img alt="" name="${ name }"><form name="${ name }"></form><object id="${ name }"></object>` ).join( '' ) }
			<iframe id="video" src="${ third.video }/embed.html" title="Film"></iframe>
			<script src="${ third.analytics }/a.js"></script>
			<script>{ const s = Document.prototype.createElement.call( document, 'script' ); s.src = '${ third.analytics }/run-time.js'; document.body.append( s ); }</script>
			<script>{ const box = document.createElement( 'div' ); box.innerHTML = '<form>${ FORM_NAMES.map( ( name ) => `<input name="${ name }">` ).join( '' ) }<img alt="" src="${ third.ads }/in-form.svg"></form>'; window.box = box; document.body.append( box.querySelector( 'img' ) ); }</script>`
		);
		await page.goto( address );
		await expect(
			page.getByRole( 'region', { name: 'Cookie consent' } )
		).toBeVisible();
		await idle( page );
		expect( third.hits ).toEqual( [] );
		await expect(
			page.frameLocator( '#video' ).getByText( 'Please accept cookies' )
		).toBeVisible();
		await page.getByRole( 'button', { name: 'Reject all' } ).click();
		await expect
			.poll( async () =>
				( await page.context().cookies() ).some(
					( { name, value } ) =>
						name === 'cookieyes-consent' &&
						value.includes( 'action:yes' )
				)
			)
			.toBe( true );
		await page.reload();
		await expect(
			page.getByRole( 'region', { name: 'Cookie consent' } )
		).toBeHidden();
		await page
			.frameLocator( '#video' )
			.getByRole( 'button', { name: 'Allow Test Video only' } )
			.click();
		await expect(
			page.frameLocator( '#video' ).getByText( 'The video' )
		).toBeVisible();
		expect( third.hits ).toEqual( [ '/embed.html' ] );
		await page.evaluate( () =>
			(
				window as unknown as {
					performBannerAction: ( name: string ) => void;
				}
			 ).performBannerAction( 'accept_all' )
		);
		await expect
			.poll( () => third.hits.toSorted() )
			.toEqual( [
				'/a.js',
				'/embed.html',
				'/in-form.svg',
				'/run-time.js',
			] );
		third.hits.length = 0;
		const reloaded = page.waitForEvent( 'load' );
		await page.evaluate( () =>
			window.quaysideConsent.choose( 'reject', {} )
		);
		await reloaded;
		await expect(
			page.frameLocator( '#video' ).getByText( 'Please accept cookies' )
		).toBeVisible();
		expect( third.hits ).toEqual( [] );
	} );
} );
