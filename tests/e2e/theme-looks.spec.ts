import { openAccount } from './dialogs';
import { expect, test } from './fixtures';
import { mounted } from './form-page';
import { expectLooks, looksDifferent, waitForFonts } from './looks';
import { isWooCommerce } from './shop-store';
import { php } from './store-contract';
import type { Page } from '@playwright/test';
import { setThemeSettings } from './theme-settings-cookie';

/*
 * Thumbnails of pages at several widths, compared with theme-looks/. A page loads once and is then resized.
 */

interface View {
	path: string;
	/** Widths of the window. The stored images are named "VIEW-WIDTH". */
	widths: readonly number[];
	locale?: string;
	settings?: Record< string, unknown >;
	/** Content that depends on the posts and products of other tests. */
	hide?: string;
	/** What the visitor does on the page. */
	act?: ( page: Page ) => Promise< void >;
	/** Whether the store renders most of the page. The stored images are of the stand-in store. */
	isStore?: boolean;
	/** Widths at which a title that has moved by 24 px is found. */
	moves?: readonly number[];
}

/** A product that is in the cart of each visitor. */
const SKU = 'QG-POT';

const opens =
	( button: string, panel: string ) =>
	async ( page: Page ): Promise< void > => {
		await page.locator( button ).click();
		await expect( page.locator( panel ) ).toHaveCount( 1 );
	};

const NIGHT = { settings: { style: 'night' } };
const RTL = { locale: 'ar' };

const PAGES: Readonly< Record< string, View > > = {
	front: {
		path: '',
		widths: [ 320, 390, 768, 1280, 2560 ],
		moves: [ 390, 768 ],
	},
	'front-rtl': { path: '', widths: [ 320, 1280, 2560 ], ...RTL },
	'front-night': { path: '', widths: [ 320, 1280, 2560 ], ...NIGHT },
	'front-linen': {
		path: '',
		widths: [ 1280 ],
		settings: { style: 'linen' },
	},
	about: { path: 'about/', widths: [ 320, 2560 ], moves: [ 320, 2560 ] },
	contact: { path: 'contact/', widths: [ 320, 2560 ] },
	menu: {
		path: '',
		widths: [ 390 ],
		act: opens( '.site-header__menu', '#quayside-menu[open]' ),
	},
	'search-panel': {
		path: '',
		widths: [ 1280 ],
		act: opens( '#quayside-search summary', '#quayside-search[open]' ),
	},
	product: {
		path: 'product/harbour-enamel-mug/',
		widths: [ 320, 390, 1280, 2560 ],
	},
	post: {
		path: 'enamel-is-glass/',
		widths: [ 320, 1280, 2560 ],
		moves: [ 1280 ],
	},
	'gallery-grid': { path: 'gallery-grid/', widths: [ 390, 768, 1280 ] },
	'gallery-grid-rtl': { path: 'gallery-grid/', widths: [ 1280 ], ...RTL },
	'gallery-masonry': { path: 'gallery-masonry/', widths: [ 390, 1280 ] },
	'gallery-tiled': { path: 'gallery-tiled/', widths: [ 390, 1280 ] },
	'gallery-carousel': { path: 'gallery-carousel/', widths: [ 1280 ] },
	'gallery-carousel-rtl': {
		path: 'gallery-carousel/',
		widths: [ 1280 ],
		...RTL,
	},
};

