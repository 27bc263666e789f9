import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, logIn, test } from './fixtures';
import { isWooCommerce } from './shop-store';
import {
	activate,
	deactivate,
	php,
	removePlugins,
} from './third-party-plugins';

/*
 * Tests Quayside together with third-party plugins from the folders in QUAYSIDE_PEERS (npm run test:neighbors). Without them, the
 * tests are skipped. PHPUnit and Jest have fixtures of the traces that these plugins leave.
 */

/** Messages of other plugins are ignored. */
test.use( { expectedMessages: [ /./ ] } );

/** Copying and starting some plugins takes a minute. */
test.describe.configure( { timeout: 240_000 } );

/** Runs PHP and returns a part of the output between vertical bars, the last one by default. */
const last = ( code: string, index = -1 ): string =>
	php( code ).split( '|' ).at( index )!;

/** Adds a must-use plugin to the site and returns its path. */
const muPlugin = ( code: string ): string => {
	const path = join(
		process.env.QUAYSIDE_FOLDER ?? '',
		'wp-content/mu-plugins/neighbor.php'
	);
	writeFileSync( path, `<?php\n${ code }` );
	return path;
};

const makePage = ( title: string, content: string, more = '' ): string =>
	php(
		`$id = wp_insert_post( [
			'post_type' => 'page',
			'post_status' => 'publish',
			'post_title' => '${ title }',
			'post_content' => wp_slash( ${ content } ),
		] );
		${ more } echo "|" . get_permalink( $id );`
	)
		.split( '|' )
		.pop()!;

const reject = ( page: Page ): Promise< void > =>
	page.getByRole( 'button', { name: 'Reject all' } ).click();

test.afterEach( removePlugins );

test( 'SureForms: each of two forms on a page is submitted once, to its plugin', async ( {
	page,
} ) => {
	await activate( 'sureforms' );
	const address = makePage(
		'Both forms',
		`( function() {
		$theirs = wp_insert_post( [
			'post_type' => 'sureforms_form',
			'post_status' => 'publish',
			'post_title' => 'Theirs',
			'post_content' => '<!-- wp:srfm/input {"block_id":"aa11","label":"Their name","slug":"text-field"} /-->',
		] );
		$ours   = wp_insert_post( [
			'post_type' => 'sureforms_form',
			'post_status' => 'publish',
			'post_title' => 'Ours',
			'post_content' => '<!-- wp:quayside/field-input {"block_id":"bb22","label":"Our name","slug":"name","required":true} /-->',
		] );
		// Tests submit faster than visitors.
		update_post_meta( $ours, '_quayside_form', [ 'minFillSeconds' => 0 ] );
		return "[sureforms id=\\"$ours\\"]\\n\\n[sureforms id=\\"$theirs\\"]";
	} )()`
	);
	const calls: string[] = [];
	const errors: string[] = [];
	page.on(
		'response',
		( response ) =>
			response.url().includes( 'submit-form' ) &&
			calls.push( `${ response.status() }` )
	);
	page.on( 'pageerror', ( error ) => errors.push( error.message ) );
	const count = (): string =>
		php(
			`global $wpdb;
			echo "|", $wpdb->get_var(
				"SELECT COUNT(*) FROM {$wpdb->prefix}quayside_form_entries"
			), "/", $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}srfm_entries" );`
		)
			.split( '|' )
			.pop()!;
	const [ ours, theirs ] = count().split( '/' ).map( Number );
	await page.goto( address );
	await reject( page );
	await page.getByLabel( 'Our name' ).fill( 'Ada' );
	await page.locator( 'form.quayside-form button[type=submit]' ).click();
	await expect(
		page.getByText( 'We have received your message' )
	).toBeVisible();
	await page.getByLabel( 'Their name' ).fill( 'Bob' );
	await page.locator( 'form.srfm-form #srfm-submit-btn' ).click();
	await expect.poll( () => calls ).toEqual( [ '200', '200' ] );
	await expect.poll( count ).toBe( `${ ours! + 1 }/${ theirs! + 1 }` );
	expect( errors ).toEqual( [] );
} );

