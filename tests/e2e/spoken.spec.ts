import { answerConsent } from './blocks-page';
import { logInAsCustomer } from './customer';
import { expect, test } from './fixtures';
import { leaveNothing, make, mounted, numbered, php } from './form-page';
import { keepOptions } from './keep-options';
import { ScreenReader } from './screen-reader';
import { isWooCommerce, prepareShop } from './shop-store';
import type { Page } from '@playwright/test';
import { setThemeSettings } from './theme-settings-cookie';

/*
 * What a screen reader says on sixteen journeys by keyboard: tests/e2e/spoken/. A change to what is said changes a file, which a
 * person reads.
 */

leaveNothing();
test.use( { reducedMotion: 'reduce' } );
test.beforeAll( () => prepareShop() );

const PRODUCT = 'product/harbour-enamel-mug/';

/** A list with the lamp on its first page in every store. */
const LIST = 'product-category/light/';
const LAMP = '.add_to_cart_button[aria-label*="Chart table lamp"]';

/** Moves the focus to an element without saying what lies between, and says it. */
const goTo = ( reader: ScreenReader, page: Page, selector: string ) =>
	reader.step( 'moves on', () => page.locator( selector ).first().focus() );

const emptyCart = ( page: Page ): Promise< void > =>
	page.context().clearCookies( { name: /woocommerce/ } );

/** Adds a product, so that the cart has one item. */
const addProduct = async ( page: Page ): Promise< void > => {
	await page.goto( LIST );
	await page.locator( LAMP ).click();
	await expect( page.locator( '.add_to_cart_button.added' ) ).toBeVisible();
};

const openDrawer = async (
	reader: ScreenReader,
	page: Page
): Promise< void > => {
	await reader.step( 'Enter on the cart link', async () => {
		await page
			.locator( '[data-island-for=quayside-cart-drawer]' )
			.first()
			.press( 'Enter' );
		await expect(
			page.locator( '.quayside-cart-drawer .quayside-cart-line' ).first()
		).toBeVisible();
	} );
};

