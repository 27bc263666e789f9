import { expect, expectAccessible, test } from './fixtures';
import { php } from './store-contract';

test( 'the cookie policy lists the cookies, and its button opens the preference center', async ( {
	page,
} ) => {
	const id = php(
		`echo wp_insert_post( [
			'post_type' => 'page',
			'post_status' => 'publish',
			'post_title' => 'Cookies',
			'post_name' => 'whole-cookie-policy',
			'post_content' => '<!-- wp:shortcode -->[quayside_cookie_policy]<!-- /wp:shortcode -->',
		] );`
	).trim();
	await page.goto( `?page_id=${ id }` );
	await expect(
		page.getByRole( 'row', { name: /cookieyes-consent.*1 year/ } )
	).toBeVisible();
	await page.getByRole( 'button', { name: 'Reject all' } ).click();
	await expectAccessible( page, '.quayside-cookie-policy' );
	await page
		.locator( '.quayside-cookie-policy' )
		.getByRole( 'button', { name: 'Consent preferences' } )
		.click();
	await expect( page.getByRole( 'dialog' ) ).toBeVisible();
	php( `wp_delete_post( ${ id }, true );` );
} );
