import type { Page } from '@playwright/test';
import { expect, SITE_FOLDER, test } from './fixtures';
import { makeContractProducts, php, productIds } from './store-contract';

/*
 * Script handles and their settings, the variation script, the mini-cart widget, and the store notice.
 */
test.beforeAll( makeContractProducts );

const inside = (): void =>
	test.skip( ! SITE_FOLDER, 'Looks into the site: QUAYSIDE_FOLDER.' );

test( 'every handle that others enqueue or dequeue is registered', () => {
	inside();
	const handles = JSON.parse(
		php(
			'do_action( "wp_enqueue_scripts" ); echo wp_json_encode( array_keys( wp_scripts()->registered ) );'
		)
	) as string[];
	expect( handles ).toEqual(
		expect.arrayContaining( [
			'wc-add-to-cart',
			'wc-cart-fragments',
			'woocommerce',
			'wc-jquery-blockui',
			'wc-js-cookie',
			'sourcebuster-js',
			'wc-order-attribution',
			'wc-add-to-cart-variation',
			'wc-single-product',
			'wc-cart',
			'wc-checkout',
		] )
	);
} );

test( 'script settings have the names that other plugins rely on', ( {
	baseURL,
} ) => {
	inside();
	const { pathname: path } = new URL( baseURL ?? '' );
	const settings = ( handle: string ): Record< string, unknown > => {
		const js = php(
			`do_action( "wp_enqueue_scripts" );
			wp_enqueue_script( "${ handle }" );
			ob_start();
			do_action( "wp_print_footer_scripts" );
			ob_end_clean();
			echo wp_scripts()->get_data( "${ handle }", "data" );`
		);
		return {
			name: /var (\w+) = /.exec( js )?.[ 1 ],
			...JSON.parse( /= (\{.*\});/.exec( js )?.[ 1 ] ?? '{}' ),
		};
	};
	const urls = {
		ajax_url: `${ path }wp-admin/admin-ajax.php`,
		wc_ajax_url: `${ path }?wc-ajax=%%endpoint%%`,
	};
	expect( settings( 'woocommerce' ) ).toEqual( {
		name: 'woocommerce_params',
		...urls,
		i18n_password_show: 'Show password',
		i18n_password_hide: 'Hide password',
	} );
	expect( settings( 'wc-add-to-cart' ) ).toEqual( {
		name: 'wc_add_to_cart_params',
		...urls,
		i18n_view_cart: 'View cart',
		cart_url: expect.stringMatching( /\/cart\/$/ ),
		is_cart: '',
		cart_redirect_after_add: 'no',
	} );
	expect( settings( 'wc-cart-fragments' ) ).toEqual( {
		name: 'wc_cart_fragments_params',
		...urls,
		cart_hash_key: expect.stringMatching( /^wc_cart_hash_[0-9a-f]{32}$/ ),
		fragment_name: expect.stringMatching( /^wc_fragments_[0-9a-f]{32}$/ ),
		request_timeout: '5000',
	} );
	const attribution = settings( 'wc-order-attribution' );
	expect( attribution ).toMatchObject( {
		name: 'wc_order_attribution',
		params: {
			lifetime: 0.00001,
			session: 30,
			base64: false,
			prefix: 'wc_order_attribution_',
			allowTracking: true,
		},
	} );
	expect( attribution.fields ).toEqual( {
		source_type: 'current.typ',
		referrer: 'current_add.rf',
		utm_campaign: 'current.cmp',
		utm_source: 'current.src',
		utm_medium: 'current.mdm',
		utm_content: 'current.cnt',
		utm_id: 'current.id',
		utm_term: 'current.trm',
		utm_source_platform: 'current.plt',
		utm_creative_format: 'current.fmt',
		utm_marketing_tactic: 'current.tct',
		session_entry: 'current_add.ep',
		session_start_time: 'current_add.fd',
		session_pages: 'session.pgs',
		session_count: 'udata.vst',
		user_agent: 'udata.uag',
	} );
} );

