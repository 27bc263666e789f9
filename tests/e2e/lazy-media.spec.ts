import type { Locator, Page } from '@playwright/test';
import { answerConsent, makePage, watchShifts } from './blocks-page';
import { editorSidebar, getContent, insertBlock, openNewPost } from './editor';
import { expect, expectAccessible, logIn, test } from './fixtures';
import { painted } from './painted';

const filler = ( height: number ): string =>
	`<!-- wp:spacer {"height":"${ height }px"} --><div style="height:${ height }px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->`;
const video = ( attributes: object = {} ): string =>
	`<!-- wp:embed ${ JSON.stringify( { url: 'https://youtu.be/M7lc1UVf-VE', type: 'video', providerNameSlug: 'youtube', quaysideTitle: 'How a rope is laid', ...attributes } ) } --><figure class="wp-block-embed is-type-video wp-embed-aspect-16-9 wp-has-aspect-ratio"><div class="wp-block-embed__wrapper">https://youtu.be/M7lc1UVf-VE</div></figure><!-- /wp:embed -->`;
const withPoster = ( attributes: object = {} ): string =>
	video( { ...attributes, quaysidePoster: 123456 } ).replace(
		'123456',
		'{image:harbour-dawn}'
	);

const facade = ( page: Page ): Locator => page.locator( '.quayside-video' );
const frame = ( page: Page ): Locator => facade( page ).locator( 'iframe' );

/** Records requests to the provider from now on. */
const watchProvider = ( page: Page ): string[] => {
	const requests: string[] = [];
	page.on(
		'request',
		( request ) =>
			/youtube|ytimg|google/.test( new URL( request.url() ).host ) &&
			requests.push( request.url() )
	);
	return requests;
};

test( 'the frame of a video does not scroll, also not by script or to a focused element', async ( {
	page,
} ) => {
	await page.goto( makePage( 'video-clip', withPoster() ) );
	const scrolled = await facade( page ).evaluate( ( element ) => {
		const tall = document.createElement( 'div' );
		tall.style.cssText = 'block-size: 300%; inline-size: 300%;';
		const link = document.createElement( 'a' );
		link.href = '#';
		link.textContent = 'Below';
		link.style.cssText = 'position: absolute; inset-block-start: 250%;';
		tall.append( link );
		element.append( tall );
		element.scrollTo( 50, 50 );
		link.focus();
		return [ element.scrollLeft, element.scrollTop ];
	} );
	expect( scrolled ).toEqual( [ 0, 0 ] );
} );

for ( const width of [ 390, 768, 1280 ] ) {
	test( `a facade is a poster with a button and requests nothing from the provider, at ${ width } px`, async ( {
		page,
		context,
		baseURL,
	} ) => {
		await answerConsent( context, baseURL, 'yes' );
		await page.setViewportSize( { width, height: 800 } );
		const requests = watchProvider( page );
		const shifts = await watchShifts( page );
		await page.goto( makePage( 'video-poster', withPoster() ), {
			waitUntil: 'networkidle',
		} );
		await expect( facade( page ) ).toHaveAttribute(
			'data-island-state',
			'mounted'
		);
		const box = await facade( page ).boundingBox();
		expect(
			Math.abs( ( box?.height ?? 0 ) - ( ( box?.width ?? 0 ) * 9 ) / 16 )
		).toBeLessThan( 1 );
		await expect( facade( page ).locator( 'img' ) ).toHaveAttribute(
			'width',
			/\d+/
		);
		expect( requests ).toEqual( [] );
		expect( await shifts() ).toEqual( [] );
		await expectAccessible( page, '.quayside-video' );
	} );
}

