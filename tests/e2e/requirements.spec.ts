/**
 * Tests that unmet requirements are reported once and never break the site.
 */
import { spawn } from 'node:child_process';
import type { Page } from '@playwright/test';
import { expect, logIn, test } from './fixtures';
import { freePort, PLUGINS, removeSite, SmallSite } from './requirements-site';

/** Returns the texts of the dashboard notices about Quayside. */
const notices = async ( page: Page, site: SmallSite ): Promise< string[] > => {
	await logIn( page, 'admin', `${ site.url }/wp-login.php` );
	await page.goto( `${ site.url }/wp-admin/` );
	const texts = await page
		.locator( '.notice' )
		.filter( { hasText: 'Quayside' } )
		.allInnerTexts();
	return texts.map( ( text ) => text.trim() );
};

/** Visits the homepage, a page, a search, and a missing page, and expects complete pages. */
const expectWholePages = async (
	page: Page,
	site: SmallSite
): Promise< void > => {
	for ( const [ path, status ] of [
		[ '/', 200 ],
		[ '/?page_id=2', 200 ],
		[ '/?s=nothing-like-it', 200 ],
		[ '/?p=99999', 404 ],
	] as const ) {
		const answer = await page.request.get( site.url + path );
		const html = await answer.text();
		expect( answer.status(), path ).toBe( status );
		expect( html, path ).toContain( '</html>' );
		expect( html, path ).not.toMatch(
			/critical error|Fatal error|<b>(Warning|Notice|Deprecated)<\/b>/
		);
	}
	await page.goto( `${ site.url }/` );
	await expect( page.locator( 'body' ) ).toBeVisible();
	expect( site.complaints() ).toEqual( [] );
};

/** Adds a form and a page with it, and returns the page's URL. */
const addForm = ( site: SmallSite ): string =>
	site.php( `
		$form = wp_insert_post( [
			'post_type' => 'sureforms_form',
			'post_status' => 'publish',
			'post_title' => 'Contact',
			'post_content' => '<!-- wp:quayside/field-email {"block_id":"a1","slug":"email","label":"Email","required":true} /-->',
		] );
		echo get_permalink(
			wp_insert_post( [
				'post_type' => 'page',
				'post_status' => 'publish',
				'post_title' => 'Contact',
				'post_content' => '<!-- wp:quayside/form {"formId":' . $form . '} /-->',
			] )
		);` );

/** Expects the form's island to start on intent and to display an error for an invalid email address. */
const expectWorkingForm = async (
	page: Page,
	address: string
): Promise< void > => {
	await page.goto( address );
	const email = page.getByRole( 'textbox', { name: /Email/ } );
	await email.focus();
	await expect( page.locator( '[data-island="form"]' ) ).toHaveAttribute(
		'data-island-state',
		'mounted'
	);
	await email.fill( 'not-an-address' );
	await email.blur();
	await expect(
		page.getByText( 'Please enter a valid email address.' )
	).toBeVisible();
};

/** Expects the banner to close on "Reject all" and not to return. */
const expectWorkingBanner = async (
	page: Page,
	site: SmallSite
): Promise< void > => {
	await page.goto( `${ site.url }/` );
	const reject = page.locator( '[data-cky-tag="reject-button"]' );
	await reject.click();
	await expect( reject ).toBeHidden();
	// The banner closes when the choice is stored.
	await expect
		.poll(
			async () =>
				( await page.context().cookies() ).find(
					( { name } ) => name === 'cookieyes-consent'
				)?.value
		)
		.toContain( 'action:yes' );
	await page.reload();
	await expect( reject ).toBeHidden();
};

/** Expects the cart link to open the drawer anywhere on the site. */
const expectWorkingCart = async (
	page: Page,
	site: SmallSite
): Promise< void > => {
	await page.goto(
		site.php(
			`echo get_permalink(
				wp_insert_post( [
					'post_type' => 'page',
					'post_status' => 'publish',
					'post_title' => 'Link',
					'post_content' => '<!-- wp:shortcode -->[quayside_cart_link]<!-- /wp:shortcode -->',
				] )
			);`
		)
	);
	await page
		.locator( '[data-island-for="quayside-cart-drawer"]:visible' )
		.first()
		.click();
	await expect( page.getByRole( 'dialog', { name: /cart/i } ) ).toBeVisible();
};

