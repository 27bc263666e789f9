import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, SITE_FOLDER, test } from './fixtures';
import { activate, php, removePlugins } from './third-party-plugins';
import {
	add,
	asDecidedVisitor,
	expectCount,
	LIST,
	prepareShop,
} from './shop-store';
import {
	expectCurrentCartPage,
	recordSpeculation,
	speculated,
	speculatedOwn,
	startWholeBrowser,
	visit,
} from './speculation';

/*
 * Tests the scripts that Quayside defers, replaces, or removes on WooCommerce's pages together with real extensions from the
 * folders in QUAYSIDE_PEERS (npm run test:extensions). Each guard is tested with extensions that need what it takes away, and with
 * extensions that don't. Without the folders, the tests are skipped.
 */

/** What happens to WooCommerce's scripts on each page, as in docs/shop.md. True if they run as usual. */
interface Runs {
	variations: boolean;
	productPage: boolean;
	/** jQuery in the head of a product page, because a script there needs it. */
	head: boolean;
	cart: boolean;
	/** The classic checkout. */
	checkout: boolean;
	selectWoo: boolean;
	/** WooCommerce's password meter on the account page. */
	meter: boolean;
	/** The password strength library on the page of the Checkout block. */
	blockMeter: boolean;
	/** WordPress's component library on the page of the Cart and of the Checkout block. */
	blockCart: boolean;
	blockCheckout: boolean;
	/** WordPress's polyfill on the page of the Cart block. */
	polyfill: boolean;
	/** The lightweight cart page: the classic cart with deferred scripts, with running scripts, or the Cart block. */
	lightweight: 'deferred' | 'runs' | 'block';
}

const NONE: Runs = {
	variations: false,
	productPage: false,
	head: false,
	cart: false,
	checkout: false,
	selectWoo: false,
	meter: false,
	blockMeter: false,
	blockCart: false,
	blockCheckout: false,
	polyfill: false,
	lightweight: 'deferred',
};

const ALL: Runs = {
	variations: true,
	productPage: true,
	head: false,
	cart: true,
	checkout: true,
	selectWoo: true,
	// Both only watch what is entered, so that other jQuery code does not need them.
	meter: false,
	blockMeter: false,
	blockCart: true,
	blockCheckout: true,
	polyfill: true,
	lightweight: 'runs',
};

interface Extension {
	folder: string;
	/** Main file without ".php", if it differs from the folder. */
	file?: string;
	/** PHP that configures the plugin. */
	setup?: string;
	/** Element that displays the number of items in the cart, by WooCommerce's fragments or events. */
	count?: string;
	/** What the strength meter says about "abc", if the plugin changes it. */
	strength?: string;
	/** What it shows in place of the Checkout block. */
	checkout?: string;
	/** Errors of its own, because its service is not available. */
	errors?: RegExp;
	runs: Runs;
}

