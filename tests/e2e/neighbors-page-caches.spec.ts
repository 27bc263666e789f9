import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, SITE_FOLDER, test } from './fixtures';
import { entries, leaveNothing, make, mounted, send } from './form-page';
import { keepOptions } from './keep-options';
import { add, cartLink, expectCount, LIST, prepareShop } from './shop-store';
import { activate, php, removePlugins } from './third-party-plugins';

/*
 * Tests Quayside behind the page caches of third-party plugins from the folders in QUAYSIDE_PEERS (npm run test:neighbors): visitors
 * who get a page from the cache, and changes that have to clear it. Without these plugins, the tests are skipped.
 */

/** Messages of other plugins are ignored. */
test.use( { expectedMessages: [ /./ ] } );
test.describe.configure( { timeout: 240_000 } );
leaveNothing();

const CONTENT = join( SITE_FOLDER, 'wp-content' );
const CONFIG = join( SITE_FOLDER, 'wp-config.php' );
/** Names each page that PHP creates, so that a test recognizes one that comes from the cache. */
const MARKS = join( CONTENT, 'mu-plugins/neighbors-page-caches.php' );

const CACHES: Record<
	string,
	{
		/** Main file without its extension. */
		file: string;
		/** Line of wp-config.php, beside WP_CACHE. */
		config?: string;
		/** PHP that turns the cache on. */
		start?: string;
		/** What the plugin leaves in wp-content. */
		leaves: readonly string[];
	}
> = {
	'cache-enabler': {
		file: 'cache-enabler',
		leaves: [ 'advanced-cache.php', 'cache', 'settings' ],
	},
	'wp-super-cache': {
		file: 'wp-cache',
		config: `define( 'WPCACHEHOME', __DIR__ . '/wp-content/plugins/wp-super-cache/' );`,
		// The plugin's settings screen does the same: the site's URLs end with a slash.
		start: `
			$file = WP_CONTENT_DIR . '/wp-cache-config.php';
			file_put_contents(
				$file,
				str_replace( '$cache_enabled = false', '$wp_cache_slash_check = 1; $cache_enabled = true', file_get_contents( $file ) )
			);`,
		leaves: [ 'advanced-cache.php', 'cache', 'wp-cache-config.php' ],
	},
	'w3-total-cache': {
		file: 'w3-total-cache',
		start: `
			$config = W3TC\\Dispatcher::config();
			$config->set( 'pgcache.enabled', true );
			$config->set( 'pgcache.engine', 'file' );
			$config->save();
			copy( WP_PLUGIN_DIR . '/w3-total-cache/wp-content/advanced-cache.php', WP_CONTENT_DIR . '/advanced-cache.php' );`,
		leaves: [ 'advanced-cache.php', 'cache', 'w3tc-config' ],
	},
};

/** What changes pages without changing their posts, as PHP. */
const CHANGES: Record< string, string > = {
	'the consent settings': `update_option( 'quayside_consent_settings', [ 'layout' => 'bar' ] + (array) get_option( 'quayside_consent_settings', [] ) );`,
	'the store notice': `update_option( 'woocommerce_demo_store_notice', 'Closed on Monday.' );`,
	'the design': `set_theme_mod( 'text_size', '110' );`,
	'a form': `wp_update_post( [ 'ID' => FORM, 'post_title' => 'Write' ] );`,
	'a menu': `
		$item = [ 'menu-item-title' => 'New', 'menu-item-url' => '/new/', 'menu-item-status' => 'publish' ];
		wp_update_nav_menu_item( wp_get_nav_menus()[0]->term_id, 0, $item );`,
	'additional CSS': `wp_update_custom_css_post( '.new { color: red }' );`,
};

const config = SITE_FOLDER ? readFileSync( CONFIG, 'utf8' ) : '';
let restore = (): void => undefined;
let leaves: readonly string[] = [];

test.beforeEach( () => {
	restore = keepOptions(
		'quayside_consent_settings',
		'theme_mods_quayside',
		'woocommerce_demo_store_notice'
	);
	prepareShop();
} );