test.describe( 'current WordPress', () => {
	let site: SmallSite;
	test.beforeAll( async () => {
		site = await SmallSite.make( 'requirements' );
	} );
	test.afterAll( () => site.stop() );

	test( 'the shop plugin displays one notice without WooCommerce, and the rest works', async ( {
		page,
	} ) => {
		site.use( PLUGINS );
		await expectWholePages( page, site );
		expect( await notices( page, site ) ).toEqual( [
			'Quayside Shop is not running because it requires WooCommerce 9.0 or later.',
		] );
	} );

	for ( const plugin of PLUGINS ) {
		test( `${ plugin } works without the other plugins in another classic theme`, async ( {
			page,
		} ) => {
			site.use(
				[
					...( plugin === 'quayside-shop'
						? [ 'stand-in-store' ]
						: [] ),
					plugin,
				],
				'least'
			);
			await expectWholePages( page, site );
			if ( plugin === 'quayside-consent' ) {
				await expectWorkingBanner( page, site );
			} else if ( plugin === 'quayside-blocks' ) {
				await expectWorkingForm( page, addForm( site ) );
			} else {
				await expectWorkingCart( page, site );
			}
			expect( await notices( page, site ) ).toEqual( [] );
		} );
	}

	test( 'the theme works without plugins', async ( { page } ) => {
		site.use( [] );
		await expectWholePages( page, site );
		expect( await notices( page, site ) ).toEqual( [] );
	} );

	test( 'all plugins work in a block theme', async ( { page } ) => {
		site.use( [ 'stand-in-store', ...PLUGINS ], 'twentytwentyfour' );
		await expectWholePages( page, site );
		await expectWorkingBanner( page, site );
		await expectWorkingForm( page, addForm( site ) );
		await expectWorkingCart( page, site );
	} );

	test( 'pages, banner, form, and cart work with plain permalinks', async ( {
		page,
	} ) => {
		site.use( [ 'stand-in-store', ...PLUGINS ] );
		site.php(
			`update_option( 'permalink_structure', '' ); delete_option( 'rewrite_rules' );`
		);
		try {
			await expectWholePages( page, site );
			await expectWorkingBanner( page, site );
			const address = addForm( site );
			expect( address ).toContain( '?page_id=' );
			await expectWorkingForm( page, address );
			await expectWorkingCart( page, site );
			expect( site.complaints() ).toEqual( [] );
		} finally {
			site.php(
				`update_option( 'permalink_structure', '/%postname%/' ); delete_option( 'rewrite_rules' );`
			);
		}
	} );

	test( 'plugins without their build folder display one notice each and do nothing', async ( {
		page,
	} ) => {
		PLUGINS.forEach( ( name ) =>
			site.variant( 'unbuilt', name, [ 'build' ] )
		);
		site.use(
			PLUGINS.map( ( name ) => `unbuilt-${ name }` ),
			'least'
		);
		await expectWholePages( page, site );
		expect( await notices( page, site ) ).toEqual(
			[ 'Shop', 'Consent', 'Blocks' ].map(
				( name ) =>
					`Quayside ${ name } has not been built. Run npm run build in its repository.`
			)
		);
	} );

	test.describe( 'an unbuilt theme', () => {
		test.use( { expectedMessages: [ /503 \(Service Unavailable\)/ ] } );

		test( 'does not break the admin, so that another theme can be activated', async ( {
			page,
		} ) => {
			site.variant( 'unbuilt', 'quayside', [ 'build' ] );
			site.use( [], 'unbuilt-quayside' );
			const answer = await page.request.get( `${ site.url }/` );
			expect( answer.status() ).toBe( 503 );
			expect( await answer.text() ).toContain( 'has not been built' );
			expect( await notices( page, site ) ).toEqual( [
				'The Quayside theme has not been built. Run npm run build in its repository.',
			] );
			expect( site.complaints() ).toEqual( [] );
		} );
	} );

	test( 'a plugin displays one notice and does nothing if PHP is too old', async ( {
		page,
	} ) => {
		// The PHP version cannot be changed, so the plugins require one that does not exist yet.
		PLUGINS.forEach( ( name ) =>
			site.variant( 'future', name, [], ( main ) =>
				main.replace( /('php' +=> )'8\.1'/, "$1'99.0'" )
			)
		);
		site.use(
			[
				'stand-in-store',
				...PLUGINS.map( ( name ) => `future-${ name }` ),
			],
			'least'
		);
		await expectWholePages( page, site );
		expect(
			await page.locator( '[data-island], [data-cky-tag]' ).count()
		).toBe( 0 );
		expect( await notices( page, site ) ).toEqual(
			[ 'Shop', 'Consent', 'Blocks' ].map(
				( name ) =>
					`Quayside ${ name } is not running because it requires PHP 99.0 or later.`
			)
		);
	} );
} );