for ( const key of [ 'Enter', 'Space', 'click' ] ) {
	test( `[S4.47] [S4.46] ${ key } loads the iframe and moves the focus into it`, async ( {
		page,
		context,
		baseURL,
	} ) => {
		await answerConsent( context, baseURL, 'yes' );
		const requests = watchProvider( page );
		await page.goto( makePage( 'video', video() ) );
		await expect( facade( page ) ).toHaveClass( /lazyload\b/ );
		const play = page.getByRole( 'button', {
			name: 'Play video: How a rope is laid',
		} );
		await expect( facade( page ) ).toHaveAttribute(
			'data-island-state',
			'mounted'
		);
		expect( requests ).toEqual( [] );
		if ( key === 'click' ) {
			await play.click();
		} else {
			await play.focus();
			await page.keyboard.press( key );
		}
		await expect( frame( page ) ).toHaveAttribute(
			'src',
			'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE?rel=0&autoplay=1'
		);
		await expect( frame( page ) ).toBeFocused();
		await expect( facade( page ) ).toHaveClass( /lazyloaded/ );
		expect( requests ).toHaveLength( 1 );
	} );
}

test( '[S4.48] a video with autoplay waits until it is near and does not play with reduced motion', async ( {
	page,
	context,
	baseURL,
} ) => {
	await answerConsent( context, baseURL, 'yes' );
	const address = makePage(
		'video-autoplay',
		filler( 2500 ) + video( { quaysideAutoplay: true } )
	);
	const requests = watchProvider( page );
	await page.goto( address, { waitUntil: 'networkidle' } );
	expect( requests ).toEqual( [] );
	await facade( page ).scrollIntoViewIfNeeded();
	await expect( frame( page ) ).toHaveAttribute(
		'src',
		/autoplay=1&mute=1$/
	);
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await page.goto( address );
	await facade( page ).scrollIntoViewIfNeeded();
	await expect( facade( page ) ).toHaveAttribute(
		'data-island-state',
		'mounted'
	);
	await expect(
		page.getByRole( 'button', { name: /Play video/ } )
	).toBeVisible();
	await expect( frame( page ) ).toBeHidden();
} );

test( 'nothing is requested from the provider before consent, and the video plays after it', async ( {
	page,
} ) => {
	const requests = watchProvider( page );
	await page.goto(
		makePage( 'video-consent', video( { quaysideAutoplay: true } ) )
	);
	await expect( facade( page ) ).toHaveAttribute(
		'data-island-state',
		'mounted'
	);
	await page.getByRole( 'button', { name: /Play video/ } ).click();
	await expect( facade( page ).getByRole( 'status' ) ).toContainText(
		'YouTube'
	);
	await expect(
		facade( page ).getByRole( 'button', { name: 'Allow and play' } )
	).toBeFocused();
	await expect(
		facade( page ).getByRole( 'link', { name: 'Watch on YouTube' } )
	).toBeVisible();
	await expectAccessible( page, '.quayside-video' );
	expect( requests ).toEqual( [] );
	await page.getByRole( 'button', { name: 'Accept All' } ).click();
	await expect( frame( page ) ).toHaveAttribute( 'src', /autoplay=1/ );
	await expect( facade( page ).getByRole( 'status' ) ).toHaveCount( 0 );
} );

test( 'a visitor who has opted out can allow a single video, and the choice is stored', async ( {
	page,
	context,
	baseURL,
} ) => {
	await answerConsent( context, baseURL );
	const address = makePage( 'video-refused', video( {} ) );
	await page.goto( address );
	await page.getByRole( 'button', { name: /Play video/ } ).press( 'Enter' );
	await page
		.getByRole( 'button', { name: 'Allow and play' } )
		.press( 'Enter' );
	await expect( frame( page ) ).toHaveAttribute( 'src', /autoplay=1/ );
	await expect( frame( page ) ).toBeFocused();
	await expect
		.poll(
			async () =>
				( await context.cookies() ).find(
					( { name } ) => name === 'cookieyes-consent'
				)?.value
		)
		.toMatch( /functional(:|%3A)yes/ );
	await page.goto( address );
	await page.getByRole( 'button', { name: /Play video/ } ).click();
	await expect( frame( page ) ).toHaveAttribute( 'src', /autoplay=1/ );
} );

