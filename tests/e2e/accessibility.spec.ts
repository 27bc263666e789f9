import { answerConsent, makePage } from './blocks-page';
import { clippedText } from './clipped-text';
import {
	DIALOGS,
	inAllDialogs,
	openCoupon,
	openInstantSearch,
} from './dialogs';
import { expect, expectAccessible, logIn, test } from './fixtures';
import { holdRequests } from './hold-requests';
import { keepOptions } from './keep-options';
import { choose, leaveNothing, make, mounted, numbered } from './form-page';
import {
	CONTROL_PAGES,
	hiddenStops,
	smallTargets,
	stepsBack,
} from './controls';
import { expectInView, LOW_WINDOWS } from './in-view';
import { pageOverflow } from './page-overflow';
import { add, LIST, prepareShop } from './shop-store';
import { php } from './store-contract';
import type { Page } from '@playwright/test';
import { setThemeSettings } from './theme-settings-cookie';

/*
 * What no checker finds: where the focus goes, what is read twice, and WCAG 2.2's new criteria.
 */

leaveNothing();
test.use( {
	reducedMotion: 'reduce',
	expectedMessages: [ /status of 404 .*\/missing\// ],
} );
test.beforeAll( () => prepareShop() );

/** Records what gets the focus, in order. */
const watchFocus = ( page: Page ): Promise< void > =>
	page.evaluate( () => {
		const stops: string[] = ( (
			window as unknown as { stops: string[] }
		 ).stops = [] );
		document.addEventListener( 'focusin', ( { target } ) => {
			const { localName, id, className } = target as HTMLElement;
			stops.push(
				`${ localName }${ id ? `#${ id }` : '' }.${ className }`
			);
		} );
	} );

const stopsOf = ( page: Page ): Promise< string[] > =>
	page.evaluate( () => ( window as unknown as { stops: string[] } ).stops );

test( 'the focus goes straight into the account popup and the calendar', async ( {
	page,
	baseURL,
} ) => {
	await answerConsent( page.context(), baseURL );
	await page.goto( 'about/' );
	await watchFocus( page );
	await page.locator( '.quayside-account-link' ).click();
	await expect( page.locator( '#username' ) ).toBeFocused();
	const stops = await stopsOf( page );
	expect( stops.filter( ( stop ) => stop.startsWith( 'button' ) ) ).toEqual(
		[]
	);
	expect( stops.at( -2 ) ).toMatch( /^h2/ );

	await page.goto(
		make( [
			[ 'datepicker', { block_id: 'd1', slug: 'day', label: 'Day' } ],
		] ).url
	);
	await mounted( page );
	await watchFocus( page );
	await page.getByRole( 'button', { name: 'Select a date' } ).click();
	await expect( page.locator( 'td[tabindex="0"]' ) ).toBeFocused();
	expect( await stopsOf( page ) ).toEqual( [
		expect.stringMatching( /^button/ ),
		expect.stringMatching( /^td/ ),
	] );
} );

test( 'logo and title are one link, and a carousel and its slides have different names', async ( {
	page,
	baseURL,
} ) => {
	await answerConsent( page.context(), baseURL );
	await page.goto( 'gallery-workshops/' );
	const header = page.locator( '.site-header' );
	await expect( header.locator( '.custom-logo-link' ) ).toBeVisible();
	await expect(
		header.getByRole( 'link', { name: 'Quayside Goods' } )
	).toHaveCount( 1 );
	const slider = page.locator( '.quayside-slider' ).first();
	const names = await slider.evaluate( ( element ) =>
		[ element, element.querySelector( '.quayside-slider__viewport' ) ].map(
			( each ) => each?.getAttribute( 'aria-label' )
		)
	);
	expect( names[ 0 ] ).toBeTruthy();
	expect( names[ 1 ] ).toBeTruthy();
	expect( names[ 0 ] ).not.toBe( names[ 1 ] );
} );

test( 'a product without a selection explains its button on the page, and moves the focus to the option', async ( {
	page,
	baseURL,
} ) => {
	await answerConsent( page.context(), baseURL );
	const dialogs: string[] = [];
	page.on( 'dialog', ( dialog ) => {
		dialogs.push( dialog.message() );
		void dialog.dismiss();
	} );
	await page.goto( 'product/harbour-enamel-mug/' );
	const button = page.locator( '.single_add_to_cart_button' );
	await button.focus();
	// WooCommerce's scripts run when the visitor reaches for the button.
	await expect( button ).toHaveClass( /disabled/ );
	await button.press( 'Enter' );
	const message = page.locator( '.quayside-cart-message[role=alert]' );
	await expect( message ).toContainText(
		'Please select some product options'
	);
	const option = page.locator( '.variations select' ).first();
	await expect( option ).toBeFocused();
	await option.selectOption( { index: 1 } );
	await expect( message ).toHaveCount( 0 );
	expect( dialogs ).toEqual( [] );
} );

test( 'the value of a range is read by its control only', async ( {
	page,
} ) => {
	await page.goto(
		make( [
			[ 'slider', { block_id: 's1', slug: 'range', label: 'Range' } ],
		] ).url
	);
	await mounted( page );
	const output = page.locator( '.srfm-slider-value' );
	await page.getByRole( 'slider' ).press( 'End' );
	await expect( output ).toHaveText( '100' );
	await expect( output ).toHaveAttribute( 'aria-live', 'off' );
} );

test( 'lists of cookies are labeled with words, and name their number', async ( {
	page,
} ) => {
	await page.goto( 'about/' );
	await page.locator( '[data-cky-tag=settings-button]' ).click();
	const labels = page.locator( '.quayside-preferences summary' );
	await expect( labels.first() ).toHaveText( /^Cookies: \d+ \(.+\)$/ );
	await expect( labels.filter( { hasText: '×' } ) ).toHaveCount( 0 );
} );

test( 'charts and tables of the admin screens have names', async ( {
	page,
} ) => {
	test.slow();
	await logIn( page );
	await page.goto( 'wp-admin/tools.php?page=quayside-consent-log' );
	await expect(
		page.getByRole( 'table', { name: 'Consent records' } )
	).toBeVisible();
	await page.goto( 'wp-admin/admin.php?page=quayside-consent' );
	await page.getByRole( 'tab', { name: 'Providers' } ).click();
	await expect(
		page.getByRole( 'table', { name: 'Providers' } )
	).toBeVisible();
	await page.goto(
		'wp-admin/edit.php?post_type=sureforms_form&page=quayside-form-entries'
	);
	await expect(
		page.getByRole( 'figure', { name: 'Submissions per day' } )
	).toBeVisible();
} );

for ( const [ state, viewport ] of [
	[ 'the banner', { width: 1280, height: 800 } ],
	[ 'the revisit button and a sticky header', { width: 1280, height: 800 } ],
	[ 'the revisit button and a sticky header', { width: 390, height: 700 } ],
] as const ) {
	test( `[2.4.11] no control is hidden by ${ state } while it has the focus, ${ viewport.width } px`, async ( {
		page,
		baseURL,
	} ) => {
		test.slow();
		await page.setViewportSize( viewport );
		if ( state !== 'the banner' ) {
			await answerConsent( page.context(), baseURL );
			await setThemeSettings( page.context(), { header_sticky: true } );
		}
		await page.goto( LIST );
		await add( page, 'MUG' );
		for ( const path of CONTROL_PAGES ) {
			await page.goto( path );
			expect( await hiddenStops( page ), path ).toEqual( [] );
		}
	} );
}

test.describe( 'with a store notice', () => {
	let restore: () => void;
	test.beforeAll( () => {
		restore = keepOptions(
			'woocommerce_demo_store',
			'woocommerce_demo_store_notice'
		);
		php(
			`update_option( 'woocommerce_demo_store', 'yes' );
			update_option( 'woocommerce_demo_store_notice', 'Closed on Monday and on Tuesday because of the harbor festival.' );`
		);
	} );
	test.afterAll( () => restore() );

	test.describe( 'without JavaScript', () => {
		test.use( { javaScriptEnabled: false } );

		test( 'it has no link that does nothing', async ( { page } ) => {
			await page.goto( 'about/' );
			const notice = page.locator( '.woocommerce-store-notice' );
			await expect( notice ).toContainText( 'Closed on Monday' );
			await expect( notice.getByRole( 'link' ) ).toHaveCount( 0 );
			await expect( notice.getByRole( 'button' ) ).toHaveCount( 0 );
		} );
	} );

	for ( const [ state, viewport ] of [
		{ width: 1280, height: 800 },
		{ width: 390, height: 700 },
		...LOW_WINDOWS,
	].flatMap( ( size ) => [
		[ 'the banner, a sticky header, or the notice', size ] as const,
		[ 'a sticky header or the notice at the bottom', size ] as const,
	] ) ) {
		test( `[2.4.11] no control at the edges of the window is hidden by ${ state } while it has the focus, ${ viewport.width } × ${ viewport.height } px`, async ( {
			page,
			baseURL,
		} ) => {
			test.slow();
			const hasBanner = state.startsWith( 'the banner' );
			if ( ! hasBanner ) {
				await answerConsent( page.context(), baseURL );
			}
			await page.setViewportSize( viewport );
			await setThemeSettings( page.context(), {
				header_sticky: true,
				...( ! hasBanner && {
					notice_position: 'bottom',
				} ),
			} );
			for ( const path of [ 'shop/', 'contact/' ] ) {
				await page.goto( path );
				await expect(
					page.locator( '.cky-consent-container' )
				).toBeVisible( { visible: hasBanner } );
				await expect(
					page.locator( '.woocommerce-store-notice' )
				).toBeVisible();
				expect( await hiddenStops( page, '*', true ), path ).toEqual(
					[]
				);
			}
		} );
	}
} );

test( '[2.4.11] no control of a product’s summary that is higher than the window is out of view while it has the focus', async ( {
	page,
	baseURL,
} ) => {
	await answerConsent( page.context(), baseURL );
	await page.goto( 'product/harbour-enamel-mug/' );
	await page.addStyleTag( {
		content:
			'.summary > :first-child { block-size: 1200px } .woocommerce-product-gallery { min-block-size: 3000px }',
	} );
	expect( await hiddenStops( page, '.summary' ) ).toEqual( [] );
} );

for ( const viewport of [ { width: 390, height: 700 }, ...LOW_WINDOWS ] ) {
	test( `[2.4.11] no control of a dialog is hidden while it has the focus, ${ viewport.width } × ${ viewport.height } px`, async ( {
		page,
		baseURL,
	} ) => {
		test.slow();
		await answerConsent( page.context(), baseURL );
		await page.goto( LIST );
		// More lines than the drawer shows at a time.
		for ( const sku of [ 'MUG', 'BAG', 'LAMP', 'ONE' ] ) {
			await add( page, sku );
		}
		await page.setViewportSize( viewport );
		await inAllDialogs( page, baseURL, async ( name ) => {
			expect.soft( await hiddenStops( page ), name ).toEqual( [] );
		} );
	} );
}

test( '[2.5.8] targets are 24 px large or have room around them, on pages and in dialogs, and axe finds nothing with everything open', async ( {
	page,
	baseURL,
} ) => {
	test.slow();
	await answerConsent( page.context(), baseURL );
	await page.setViewportSize( { width: 390, height: 800 } );
	await page.goto( LIST );
	await add( page, 'MUG' );
	await inAllDialogs( page, baseURL, async ( name ) => {
		if ( name === 'cart drawer' ) {
			await openCoupon( page );
		}
		expect.soft( await smallTargets( page ), name ).toEqual( [] );
		await expectAccessible( page );
		// Those of a page are landmarks.
		await expect(
			page.locator( 'dialog :is(header, footer)' )
		).toHaveCount( 0 );
	} );
	await openInstantSearch( page );
	expect
		.soft( await smallTargets( page, '#quayside-search' ), 'search' )
		.toEqual( [] );
	await expectAccessible( page );
	await page.setViewportSize( { width: 1280, height: 800 } );
	await page.locator( '.menu-item-has-children' ).first().hover();
	await expect(
		page.locator( '.menu__toggle[aria-expanded=true]' )
	).toHaveCount( 1 );
	await expectAccessible( page );
	// Also if the focus leaves it: the pointer keeps it open.
	await page.locator( '.menu__toggle' ).first().focus();
	await page.locator( '.menu__toggle' ).last().focus();
	await expect( page.locator( '.menu--bar .sub-menu:visible' ) ).toHaveCount(
		1
	);
	await expect(
		page.locator( '.menu__toggle[aria-expanded=true]' )
	).toHaveCount( 1 );
	await page.setViewportSize( { width: 390, height: 800 } );
	for ( const path of CONTROL_PAGES ) {
		await page.goto( path );
		expect.soft( await smallTargets( page ), path ).toEqual( [] );
	}
	const options = [ { label: 'Mug' }, { label: 'Bag' } ];
	await page.goto(
		make(
			numbered( [
				[ 'rating', { required: true } ],
				[ 'phone', { required: true } ],
				[ 'textarea', { isRichText: true } ],
				[ 'slider', {} ],
				[ 'checkbox', {} ],
				[ 'gdpr', {} ],
				[ 'multi-choice', { options } ],
				[ 'multi-choice', { options, singleSelection: true } ],
				[ 'upload', { maxFiles: 2 } ],
				[ 'number', {} ],
				[ 'dropdown', { options } ],
				[
					'dropdown',
					{ label: 'Several', options, multiSelect: true },
				],
			] )
		).url
	);
	await mounted( page );
	expect.soft( await smallTargets( page ), 'form' ).toEqual( [] );
	// What appears while the form is filled in.
	await page.locator( '[type=file]' ).setInputFiles(
		[ 'a.txt', 'b.txt' ].map( ( name ) => ( {
			name,
			mimeType: 'text/plain',
			buffer: Buffer.from( 'x' ),
		} ) )
	);
	await expect( page.locator( '.srfm-upload-files button' ) ).toHaveCount(
		2
	);
	await choose( page, 'Several', 'Mug', 'Bag' );
	await page.getByRole( 'button', { name: 'Send' } ).press( 'Enter' );
	await expect(
		page.locator( '.srfm-error-summary a' ).nth( 1 )
	).toBeVisible();
	expect.soft( await smallTargets( page ), 'messages' ).toEqual( [] );
	for ( const list of await page
		.locator( '.srfm-dropdown-block [role=combobox]' )
		.all() ) {
		await list.press( 'Alt+ArrowDown' );
		await expect(
			page.locator( '.srfm-dropdown-option:visible' ).first()
		).toBeVisible();
		expect.soft( await smallTargets( page ), 'dropdown' ).toEqual( [] );
		await list.press( 'Escape' );
	}
} );

test( '[2.4.11] [2.5.8] the checks find a control below a part of its dialog, a clipped one, and controls that are too small', async ( {
	page,
	baseURL,
} ) => {
	await answerConsent( page.context(), baseURL );
	await page.goto( LIST );
	await add( page, 'MUG' );
	await DIALOGS[ 'cart drawer' ]?.( page );
	expect( await hiddenStops( page ) ).toEqual( [] );
	for ( const css of [
		'.quayside-cart-drawer::after{content:"";position:fixed;z-index:9;inset:0 0 20rem;background:#fff}',
		'.quayside-cart-line{max-height:1px;min-height:0;overflow:clip}',
	] ) {
		const style = await page.addStyleTag( { content: css } );
		expect( await hiddenStops( page ), css ).not.toEqual( [] );
		await style.evaluate( ( node ) =>
			node.parentNode?.removeChild( node )
		);
	}
	const options = [ { label: 'Mug' }, { label: 'Bag' } ];
	await page.goto(
		make( [
			[
				'multi-choice',
				{
					block_id: 'c1',
					slug: 'c1',
					label: 'One',
					options,
					singleSelection: true,
				},
			],
			[ 'slider', { block_id: 'c2', slug: 'c2', label: 'Range' } ],
			[ 'slider', { block_id: 'c3', slug: 'c3', label: 'Range' } ],
		] ).url
	);
	await mounted( page );
	expect( await smallTargets( page ) ).toEqual( [] );
	await page.addStyleTag( {
		content:
			'.srfm-form *{margin:0!important;padding:0!important;gap:0!important;min-height:0!important;line-height:1!important;font-size:10px!important}.srfm-form input{height:10px!important}.srfm-form output,.srfm-form label[for]{position:absolute}',
	} );
	const small = ( await smallTargets( page ) ).join();
	expect( small ).toContain( 'input' );
	expect( small, 'choices' ).toMatch( /multi-choice|radio|choice/ );
	expect( small, 'ranges' ).toMatch( /slider|range/ );
} );

test( '[2.5.7] sliders move without dragging: by button, by key, and by a click on the range', async ( {
	page,
	baseURL,
} ) => {
	await answerConsent( page.context(), baseURL );
	await page.goto( 'gallery-workshops/' );
	const slider = page.locator( '.quayside-slider' ).first();
	await slider.scrollIntoViewIfNeeded();
	const current = slider.locator( '.quayside-slider__dot[aria-current]' );
	const dots = slider.locator( '.quayside-slider__dot' );
	await expect( current ).toHaveCount( 1 );
	await dots.nth( 1 ).click();
	await expect( dots.nth( 1 ) ).toHaveAttribute( 'aria-current', 'true' );
	await slider.locator( '.quayside-slider__viewport' ).press( 'ArrowRight' );
	await expect( dots.nth( 1 ) ).not.toHaveAttribute( 'aria-current', 'true' );

	await page.goto(
		make( [
			[ 'slider', { block_id: 's1', slug: 'range', label: 'Range' } ],
			[ 'upload', { block_id: 'u1', slug: 'file', label: 'File' } ],
		] ).url
	);
	await mounted( page );
	const range = page.getByRole( 'slider' );
	const box = await range.boundingBox();
	await page.mouse.click(
		( box?.x ?? 0 ) + ( box?.width ?? 0 ) * 0.5,
		( box?.y ?? 0 ) + ( box?.height ?? 0 ) / 2
	);
	await expect( range ).toHaveValue( '50' );
	// The drop zone is a file control, too.
	const chooser = page.waitForEvent( 'filechooser' );
	await page.locator( '.srfm-upload' ).click();
	await chooser;
} );

/** Pages of all kinds: content, store, account, and those that are not found. */
const CONSISTENT = [
	'',
	'shop/',
	'product/harbour-enamel-mug/',
	'my-account/',
	'cart/',
	'checkout/',
	'journal/',
	'a-morning-at-the-rope-walk/',
	'?s=rope',
	'missing/',
];

test( '[3.2.3] navigation is in the same order on all pages', async ( {
	page,
	baseURL,
} ) => {
	await answerConsent( page.context(), baseURL );
	let first: string[] = [];
	for ( const path of CONSISTENT ) {
		await page.goto( path );
		const links = await page
			.locator( '.site-header a:visible, .site-footer a:visible' )
			.evaluateAll( ( all ) =>
				all.map(
					( link ) =>
						`${ link.textContent?.trim() } ${ link.getAttribute( 'href' ) }`
				)
			);
		first = first.length ? first : links;
		expect( links, path ).toEqual( first );
	}
	expect( first.length ).toBeGreaterThan( 5 );
} );

for ( const width of [ 1280, 390 ] ) {
	test( `[3.2.6] the ways to get help are at the same places of all pages, and lead to a form, ${ width } px`, async ( {
		page,
		baseURL,
	} ) => {
		await answerConsent( page.context(), baseURL );
		await page.setViewportSize( { width, height: 800 } );
		/** Each way with its part of the page, and its place among the links of it. */
		const helpOf = (): Promise< string[] > =>
			page
				.locator( '.site-header, main, .site-footer, #quayside-menu' )
				.evaluateAll( ( parts ) =>
					parts.flatMap( ( part ) =>
						[ ...part.querySelectorAll( 'a' ) ].flatMap(
							( { href, textContent }, place ) => {
								const { protocol, pathname } = new URL(
									href || 'about:blank'
								);
								const isHelp =
									/^(mailto|tel):$/.test( protocol ) ||
									/\/(contact|help|faq)\/$/.test( pathname );
								return isHelp && part.localName !== 'main'
									? `${ part.className || part.id } ${ place }: ${ textContent?.trim() } ${ protocol }${ pathname }`
									: [];
							}
						)
					)
				);
		await page.goto( '' );
		const first = await helpOf();
		expect( first.join( '\n' ) ).toMatch( /Contact .*\/contact\/$/m );
		for ( const path of CONSISTENT ) {
			await page.goto( path );
			expect( await helpOf(), path ).toEqual( first );
		}
		await page
			.locator( '.site-footer' )
			.getByRole( 'link', { name: 'Contact' } )
			.click();
		await expect(
			page.locator( 'main form' ).getByRole( 'textbox' ).first()
		).toBeVisible();
	} );
}

test( '[3.3.7] nobody enters the same twice: in the account popup, in the addresses of an account, and at the checkout', async ( {
	page,
	baseURL,
} ) => {
	test.slow();
	await answerConsent( page.context(), baseURL );
	// The popup keeps a username or email address between its forms.
	await page.goto( 'about/' );
	await page.locator( '.quayside-account-link' ).click();
	const popup = page.getByRole( 'dialog' );
	await popup.locator( '#username' ).fill( 'ada@example.com' );
	await popup.getByRole( 'button', { name: 'Create an account' } ).click();
	await expect( popup.locator( '#reg_email' ) ).toHaveValue(
		'ada@example.com'
	);
	await popup.getByRole( 'button', { name: 'Log in', exact: true } ).click();
	await expect( popup.locator( '#username' ) ).toHaveValue(
		'ada@example.com'
	);
	await popup.locator( '#username' ).fill( 'ada' );
	await popup.getByRole( 'link', { name: /Lost your password/ } ).click();
	await expect( popup.locator( '[name=user_login]' ) ).toHaveValue( 'ada' );
	await popup.getByRole( 'button', { name: 'Create an account' } ).click();
	await expect( popup.locator( '#reg_email' ) ).toHaveValue( '' );

	// The shipping address starts with the billing address.
	const login = `entry-${ Date.now() }`;
	php(
		`$id = wc_create_new_customer( '${ login }@example.com', '${ login }', 'password' );
		$customer = new WC_Customer( $id );
		foreach (
			[
				'first_name' => 'Ada',
				'last_name' => 'Quorum',
				'address_1' => '7 Quay Street',
				'city' => 'Portland',
				'state' => 'OR',
				'postcode' => '97201',
				'country' => 'US',
			] as $key => $value
		) {
			$customer->{"set_billing_$key"}( $value );
		}
		$customer->save();`
	);
	await page.request.get( 'wp-login.php' );
	const response = await page.request.post( 'wp-login.php', {
		form: { log: login, pwd: 'password', testcookie: '1' },
		maxRedirects: 0,
	} );
	expect( response.status() ).toBe( 302 );
	// Also if the billing address loads after the form has been opened.
	const load = await holdRequests( page, /addresses(\/|%2F)billing/ );
	await page.goto( 'customer-dashboard/#addresses' );
	await page
		.locator( '.quayside-dashboard__nav' )
		.getByText( 'Addresses' )
		.click();
	const shipping = page.getByRole( 'region', { name: 'Shipping address' } );
	await shipping.getByRole( 'button', { name: 'Add' } ).click();
	await expect( shipping.getByLabel( /^First name/ ) ).toHaveValue( '' );
	load();
	await expect( shipping.getByLabel( /^First name/ ) ).toHaveValue( 'Ada' );
	await expect( shipping.getByLabel( /^Street address/ ) ).toHaveValue(
		'7 Quay Street'
	);
	await expect( shipping.getByLabel( /^State/ ) ).toHaveValue( 'OR' );
	await shipping.getByRole( 'button', { name: 'Cancel' } ).click();

	// The checkout has the billing address, and ships to it.
	await page.goto( 'product-category/light/' );
	await page
		.locator( '.add_to_cart_button[aria-label*="Chart table lamp"]' )
		.click();
	await expect( page.locator( '.add_to_cart_button.added' ) ).toBeVisible();
	await page.goto( 'checkout/' );
	await expect( page.locator( '#billing_address_1' ) ).toHaveValue(
		'7 Quay Street'
	);
	await expect(
		page.locator( '#ship-to-different-address-checkbox' )
	).not.toBeChecked();
} );

test( '[2.1.1] [2.1.4] no single character is a shortcut, on pages and in the lightbox, where keys move an enlarged image', async ( {
	page,
	baseURL,
} ) => {
	await answerConsent( page.context(), baseURL );
	const typeAll = async (): Promise< void > => {
		for ( const key of 'abcdefghijklmnopqrstuvwxyzZ0123456789/?.,+-' ) {
			await page.keyboard.press( key );
		}
	};
	for ( const path of [
		'gallery-workshops/',
		'product/harbour-enamel-mug/',
	] ) {
		await page.goto( path );
		await page.locator( '.site-nav a' ).first().focus();
		const before = page.url();
		await typeAll();
		expect( page.url() ).toBe( before );
		await expect( page.locator( 'dialog[open]' ) ).toHaveCount( 0 );
		await expect( page.locator( '.site-nav a' ).first() ).toBeFocused();
	}
	await page.goto( 'gallery-grid/' );
	await page.locator( '.quayside-gallery__link' ).first().press( 'Enter' );
	const zoom = page.locator( '.pswp--open' );
	await expect( page.locator( '.pswp__button--close' ) ).toBeFocused();
	await expect( page.locator( '.pswp__counter' ) ).toHaveText( '1 / 12' );
	await expect( page.locator( '.pswp--zoom-allowed' ) ).toHaveCount( 1 );
	await typeAll();
	await expect( page.locator( '.pswp__counter' ) ).toHaveText( '1 / 12' );
	await expect( zoom ).not.toHaveClass( /pswp--zoomed-in/ );
	// It does zoom by its button.
	await page.locator( '.pswp__button--zoom' ).press( 'Enter' );
	await expect( zoom ).toHaveClass( /pswp--zoomed-in/ );
	// [2.1.1] Left and Right move the enlarged image, also while held down. At its edge, they show another one.
	const place = () =>
		page
			.locator( '.pswp__item[aria-hidden=false] .pswp__zoom-wrap' )
			.evaluate(
				( element ) =>
					new DOMMatrix( getComputedStyle( element ).transform ).e
			);
	const middle = await place();
	await page.keyboard.press( 'ArrowRight' );
	expect( await place() ).toBeLessThan( middle );
	await page.keyboard.press( 'ArrowLeft' );
	expect( await place() ).toBe( middle );
	for ( let repeats = 0; repeats < 12; repeats++ ) {
		await page.keyboard.down( 'ArrowRight' );
	}
	await page.keyboard.up( 'ArrowRight' );
	await expect( page.locator( '.pswp__counter' ) ).toHaveText( '1 / 12' );
	await page.keyboard.press( 'ArrowRight' );
	await expect( page.locator( '.pswp__counter' ) ).toHaveText( '2 / 12' );
} );

for ( const viewport of LOW_WINDOWS ) {
	const size = `${ viewport.width } × ${ viewport.height } px`;

	test( `[1.4.10] the lightbox shows the image itself at ${ size }`, async ( {
		page,
		baseURL,
	} ) => {
		await answerConsent( page.context(), baseURL );
		await page.setViewportSize( viewport );
		await page.goto( 'gallery-pages/' );
		await page
			.locator( '.quayside-gallery__link' )
			.first()
			.press( 'Enter' );
		const image = page.locator(
			'.pswp__item[aria-hidden=false] .pswp__img:not(.pswp__img--placeholder)'
		);
		await expect( image ).toBeVisible();
		// Nearly half of the window, between the toolbar and the caption.
		await expect
			.poll( async () => ( await image.boundingBox() )?.height ?? 0 )
			.toBeGreaterThan( viewport.height * 0.45 );
	} );
}

test( '[1.1.1] images of a gallery without alternative text are told by their position', async ( {
	page,
	baseURL,
} ) => {
	await answerConsent( page.context(), baseURL );
	await page.goto(
		makePage(
			'gallery-unnamed',
			'<!-- wp:quayside/gallery {"ids":[{image:harbour-dawn},{image:regatta}],"details":[{"alt":""}]} /-->'
		)
	);
	await expect(
		page.getByRole( 'link', { name: 'Image 1 of 2' } )
	).toBeVisible();
} );

test( '[2.4.1] a gallery with pages can be skipped', async ( {
	page,
	baseURL,
} ) => {
	await answerConsent( page.context(), baseURL );
	await page.goto( 'gallery-pages/' );
	const skip = page.getByRole( 'link', { name: 'Skip gallery' } );
	await skip.focus();
	await expect( skip ).toBeInViewport();
	await skip.press( 'Enter' );
	await page.keyboard.press( 'Tab' );
	expect(
		await page.evaluate( () => {
			const gallery = document.querySelector( '.quayside-gallery' );
			const next = document.activeElement;
			return (
				!! next &&
				next !== document.body &&
				gallery?.compareDocumentPosition( next ) ===
					Node.DOCUMENT_POSITION_FOLLOWING
			);
		} )
	).toBe( true );
} );

for ( const locale of [ 'en_US', 'ar' ] ) {
	test( `[1.3.2] [2.4.3] the order of the content is the visual one, ${ locale }`, async ( {
		page,
		baseURL,
	} ) => {
		await answerConsent( page.context(), baseURL );
		await page.context().addCookies( [
			{
				name: 'quayside_locale',
				value: locale,
				url: baseURL ?? '',
			},
		] );
		for ( const path of [
			'',
			'shop/',
			'product/harbour-enamel-mug/',
			'contact/',
			'a-morning-at-the-rope-walk/',
		] ) {
			await page.goto( path );
			expect(
				await page.evaluate(
					() => getComputedStyle( document.body ).direction
				)
			).toBe( locale === 'ar' ? 'rtl' : 'ltr' );
			expect( await stepsBack( page ), path ).toEqual( [] );
		}
	} );
}

test( '[1.4.10] long words in a form break at 320 px: labels, help, options, messages, and file names', async ( {
	page,
	baseURL,
} ) => {
	await answerConsent( page.context(), baseURL );
	await page.setViewportSize( { width: 320, height: 640 } );
	const word = 'Rindfleischetikettierung'.repeat( 4 );
	const common = { label: word, help: word, required: true, errorMsg: word };
	const options = [ { label: word }, { label: 'Mug' } ];
	await page.goto(
		make(
			numbered(
				[
					[ 'input', {} ],
					[ 'dropdown', { options: [ word, 'Large' ] } ],
					[ 'multi-choice', { options } ],
					[ 'multi-choice', { options, singleSelection: true } ],
					[ 'checkbox', {} ],
					[ 'slider', {} ],
					[ 'rating', {} ],
					[ 'upload', {} ],
				],
				common
			)
		).url
	);
	await mounted( page );
	await page.locator( '[type=file]' ).setInputFiles( {
		name: `${ word }.png`,
		mimeType: 'image/png',
		buffer: Buffer.from( 'x' ),
	} );
	await page.getByRole( 'button', { name: 'Send' } ).press( 'Enter' );
	await expect( page.locator( '.srfm-error-summary' ) ).toBeVisible();
	await page.locator( '[role=combobox]' ).first().press( 'Alt+ArrowDown' );
	await expect( page.getByRole( 'option' ).first() ).toBeVisible();
	expect(
		await page.evaluate( () => {
			const width = document.documentElement.clientWidth;
			return [
				...document.querySelectorAll< HTMLElement >(
					'.srfm-form-container *'
				),
			]
				.filter(
					( element ) =>
						element.checkVisibility( {
							visibilityProperty: true,
						} ) &&
						element.offsetWidth > 1 &&
						( element.getBoundingClientRect().right > width ||
							( element.scrollWidth > element.clientWidth + 1 &&
								element.clientWidth > 0 &&
								getComputedStyle( element ).overflowX ===
									'visible' ) )
				)
				.map(
					( { localName, className } ) =>
						`${ localName }.${ className }`
				);
		} )
	).toEqual( [] );
} );

test( '[1.4.10] a long product name breaks at 320 px: in lists, search results, cart, checkout, and the drawer', async ( {
	page,
	baseURL,
} ) => {
	test.slow();
	await answerConsent( page.context(), baseURL );
	await page.setViewportSize( { width: 320, height: 640 } );
	const word = 'Donaudampfschifffahrtsgesellschaft'.repeat( 2 );
	const url = php(
		`$product = new WC_Product_Simple();
		$product->set_name( '${ word }' );
		$product->set_regular_price( '23456.99' );
		$product->set_description( '${ word }' );
		$product->set_short_description( '${ word }' );
		$product->save();
		echo get_permalink( $product->get_id() );`
	).trim();
	const check = async ( name: string ): Promise< void > => {
		expect
			.soft( await pageOverflow( page ), `${ name }: width` )
			.toBeLessThanOrEqual( 0 );
		expect.soft( await clippedText( page ), name ).toEqual( [] );
	};
	for ( const path of [ url, 'shop/?orderby=date', `?s=${ word }` ] ) {
		await page.goto( path );
		await expect( page.locator( 'main' ) ).toContainText( word );
		await check( path );
	}
	await page.goto( url );
	await page.locator( '.single_add_to_cart_button' ).click();
	await expect(
		page.locator( '.quayside-cart-link:visible' ).first()
	).toHaveAccessibleName( 'Cart (1 item)' );
	for ( const path of [ 'cart/', 'checkout/' ] ) {
		await page.goto( path );
		await expect( page.locator( 'main' ) ).toContainText( word );
		await check( path );
	}
	await DIALOGS[ 'cart drawer' ]?.( page );
	await check( 'cart drawer' );
} );

for ( const viewport of LOW_WINDOWS ) {
	test( `[3.3.1] [1.4.10] the message of a form's field is in view at ${ viewport.width } × ${ viewport.height } px`, async ( {
		page,
		baseURL,
	} ) => {
		await answerConsent( page.context(), baseURL );
		await page.setViewportSize( viewport );
		await page.goto(
			make(
				[ 1, 2, 3, 4 ].map( ( number ) => [
					'input',
					{
						block_id: `w${ number }`,
						slug: `w${ number }`,
						label: `Question ${ number }`,
						required: number === 4,
					},
				] )
			).url
		);
		await mounted( page );
		await page.locator( 'h1' ).scrollIntoViewIfNeeded();
		// The field with the error is below the window.
		await page.getByLabel( 'Question 1' ).press( 'Enter' );
		await expect( page.getByLabel( 'Question 4' ) ).toBeFocused();
		await expectInView(
			page.locator( '[data-slug=w4] .srfm-error-message' )
		);
	} );
}

test( 'weekdays of the calendar have letters to see and names to hear', async ( {
	page,
} ) => {
	await DIALOGS.calendar?.( page );
	const days = page.locator( '.srfm-calendar' ).getByRole( 'columnheader' );
	await expect( days ).toHaveCount( 7 );
	expect(
		await Promise.all(
			( await days.all() ).map( ( day ) =>
				day.locator( '[aria-hidden]' ).textContent()
			)
		)
	).toEqual( [ 'M', 'T', 'W', 'T', 'F', 'S', 'S' ] );
	for ( const [ place, name ] of [
		'Monday',
		'Tuesday',
		'Wednesday',
		'Thursday',
		'Friday',
		'Saturday',
		'Sunday',
	].entries() ) {
		await expect( days.nth( place ) ).toHaveAccessibleName( name );
	}
} );

test( 'the cart link and the lists of cookies have names that read as words, without a stray space', async ( {
	page,
	baseURL,
} ) => {
	await page.goto( 'about/' );
	await page.locator( '[data-cky-tag=settings-button]' ).click();
	const lists = page
		.locator( '.quayside-preferences summary' )
		.filter( { hasText: 'Cookies' } );
	await expect( lists.first() ).toBeVisible();
	for ( const name of await lists.allInnerTexts() ) {
		expect( name ).toMatch( /^Cookies: \d+ \([^\s)][^)]*[^\s)]\)$/ );
	}
	await answerConsent( page.context(), baseURL );
	await page.goto( LIST );
	const link = page.locator( '.quayside-cart-link:visible' ).first();
	await expect( link ).toHaveAccessibleName( 'Cart' );
	await add( page, 'MUG' );
	await expect( link ).toHaveAccessibleName( 'Cart (1 item)' );
	await add( page, 'BAG' );
	await expect( link ).toHaveAccessibleName( 'Cart (2 items)' );
	// Also as the page after it has it.
	await page.goto( 'about/' );
	await expect( link ).toHaveAccessibleName( 'Cart (2 items)' );
} );