/** Opens the variable product and records its form's jQuery events. */
async function openBlanket( page: Page ): Promise< void > {
	await page.goto( 'product/contract-blanket/' );
	// Quayside runs the store's script when the visitor reaches for the form.
	const form = page.locator( '.variations_form' );
	await expect( async () => {
		await page.mouse.move( 0, 0 );
		await form.hover();
		await page.waitForFunction(
			() =>
				Boolean(
					(
						window as unknown as {
							jQuery?: { fn: Record< string, unknown > };
						}
					 ).jQuery?.fn.wc_variation_form
				),
			undefined,
			{ timeout: 5000 }
		);
	} ).toPass();
	await page.evaluate( () => {
		const { jQuery } = window as unknown as {
			jQuery: ( target: string ) => {
				on: (
					names: string,
					handler: (
						event: { type: string },
						variation?: { display_price: number }
					) => void
				) => void;
			};
		};
		const fired: string[] = [];
		( window as unknown as { fired: string[] } ).fired = fired;
		jQuery( '.variations_form' ).on(
			'found_variation reset_data',
			( event, variation ) =>
				fired.push(
					`${ event.type } ${ variation?.display_price ?? '' }`.trim()
				)
		);
	} );
	await expect( page.locator( '.single_add_to_cart_button' ) ).toHaveClass(
		/\bdisabled\b.*\bwc-variation-selection-needed\b/
	);
}

const fired = ( page: Page ): Promise< string[] > =>
	page.evaluate( () => ( window as unknown as { fired: string[] } ).fired );

test( 'selecting a variation shows its price and enables the button', async ( {
	page,
} ) => {
	await openBlanket( page );
	await page.locator( 'select#size' ).selectOption( 'Large' );
	await page.locator( 'select#colour' ).selectOption( 'Blue' );
	await expect(
		page.locator(
			'.single_variation .woocommerce-variation-price ins .amount'
		)
	).toHaveText( /50[.,]00/ );
	await expect( page.locator( 'input.variation_id' ) ).toHaveValue(
		/^[1-9]\d*$/
	);
	const button = page.locator( '.single_add_to_cart_button' );
	await expect( button ).not.toHaveClass( /\bdisabled\b/ );
	expect( ( await fired( page ) ).at( -1 ) ).toBe( 'found_variation 50' );
	await page.locator( 'a.reset_variations' ).click();
	await expect( page.locator( 'select#size' ) ).toHaveValue( '' );
	await expect( button ).toHaveClass( /\bdisabled\b/ );
	expect( ( await fired( page ) ).at( -1 ) ).toBe( 'reset_data' );
} );

test( 'values without a matching variation are not offered', async ( {
	page,
} ) => {
	await openBlanket( page );
	await page.locator( 'select#size' ).selectOption( 'Small' );
	await expect(
		page.locator( 'select#colour option[value="Blue"]:not([disabled])' )
	).toHaveCount( 0 );
	await expect(
		page.locator( 'select#colour option[value="Red"]:not([disabled])' )
	).toHaveCount( 1 );
} );

test( 'an incomplete selection shows an error', async ( { page } ) => {
	await openBlanket( page );
	await page.locator( '.single_add_to_cart_button' ).click();
	await expect(
		page.getByRole( 'alert' ).filter( { hasText: /\S/ } )
	).toHaveText(
		'Please select some product options before adding this product to your cart.'
	);
	expect( page.url() ).toMatch( /\/product\/contract-blanket\/$/ );
} );

