import { addProviders, makePage, startThirdParty } from './consent-third-party';
import type { ThirdParty } from './consent-third-party';
import {
	CART_LINK,
	CLICKS_DO_NOT_FOCUS,
	consent,
	focusIn,
	inAllEngines,
	isTrue,
	NONE,
	text,
	visible,
} from './engine-journeys';
import { expect, test } from './fixtures';

/* Consent, the menu, the search, and galleries. */

let third: ThirdParty;
test.beforeAll( async () => {
	third = await startThirdParty();
} );
test.afterAll( () => third.close() );

inAllEngines( {
	'rejects cookies in the banner': {
		start: 'about/',
		undecided: true,
		go: async ( page ) => {
			await isTrue( page, visible( '.cky-consent-container' ) );
			await page.click( '[data-cky-tag=reject-button]' );
			await isTrue( page, consent( 'action:yes' ) );
			await isTrue( page, consent( 'analytics:no' ) );
			await isTrue( page, `! ${ visible( '.cky-consent-container' ) }` );
		},
	},
	'accepts all in the preference center': {
		start: 'about/',
		undecided: true,
		go: async ( page ) => {
			await page.click( '[data-cky-tag=settings-button]' );
			await isTrue( page, focusIn( '.quayside-preferences' ) );
			await page.click( '[data-cky-tag=detail-accept-button]' );
			await isTrue( page, consent( 'analytics:yes' ) );
			await isTrue( page, `! ${ visible( '.quayside-preferences' ) }` );
		},
	},
	'opens a submenu and closes it with Escape': {
		start: '',
		go: async ( page ) => {
			if ( await page.evaluate( visible( '.menu--bar' ) ) ) {
				await page.click( '.menu--bar .menu__toggle' );
				await isTrue(
					page,
					`document.querySelector( '.menu--bar .menu__toggle' ).ariaExpanded === 'true'`
				);
				await page.press( 'Escape' );
				await isTrue(
					page,
					`! ${ visible( '.menu--bar .sub-menu' ) }`
				);
				return;
			}
			await page.click( '.site-header__menu' );
			await isTrue( page, focusIn( '#quayside-menu' ) );
			const open = '#quayside-menu details[open]';
			const before = await page.evaluate(
				`document.querySelectorAll( '${ open }' ).length`
			);
			await page.click( '#quayside-menu details:not([open]) > summary' );
			await isTrue(
				page,
				`document.querySelectorAll( '${ open }' ).length > ${ Number( before ) }`
			);
			await page.press( 'Escape' );
			await isTrue( page, `! ${ visible( '#quayside-menu' ) }` );
		},
	},
	'searches from the header': {
		start: 'about/',
		go: async ( page ) => {
			await page.click( '#quayside-search summary' );
			await isTrue( page, focusIn( '#quayside-search .search-field' ) );
			await page.type( '#quayside-search .search-field', 'teapot' );
			await page.press( 'Enter' );
			await isTrue( page, `location.search.includes( 's=teapot' )` );
			await isTrue(
				page,
				`/Enamel teapot/.test( ${ text( '#content' ) } )`
			);
		},
	},
	'looks at enlarged images': {
		start: 'gallery-grid/',
		go: async ( page ) => {
			await page.click( '.quayside-gallery__link' );
			await isTrue( page, visible( '.pswp__button--close' ) );
			await isTrue( page, `/^1 /.test( ${ text( '.pswp__counter' ) } )` );
			await page.press( 'ArrowRight' );
			await isTrue( page, `/^2 /.test( ${ text( '.pswp__counter' ) } )` );
			await page.press( 'Escape' );
			await isTrue(
				page,
				`! document.querySelector( '.pswp__button--close' )`
			);
			await isTrue( page, focusIn( '.quayside-gallery__link' ) );
		},
	},
	'scrolls to more images': {
		start: 'gallery-masonry/',
		go: async ( page ) => {
			const count = Number(
				await page.evaluate(
					`document.querySelectorAll( '.quayside-gallery__link' ).length`
				)
			);
			await page.evaluate(
				`[ ...document.querySelectorAll( '.quayside-gallery__link' ) ].pop().scrollIntoView()`
			);
			await isTrue(
				page,
				`document.querySelectorAll( '.quayside-gallery__link' ).length > ${ count }`
			);
		},
	},
	'moves a slider': {
		start: 'gallery-workshops/',
		go: async ( page ) => {
			await page.click( '.quayside-slider__button--next' );
			await isTrue(
				page,
				`document.querySelectorAll( '.quayside-slider__dot' )[ 1 ].ariaCurrent === 'true'`
			);
		},
	},
	'allows a video and takes the consent back': {
		start: () => {
			addProviders();
			third.hits.length = 0;
			return makePage(
				'engines-video',
				`<iframe id="video" title="Video" src="${ third.video }/embed.html" width="560" height="315"></iframe>`
			);
		},
		undecided: true,
		devices: NONE,
		go: async ( page ) => {
			await isTrue( page, visible( '.cky-consent-container' ) );
			expect( third.hits ).toEqual( [] );
			await page.click( '[data-cky-tag=accept-button]' );
			await expect.poll( () => third.hits ).toEqual( [ '/embed.html' ] );
			await page.click( '.cky-btn-revisit' );
			await isTrue( page, focusIn( '.quayside-preferences' ) );
			await page.click( '[data-cky-tag=detail-reject-button]' );
			await isTrue( page, consent( 'functional:no' ) );
			await isTrue(
				page,
				`! document.querySelector( '#video' ).src && ! ${ visible( '.quayside-preferences' ) }`
			);
			expect( third.hits ).toEqual( [ '/embed.html' ] );
		},
	},
	'opens a suggestion of the search': {
		start: 'about/',
		cookies: [
			`quayside_settings=${ encodeURIComponent( JSON.stringify( { instant_search: true } ) ) }`,
		],
		devices: /phone/,
		go: async ( page ) => {
			await page.click( '#quayside-search summary' );
			await page.type( '#quayside-search .search-field', 'enamel' );
			await page.click( '#quayside-search [role=option]' );
			await isTrue( page, `location.pathname.includes( 'enamel' )` );
		},
	},
	'turns the pages of a gallery, and comes back to the first': {
		start: 'gallery-pages/',
		devices: /phone/,
		go: async ( page ) => {
			const current = text( '.quayside-gallery [aria-current]' );
			const first = String(
				await page.evaluate(
					`document.querySelector( '.quayside-gallery__link' ).href`
				)
			);
			await page.click( '.quayside-gallery__arrow--next' );
			await isTrue( page, `${ current } === '2'` );
			await isTrue(
				page,
				`document.querySelector( '.quayside-gallery__link' ).href !== '${ first }'`
			);
			await page.evaluate( 'void setTimeout( () => history.back() )' );
			await isTrue( page, `${ current } === '1'` );
			await isTrue(
				page,
				`document.querySelector( '.quayside-gallery__link' ).href === '${ first }'`
			);
		},
	},
	'reads from right to left, and stays in an open drawer': {
		start: 'about/',
		cookies: [ 'quayside_locale=ar' ],
		devices: /phone|size/,
		go: async ( page ) => {
			await isTrue( page, `document.documentElement.dir === 'rtl'` );
			await isTrue(
				page,
				`document.documentElement.scrollWidth <= innerWidth`
			);
			await page.click( CART_LINK );
			await isTrue( page, focusIn( '.quayside-cart-drawer' ) );
			// It comes from the side where the line ends.
			await isTrue(
				page,
				`document.querySelector( '.quayside-cart-drawer' ).getBoundingClientRect().x === 0`
			);
			for ( let press = 0; press < 5; press++ ) {
				await page.press( 'Tab' );
				await isTrue(
					page,
					`document.activeElement === document.body || ${ focusIn( '.quayside-cart-drawer' ) }`
				);
			}
			await page.press( 'Escape' );
			await isTrue( page, focusIn( CART_LINK ) );
		},
	},
	'returns to the control that a dialog came from, in a browser whose clicks do not focus controls':
		{
			start: 'gallery-grid/',
			devices: NONE,
			go: async ( page ) => {
				await page.evaluate( CLICKS_DO_NOT_FOCUS );
				for ( const [ opener, dialog ] of [
					[ CART_LINK, '.quayside-cart-drawer' ],
					[ '.quayside-account-link', '#username' ],
					[ '.cky-btn-revisit', '.quayside-preferences' ],
					[ '.quayside-gallery__link', '.pswp' ],
					[
						'#quayside-search summary',
						'#quayside-search .search-field',
					],
				] as const ) {
					await page.click( opener );
					await isTrue( page, focusIn( dialog ) );
					await page.press( 'Escape' );
					await isTrue( page, `! ${ visible( dialog ) }` );
					await isTrue( page, focusIn( opener ) );
				}
			},
		},
} );