for ( const width of [ 1280, 390 ] ) {
	test( `the button for cookie preferences never lies on the controls of a slider, ${ width } px`, async ( {
		page,
		baseURL,
	} ) => {
		await answerConsent( page.context(), baseURL );
		await page.setViewportSize( { width, height: 700 } );
		await page.goto( 'gallery-workshops/' );
		await expect( page.locator( '.cky-btn-revisit' ) ).toBeAttached();
		const slider = page.locator( '.quayside-slider' ).first();
		await slider.scrollIntoViewIfNeeded();
		await expect(
			slider.locator( '.quayside-slider__dot[aria-current]' )
		).toHaveCount( 1 );
		expect(
			await page.evaluate( () => {
				const boxOf = ( element: Element ) =>
					element.getBoundingClientRect();
				const revisit = document.querySelector( '.cky-btn-revisit' );
				const covered: string[] = [];
				// All that the visitor may see on the way down.
				for ( let y = 0; y < document.body.scrollHeight; y += 20 ) {
					scrollTo( { top: y, behavior: 'instant' } );
					const button = revisit && boxOf( revisit );
					document
						.querySelectorAll( '.quayside-slider button' )
						.forEach( ( control ) => {
							const box = boxOf( control );
							if (
								! button?.width ||
								( box.width &&
									box.left < button.right &&
									box.right > button.left &&
									box.top < button.bottom &&
									box.bottom > button.top )
							) {
								covered.push(
									`${ y }: ${ control.className }`
								);
							}
						} );
				}
				return covered;
			} )
		).toEqual( [] );
	} );
}