/** Each is tested in the dark style, right to left, and by `npm run test:long` in the default style at more widths. */
const BOTH: Readonly< Record< string, Omit< View, 'widths' > > > = {
	// The two results with the word in their titles come first. After them, pages of other tests may follow.
	search: {
		path: '?s=wool',
		hide: '.cards--rows > .card:nth-child( n + 3 ), .pagination',
	},
	galleries: { path: 'galleries/' },
	shop: { path: 'product-category/table/', isStore: true },
	'simple-product': { path: 'product/nest-of-three-bowls/' },
	cart: { path: 'cart/', isStore: true },
	checkout: { path: 'checkout/', isStore: true },
	'log-in': { path: 'my-account/' },
	account: { path: 'about/', act: openAccount, isStore: true },
	'error-404': { path: 'missing/', hide: '[aria-labelledby=recent-title]' },
	lightbox: {
		path: 'gallery-grid/',
		act: async ( page ) => {
			await page
				.locator( '.quayside-gallery__link' )
				.first()
				.press( 'Enter' );
			await expect(
				page.locator( '.pswp__button--close' )
			).toBeVisible();
		},
	},
	'form-errors': {
		path: 'contact/',
		act: async ( page ) => {
			await mounted( page );
			await page.getByRole( 'button', { name: 'Send' } ).press( 'Enter' );
			await expect(
				page.locator( '[aria-invalid=true]' ).first()
			).toBeVisible();
		},
	},
};

const entries = < Value >( record: Readonly< Record< string, Value > > ) =>
	Object.entries( record );

const VIEWS: ReadonlyArray< readonly [ name: string, view: View ] > = [
	...entries( PAGES ),
	...entries( BOTH ).map(
		( [ name, view ] ) =>
			[
				`${ name }-night-rtl`,
				{ ...view, ...NIGHT, ...RTL, widths: [ 320, 2560 ] },
			] as const
	),
];

const LONG = entries( BOTH ).map(
	( [ name, view ] ) =>
		[ `${ name } @long`, { ...view, widths: [ 320, 768, 1280 ] } ] as const
);

/** Opens the page of a view as its stored images show it. */
async function show(
	page: Page,
	url: string,
	{ path, widths, locale, settings, hide, act }: View
): Promise< void > {
	await page.setViewportSize( { width: widths[ 0 ] ?? 0, height: 800 } );
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await page.context().addCookies( [
		{
			name: 'cookieyes-consent',
			value: 'consentid:test,consent:yes,action:yes,necessary:yes,functional:no,analytics:no,performance:no,advertisement:no',
			url,
		},
		...( locale
			? [ { name: 'quayside_locale', value: locale, url } ]
			: [] ),
	] );
	if ( settings ) {
		await setThemeSettings( page.context(), settings );
	}
	if ( /^c(art|heckout)/.test( path ) ) {
		await page.request.post( '?wc-ajax=add_to_cart', {
			form: { product_id: product },
		} );
	}
	await waitForFonts( page );
	await page.goto( path, { waitUntil: 'networkidle' } );
	await act?.( page );
	// Other journeys switch the store's notice on and off.
	await page.addStyleTag( {
		content: `.woocommerce-store-notice${ hide ? `, ${ hide }` : '' } { display: none !important; }`,
	} );
}

let product = '';
test.beforeAll( () => {
	product = php( `echo wc_get_product_id_by_sku( '${ SKU }' );` ).trim();
} );
test.use( { expectedMessages: [ /status of 404 .*\/missing\// ] } );

for ( const [ name, view ] of [ ...VIEWS, ...LONG ] ) {
	test( `looks as it did: ${ name }`, async ( { page, baseURL } ) => {
		test.skip(
			view.isStore === true && isWooCommerce(),
			'WooCommerce renders other texts and fields than the stand-in store'
		);
		await show( page, baseURL ?? '', view );
		for ( const width of view.widths ) {
			await page.setViewportSize( { width, height: 800 } );
			const image = `theme-looks/${ name.replace( ' @long', '' ) }-${ width }`;
			await expectLooks( page, image );
			for ( const move of view.moves?.includes( width )
				? [ '0 24px', '24px 0' ]
				: [] ) {
				const title = page.locator( 'h1' ).first();
				await title.evaluate( ( element, translate ) => {
					element.style.translate = translate;
				}, move );
				expect( await looksDifferent( page, image ), move ).toBe(
					true
				);
				await title.evaluate( ( element ) => {
					element.style.translate = '';
				} );
			}
		}
	} );
}