test( 'the mini-cart widget is empty in the page and can be hidden', () => {
	inside();
	const widget = ( instance: string ): string =>
		php(
			`do_action( "wp_enqueue_scripts" );
			wp_dequeue_script( "wc-cart-fragments" );
			( new WC_Widget_Cart() )->widget(
				[
					"before_widget" => "<div>",
					"after_widget" => "</div>",
					"before_title" => "<h2>",
					"after_title" => "</h2>",
				],
				${ instance }
			);
			echo wp_script_is( "wc-cart-fragments" ) ? " enqueued" : "";`
		);
	expect( widget( '[ "title" => "Basket", "hide_if_empty" => 1 ]' ) ).toBe(
		'<div><h2>Basket</h2><div class="hide_cart_widget_if_empty"><div class="widget_shopping_cart_content"></div></div></div> enqueued'
	);
	expect( widget( '[]' ) ).toBe(
		'<div><h2>Cart</h2><div class="widget_shopping_cart_content"></div></div> enqueued'
	);
	expect(
		php(
			'echo ( new WC_Widget_Cart() )->widget_options["classname"], " ", ( new WC_Widget_Cart() )->id_base;'
		)
	).toBe( 'woocommerce widget_shopping_cart woocommerce_widget_cart' );
} );

test( 'the store notice has its ID and a dismiss link', () => {
	inside();
	const html = php(
		`add_filter( "pre_option_woocommerce_demo_store", fn() => "yes" );
		add_filter( "pre_option_woocommerce_demo_store_notice", fn() => "Closed on <b>Monday</b>" );
		woocommerce_demo_store();`
	);
	const id = php( 'echo md5( "Closed on <b>Monday</b>" );' );
	expect( html ).toContain(
		`class="woocommerce-store-notice demo_store" data-notice-id="${ id }" style="display:none;">Closed on <b>Monday</b> <a role="button" href="#" class="woocommerce-store-notice__dismiss-link">Dismiss</a></p>`
	);
	expect(
		php(
			'add_filter( "pre_option_woocommerce_demo_store", fn() => "no" ); woocommerce_demo_store();'
		)
	).toBe( '' );
} );

test( 'the coming-soon banner is dismissed with a user request and a nonce', async ( {
	request,
} ) => {
	await request.get( 'wp-login.php' );
	await request.post( 'wp-login.php', {
		form: { log: 'admin', pwd: 'password', testcookie: '1' },
	} );
	const dismiss = ( nonce?: string ) =>
		request.post( 'wp-json/wp/v2/users/1', {
			form: { 'woocommerce_meta[coming_soon_banner_dismissed]': 'yes' },
			headers: nonce ? { 'X-WP-Nonce': nonce } : {},
		} );
	expect( ( await dismiss() ).status() ).toBe( 401 );
	const answer = await dismiss(
		await (
			await request.get( 'wp-admin/admin-ajax.php?action=rest-nonce' )
		).text()
	);
	expect( answer.status() ).toBe( 200 );
	expect( ( await answer.json() ).woocommerce_meta ).toMatchObject( {
		coming_soon_banner_dismissed: 'yes',
	} );
} );

test( 'the products shortcode lists products', async ( { request } ) => {
	inside();
	const { MUG, BAG } = await productIds( request );
	const list = ( attributes: string ): string[] =>
		[
			...php(
				`$GLOBALS['post'] = null; echo do_shortcode( '[products ${ attributes }]' );`
			).matchAll( /data-product_sku="CONTRACT-(\w+)"/g ),
		].map( ( found ) => found[ 1 ] ?? '' );
	expect( list( `ids="${ BAG },${ MUG }" orderby="post__in"` ) ).toEqual( [
		'BAG',
		'MUG',
	] );
	expect(
		list( 'category="contract" orderby="price" order="DESC" limit="2"' )
	).toEqual( [ 'ONE', 'LAMP' ] );
	expect(
		list( 'category="contract" on_sale="true" orderby="title"' )
	).toEqual( [ 'BAG', 'BLANKET' ] );
	expect(
		php(
			'$GLOBALS["post"] = null; echo do_shortcode( \'[products category="contract" columns="2" limit="1"]\' );'
		)
	).toMatch(
		/^<div class="woocommerce columns-2 ?"><ul class="products columns-2">/
	);
} );
