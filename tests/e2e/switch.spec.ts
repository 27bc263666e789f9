import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, logIn, test } from './fixtures';
import { php } from './store-contract';

let posts: string;

test.beforeAll( () => {
	posts = php(
		`$form = wp_insert_post( [
			'post_type' => 'sureforms_form',
			'post_status' => 'publish',
			'post_title' => 'Booking <b>',
			'post_content' => '<!-- wp:srfm/input {"block_id":"aa11","label":"Name","slug":"name"} /-->',
		] );
		$page = wp_insert_post( [
			'post_type' => 'page',
			'post_status' => 'publish',
			'post_title' => 'Book a table',
			'post_content' => '<!-- wp:shortcode -->[sureforms id="' . $form . '"]<!-- /wp:shortcode -->',
		] );
		echo "$form,$page";`
	);
} );

test.afterAll( () => {
	php(
		`array_map( static fn ( $id ) => wp_delete_post( (int) $id, true ), explode( ',', '${ posts }' ) );`
	);
} );

test( 'an administrator views the inventory, rehearses the switch, and exports the rows', async ( {
	page,
} ) => {
	await logIn( page );
	await page.goto( 'wp-admin/tools.php?page=quayside-switch' );
	await expect(
		page.getByRole( 'heading', { level: 1, name: 'Switch to Quayside' } )
	).toBeVisible();

	await page.getByRole( 'button', { name: 'View inventory' } ).click();
	await expect( page.getByText( /^Items found: [1-9]/ ) ).toBeVisible();
	await expect(
		page.getByRole( 'cell', { name: 'Booking' } ).first()
	).toBeVisible();
	await expect(
		page.getByRole( 'columnheader', { name: 'Result' } )
	).toHaveCount( 0 );

	await page.getByRole( 'button', { name: 'Rehearse the switch' } ).click();
	await expect(
		page.getByRole( 'columnheader', { name: 'Result' } )
	).toBeVisible();
	await expect( page.getByText( /^Items found: [1-9]/ ) ).toBeVisible();
	const row = page.getByRole( 'row' ).filter( { hasText: 'Booking' } );
	await expect( row.first() ).toContainText( 'Kept as it is' );
	await expect(
		page.getByRole( 'cell', { name: 'Page: Book a table' } )
	).toBeVisible();
	await expectAccessible( page, '#wpbody-content' );

	await page
		.getByRole( 'combobox', { name: 'Result' } )
		.selectOption( { value: 'dropped' } );
	await expect( row ).toHaveCount( 0 );
	await page
		.getByRole( 'combobox', { name: 'Result' } )
		.selectOption( { value: '' } );

	const [ file ] = await Promise.all( [
		page.waitForEvent( 'download' ),
		page.getByRole( 'button', { name: 'Export as CSV' } ).click(),
	] );
	const csv = await readFile( await file.path(), 'utf8' );
	expect( csv ).toContain( 'Booking' );

	await page.setViewportSize( { width: 390, height: 800 } );
	await expect
		.poll( () =>
			page.evaluate(
				() =>
					document.documentElement.scrollWidth -
					document.documentElement.clientWidth
			)
		)
		.toBeLessThanOrEqual( 0 );
} );