const EXTENSIONS: Record< string, Extension > = {
	'Variation Swatches for WooCommerce': {
		folder: 'variation-swatches-woo',
		runs: { ...NONE, variations: true, productPage: true },
	},
	'Modern Cart': {
		folder: 'modern-cart',
		count: '.moderncart-floating-cart-count',
		runs: {
			...NONE,
			variations: true,
			productPage: true,
			cart: true,
			lightweight: 'runs',
		},
	},
	'Power Coupons': {
		folder: 'power-coupons',
		runs: {
			...NONE,
			variations: true,
			productPage: true,
			cart: true,
			checkout: true,
			selectWoo: true,
			lightweight: 'runs',
		},
	},
	'Cart Abandonment Recovery': {
		folder: 'woo-cart-abandonment-recovery',
		runs: { ...NONE, checkout: true, selectWoo: true },
	},
	CartFlows: { folder: 'cartflows', runs: NONE },
	'Mercado Pago': {
		folder: 'woocommerce-mercadopago',
		errors: /melidata/,
		runs: NONE,
	},
	PagSeguro: { folder: 'woocommerce-pagseguro', runs: NONE },
	WooPayments: {
		folder: 'woocommerce-payments',
		runs: {
			...NONE,
			checkout: true,
			selectWoo: true,
			polyfill: true,
			lightweight: 'block',
		},
	},
	'Brazilian Market on WooCommerce': {
		folder: 'woocommerce-extra-checkout-fields-for-brazil',
		runs: { ...NONE, checkout: true, selectWoo: true },
	},
	Correios: { folder: 'woocommerce-correios', runs: NONE },
	'Correios Automático': {
		folder: 'infixs-correios-automatico',
		runs: { ...ALL, polyfill: false },
	},
	Elementor: { folder: 'elementor', runs: NONE },
	'WPC Product Bundles': {
		folder: 'woo-product-bundle',
		file: 'wpc-product-bundles',
		runs: { ...ALL, lightweight: 'block' },
	},
	'WPC Frequently Bought Together': {
		folder: 'woo-bought-together',
		file: 'wpc-frequently-bought-together',
		runs: { ...ALL, lightweight: 'block' },
	},
	TeraWallet: {
		folder: 'woo-wallet',
		runs: {
			...NONE,
			blockCart: true,
			blockCheckout: true,
			polyfill: true,
			lightweight: 'block',
		},
	},
	'Mailchimp for WooCommerce': {
		folder: 'mc-woocommerce',
		file: 'mailchimp-woocommerce',
		runs: {
			...ALL,
			blockCart: false,
			blockCheckout: false,
			polyfill: false,
		},
	},
	MailerLite: {
		folder: 'woo-mailerlite',
		runs: { ...NONE, checkout: true, selectWoo: true, blockCheckout: true },
	},
	'Calculadora de frete melhorada': {
		folder: 'woo-better-shipping-calculator-for-brazil',
		file: 'wc-better-shipping-calculator-for-brazil',
		runs: {
			...NONE,
			cart: true,
			blockCart: true,
			lightweight: 'runs',
		},
	},
	YouBeHero: {
		folder: 'you-be-hero',
		runs: { ...ALL, blockCart: false, polyfill: false },
	},
	'Password Strength Settings': {
		folder: 'wc-password-strength-settings',
		setup: `foreach ( [ 'Empty', 'Hopeless', 'Poor', 'Fine', 'Great' ] as $number => $label ) {
			update_option( 'woocommerce_password_strength_label_' . ( $number + 1 ), $label );
		}
		update_option( 'woocommerce_myaccount_password_strength', 3 );`,
		strength: 'Hopeless',
		runs: NONE,
	},
	'Password Strength for WooCommerce': {
		folder: 'password-strength-for-woocommerce',
		runs: { ...ALL, meter: true, blockMeter: true, polyfill: false },
	},
	'Fluid Checkout': {
		folder: 'fluid-checkout',
		checkout: 'form.checkout',
		runs: { ...NONE, checkout: true, selectWoo: true },
	},
	'Variation Swatches by GetWooPlugins': {
		folder: 'woo-variation-swatches',
		runs: ALL,
	},
	'Variation Swatches by RadiusTheme': {
		folder: 'woo-product-variation-swatches',
		runs: {
			...ALL,
			blockCart: false,
			blockCheckout: false,
			polyfill: false,
		},
	},
	'Variation Gallery by GetWooPlugins': {
		folder: 'woo-variation-gallery',
		runs: { ...ALL, polyfill: false },
	},
	'Variation Gallery by RadiusTheme': {
		folder: 'woo-product-variation-gallery',
		runs: { ...NONE, variations: true, productPage: true },
	},
	'WPC Fly Cart': {
		folder: 'woo-fly-cart',
		file: 'wpc-fly-cart',
		count: '.woofc-count-number',
		runs: { ...ALL, polyfill: false },
	},
	'WP Menu Cart': {
		folder: 'wp-menu-cart',
		setup: `update_option( 'wpmenucart', [
			'shop_plugin' => 'woocommerce',
			'menu_slugs' => [ 1 => wp_get_nav_menu_object( get_nav_menu_locations()['primary'] ?? 0 )->slug ?? '0' ],
			'always_display' => '1',
			'items_display' => '1',
		] );`,
		count: '.wpmenucart-contents .cartcontents',
		runs: { ...NONE, lightweight: 'block' },
	},
	'Checkout Manager': {
		folder: 'woocommerce-checkout-manager',
		runs: { ...NONE, checkout: true, selectWoo: true },
	},
	'Flexible Checkout Fields': {
		folder: 'flexible-checkout-fields',
		runs: {
			...NONE,
			checkout: true,
			selectWoo: true,
			meter: true,
			blockMeter: true,
		},
	},
	'States, Cities, and Places for WooCommerce': {
		folder: 'states-cities-and-places-for-woocommerce',
		runs: {
			...ALL,
			variations: false,
			productPage: false,
			polyfill: false,
		},
	},
	'Address Book': {
		folder: 'woo-address-book',
		file: 'woocommerce-address-book',
		runs: { ...NONE, checkout: true, selectWoo: true, blockCheckout: true },
	},
	'Multiple Addresses by ThemeHigh': {
		folder: 'themehigh-multiple-addresses',
		runs: {
			...ALL,
			variations: false,
			productPage: false,
			polyfill: false,
		},
	},
	'WC Vendors': {
		folder: 'wc-vendors',
		file: 'class-wc-vendors',
		runs: {
			...NONE,
			blockCart: true,
			blockCheckout: true,
			polyfill: true,
			lightweight: 'block',
		},
	},
	Stripe: {
		folder: 'woocommerce-gateway-stripe',
		// With keys it adds its fields, although its service does not answer.
		setup: `update_option( 'woocommerce_stripe_settings', [
			'enabled' => 'yes',
			'testmode' => 'yes',
			'test_publishable_key' => 'pk_test_1',
			'test_secret_key' => 'sk_test_1',
			'upe_checkout_experience_accepted_payments' => [ 'card' ],
		] );`,
		errors: /Stripe is not defined|IntegrationError/,
		runs: {
			...NONE,
			checkout: true,
			blockCart: true,
			blockCheckout: true,
			lightweight: 'block',
		},
	},
	'PayPal Payments': {
		folder: 'woocommerce-paypal-payments',
		runs: { ...NONE, lightweight: 'block' },
	},
	'Checkout Password Strength Meter': {
		folder: 'woocommerce-checkout-password-strength-meter',
		file: 'woo-checkout-password-strength-meter',
		runs: { ...NONE, blockMeter: true },
	},
};