test.describe( 'a site in a subfolder', () => {
	let site: SmallSite;
	// Browsers request the favicon of the host, not of the site.
	test.use( { expectedMessages: [ /\/favicon\.ico/ ] } );
	test.beforeAll( async () => {
		site = await SmallSite.make( 'requirements-subfolder', {
			subfolder: 'blog',
		} );
	} );
	test.afterAll( () => site.stop() );

	test( 'pages, banner, form, and cart work without requests outside the folder', async ( {
		page,
	} ) => {
		test.slow();
		const outside: string[] = [];
		page.on(
			'request',
			( request ) =>
				! /\/blog\/|^data:|^blob:|\/favicon\.ico$/.test(
					request.url()
				) && outside.push( request.url() )
		);
		await expectWholePages( page, site );
		await expectWorkingBanner( page, site );
		await expectWorkingForm( page, addForm( site ) );
		await expectWorkingCart( page, site );
		expect( await notices( page, site ) ).toEqual( [] );
		expect( outside ).toEqual( [] );
	} );
} );

test.describe( 'a network of sites', () => {
	let site: SmallSite;
	test.beforeAll( async () => {
		site = await SmallSite.make( 'requirements-network' );
		await site.makeNetwork( [ 'stand-in-store', ...PLUGINS ] );
	} );
	test.afterAll( () => site.stop() );

	/** Returns Quayside's options, tables, and events of each site, by path. */
	const stored = (): Record< string, string[] > =>
		JSON.parse(
			site.php( `
				$stored = [];
				foreach ( get_sites() as $each ) {
					switch_to_blog( (int) $each->blog_id );
					$stored[ $each->path ] = array_values( preg_grep( '/quayside_(shop|consent)/', array_merge(
						$wpdb->get_col( "SELECT option_name FROM $wpdb->options" ),
						array_filter( $wpdb->get_col( 'SHOW TABLES' ), static fn ( $table ) => preg_match( "/^{$wpdb->prefix}quayside/", $table ) ),
						array_merge( [], ...array_map( 'array_keys', array_filter( _get_cron_array() ) ) )
					) ) );
					restore_current_blog();
				}
				echo wp_json_encode( $stored );` )
		) as Record< string, string[] >;

	test( 'plugins work on each site, and delete their data on each site when deleted', async ( {
		page,
	} ) => {
		for ( const path of [ '/', '/second/' ] ) {
			const html = await (
				await page.request.get( site.url + path )
			).text();
			expect( html, path ).toContain( 'data-cky-tag="reject-button"' );
			expect( html, path ).toContain( '</html>' );
		}
		site.php( `
			foreach ( get_sites( [ 'fields' => 'ids' ] ) as $id ) {
				switch_to_blog( (int) $id );
				( new \\Quayside\\Consent\\Log\\Table() )->install();
				wp_schedule_event( time() + 999, 'daily', 'quayside_consent_expire_log' );
				update_option( 'quayside_consent_settings', [ 'x' => 1 ] );
				update_option( 'quayside_shop_settings', [ 'x' => 1 ] );
				// The owner of the second site wants to delete the log, too.
				update_option( 'quayside_consent_delete_log', '/second/' === get_site()->path );
				restore_current_blog();
			}` );
		expect( stored()[ '/second/' ] ).toEqual(
			expect.arrayContaining( [
				'quayside_shop_settings',
				'quayside_consent_settings',
				'wp_2_quayside_consent_log',
				'quayside_consent_expire_log',
			] )
		);
		for ( const name of PLUGINS ) {
			site.php( `
				require_once ABSPATH . 'wp-admin/includes/admin.php';
				deactivate_plugins( '${ name }/${ name }.php' );
				uninstall_plugin( '${ name }/${ name }.php' );` );
		}
		expect( stored() ).toEqual( {
			'/': [ 'wp_quayside_consent_log', 'wp_quayside_consent_shown' ],
			'/second/': [],
		} );
		expect( site.complaints() ).toEqual( [] );
	} );
} );