test( 'SureForms: its forms and their settings work once it is deactivated', async ( {
	page,
} ) => {
	await activate( 'sureforms' );
	const address = makePage(
		'Their form',
		`( function() {
		$form = wp_insert_post( [
			'post_type' => 'sureforms_form',
			'post_status' => 'publish',
			'post_title' => 'Booking',
			'post_content' => '<!-- wp:srfm/input {"block_id":"aa11","label":"Their name","slug":"their-name","required":true} /--><!-- wp:srfm/multi-choice {"block_id":"cc33","label":"Day","slug":"day","singleSelection":true,"options":[{"optionTitle":"Monday"},{"optionTitle":"Tuesday"}]} /-->',
		] );
		update_post_meta( $form, '_srfm_submit_button_text', 'Book now' );
		update_post_meta(
			$form,
			'_srfm_form_confirmation',
			[ [
				'id' => 1,
				'confirmation_type' => 'same page',
				'message' => '<p>See you, {form:their-name}</p>',
				'submission_action' => 'hide form',
			] ]
		);
		return '<!-- wp:srfm/form {"id":' . $form . '} /-->';
	} )()`
	);
	await page.goto( address );
	await expect( page.locator( 'form.srfm-form' ) ).toHaveCount( 1 );
	deactivate( 'sureforms/sureforms.php' );
	await page.goto( address );
	await reject( page );
	await page.getByLabel( 'Their name' ).fill( 'Ada' );
	await page.getByLabel( 'Tuesday' ).check();
	await page.getByRole( 'button', { name: 'Book now' } ).click();
	await expect( page.getByText( 'See you, Ada' ) ).toBeVisible();
	expect(
		php(
			'global $wpdb; echo "|", $wpdb->get_var( "SELECT fields FROM {$wpdb->prefix}quayside_form_entries ORDER BY id DESC LIMIT 1" );'
		)
			.split( '|' )
			.pop()
	).toContain( '"value":"Tuesday"' );
} );

test( 'Elementor: a form in the widgets of SureForms, of shortcodes, and of WordPress works once SureForms is deactivated', async ( {
	page,
} ) => {
	await activate( 'elementor' );
	await activate( 'sureforms' );
	const address = makePage(
		'Elementor form',
		`''`,
		`$make = fn( $label ) => wp_insert_post( [
			'post_type' => 'sureforms_form',
			'post_status' => 'publish',
			'post_title' => $label,
			'post_content' => '<!-- wp:srfm/input {"block_id":"aa11","label":"' . $label . '","slug":"text"} /-->',
		] );
		$wpforms = wp_insert_post( [
			'post_type' => 'wpforms',
			'post_status' => 'publish',
			'post_title' => 'WPForms',
			'post_content' => '{"fields":{"1":{"id":"1","type":"text","label":"By WPForms"}}}',
		] );
		$widget = fn( $name, $settings ) => [
			'id' => substr( md5( $name ), 0, 7 ),
			'elType' => 'widget',
			'widgetType' => $name,
			'settings' => $settings,
			'elements' => [],
		];
		update_post_meta( $id, '_elementor_edit_mode', 'builder' );
		update_post_meta( $id, '_elementor_data', wp_slash( wp_json_encode( [ [ 'id' => 'abc1234', 'elType' => 'container', 'settings' => [], 'elements' => [
			$widget(
				'sureforms_form',
				[ 'srfm_form_block' => (string) $make( 'By widget' ), 'srfm_show_form_title' => 'true' ]
			),
			$widget( 'shortcode', [ 'shortcode' => '[sureforms id="' . $make( 'By shortcode' ) . '"]' ] ),
			$widget( 'text-editor', [ 'editor' => '<p>Text</p>[sureforms id="' . $make( 'By text' ) . '"]' ] ),
			$widget(
				'wp-widget-text',
				[
					'wp' => [
						'text' => '[sureforms id="' . $make( 'By WordPress widget' ) . '"]',
						'filter' => true,
						'visual' => true,
					],
				]
			),
			$widget( 'wpforms', [ 'form_id' => (string) $wpforms ] ),
		] ] ] ) ) );`
	);
	const labels = [
		'By widget',
		'By shortcode',
		'By text',
		'By WordPress widget',
		'By WPForms',
	];
	await page.goto( address );
	for ( const label of labels ) {
		await expect( page.getByLabel( label, { exact: true } ) ).toBeVisible();
	}
	deactivate( 'sureforms/sureforms.php' );
	php(
		`do_action( 'deactivated_plugin', 'sureforms/sureforms.php', false );`
	);
	await page.goto( address );
	await reject( page );
	for ( const label of labels ) {
		await expect(
			page.getByRole( 'textbox', { name: label, exact: true } )
		).toHaveCount( 1 );
	}
	await expect(
		page.getByRole( 'heading', { name: 'By widget' } )
	).toBeVisible();
	await page
		.getByRole( 'textbox', { name: 'By widget', exact: true } )
		.fill( 'Ada' );
	await page
		.locator( 'form', { hasText: 'By widget' } )
		.getByRole( 'button' )
		.last()
		.click();
	await expect(
		page.getByText( 'We have received your message' )
	).toBeVisible();
} );

