// Screenshots of the plugins for their pages in the plugin directory, whose captions are in readme.txt.

/** @typedef {import('@playwright/test').Page} Page */

/**
 * @typedef {Object} Screenshot
 * @property {string}                          caption Caption in readme.txt.
 * @property {boolean}                         [admin] Whether it shows a page of the admin.
 * @property {( page: Page ) => Promise<void>} open    Opens what it shows, on a site with the demo content.
 */

const openPreferences = async ( /** @type {Page} */ page ) => {
	await page.goto( '' );
	await page.locator( '.cky-btn-customize' ).click();
	await page.getByRole( 'button', { name: 'Save my preferences' } ).waitFor();
};

/**
 * Screenshots of each plugin, in the order of their numbers.
 *
 * @type {Record<string, Screenshot[]>}
 */
export const SCREENSHOTS = {
	'quayside-shop': [
		{
			caption: 'The cart drawer',
			open: async ( page ) => {
				await page.goto( 'shop/' );
				await page.locator( '.add_to_cart_button' ).first().click();
				await page.locator( '.quayside-cart-drawer' ).waitFor();
				await page
					.locator( '.quayside-cart-drawer__subtotal' )
					.waitFor();
			},
		},
		{
			caption: 'The report of order sources',
			admin: true,
			open: async ( page ) => {
				await page.goto(
					'wp-admin/admin.php?page=quayside-order-sources'
				);
				await page.locator( '#wpbody h1' ).waitFor();
			},
		},
		{
			caption: 'The settings',
			admin: true,
			open: async ( page ) => {
				await page.goto(
					'wp-admin/admin.php?page=wc-settings&tab=quayside-shop'
				);
				await page
					.locator( '#wpbody h1, #wpbody h2' )
					.first()
					.waitFor();
			},
		},
	],
	'quayside-consent': [
		{
			caption: 'The cookie banner',
			open: async ( page ) => {
				await page.goto( '' );
				await page.locator( '.cky-btn-customize' ).waitFor();
			},
		},
		{ caption: 'The preference center', open: openPreferences },
		{
			caption: 'The settings',
			admin: true,
			open: async ( page ) => {
				await page.goto( 'wp-admin/admin.php?page=quayside-consent' );
				await page.locator( '#wpbody h1' ).waitFor();
			},
		},
		{
			caption: 'The consent log',
			admin: true,
			open: async ( page ) => {
				await page.goto(
					'wp-admin/admin.php?page=quayside-consent-log'
				);
				await page.locator( '#wpbody h1' ).waitFor();
			},
		},
	],
	'quayside-blocks': [
		{
			caption: 'A form on a contact page',
			open: async ( page ) => {
				await page.goto( 'contact/' );
				await page.locator( 'form.quayside-form' ).waitFor();
			},
		},
		{
			caption: 'A gallery with the lightbox open',
			open: async ( page ) => {
				await page.goto( 'gallery-grid/' );
				await page
					.locator( '.quayside-gallery a[data-width]' )
					.first()
					.click();
				await page.locator( '.pswp__counter' ).waitFor();
			},
		},
		{
			caption: 'The list of entries',
			admin: true,
			open: async ( page ) => {
				await page.goto(
					'wp-admin/edit.php?post_type=sureforms_form&page=quayside-form-entries'
				);
				await page.locator( '#wpbody h1' ).waitFor();
			},
		},
	],
};