/** Shows one visitor the pages of WooCommerce's blocks, with or without the setting for the lightweight cart page. */
const COMPANION = `<?php
if ( isset( $_COOKIE['quayside_test_blocks'] ) ) {
	foreach ( [ 'cart', 'checkout' ] as $name ) {
		add_filter(
			"pre_option_woocommerce_{$name}_page_id",
			static fn () => (string) ( get_page_by_path( "extension-$name" )->ID ?? 0 )
		);
	}
	add_filter(
		'option_quayside_shop_settings',
		static fn ( $settings ) => [
			'lightweight_cart' => 'light' === $_COOKIE['quayside_test_blocks'],
		] + (array) $settings
	);
	add_filter(
		'default_option_quayside_shop_settings',
		static fn () => [ 'lightweight_cart' => 'light' === $_COOKIE['quayside_test_blocks'] ]
	);
}
`;

/** Copying and starting some plugins takes a minute. */
test.describe.configure( { timeout: 240_000 } );

// Messages of other plugins are ignored. Errors of the page are compared in the tests.
test.use( { expectedMessages: [ /./ ], actionTimeout: 15_000 } );

test.beforeAll( () => {
	if ( ! process.env.QUAYSIDE_PEERS ) {
		return;
	}
	prepareShop();
	writeFileSync(
		join(
			SITE_FOLDER,
			'wp-content/mu-plugins/quayside-extension-pages.php'
		),
		COMPANION
	);
	php( `
		kses_remove_filters();
		update_option( 'woocommerce_enable_myaccount_registration', 'yes' );
		update_option( 'woocommerce_registration_generate_password', 'no' );
		$of = static fn ( string $name ) => ( static fn () => static::{"get_{$name}_block_content"}() )->bindTo( null, WC_Install::class )();
		foreach ( [ 'cart', 'checkout' ] as $name ) {
			get_page_by_path( "extension-$name" )
				|| wp_insert_post( [
					'post_type' => 'page',
					'post_status' => 'publish',
					'post_title' => "Block $name",
					'post_name' => "extension-$name",
					'post_content' => wp_slash( $of( $name ) ),
				] );
		}
	` );
} );
test.afterEach( removePlugins );

const showBlocks = ( page: Page, value: 'block' | 'light' ): Promise< void > =>
	page.context().addCookies( [
		{
			name: 'quayside_test_blocks',
			value,
			url: process.env.QUAYSIDE_URL ?? '',
		},
	] );