test.afterEach( () => {
	writeFileSync( CONFIG, config );
	removePlugins();
	for ( const name of [
		...leaves,
		'mu-plugins/neighbors-page-caches.php',
	] ) {
		rmSync( join( CONTENT, name ), { recursive: true, force: true } );
	}
	restore();
	php( `wp_update_custom_css_post( '' );
		foreach ( get_posts( [ 'post_type' => 'nav_menu_item', 'title' => 'New', 'numberposts' => -1 ] ) as $item ) {
			wp_delete_post( $item->ID, true );
		}` );
} );

/** Opens a page and returns the name that it was created with. */
async function open( page: Page, path: string ): Promise< string > {
	const response = await page.goto( path );
	return (
		/<!-- created as (\S+) -->/.exec(
			( await response?.text() ) ?? ''
		)?.[ 1 ] ?? ''
	);
}

/** Opens a page until the cache has it, and returns the name that it was created with. */
async function openCached( page: Page, path: string ): Promise< string > {
	let before = await open( page, path );
	await expect
		.poll( async () => {
			const last = before;
			before = await open( page, path );
			return before === last;
		} )
		.toBe( true );
	return before;
}

for ( const [ folder, cache ] of Object.entries( CACHES ) ) {
	test( `behind ${ folder }: visitors share pages, not choices, carts, or entries, and changes clear the cache`, async ( {
		page,
		browser,
		baseURL,
	} ) => {
		leaves = cache.leaves;
		const { form, url } = make( [
			[
				'textarea',
				{
					block_id: 'm1',
					slug: 'message',
					label: 'Message',
					required: true,
				},
			],
		] );
		writeFileSync(
			CONFIG,
			config.replace(
				'<?php',
				`<?php\ndefine( 'WP_CACHE', true );\n${ cache.config ?? '' }`
			)
		);
		await activate( folder, cache.file );
		php( cache.start ?? '' );
		writeFileSync(
			MARKS,
			`<?php add_action( 'wp_footer', static function () { echo '<!-- created as ', wp_generate_uuid4(), ' -->'; } );`
		);

		const other = await browser.newContext( { baseURL: baseURL ?? '' } );
		const visitor = await other.newPage();
		const banner = ( of: Page ) => of.locator( '.cky-consent-container' );
		const created = await openCached( visitor, url );
		await expect( banner( visitor ) ).toBeVisible();

		// The choice of a visitor stays theirs.
		expect( await open( page, url ) ).toBe( created );
		await page.getByRole( 'button', { name: 'Accept all' } ).click();
		await expect( banner( page ) ).toBeHidden();
		expect( await open( page, url ) ).toBe( created );
		await mounted( page );
		await expect( banner( page ) ).toBeHidden();
		expect( await open( visitor, url ) ).toBe( created );
		await expect( banner( visitor ) ).toBeVisible();

		// A submission arrives once.
		const message = randomUUID();
		await page.getByLabel( /^Message/ ).fill( message );
		await send( page );
		await expect( page.locator( '.srfm-success-box' ) ).toBeVisible();
		expect(
			entries( form ).filter( ( { fields } ) =>
				fields.some( ( { value } ) => value === message )
			)
		).toHaveLength( 1 );

		// A cart, too.
		await openCached( visitor, LIST );
		const list = await open( page, LIST );
		await add( page, 'MUG' );
		await expectCount( page, 1 );
		await page.goto( LIST );
		await expectCount( page, 1 );
		expect( await open( visitor, LIST ) ).toBe( list );
		await expectCount( visitor, 0 );
		await page.goto(
			await cartLink( page ).evaluate(
				( link ) => ( link as HTMLAnchorElement ).href
			)
		);
		await expect( page.getByText( 'Contract Mug' ).first() ).toBeVisible();
		await visitor.goto( page.url() );
		await expect( visitor.getByText( 'Contract Mug' ) ).toHaveCount( 0 );

		for ( const [ name, change ] of Object.entries( CHANGES ) ) {
			const before = await openCached( visitor, url );
			php( change.replace( 'FORM', String( form ) ) );
			// WP Super Cache lets browsers keep a page for three seconds.
			await expect
				.poll( () => open( visitor, url ), { message: name } )
				.not.toBe( before );
		}
		await other.close();
	} );
}