test.describe( 'after the consent banner', () => {
	test.beforeEach( async ( { page, baseURL } ) => {
		await answerConsent( page.context(), baseURL );
		await emptyCart( page );
	} );

	test( 'menu', async ( { page } ) => {
		const reader = await ScreenReader.start( page );
		await page.goto( 'about/' );
		await reader.press( 'Tab' );
		await reader.press( 'Tab' );
		await goTo( reader, page, '.site-nav a' );
		await reader.press( 'Tab' );
		await reader.step( 'Enter on the button of a submenu', async () => {
			await page.locator( '.menu__toggle' ).first().press( 'Enter' );
			await expect(
				page.locator( '.menu__toggle' ).first()
			).toHaveAttribute( 'aria-expanded', 'true' );
		} );
		await reader.press( 'Tab' );
		await reader.press( 'Escape' );
		await reader.read( '.site-header' );
		reader.expectSpoken( 'menu' );
	} );

	test( 'search', async ( { page } ) => {
		await setThemeSettings( page.context(), { instant_search: true } );
		const reader = await ScreenReader.start( page );
		await page.goto( 'about/' );
		await goTo( reader, page, '#quayside-search summary' );
		await reader.step( 'Enter', async () => {
			await page.keyboard.press( 'Enter' );
			await expect(
				page.locator( '#quayside-search .search-field' )
			).toBeFocused();
			// Its script has started.
			await expect(
				page.locator( '#quayside-search .search-field' )
			).toHaveAttribute( 'role', 'combobox' );
		} );
		await reader.type( 'rope walk' );
		await reader.hear( /result/ );
		await reader.press( 'ArrowDown' );
		await reader.press( 'ArrowDown' );
		await reader.press( 'Escape' );
		await page.keyboard.press( 'Control+A' );
		await reader.type( 'zzzz' );
		await reader.hear( /No/ );
		reader.expectSpoken( 'search' );
	} );

	test( 'add to cart', async ( { page } ) => {
		const reader = await ScreenReader.start( page );
		await page.goto( LIST );
		await goTo( reader, page, LAMP );
		await reader.press( 'Enter' );
		await reader.hear( /added to your cart/ );
		await reader.press( 'Tab' );
		reader.expectSpoken( 'add-to-cart' );
	} );

	test( 'cart drawer', async ( { page } ) => {
		await addProduct( page );
		const reader = await ScreenReader.start( page );
		await page.goto( 'about/' );
		await openDrawer( reader, page );
		await reader.read( '.quayside-cart-drawer' );
		await goTo( reader, page, '.quayside-stepper button:last-child' );
		await reader.press( 'Enter' );
		await reader.hear( /quantity 2/ );
		await goTo( reader, page, '.remove_from_cart_button' );
		await reader.step( 'Enter', async () => {
			await page.keyboard.press( 'Enter' );
			await expect( page.locator( '.quayside-cart-line' ) ).toHaveCount(
				0
			);
		} );
		await reader.hear( /removed/ );
		await reader.step( 'Escape', async () => {
			await page.keyboard.press( 'Escape' );
			await expect( page.locator( 'dialog[open]' ) ).toHaveCount( 0 );
		} );
		reader.expectSpoken( 'cart-drawer' );
	} );

	test.describe( 'with a refused coupon', () => {
		test.use( { expectedMessages: [ /400/ ] } );

		test( 'coupon', async ( { page } ) => {
			await addProduct( page );
			const reader = await ScreenReader.start( page );
			await page.goto( 'about/' );
			await openDrawer( reader, page );
			await goTo( reader, page, '.quayside-coupon summary' );
			await reader.press( 'Enter' );
			await reader.press( 'Tab' );
			await reader.type( 'nothing' );
			await reader.press( 'Enter' );
			await reader.hear( /coupon|Coupon/ );
			await reader.focus();
			await page.keyboard.press( 'Control+A' );
			await reader.type( 'contract10' );
			await reader.press( 'Enter' );
			await reader.hear( /contract10 applied/ );
			reader.expectSpoken( 'coupon' );
		} );
	} );

	test( 'login', async ( { page } ) => {
		const reader = await ScreenReader.start( page );
		await page.goto( 'about/' );
		await goTo( reader, page, '.quayside-account-link' );
		await reader.step( 'Enter', async () => {
			await page.keyboard.press( 'Enter' );
			await expect( page.locator( '#username' ) ).toBeFocused();
		} );
		await reader.type( 'nobody' );
		await reader.press( 'Tab' );
		await reader.type( 'wrong' );
		await reader.press( 'Enter' );
		await reader.hear( /Error|not registered|Unknown/ );
		await reader.press( 'Tab' );
		await reader.press( 'Tab' );
		await reader.step( 'Escape', async () => {
			await page.keyboard.press( 'Escape' );
			await expect( page.locator( 'dialog[open]' ) ).toHaveCount( 0 );
		} );
		reader.expectSpoken( 'login' );
	} );

	test( 'contact form with errors', async ( { page } ) => {
		const reader = await ScreenReader.start( page );
		await page.goto( make().url );
		await goTo( reader, page, '.srfm-form [name*="name"]' );
		await expect( page.locator( '.srfm-form-container' ) ).toHaveAttribute(
			'data-island-state',
			'mounted'
		);
		await reader.read( '.srfm-form' );
		await reader.step( 'Enter on Send', async () => {
			await page.getByRole( 'button', { name: 'Send' } ).press( 'Enter' );
			await expect( page.getByLabel( 'Name' ) ).toBeFocused();
		} );
		await reader.hear( 'need attention' );
		await reader.type( 'Ada' );
		await reader.press( 'Tab' );
		await reader.type( 'ada@example.com' );
		await reader.press( 'Tab' );
		await reader.type( 'ada@example.org' );
		await reader.press( 'Tab' );
		await reader.type( 'Hello' );
		await reader.step( 'Enter on Send', async () => {
			await page.getByRole( 'button', { name: 'Send' } ).press( 'Enter' );
			await expect(
				page.locator( '[aria-invalid=true]' ).first()
			).toBeFocused();
		} );
		await reader.hear( 'need attention' );
		await page.keyboard.press( 'Control+A' );
		await reader.type( 'ada@example.com' );
		await reader.step( 'Enter on Send', async () => {
			await page.getByRole( 'button', { name: 'Send' } ).press( 'Enter' );
			await expect( page.locator( '.srfm-success-box' ) ).toBeFocused();
			await expect( page.locator( ':focus' ) ).toContainText(
				'Thank you'
			);
		} );
		// The focus reads the message. A live region would say it again.
		await reader.expectSilence();
		reader.expectSpoken( 'contact-form' );
	} );

	test( 'every field', async ( { page } ) => {
		test.slow();
		const options = [ { label: 'Mug' }, { label: 'Bowl' } ];
		const { url } = make(
			(
				[
					[
						'input',
						{
							label: 'Text',
							required: true,
							help: 'In one line',
							maxLength: 20,
						},
					],
					[ 'email', { label: 'Email', required: true } ],
					[ 'url', { label: 'Website' } ],
					[ 'number', { label: 'Number', min: 1, max: 9 } ],
					[ 'password', { label: 'Password', minLength: 8 } ],
					[ 'phone', { label: 'Phone', defaultCountry: 'us' } ],
					[ 'textarea', { label: 'Message' } ],
					[
						'textarea',
						{ label: 'Formatted text', isRichText: true },
					],
					[
						'dropdown',
						{
							label: 'List',
							options: [ 'Small', 'Large' ],
							required: true,
						},
					],
					[
						'multi-choice',
						{
							label: 'Several',
							options,
							required: true,
							minSelection: 2,
						},
					],
					[
						'multi-choice',
						{
							label: 'One',
							options,
							required: true,
							singleSelection: true,
						},
					],
					[ 'checkbox', { label: 'Box', required: true } ],
					[ 'gdpr', { label: 'Terms' } ],
					[ 'slider', { label: 'Range', required: true } ],
					[ 'rating', { label: 'Stars', required: true } ],
					[
						'datepicker',
						{
							label: 'Date',
							minDate: '2026-01-01',
							required: true,
						},
					],
					[
						'upload',
						{
							label: 'Files',
							required: true,
							maxFiles: 2,
							maxSize: 1,
							allowedTypes: 'png, pdf',
						},
					],
				] as const
			 ).map( ( [ type, attributes ], index ) => [
				type,
				{ block_id: `f${ index }`, slug: `f${ index }`, ...attributes },
			] )
		);
		const reader = await ScreenReader.start( page );
		await page.goto( url );
		await goTo(
			reader,
			page,
			'.srfm-form [type=text]:not([tabindex="-1"])'
		);
		await expect( page.locator( '.srfm-form-container' ) ).toHaveAttribute(
			'data-island-state',
			'mounted'
		);
		await expect( page.locator( '.srfm-phone-select' ) ).toHaveCount( 1 );
		await expect( page.locator( '.srfm-rich-toolbar' ) ).toBeVisible();
		await expect( page.locator( '.srfm-dropdown-arrow' ) ).toBeVisible();
		await expect( page.locator( '.srfm-date-open' ) ).toBeVisible();
		for ( let stop = 0; stop < 45; stop++ ) {
			await reader.press( 'Tab' );
			if (
				await page.evaluate(
					() =>
						( document.activeElement as HTMLButtonElement ).type ===
						'submit'
				)
			) {
				break;
			}
		}
		await reader.step( 'Enter', () => page.keyboard.press( 'Enter' ) );
		await reader.hear( 'need attention' );
		await reader.focus();
		await reader.read( '.srfm-error-summary' );
		reader.expectSpoken( 'every-field' );
	} );

	test( 'fields that appear', async ( { page } ) => {
		const options = [ { label: 'Yes' }, { label: 'No' } ];
		const fields = numbered(
			[
				[ 'input', { label: 'Text' } ],
				[ 'phone', { label: 'Phone' } ],
				[ 'textarea', { label: 'Formatted text', isRichText: true } ],
				[ 'dropdown', { label: 'List', options } ],
				[ 'multi-choice', { label: 'Several', options } ],
				[
					'multi-choice',
					{ label: 'One', options, singleSelection: true },
				],
				[ 'checkbox', { label: 'Box' } ],
				[ 'gdpr', { label: 'Terms' } ],
				[ 'slider', { label: 'Range' } ],
				[ 'rating', { label: 'Stars' } ],
				[ 'datepicker', { label: 'Date' } ],
				[ 'datepicker', { label: 'Time', dateType: 'time' } ],
				[ 'upload', { label: 'Files' } ],
			],
			{
				required: true,
				conditional: {
					action: 'show',
					match: 'all',
					rules: [
						{ field: 'more', operator: 'equal', value: 'Yes' },
					],
				},
			}
		);
		const reader = await ScreenReader.start( page );
		await page.goto(
			make( [
				[
					'multi-choice',
					{
						block_id: 'more',
						slug: 'more',
						label: 'More',
						options,
						singleSelection: true,
					},
				],
				...fields,
			] ).url
		);
		await mounted( page );
		await expect( page.locator( '.srfm-phone-select' ) ).toHaveCount( 1 );
		await goTo( reader, page, '[data-slug=more] [type=radio]' );
		await reader.press( 'Space' );
		await expect( page.locator( '[data-slug=n0]' ) ).toBeVisible();
		await reader.walk( '[data-type]:not([data-slug=more])' );
		await reader.step( 'selects No', () =>
			page.getByRole( 'radio', { name: 'No' } ).first().check()
		);
		await expect( page.locator( '[data-slug=n0]' ) ).toBeHidden();
		await reader.press( 'Tab' );
		// Each of them, once.
		const spoken = reader.expectSpoken( 'conditional-fields' );
		for ( const [ , { label } ] of fields as [
			string,
			{ label: string },
		][] ) {
			expect
				.soft( spoken )
				.toMatch( new RegExp( `^${ label }\\b.*\\brequired\\b`, 'm' ) );
		}
	} );

	test( 'lightbox', async ( { page } ) => {
		const reader = await ScreenReader.start( page );
		await page.goto( 'gallery-grid/' );
		await goTo( reader, page, '.quayside-gallery__link' );
		await reader.step( 'Enter', async () => {
			await page.keyboard.press( 'Enter' );
			await expect( page.locator( '.pswp--open' ) ).toBeVisible();
			await expect(
				page.locator( '.pswp__button--close' )
			).toBeFocused();
		} );
		await reader.hear( /1/ );
		await reader.press( 'ArrowRight' );
		await reader.hear( /2/ );
		await reader.press( 'Tab' );
		await reader.step( 'Escape', async () => {
			await page.keyboard.press( 'Escape' );
			await expect( page.locator( 'dialog[open]' ) ).toHaveCount( 0 );
		} );
		reader.expectSpoken( 'lightbox' );
	} );

	test( 'carousel', async ( { page } ) => {
		const reader = await ScreenReader.start( page );
		await page.goto( 'gallery-workshops/' );
		const slider = page.locator( '.quayside-slider' ).first();
		await slider.scrollIntoViewIfNeeded();
		await expect(
			slider.locator( '.quayside-slider__dot[aria-current]' )
		).toHaveCount( 1 );
		await goTo( reader, page, '.quayside-slider button:visible' );
		for ( let stop = 0; stop < 4; stop++ ) {
			await reader.press( 'Tab' );
		}
		const current = slider.locator( '.quayside-slider__dot[aria-current]' );
		await goTo( reader, page, '.quayside-slider__button--next' );
		await reader.step( 'Enter', async () => {
			await page.keyboard.press( 'Enter' );
			await expect( current ).toHaveAccessibleName( 'Slide 2 of 4' );
		} );
		await reader.hear( /3 of 4/ );
		await goTo( reader, page, '.quayside-slider__viewport' );
		await reader.step( 'ArrowLeft', async () => {
			await page.keyboard.press( 'ArrowLeft' );
			await expect( current ).toHaveAccessibleName( 'Slide 1 of 4' );
		} );
		await reader.hear( 'Half past six' );
		await goTo( reader, page, '.quayside-slider__button--pause' );
		await reader.press( 'Enter' );
		await reader.press( 'Enter' );
		await reader.read( '.quayside-slider' );
		reader.expectSpoken( 'carousel' );
	} );

	test( 'product options', async ( { page } ) => {
		const reader = await ScreenReader.start( page );
		await page.goto( PRODUCT );
		await goTo( reader, page, '.single_add_to_cart_button' );
		// WooCommerce's scripts run when the visitor reaches for the button.
		await expect(
			page.locator( '.single_add_to_cart_button' )
		).toHaveClass( /disabled/ );
		await reader.step( 'Enter', async () => {
			await page.keyboard.press( 'Enter' );
			await expect(
				page.locator( '.variations select' ).first()
			).toBeFocused();
		} );
		await reader.hear( 'select some product options' );
		for ( const select of await page
			.locator( '.variations select' )
			.all() ) {
			await reader.step( 'selects the first option', async () => {
				await select.focus();
				await select.selectOption( { index: 1 } );
			} );
		}
		await expect(
			page.locator( '.single_add_to_cart_button' )
		).not.toHaveClass( /disabled/ );
		await reader.step( 'Enter on the button', async () => {
			await page.locator( '.single_add_to_cart_button' ).press( 'Enter' );
		} );
		await reader.hear( /added to your cart/ );
		await reader.read( 'form.cart' );
		reader.expectSpoken( 'product-options' );
	} );

	test.describe( 'with three payment methods', () => {
		let restore: () => void;
		test.beforeAll( () => {
			restore = keepOptions(
				'woocommerce_bacs_settings',
				'woocommerce_cheque_settings',
				'woocommerce_gateway_order'
			);
			php( `
				update_option( 'woocommerce_bacs_settings', [ 'enabled' => 'yes', 'title' => 'Bank transfer', 'description' => 'Use your order number as the reference.' ] );
				update_option( 'woocommerce_cheque_settings', [ 'enabled' => 'yes', 'title' => 'Check', 'description' => '' ] );
				update_option( 'woocommerce_gateway_order', [ 'bacs' => 0, 'cheque' => 1, 'cod' => 2, 'quayside_test' => 3 ] );
				echo 'true';` );
		} );
		test.afterAll( () => restore() );

		test( 'payment', async ( { page } ) => {
			test.skip(
				! isWooCommerce(),
				'The stand-in store has one payment method.'
			);
			await addProduct( page );
			const reader = await ScreenReader.start( page );
			await page.goto( 'checkout/' );
			// WooCommerce's scripts, which start with the first interaction, load the methods again.
			const loaded = page.waitForResponse( /update_order_review/ );
			await page.locator( '#billing_first_name' ).focus();
			await loaded;
			await expect( page.locator( '.blockUI' ) ).toHaveCount( 0 );
			await goTo( reader, page, '[name=payment_method]:checked' );
			await reader.press( 'ArrowDown' );
			await reader.press( 'ArrowDown' );
			await reader.press( 'Tab' );
			await reader.press( 'Tab' );
			// WooCommerce hides the description of the other method slowly.
			await expect( page.locator( '.payment_box:visible' ) ).toHaveCount(
				1
			);
			await reader.read( '#payment' );
			reader.expectSpoken( 'payment' );
		} );
	} );

	test( 'checkout', async ( { page } ) => {
		await addProduct( page );
		const reader = await ScreenReader.start( page );
		await page.goto( 'checkout/' );
		await goTo( reader, page, '#billing_first_name' );
		for ( let stop = 0; stop < 8; stop++ ) {
			await reader.press( 'Tab' );
		}
		await reader.step( 'Enter on Place order', async () => {
			await page.locator( '#place_order' ).press( 'Enter' );
			await expect( page.locator( '.woocommerce-error' ) ).toBeVisible();
		} );
		// WooCommerce moves the focus to them, and they are read once.
		if ( ! isWooCommerce() ) {
			await reader.hear( /required/ );
		}
		await reader.focus();
		reader.expectSpoken( 'checkout' );
	} );

	test.describe( 'with refused values', () => {
		test.use( { expectedMessages: [ /status of 400/ ] } );

		test( 'dashboard', async ( { page } ) => {
			await logInAsCustomer( page, 'spoken' );
			const reader = await ScreenReader.start( page );
			await page.goto( 'customer-dashboard/' );
			await expect(
				page.locator( '.quayside-dashboard__part h2' )
			).toBeVisible();
			await goTo(
				reader,
				page,
				'.quayside-dashboard__nav a, .quayside-dashboard__nav button'
			);
			await reader.step( 'Enter on Addresses', async () => {
				await page
					.locator( '.quayside-dashboard__nav' )
					.getByText( 'Addresses' )
					.press( 'Enter' );
				// Either address may load first.
				await expect(
					page.getByRole( 'button', { name: /^Add/ } )
				).toHaveCount( 2 );
			} );
			await reader.step( 'Enter on Add', async () => {
				await page
					.getByRole( 'button', { name: /^Add/ } )
					.first()
					.press( 'Enter' );
				await expect(
					page.locator( '.quayside-dashboard__part form' )
				).toBeVisible();
			} );
			await reader.press( 'Tab' );
			await reader.press( 'Tab' );
			await reader.step( 'Enter on Cancel', async () => {
				await page
					.getByRole( 'button', { name: 'Cancel' } )
					.press( 'Enter' );
				await expect(
					page.locator( '.quayside-dashboard__part form' )
				).toHaveCount( 0 );
			} );
			const form = page.locator( '.quayside-dashboard__part form' );
			const save = form.getByRole( 'button', { name: 'Save' } );
			await page.keyboard.press( 'Enter' );
			await reader.step( 'Enter on Save', async () => {
				await save.press( 'Enter' );
				await expect( form.getByLabel( 'First name' ) ).toBeFocused();
			} );
			await reader.hear( 'need attention' );
			for ( const [ label, value ] of [
				[ 'First name', 'Ada' ],
				[ 'Last name', 'Quay' ],
				[ 'Street address', '7 Quay Street' ],
				[ 'Town / City', 'Portland' ],
				[ /^(Postcode|ZIP)/, '04101' ],
				[ /^Phone/, '2075550123' ],
				[ 'Email address', 'ada@example.com' ],
			] as const ) {
				await form.getByLabel( label ).fill( value );
			}
			// WooCommerce has a list of states.
			const state = form.locator( 'select[required]' ).nth( 1 );
			if ( await state.count() ) {
				await state.selectOption( 'ME' );
			}
			await reader.step( 'Enter on Save', async () => {
				await save.press( 'Enter' );
				await expect(
					page.getByRole( 'button', { name: 'Edit' } ).first()
				).toBeFocused();
			} );
			await reader.hear( 'saved' );
			await reader.step( 'Enter on Account details', async () => {
				await page
					.locator( '.quayside-dashboard__nav' )
					.getByText( 'Account details' )
					.press( 'Enter' );
				await expect( form ).toBeVisible();
			} );
			await reader.step( 'Enter on Save', async () => {
				await form.getByLabel( 'First name' ).fill( 'Ada' );
				await form.getByLabel( 'Last name' ).fill( 'Quay' );
				await form
					.getByLabel( 'New password' )
					.fill( 'another long secret' );
				await save.press( 'Enter' );
				await expect( form.locator( '[aria-invalid]' ) ).toBeFocused();
			} );
			await reader.hear( 'needs attention' );
			await reader.step( 'Enter on Save', async () => {
				await form.getByLabel( 'New password' ).fill( '' );
				await save.press( 'Enter' );
				await expect(
					page.locator( '.quayside-dashboard__saved' )
				).toBeVisible();
			} );
			await reader.hear( 'saved' );
			reader.expectSpoken( 'dashboard' );
		} );
	} );
} );

