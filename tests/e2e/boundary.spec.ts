/**
 * Tests that markup of users who cannot write scripts is never treated as Quayside's code.
 */
import type { Page } from '@playwright/test';
import { forgetWriters, write } from './authors';
import { answerConsent } from './blocks-page';
import { ALARM, CANARY, watchForCanary } from './canary';
import { expect, logIn, test } from './fixtures';
import { php } from './form-page';

const attribute = ( value: unknown ): string =>
	JSON.stringify( value ).replace( /&/g, '&amp;' ).replace( /"/g, '&quot;' );

/** Interacts with everything on a page. */
const touch = async ( page: Page ): Promise< void > => {
	for ( const part of await page
		.locator(
			'.entry-content a, .entry-content button, .entry-content [data-island], .entry-content [data-island-for]'
		)
		.all() ) {
		for ( const type of [ 'pointerover', 'focusin', 'click' ] ) {
			await part.dispatchEvent( type );
		}
	}
	await page.waitForTimeout( 1500 );
};

const gallery = (): string => {
	const ids = php< number[] >(
		`echo json_encode(
			array_map(
				'intval',
				get_posts( [
					'post_type' => 'attachment',
					'post_mime_type' => 'image',
					'numberposts' => 4,
					'fields' => 'ids',
				] )
			)
		);`
	);
	return `<!-- wp:quayside/gallery ${ JSON.stringify( { ids, layout: 'masonry', feedPagination: true, paginateLimit: 2 } ) } /-->`;
};

const UNSAFE: Record< string, () => string > = {
	'a module of its own': () =>
		`<div data-island="data:text/javascript,${ ALARM }(1);export let mount" data-when="load">a</div><div data-island="${ CANARY }/x.js" data-when="load">b</div><div data-island="${ CANARY }/y.js" data-when="idle" id="c">c</div><a href="#" data-island-for="c">d</a>`,
	'a module of ours with props of its own': () => {
		const props = {
			mode: 'button',
			ajaxUrl: `${ CANARY }/ajax`,
			action: 'a',
			nonce: 'n',
			attr: '{"mediaGallery":[{"id":1},{"id":2}]}',
			page: 1,
			pages: 2,
			limit: 1,
			words: { shown: '', page: '', failed: '' },
		};
		return `${ gallery() }<div id="gallery-9" class="quayside-gallery" data-island="@quayside/blocks/gallery-paging" data-when="load" data-props="${ attribute( props ) }"><ul class="quayside-gallery__items"><li>x</li></ul><div class="quayside-gallery__pager"><a class="quayside-gallery__more" href="#">More</a></div></div>`;
	},
	'translations of its own': () =>
		`${ gallery() }<div data-island="@quayside/blocks/lightbox" data-when="load" data-i18n="quayside-blocks ${ CANARY }/words.json" data-props="{}">a</div>`,
	'a style sheet of its own': () =>
		`${ gallery() }<div data-island="@quayside/blocks/lightbox" data-when="load" data-props="${ attribute( { style: `${ CANARY }/a.css` } ) }">a</div>`,
	'seals of its own': () => {
		const seal = `{"module":"@quayside/blocks/lightbox","props":{"style":"${ CANARY }/a.css"}}`;
		return `<div data-island="lightbox" data-when="load"><script type="application/json" data-seal>${ seal }</script>a</div><div data-island="lightbox" data-when="load"><scr<script>ipt data-seal>${ seal }</script></div><div data-island="x" data-when="load"><p data-seal type="application/json">${ seal }</p></div><div data-island="x" data-when="load"><style data-seal>${ seal }</style><template data-seal>${ seal }</template></div><select data-island="x" data-when="load"><option>`;
	},
	'the props of a video': () =>
		`<div class="quayside-video lazyload" data-island="@quayside/blocks/lazy-video" data-when="load" data-props="${ attribute( { autoplay: true, play: 'a=1', mute: 'b=1', category: '', words: {} } ) }"><a class="quayside-video__play" href="#">Play</a><iframe data-src="${ CANARY }/frame"></iframe></div>`,
	'what other scripts look for': () =>
		`<img class="custom-logo" data-previewed="&lt;img src=x onerror=${ ALARM }(2)&gt;" src="x.png" alt=""><a class="coming-soon-footer-banner-dismiss" href="#" data-rest-url="${ CANARY }/rest" data-rest-nonce="x">a</a><p class="srfm-captcha-container" data-captcha="${ attribute( { script: `${ CANARY }/c.js` } ) }"><a data-width="1" data-height="1" href="#">b</a></p>`,
};

test.afterAll( forgetWriters );
test.beforeEach( ( { context, baseURL } ) =>
	answerConsent( context, baseURL, 'yes' )
);

test.describe( 'markup with', () => {
	test.use( { expectedMessages: [ /404|ERR_|x\.png/ ] } );
	for ( const [ what, html ] of Object.entries( UNSAFE ) ) {
		test( `${ what } has no effect`, async ( { page } ) => {
			const { url } = write( 'contributor', 'page', html() );
			const alarms = await watchForCanary( page );
			await page.goto( url, { waitUntil: 'networkidle' } );
			await touch( page );
			expect( alarms() ).toEqual( [] );
			expect(
				await page
					.locator(
						'.entry-content [data-island=x][data-island-state], .entry-content [data-props][data-island-state]'
					)
					.count()
			).toBe( 0 );
		} );
	}
} );

test.describe( 'in a preview', () => {
	test.use( { expectedMessages: [ /404|ERR_/ ] } );

	test( 'does not run code of a pending post for an administrator', async ( {
		page,
	} ) => {
		const { url } = write(
			'contributor',
			'post',
			Object.values( UNSAFE )
				.map( ( html ) => html() )
				.join( '' ),
			'pending'
		);
		await logIn( page );
		const alarms = await watchForCanary( page );
		await page.goto( url, { waitUntil: 'networkidle' } );
		await expect(
			page.locator( '[data-island="x"]' ).first(),
			'the markup is there'
		).toBeAttached();
		expect( alarms() ).toEqual( [] );
	} );
} );

test( 'markup inside a form does not become part of the form', async ( {
	page,
} ) => {
	const captcha = {
		kind: 'hcaptcha',
		name: 'x',
		script: `${ CANARY }/captcha.js`,
		field: 'a',
		action: '',
		category: '',
		words: { unsolved: '', consent: '', allow: '', missing: '' },
	};
	const { url } = write(
		'editor',
		'form',
		`<!-- wp:html --><p class="srfm-captcha-container" data-captcha="${ attribute( captcha ) }"><span data-sitekey="x"></span><span class="srfm-captcha-error" id="e"></span></p><p data-words="{" data-ajaxurl="${ CANARY }">a</p><!-- /wp:html -->`
	);
	const alarms = await watchForCanary( page );
	await page.goto( url );
	await expect(
		page.locator( '.srfm-form-container [data-captcha]' ),
		'the markup is there'
	).toBeAttached();
	await page.getByLabel( 'Name' ).fill( 'Somebody' );
	await expect( page.locator( '.srfm-form-container' ) ).toHaveAttribute(
		'data-island-state',
		'mounted'
	);
	await page.getByRole( 'button', { name: 'Send' } ).click();
	await page.waitForTimeout( 500 );
	expect( alarms() ).toEqual( [] );
} );

test.describe( 'markup that closes a form early', () => {
	test( 'does not break the rest of the page', async ( { page } ) => {
		const { url } = write(
			'editor',
			'form',
			'<!-- wp:html --></form><form><p>a</p><!-- /wp:html -->'
		);
		await page.goto( url );
		const name = page.getByLabel( 'Name' );
		await name.focus();
		await expect( page.locator( '.srfm-form-container' ) ).toHaveAttribute(
			'data-island-state',
			'mounted'
		);
		await name.fill( 'Somebody' );
		await expect( name ).toHaveValue( 'Somebody' );
	} );
} );

/** IDs and names that Quayside's scripts or the platform look for. */
const NAMES = [
	...[
		'quayside-cart',
		'quayside-cart-drawer',
		'quayside-account',
		'quayside-menu',
		'quayside-nav',
		'quayside-search',
		'quayside-shop-forms',
		'quayside-consent-preferences',
		'quayside-consent-reload',
		'quayside-consent-boot',
	],
	...[
		'wp-script-module-data-@quayside/react',
		'wp-script-module-data-@quayside/i18n',
		'wp-script-module-data-@quayside/shop/client',
	],
	...[
		'React',
		'ReactDOM',
		'ReactJSXRuntime',
		'wp',
		'jQuery',
		'quaysideConsent',
		'getCkyConsent',
		'wp_has_consent',
		'wp_set_consent',
		'wc_add_to_cart_params',
		'wc_order_attribution',
		'lazySizesConfig',
		'srfm_submit',
		'trustedTypes',
		'requestIdleCallback',
		'hcaptcha',
		'grecaptcha',
		'turnstile',
		'PhotoSwipe',
	],
];

test.describe( 'elements with the names of Quayside elements', () => {
	test.use( { expectedMessages: [ /404|ERR_/ ] } );

	test( 'are ignored', async ( { page } ) => {
		const scripts = attribute( { scripts: [ `${ CANARY }/react.js` ] } );
		const html = NAMES.map(
			( name ) =>
				`<a id="${ name }" data-island="${ name }" href="${ CANARY }/${ encodeURIComponent( name ) }">{"scripts":["${ CANARY }/react.js"]}</a><a id="${ name }" name="wc_ajax_url" data-props="${ scripts }" href="${ CANARY }/">x</a><img name="${ name }" id="${ name }" src="/x.png" alt="">`
		).join( '' );
		const clobbers = [
			'cookie',
			'documentElement',
			'body',
			'head',
			'forms',
		]
			.map(
				( name ) =>
					`<img name="${ name }" src="/x.png" alt=""><form name="${ name }"></form><button name="${ name }"></button>`
			)
			.join( '' );
		const { url } = write( 'contributor', 'page', html + clobbers );
		const alarms = await watchForCanary( page );
		await page.goto( url, { waitUntil: 'networkidle' } );
		expect(
			await page
				.locator( '.entry-content [id="quayside-cart-drawer"]' )
				.count(),
			'the markup is there'
		).toBeGreaterThan( 0 );

		await page
			.locator(
				'header [data-island-for="quayside-cart-drawer"]:visible'
			)
			.first()
			.click();
		await expect(
			page.getByRole( 'dialog', { name: /cart/i } )
		).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await page
			.locator(
				'header [data-island-for="quayside-account"]:visible, header [data-island-for*=account]:visible'
			)
			.first()
			.click();
		await expect( page.locator( 'dialog[open] form.login' ) ).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await page.locator( '.cky-btn-revisit' ).click();
		await expect(
			page.locator( 'dialog[open].quayside-preferences' )
		).toBeVisible();
		expect( alarms() ).toEqual( [] );
	} );
} );