test( 'CookieYes: visitors see one banner, and Quayside’s once CookieYes is deactivated', async ( {
	page,
} ) => {
	await activate( 'cookie-law-info' );
	await page.goto( '?cookieyes' );
	await expect(
		page.locator( '.cky-consent-container:visible' )
	).toHaveCount( 1 );
	await expect(
		page.locator( '.quayside-consent, #quayside-consent-boot' )
	).toHaveCount( 0 );
	await page.locator( '.cky-btn-reject:visible' ).click();
	await expect(
		page.locator( '.cky-consent-container:visible' )
	).toHaveCount( 0 );
	deactivate( 'cookie-law-info/cookie-law-info.php' );
	await page.context().clearCookies();
	await page.goto( '?quayside' );
	await expect(
		page.locator( '.cky-consent-container:visible' )
	).toHaveCount( 1 );
	await expect( page.locator( '.quayside-consent:visible' ) ).toHaveCount(
		1
	);
} );

test( 'Modern Cart: only its drawer opens, also from Quayside’s link, and the count is correct', async ( {
	page,
} ) => {
	await activate( 'modern-cart' );
	await page.goto( 'shop/' );
	await reject( page );
	await page.locator( '.ajax_add_to_cart' ).first().click();
	const heading = page.getByText( 'Review Your Cart' );
	await expect( heading ).toBeVisible();
	await expect( page.locator( '#quayside-cart-drawer' ) ).toHaveCount( 0 );
	await expect(
		page.locator( '.quayside-cart-count' ).first()
	).toContainText( '1' );
	await page.locator( '.moderncart-slide-out-header-close' ).first().click();
	await expect( heading ).toBeHidden();
	await page.locator( '.quayside-cart-link' ).first().click();
	await expect( heading ).toBeVisible();
} );

for ( const [ provider, name, host ] of [
	[ 'recaptcha', 'Google reCAPTCHA', /google\.com\/recaptcha/ ],
	[ 'hcaptcha', 'hCaptcha', /hcaptcha\.com/ ],
	[ 'turnstile', 'Cloudflare Turnstile', /challenges\.cloudflare\.com/ ],
] as const ) {
	test( `WPForms: the placeholder of a blocked ${ name } explains it and can unblock it`, async ( {
		page,
	} ) => {
		await activate( 'wpforms-lite', 'wpforms' );
		php(
			`update_option(
			"wpforms_settings",
			[
				"captcha-provider" => "${ provider }",
				"recaptcha-type" => "v2",
				"${ provider }-site-key" => "k",
				"${ provider }-secret-key" => "s",
			] + (array) get_option( "wpforms_settings", [] )
		);`
		);
		const address = makePage(
			'WPForms',
			`( function() {
		$id = wp_insert_post( [ 'post_type' => 'wpforms', 'post_status' => 'publish', 'post_title' => 'Contact' ] );
		wp_update_post( [
			'ID' => $id,
			'post_content' => wp_slash(
				wp_json_encode( [
					'id' => $id,
					'field_id' => 2,
					'fields' => [ '1' => [ 'id' => '1', 'type' => 'text', 'label' => 'Name' ] ],
					'settings' => [ 'form_title' => 'Contact', 'submit_text' => 'Submit', 'recaptcha' => '1' ],
				] )
			),
		] );
		return "[wpforms id=\\"$id\\"]";
	} )()`
		);
		const asked: string[] = [];
		await page.route( host, ( route ) => {
			asked.push( route.request().url() );
			return route.fulfill( {
				contentType: 'text/javascript',
				body: '',
			} );
		} );
		await page.goto( address );
		await reject( page );
		await expect(
			page
				.frameLocator( '.quayside-consent-place' )
				.getByText( name )
				.first()
		).toBeVisible();
		expect( asked ).toEqual( [] );
		await page
			.frameLocator( '.quayside-consent-place' )
			.getByRole( 'button' )
			.click();
		await expect( page.locator( '.quayside-consent-place' ) ).toHaveCount(
			0
		);
		await expect.poll( () => asked.length ).toBe( 1 );
	} );
}

