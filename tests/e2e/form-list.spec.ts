import { expect, expectAccessible, logIn, test } from './fixtures';
import { leaveNothing, make, mounted, php } from './form-page';

leaveNothing();

test.use( {
	expectedMessages: [ /gravatar|block-directory/ ],
	viewport: { width: 1600, height: 1000 },
	permissions: [ 'clipboard-read', 'clipboard-write' ],
} );

const LIST = 'wp-admin/edit.php?post_type=sureforms_form';

test( 'the list shows the shortcode, entries, and the last entry, and duplicates a form', async ( {
	page,
} ) => {
	// Opens eleven pages, of which the last one is the editor.
	test.slow();
	const { form, url } = make(
		[ [ 'input', { block_id: 'n1', slug: 'name', label: 'Name' } ] ],
		{ submitLabel: 'Join', instant: { enabled: true } }
	);
	await page.goto( url );
	await mounted( page );
	await page.getByLabel( 'Name' ).fill( 'Ada' );
	await page.getByRole( 'button', { name: 'Join' } ).click();
	await expect( page.getByText( 'Thank you' ) ).toBeVisible();

	await logIn( page );
	await page.goto( LIST );
	const row = page.locator( `#post-${ form }` );
	await row.getByRole( 'button', { name: 'Copy the shortcode' } ).click();
	await expect( row.getByText( 'Copied' ) ).toBeVisible();
	expect( await page.evaluate( () => navigator.clipboard.readText() ) ).toBe(
		`[quayside_form id="${ form }"]`
	);
	const year = new Date().getFullYear();
	await expect( row.locator( '.column-quayside-last' ) ).toContainText(
		String( year )
	);
	await expectAccessible( page, '.wp-list-table' );

	const entries = row.locator( '.column-quayside-entries' );
	await expect( entries ).toHaveText( /^1/ );
	await entries.getByRole( 'link' ).click();
	// The list loads as slowly as the admin's pages.
	await expect( page.getByRole( 'link', { name: 'Ada' } ) ).toBeVisible( {
		timeout: 30_000,
	} );

	await page.goto( LIST );
	await row.hover();
	await row.getByRole( 'link', { name: 'View Contact us' } ).click();
	await expect( page.getByRole( 'button', { name: 'Join' } ) ).toBeVisible();

	// A form without a standalone page has a preview, which submits nothing.
	const other = page.locator( `#post-${ make().form }` );
	await page.goto( LIST );
	await other.hover();
	await other.getByRole( 'link', { name: 'Preview Contact us' } ).click();
	await expect( page.getByRole( 'note' ) ).toBeVisible();

	await page.goto( LIST );
	await row.hover();
	await row.getByRole( 'link', { name: 'Duplicate' } ).click();
	await page.waitForURL( /post\.php\?post=\d+/ );
	const id = Number( new URL( page.url() ).searchParams.get( 'post' ) );
	expect( id ).not.toBe( form );
	expect(
		php< object >(
			`$copy = get_post( ${ id } );
			echo json_encode( [
				'title' => $copy->post_title,
				'status' => $copy->post_status,
				'same' => $copy->post_content === get_post( ${ form } )->post_content,
				'settings' => get_post_meta( ${ id }, '_quayside_form', true ),
			] );`
		)
	).toEqual( {
		title: 'Contact us (copy)',
		status: 'draft',
		same: true,
		settings: {
			minFillSeconds: 0,
			submitLabel: 'Join',
			instant: { enabled: true },
		},
	} );
} );

test( 'users without permission to view entries see no numbers', async ( {
	page,
} ) => {
	const { form } = make();
	php(
		`if ( ! username_exists( 'form-editor' ) ) {
			wp_insert_user( [
				'user_login' => 'form-editor',
				'user_pass' => 'password',
				'user_email' => 'form-editor@example.com',
				'role' => 'editor',
			] );
		}
		echo 'true';`
	);
	await logIn( page, 'form-editor' );
	await page.goto( LIST );
	await expect( page.locator( `#post-${ form }` ) ).toBeVisible();
	await expect(
		page.locator( '.column-quayside-shortcode' ).first()
	).toBeVisible();
	await expect( page.locator( '.column-quayside-entries' ) ).toHaveCount( 0 );
} );