test.describe( 'on a phone', () => {
	test.use( {
		hasTouch: true,
		isMobile: true,
		viewport: { width: 390, height: 800 },
		userAgent:
			'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36',
	} );

	test( '[S4.49] [S9.28] the iframe loads 200 px before it is visible, after the first touch', async ( {
		page,
		context,
		baseURL,
	} ) => {
		await answerConsent( context, baseURL, 'yes' );
		const requests = watchProvider( page );
		// Playwright's own evaluations count as user activation, which the
		// visitor's do not.
		await page.addInitScript( () =>
			Object.defineProperty( Navigator.prototype, 'userActivation', {
				get: () => ( { hasBeenActive: false } ),
			} )
		);
		const address = makePage(
			'video-touch',
			`${ filler( 2500 ) }<!-- wp:html --><div id="near" style="height:40px"></div><!-- /wp:html -->${ filler( 750 ) }${ video() }${ filler( 2500 ) }`
		);
		await page.goto( `${ address }#near`, { waitUntil: 'networkidle' } );
		await expect( facade( page ) ).toHaveAttribute(
			'data-island-state',
			'mounted'
		);
		const below = await facade( page ).evaluate(
			( element ) => element.getBoundingClientRect().top - innerHeight
		);
		expect( below ).toBeGreaterThan( 0 );
		expect( below ).toBeLessThan( 170 );
		expect( requests ).toEqual( [] );
		await page.touchscreen.tap( 200, 300 );
		await expect( frame( page ) ).toHaveAttribute(
			'src',
			'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE?rel=0'
		);
	} );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'a video is a link to its page, and backgrounds are visible', async ( {
		page,
	} ) => {
		await page.goto( makePage( 'video', video() ) );
		await expect(
			page.getByRole( 'link', { name: /Play video/ } )
		).toHaveAttribute(
			'href',
			'https://www.youtube.com/watch?v=M7lc1UVf-VE'
		);
		await page.goto( makePage( 'lazy-backgrounds', backgrounds ) );
		expect(
			await page
				.locator( '.wp-block-group' )
				.evaluateAll( ( all ) =>
					all.map(
						( one ) =>
							getComputedStyle( one ).backgroundImage !== 'none'
					)
				)
		).toEqual( [ true, true ] );
	} );
} );

const background = ( name: string ): string =>
	`<!-- wp:group {"style":{"background":{"backgroundImage":{"url":"{url:${ name }}"}},"dimensions":{"minHeight":"300px"}}} --><div class="wp-block-group" style="min-height:300px"></div><!-- /wp:group -->`;
const backgrounds =
	background( 'harbour-dawn' ) +
	filler( 2500 ) +
	background( 'harbour-night' );

test( '[S9.6] [S4.46] a background loads 200 px before it is visible, and the first one is not lazy', async ( {
	page,
	context,
	baseURL,
} ) => {
	await answerConsent( context, baseURL );
	const requests: string[] = [];
	page.on(
		'request',
		( request ) =>
			/harbour-(dawn|night)/.test( request.url() ) &&
			requests.push( /harbour-\w+/.exec( request.url() )?.[ 0 ] ?? '' )
	);
	await page.goto( makePage( 'lazy-backgrounds', backgrounds ), {
		waitUntil: 'networkidle',
	} );
	expect( new Set( requests ) ).toEqual( new Set( [ 'harbour-dawn' ] ) );
	const group = page.locator( '.wp-block-group' ).nth( 1 );
	await expect( group ).toHaveClass( /lazyload\b/ );
	const y = await group.evaluate(
		( element ) =>
			element.getBoundingClientRect().top + scrollY - innerHeight
	);
	const scroll = ( to: number ): Promise< void > =>
		page.evaluate(
			( top ) => window.scrollTo( { top, behavior: 'instant' } ),
			to
		);
	await scroll( y - 260 );
	await painted( page );
	await expect( group ).toHaveClass( /lazyload\b/ );
	await scroll( y - 150 );
	await expect( group ).toHaveClass( /lazyloaded/ );
	expect( requests ).toContain( 'harbour-night' );
	expect(
		await group.evaluate(
			( element ) => getComputedStyle( element ).backgroundImage
		)
	).toContain( 'harbour-night' );
} );