test( 'Elementor: a blocked YouTube player has a placeholder', async ( {
	page,
} ) => {
	await activate( 'elementor' );
	const address = makePage(
		'Video',
		`''`,
		`
		update_post_meta( $id, '_elementor_edit_mode', 'builder' );
		update_post_meta( $id, '_elementor_template_type', 'wp-page' );
		update_post_meta( $id, '_elementor_version', '3.0.0' );
		update_post_meta(
			$id,
			'_elementor_data',
			wp_slash(
				wp_json_encode( [
					[
						'id' => 'a1b2c3d',
						'elType' => 'container',
						'settings' => [],
						'elements' => [ [
							'id' => 'b1b2c3d',
							'elType' => 'widget',
							'widgetType' => 'video',
							'settings' => [
								'video_type' => 'youtube',
								'youtube_url' => 'https://www.youtube.com/watch?v=XHOmBV4js_E',
							],
							'elements' => [],
						] ],
					],
				] )
			)
		);`
	);
	await page.route( /youtube/, ( route ) =>
		route.fulfill( { contentType: 'text/javascript', body: '' } )
	);
	await page.goto( address );
	await reject( page );
	await expect(
		page.frameLocator( '.quayside-consent-place' ).getByText( 'YouTube' )
	).toBeVisible();
	await page
		.frameLocator( '.quayside-consent-place' )
		.getByRole( 'button' )
		.click();
	await expect( page.locator( '.quayside-consent-place' ) ).toHaveCount( 0 );
} );

test( 'CartFlows: the banner does not cover the Place order button', async ( {
	page,
} ) => {
	await activate( 'cartflows' );
	const address = php( `
		$flow = wp_insert_post( [
			'post_type' => 'cartflows_flow',
			'post_status' => 'publish',
			'post_title' => 'Flow',
		] );
		$step = wp_insert_post( [
			'post_type' => 'cartflows_step',
			'post_status' => 'publish',
			'post_title' => 'Canvas checkout',
			'post_content' => '[cartflows_checkout]',
		] );
		foreach (
			[
				'wcf-flow-id' => $flow,
				'wcf-step-type' => 'checkout',
				'_wp_page_template' => 'cartflows-canvas',
				'wcf-checkout-products' => [ [
					'product' => (string) wc_get_products( [
						'type' => 'simple',
						'limit' => 1,
						'return' => 'ids',
						'stock_status' => 'instock',
					] )[0],
					'quantity' => '1',
					'discount_type' => '',
					'discount_value' => '',
					'unique_id' => 'abc123',
					'add_to_cart' => 'true',
				] ],
			] as $key => $value
		) {
			update_post_meta( $step, $key, $value );
		}
		update_post_meta( $flow, 'wcf-steps', [ [ 'id' => $step, 'title' => 'Checkout', 'type' => 'checkout' ] ] );
		wp_set_object_terms( $step, 'checkout', 'cartflows_step_type' );
		flush_rewrite_rules();
		echo '|' . home_url( "/?cartflows_step=" . get_post( $step )->post_name );
	` )
		.split( '|' )
		.pop()!;
	await page.goto( address );
	await expect( page.locator( '.quayside-consent' ) ).toBeVisible();
	await expect( page.locator( '#place_order' ) ).toBeVisible();
	for ( const width of [ 1280, 390 ] ) {
		await page.setViewportSize( { width, height: 800 } );
		await page.evaluate( () =>
			window.scrollTo( 0, document.documentElement.scrollHeight )
		);
		await expect
			.poll( () =>
				page.locator( '#place_order' ).evaluate( ( button ) => {
					const { left, top, height } =
						button.getBoundingClientRect();
					return document.elementFromPoint(
						left + 10,
						top + height / 2
					)?.id;
				} )
			)
			.toBe( 'place_order' );
	}
} );