test( 'closing the terminal stops the web server', async () => {
	const port = await freePort();
	const command = spawn(
		process.execPath,
		[
			'bin/site.mjs',
			'--bare',
			'--name=requirements-closed',
			`--port=${ port }`,
		],
		{ stdio: [ 'ignore', 'pipe', 'inherit' ] }
	);
	try {
		await new Promise< void >( ( done ) =>
			command.stdout.on(
				'data',
				( text ) => String( text ).includes( 'wp-admin' ) && done()
			)
		);
		const ended = new Promise( ( done ) => command.once( 'exit', done ) );
		command.kill( 'SIGHUP' );
		expect( await ended ).toBe( 0 );
		await expect(
			fetch( `http://127.0.0.1:${ port }/` )
		).rejects.toThrow();
	} finally {
		command.kill( 'SIGTERM' );
		await removeSite( 'requirements-closed' );
	}
} );

test.describe( 'WordPress older than required', () => {
	let site: SmallSite;
	test.beforeAll( async () => {
		site = await SmallSite.make( 'requirements-old', {
			packaged: '6.5',
			bare: true,
			store: false,
		} );
	} );
	test.afterAll( () => site.stop() );

	test( 'each plugin displays one notice and the site works', async ( {
		page,
	} ) => {
		site.use( PLUGINS, 'twentytwentyfour' );
		await expectWholePages( page, site );
		expect( await notices( page, site ) ).toEqual( [
			'Quayside Shop is not running because it requires WordPress 6.7, WooCommerce 9.0 or later.',
			'Quayside Consent is not running because it requires WordPress 6.7 or later.',
			'Quayside Blocks is not running because it requires WordPress 6.7 or later.',
		] );
	} );

	test( 'WordPress does not activate the plugins and the theme', async ( {
		page,
	} ) => {
		site.use( [], 'twentytwentyfour' );
		const refusal = site.php( `
			require_once ABSPATH . 'wp-admin/includes/plugin.php';
			foreach ( [ 'shop', 'consent', 'blocks' ] as $name ) { echo activate_plugin( "quayside-$name/quayside-$name.php" )->get_error_code(), ' '; }
			echo validate_theme_requirements( 'quayside' )->get_error_code();` );
		expect( refusal.split( ' ' ) ).toEqual( [
			'plugin_wp_incompatible',
			'plugin_wp_incompatible',
			'plugin_wp_incompatible',
			'theme_wp_incompatible',
		] );
		await expectWholePages( page, site );
	} );

	test( 'an active theme does not break the site or the admin', async ( {
		page,
	} ) => {
		site.use( [], 'quayside' );
		await expectWholePages( page, site );
		await notices( page, site );
		expect( site.complaints() ).toEqual( [] );
	} );
} );