test( 'banner', async ( { page } ) => {
	const reader = await ScreenReader.start( page );
	// The banner's script notices from where the visitor comes.
	await page.goto( 'about/', { waitUntil: 'networkidle' } );
	await reader.press( 'Tab' );
	for ( let stop = 0; stop < 5; stop++ ) {
		await reader.press( 'Tab' );
	}
	await reader.read( '.quayside-consent' );
	await reader.step( 'Enter on Reject all', async () => {
		await page
			.locator( '.quayside-consent .cky-btn-reject' )
			.press( 'Enter' );
		await expect( page.locator( '.quayside-consent' ) ).toBeHidden();
	} );
	await reader.press( 'Tab' );
	reader.expectSpoken( 'banner' );
} );

test( 'preference center', async ( { page } ) => {
	const reader = await ScreenReader.start( page );
	// Each page with a provider adds a recipient, also pages of other tests.
	await page.route( /quayside-consent\/v1\/preferences/, async ( route ) => {
		const response = await route.fetch();
		const json = ( await response.json() ) as {
			categories: { slug: string; recipients: object[] }[];
		};
		for ( const category of json.categories ) {
			category.recipients =
				category.slug === 'analytics'
					? [
							{
								name: 'Google Tag Manager',
								company: 'Google Ireland Limited',
								country: 'Ireland',
								policy: 'https://policies.google.com/privacy',
								optOut: '',
								cookies: '',
							},
						]
					: [];
		}
		await route.fulfill( { response, json } );
	} );
	await page.goto( 'about/' );
	await reader.step( 'Enter on Customize', async () => {
		await page.locator( '[data-cky-tag=settings-button]' ).press( 'Enter' );
		await expect( page.locator( '.quayside-preferences' ) ).toBeVisible();
	} );
	await reader.read( '.quayside-preferences' );
	await goTo( reader, page, '.quayside-preferences [role=switch]' );
	await reader.press( 'Space' );
	await reader.step( 'Escape', async () => {
		await page.keyboard.press( 'Escape' );
		await expect( page.locator( '.quayside-preferences' ) ).toBeHidden();
	} );
	reader.expectSpoken( 'preference-center' );
} );