test( 'Classic Editor: a form opens in the block editor', async ( {
	page,
} ) => {
	await activate( 'classic-editor' );
	const form = php(
		'echo "|", get_posts( [ "post_type" => "sureforms_form", "s" => "", "numberposts" => 1, "name" => "contact-form" ] )[0]->ID;'
	)
		.split( '|' )
		.pop()!;
	await logIn( page );
	await page.goto( `wp-admin/post.php?post=${ form }&action=edit` );
	await expect( page.locator( '.editor-header' ) ).toBeVisible();
	await expect( page.locator( '#content.wp-editor-area' ) ).toHaveCount( 0 );

	const id = last(
		`echo "|", get_page_by_path( 'contact' )->ID, "|", get_page_by_path( 'contact' )->post_content;`,
		-2
	);
	const content = () =>
		last( `echo "|", get_post( ${ id } )->post_content;` );
	const before = content();
	await page.goto( `wp-admin/post.php?post=${ id }&action=edit` );
	await page.locator( '#content-html' ).click();
	await page
		.locator( '#content' )
		.evaluate( ( area: HTMLTextAreaElement ) => ( area.value += '\n' ) );
	await page.locator( '#publish' ).click();
	await expect( page.locator( '#message.updated' ) ).toBeVisible();
	// The classic editor formats the HTML, but keeps the blocks.
	const getBlocks = ( text: string ) => text.match( /<!--.*?-->/g );
	expect( getBlocks( content() ) ).toEqual( getBlocks( before ) );
} );

test( 'Variation Swatches: the label names the attribute, and a swatch selects its value', async ( {
	page,
} ) => {
	await activate( 'variation-swatches-woo' );
	// By default, it hides labels.
	php(
		`update_option( 'cfvsw_global', [ 'html_design' => 'inline' ] + (array) get_option( 'cfvsw_global', [] ) );`
	);
	await page.goto(
		last(
			`echo "|", wc_get_products( [ 'type' => 'variable', 'limit' => 1 ] )[0]->get_permalink();`
		)
	);
	await reject( page );
	const form = page.locator( 'form.variations_form' );
	const label = form.locator( 'th.label label' ).first();
	await expect( label ).toBeVisible();
	const name = ( await label.innerText() ).trim();
	const swatch = form.locator( '.cfvsw-swatches-option' ).first();
	await swatch.click();
	const value = await swatch.innerText();
	await expect( form.locator( 'select' ).first() ).toHaveValue( value );
	await expect( label ).toHaveText( new RegExp( `^\\s*${ name }` ) );
	await expect( label ).toBeInViewport();
} );

test( 'Header Footer Elementor: its header has the skip link and the banner before it', async ( {
	page,
} ) => {
	await activate( 'elementor' );
	await activate( 'header-footer-elementor' );
	php( `foreach ( [ 'header', 'footer' ] as $part ) {
		$id = wp_insert_post( [ 'post_type' => 'elementor-hf', 'post_status' => 'publish', 'post_title' => $part ] );
		foreach ( [
			'ehf_template_type' => "type_$part",
			'ehf_target_include_locations' => [ 'rule' => [ 'basic-global' ], 'specific' => [] ],
			'_elementor_edit_mode' => 'builder',
			'_elementor_data' => wp_slash( wp_json_encode( [ [ 'id' => "abc123$part[0]", 'elType' => 'container', 'settings' => [], 'elements' => [
				[ 'id' => "def123$part[0]", 'elType' => 'widget', 'widgetType' => 'heading', 'settings' => [ 'title' => "Their $part" ], 'elements' => [] ],
			] ] ] ) ),
		] as $key => $value ) {
			update_post_meta( $id, $key, $value );
		}
	}` );
	for ( const path of [ '', 'shop/' ] ) {
		await page.goto( path );
		await expect( page.getByText( 'Their header' ) ).toBeVisible();
		await expect( page.getByText( 'Their footer' ) ).toHaveCount( 1 );
		await expect( page.locator( '.site-header' ) ).toHaveCount( 0 );
		await expect( page.locator( '.quayside-consent' ) ).toBeVisible();
		await expect( page.locator( 'a.skip-link' ) ).toHaveAttribute(
			'href',
			'#content'
		);
		await expect( page.locator( 'main#content' ) ).toHaveCount( 1 );
	}
} );