test.describe( 'images', () => {
	test.use( { expectedMessages: [ /404/ ] } );

	test( '[S4.46] [S8.7] go from lazyload through lazyloading to lazyloaded, or to lazyerror after three retries', async ( {
		page,
		context,
		baseURL,
	} ) => {
		await answerConsent( context, baseURL );
		await page.clock.install();
		let requests = 0;
		await page.route( '**/broken.webp', ( route ) => {
			requests++;
			return route.fulfill( { status: 404, body: '' } );
		} );
		await page.goto(
			makePage(
				'lazy-images',
				`<!-- wp:html --><p><img class="lazyload" data-src="{url:regatta}" alt="A regatta"></p><!-- /wp:html -->${ filler( 4000 ) }<!-- wp:html --><p><img class="lazyload" data-src="/broken.webp" width="600" height="400" alt="A pier"></p><!-- /wp:html -->`
			)
		);
		const image = page.getByAltText( 'A regatta' );
		await expect( image ).toHaveClass( /lazyloaded/ );
		await expect( image ).toHaveAttribute( 'width', /\d+/ );
		await expect( image ).toHaveAttribute( 'height', /\d+/ );
		const broken = page.getByAltText( 'A pier' );
		await expect( broken ).toHaveClass( /lazyload\b/ );
		await broken.scrollIntoViewIfNeeded();
		await expect( broken ).toHaveClass( /lazyloading/ );
		for ( let tries = 1; tries <= 3; tries++ ) {
			await expect.poll( () => requests ).toBe( tries );
			await page.clock.runFor( 510 );
		}
		await expect( broken ).toHaveClass( /lazyerror/ );
		expect( requests ).toBe( 4 );
	} );

	test( '[S9.27] inserted by a script load 500 px ahead, and half as far again after the page has loaded', async ( {
		page,
		context,
		baseURL,
	} ) => {
		await answerConsent( context, baseURL );
		await page.goto(
			makePage(
				'lazy-inserted',
				`<!-- wp:html --><p><img class="lazyload" data-src="{url:regatta}" alt="A regatta"></p><!-- /wp:html -->${ filler( 4000 ) }`
			),
			{ waitUntil: 'networkidle' }
		);
		await expect( page.getByAltText( 'A regatta' ) ).toHaveClass(
			/lazyloaded/
		);
		const src = await page
			.getByAltText( 'A regatta' )
			.getAttribute( 'src' );
		const insert = ( below: number ): Promise< void > =>
			page.evaluate(
				( [ distance, address ] ) => {
					document.body.insertAdjacentHTML(
						'beforeend',
						`<img class="lazyload" data-src="${ address }" data-sizes="auto" alt="At ${ distance }" style="position:absolute;top:${ innerHeight + Number( distance ) }px;left:0;width:20px;height:20px">`
					);
				},
				[ below, src ] as const
			);
		await insert( 740 );
		await insert( 800 );
		await expect( page.getByAltText( 'At 740' ) ).toHaveClass(
			/lazyloaded/
		);
		await expect( page.getByAltText( 'At 740' ) ).toHaveAttribute(
			'sizes',
			`${ await page.evaluate( () => document.body.offsetWidth ) }px`
		);
		await expect( page.getByAltText( 'At 800' ) ).toHaveClass( 'lazyload' );
	} );
} );

test( 'pages without lazy media load none of its assets', async ( {
	page,
} ) => {
	await page.goto( 'about/' );
	expect(
		await page
			.locator( 'script[src*="lazy-media"], link[href*="lazy-video"]' )
			.count()
	).toBe( 0 );
} );

test.describe( 'in the editor', () => {
	// The provider can't be requested in tests.
	test.use( { expectedMessages: [ /oembed/ ] } );

	test( 'an editor gives a video a title', async ( { page } ) => {
		await logIn( page );
		await openNewPost( page );
		await insertBlock( page, 'core/embed', {
			url: 'https://youtu.be/M7lc1UVf-VE',
			providerNameSlug: 'youtube',
			type: 'video',
		} );
		const settings = editorSidebar( page );
		await settings.getByLabel( 'Title', { exact: true } ).fill( 'A rope' );
		await settings.getByLabel( 'Autoplay muted when in view' ).click();
		expect( await getContent( page ) ).toContain(
			'"quaysideTitle":"A rope","quaysideAutoplay":true'
		);
	} );
} );