/** Determines whether a script element of WordPress with this handle is on the page as it was sent. */
const hasScript = ( page: Page, handle: string ): Promise< boolean > =>
	page.evaluate(
		( id ) => !! document.querySelector( `script[id="${ id }-js"][src]` ),
		handle
	);

/** Returns the cookie of a customer. */
const getLogin = (): { name: string; value: string } =>
	JSON.parse(
		php( `
			$id = username_exists( 'extensions' ) ?: wp_create_user( 'extensions', 'a long secret', 'extensions@example.com' );
			( new WP_User( $id ) )->set_role( 'customer' );
			$expires = time() + DAY_IN_SECONDS;
			echo wp_json_encode( [
				'name' => LOGGED_IN_COOKIE,
				'value' => wp_generate_auth_cookie( $id, $expires, 'logged_in', WP_Session_Tokens::get_instance( $id )->create( $expires ) ),
			] );` )
	) as { name: string; value: string };

/** Selects the first option of every attribute, by the swatches of a plugin if it has any. */
const selectVariation = async ( page: Page ): Promise< void > => {
	const form = page.locator( '.variations_form' );
	for ( const select of await form.locator( 'select' ).all() ) {
		const swatch = select
			.locator( 'xpath=ancestor::td' )
			.locator( '.cfvsw-swatches-option, .variable-item, .rtwpvs-term' )
			.first();
		await ( ( await swatch.count() )
			? swatch.click()
			: select.selectOption( { index: 1 } ) );
	}
};