test( 'Rank Math: each page has one list of breadcrumbs for search engines', async ( {
	page,
} ) => {
	await activate( 'seo-by-rank-math', 'rank-math' );
	php( `update_option( 'rank_math_registration_skip', 1 );
		update_option( 'rank-math-options-general', [ 'breadcrumbs' => 'on' ] + (array) get_option( 'rank-math-options-general', [] ) );` );
	const product = last(
		`echo "|", wc_get_products( [ 'limit' => 1 ] )[0]->get_permalink();`
	);
	for ( const address of [ 'shop/', product, 'journal/' ] ) {
		const html = await ( await page.request.get( address ) ).text();
		expect( html ).toContain( 'rank-math-schema' );
		expect( html.match( /"BreadcrumbList"/g ) ).toHaveLength( 1 );
	}
} );

test( 'Site Kit: Analytics loads after consent only', async ( { page } ) => {
	await activate( 'google-site-kit' );
	const plugin = muPlugin(
		`add_filter( 'googlesitekit_allowed_tag_environment_types', fn() => [ wp_get_environment_type() ] );`
	);
	try {
		php( `update_option( 'googlesitekit_active_modules', [ 'analytics-4' ] );
		update_option( 'googlesitekit_analytics-4_settings', [
			'accountID' => '1',
			'propertyID' => '1',
			'webDataStreamID' => '2',
			'measurementID' => 'G-TEST12345',
			'googleTagID' => 'GT-TEST',
			'useSnippet' => true,
			'ownerID' => 1,
		] );` );
		const asked: string[] = [];
		await page.route( /googletagmanager/, ( route ) => {
			asked.push( new URL( route.request().url() ).search );
			return route.fulfill( {
				contentType: 'text/javascript',
				body: '',
			} );
		} );
		await page.goto( 'journal/' );
		await expect( page.locator( '#google_gtagjs-js' ) ).toHaveCount( 1 );
		await reject( page );
		await page.reload( { waitUntil: 'networkidle' } );
		expect( asked ).toEqual( [] );
		await page.locator( '.cky-btn-revisit' ).click();
		await page.getByRole( 'button', { name: 'Accept all' } ).click();
		await expect.poll( () => asked ).toContain( '?id=GT-TEST' );
	} finally {
		rmSync( plugin );
	}
} );

test( 'a theme with the zoom of WooCommerce: a click on the enlarged product image opens it', async ( {
	page,
} ) => {
	test.skip(
		! process.env.QUAYSIDE_PEERS || ! isWooCommerce(),
		'The stand-in store has no zoom.'
	);
	const plugin = muPlugin(
		`add_action( 'after_setup_theme', fn() => add_theme_support( 'wc-product-gallery-zoom' ), 99 );`
	);
	try {
		await page.setViewportSize( { width: 1000, height: 900 } );
		await page.goto(
			last(
				`$width = fn( $product ) => (int) ( wp_get_attachment_metadata( $product->get_image_id() )['width'] ?? 0 );
				$all = wc_get_products( [ 'type' => 'simple', 'limit' => 20 ] );
				echo "|", array_values( array_filter( $all, fn( $product ) => $width( $product ) >= 900 ) )[0]->get_permalink();`
			)
		);
		await reject( page );
		const image = page.locator( '.woocommerce-product-gallery__image' );
		// The scripts of the store load on the first hover.
		await expect( async () => {
			await page.mouse.move( 0, 0 );
			await image.first().hover();
			await expect( image.first().locator( '.zoomImg' ) ).toHaveCount(
				1,
				{
					timeout: 2000,
				}
			);
		} ).toPass( { timeout: 30_000 } );
		await image.first().click();
		await expect( page.locator( '.pswp--open' ) ).toBeVisible();
	} finally {
		rmSync( plugin );
	}
} );