for ( const [ name, extension ] of Object.entries( EXTENSIONS ) ) {
	const { folder, file, setup, count, strength, checkout, runs } = extension;
	test( `${ name }: store pages work, and its scripts get what they need`, async ( {
		page,
		context,
	} ) => {
		await activate( folder, file );
		if ( setup ) {
			php( setup );
		}
		const errors: string[] = [];
		context.on( 'weberror', ( error ) => {
			const { message } = error.error();
			if ( ! extension.errors?.test( message ) ) {
				errors.push( `${ page.url() }: ${ message }` );
			}
		} );
		await asDecidedVisitor( page );
		const shown: Partial< Runs > = {};

		await test.step( 'a variable product', async () => {
			await page.goto( 'product/contract-blanket/' );
			shown.variations = await hasScript(
				page,
				'wc-add-to-cart-variation'
			);
			shown.productPage = await hasScript( page, 'wc-single-product' );
			shown.head =
				( await page.locator( 'head script#jquery-core-js' ).count() ) >
				0;
			await selectVariation( page );
			const form = page.locator( '.variations_form' );
			await expect
				.soft( form.locator( '[name=variation_id]' ) )
				.toHaveValue( /[1-9]/ );
			const button = form.locator( '.single_add_to_cart_button' );
			await expect( button ).not.toHaveClass( /\bdisabled\b/ );
			await button.click();
			await expect
				.poll( async () =>
					( await context.cookies() ).some(
						( { name: cookie } ) =>
							cookie === 'woocommerce_items_in_cart'
					)
				)
				.toBe( true );
			await page.goto( LIST );
			await expectCount( page, 1 );
		} );
		await test.step( 'the tabs of a product', async () => {
			await page.goto( 'product/harbour-enamel-mug/' );
			const tabs = page.locator( '.wc-tabs [role=tab]' );
			await tabs.last().click();
			const panel = await tabs.last().getAttribute( 'aria-controls' );
			await expect.soft( page.locator( `#${ panel }` ) ).toBeVisible();
		} );
		await test.step( 'the classic cart', async () => {
			await page.goto( LIST );
			await add( page, 'MUG' );
			if ( count ) {
				await expect
					.soft( page.locator( count ).first() )
					.toContainText( '2' );
			}
			await page.goto( 'cart/' );
			shown.cart = await hasScript( page, 'wc-cart' );
			await page
				.locator( '.woocommerce-cart-form input.qty' )
				.last()
				.fill( '3' );
			await page.locator( '[name=update_cart]' ).click();
			await expect
				.soft( page.locator( '.woocommerce-message' ) )
				.toContainText( 'Cart updated' );
			await expectCount( page, 4 );
		} );
		await test.step( 'the classic checkout', async () => {
			await page.goto( 'checkout/' );
			shown.checkout = await hasScript( page, 'wc-checkout' );
			shown.selectWoo = await hasScript( page, 'selectWoo' );
			await page
				.locator( '#billing_country' )
				.selectOption( { value: 'CA' }, { force: true } );
			await expect
				.soft( page.locator( '#billing_state option[value=ON]' ) )
				.toBeAttached();
		} );
		await test.step( 'a new password', async () => {
			await page.goto( 'my-account/' );
			shown.meter = await hasScript( page, 'wc-password-strength-meter' );
			await page.locator( '#reg_password' ).pressSequentially( 'abc' );
			await expect
				.soft( page.locator( '.woocommerce-password-strength' ) )
				.toContainText( strength ?? 'Very weak' );
		} );
		await test.step( 'the lightweight cart page', async () => {
			await showBlocks( page, 'light' );
			await page.goto( 'extension-cart/' );
			shown.lightweight = ( await page
				.locator( '.wp-block-woocommerce-cart' )
				.count() )
				? 'block'
				: ( await hasScript( page, 'wc-cart' ) )
					? 'runs'
					: 'deferred';
			if ( shown.lightweight !== 'block' ) {
				await page
					.locator( '.woocommerce-cart-form input.qty' )
					.last()
					.fill( '4' );
				await page.locator( '[name=update_cart]' ).click();
				await expect
					.soft( page.locator( '.woocommerce-message' ) )
					.toContainText( 'Cart updated' );
				await expectCount( page, 5 );
			}
		} );
		await test.step( 'the Cart block', async () => {
			await showBlocks( page, 'block' );
			await page.goto( 'extension-cart/' );
			shown.blockCart = await hasScript( page, 'wp-components' );
			shown.polyfill = await hasScript( page, 'wp-polyfill' );
			const plus = page.locator(
				'.wc-block-components-quantity-selector__button--plus'
			);
			await expect.soft( plus ).toHaveCount( 2 );
			// The next page shows the cart that this one has changed.
			await Promise.all( [
				page.waitForResponse( /wc\/store\/v1\/(batch|cart\/)/ ),
				plus.last().click(),
			] );
			await expect
				.soft(
					page
						.locator( '.wc-block-components-totals-wrapper' )
						.first()
				)
				.toBeVisible();
		} );
		await test.step( 'the Checkout block', async () => {
			await page.goto( 'extension-checkout/' );
			shown.blockCheckout = await hasScript( page, 'wp-components' );
			shown.blockMeter = await hasScript( page, 'zxcvbn-async' );
			await expect
				.soft(
					page.locator(
						checkout ??
							'.wc-block-components-checkout-place-order-button'
					)
				)
				.toBeVisible();
		} );
		await test.step( 'an address of the account', async () => {
			await page
				.context()
				.clearCookies( { name: 'quayside_test_blocks' } );
			await page
				.context()
				.addCookies( [
					{ ...getLogin(), url: process.env.QUAYSIDE_URL ?? '' },
				] );
			await page.goto( 'my-account/edit-address/billing/' );
			await page
				.locator( '#billing_country' )
				.selectOption( { value: 'CA' }, { force: true } );
			await expect
				.soft( page.locator( '#billing_state option[value=ON]' ) )
				.toBeAttached();
		} );
		expect.soft( shown ).toEqual( runs );
		expect.soft( errors ).toEqual( [] );
	} );
}

/** Plugins that prefetch pages, by the folder and the file of the plugin. */
const PREFETCHERS = {
	'Speculative Loading': [ 'speculation-rules', 'load' ],
	'Flying Pages': [ 'flying-pages' ],
	'instant.page': [ 'instant-page', 'instantpage' ],
	Quicklink: [ 'quicklink' ],
} as const;

for ( const [ name, [ folder, file ] ] of Object.entries( PREFETCHERS ) ) {
	test( `${ name }: prefetches products, and no cart that is changed later`, async () => {
		await activate( folder, file );
		recordSpeculation();
		const browser = await startWholeBrowser();
		try {
			const page = await visit( browser );
			await page
				.locator( 'a[href*="/product/contract-mug/"]' )
				.first()
				.hover();
			await expect
				.poll( speculated )
				.toContain( '200 /product/contract-mug/' );
			await expectCurrentCartPage( page );
			expect(
				speculatedOwn().filter( ( line ) => ! line.startsWith( '503' ) )
			).toEqual( [] );
		} finally {
			await browser.close();
		}
	} );
}
