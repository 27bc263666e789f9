import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, logIn, test } from './fixtures';
import { pageOverflow } from './page-overflow';
import { php } from './store-contract';
import { waitForMadeFile } from './capabilities';

// A file that is no export is refused.
test.use( {
	expectedMessages: [ /status of 400 .*\/quayside-switch\/v1\/file/ ],
} );

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
		page.getByRole( 'rowheader', { name: 'Booking' } ).first()
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
	await expect( row.first() ).toContainText( 'Converted' );
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
		waitForMadeFile( page ),
		page.getByRole( 'button', { name: 'Export as CSV' } ).click(),
	] );
	const csv = await readFile( await file.path(), 'utf8' );
	expect( csv ).toContain( 'Booking' );

	const input = page.locator( 'input[type="file"]' ).first();
	const add = ( content: string ): Promise< void > =>
		input.setInputFiles( {
			name: 'gravityforms-export.json',
			mimeType: 'application/json',
			buffer: Buffer.from( content ),
		} );
	await add( '{"version":"2.10"}' );
	await expect(
		page.getByText( 'This is not an export of Gravity Forms.' ).first()
	).toBeVisible();
	const fields = [ { id: 1, type: 'text', label: 'Name' } ];
	await add( JSON.stringify( [ { id: 7, title: 'Call <me>', fields } ] ) );
	await expect( page.getByText( 'Forms added: 1' ) ).toBeVisible();
	await expect(
		page.getByRole( 'rowheader', { name: 'Call' } ).first()
	).toBeVisible();
	await expectAccessible( page, '#wpbody-content' );
	await page.getByRole( 'button', { name: 'Remove: Call' } ).click();
	await expect( page.getByText( 'Form removed.' ) ).toBeVisible();
	expect(
		php(
			`echo get_option( 'quayside_switch_form_gravity-forms_7', 'none' );`
		)
	).toBe( 'none' );

	await page.setViewportSize( { width: 390, height: 800 } );
	await expect.poll( () => pageOverflow( page ) ).toBeLessThanOrEqual( 0 );
} );

test( 'an administrator switches while a visitor submits, undoes one item and everything, and downloads the report', async ( {
	page,
	browser,
} ) => {
	const [ wpforms, wide ] = php(
		`$add = static fn ( string $type, string $title, string $content ): int => wp_insert_post( wp_slash(
			[ 'post_type' => $type, 'post_status' => 'publish', 'post_title' => $title, 'post_content' => $content ]
		) );
		$field = '{"id":"1","type":"text","label":"Your question"}';
		$form = $add( 'wpforms', 'Ask us', '{"fields":{"1":' . $field . '},"settings":{"submit_text":"Ask"}}' );
		$page = $add( 'page', 'Questions', '<!-- wp:shortcode -->[wpforms id="' . $form . '"]<!-- /wp:shortcode -->' );
		echo "$form,$page";`
	).split( ',' );
	const visitor = await browser.newPage();
	try {
		await logIn( page );
		await page.goto( 'wp-admin/tools.php?page=quayside-switch' );
		await page
			.getByLabel( 'Address of the page' )
			.fill( `?page_id=${ wide }` );
		await page
			.getByRole( 'button', { name: 'Compare', exact: true } )
			.click();
		const after = page.frameLocator( 'iframe[title="After"]' );
		await expect( after.getByLabel( 'Your question' ) ).toBeVisible();
		await expect(
			page
				.frameLocator( 'iframe[title="Before"]' )
				.getByLabel( 'Your question' )
		).toBeVisible();
		await expect( page.getByText( /^\d+ requests, \d+ KB$/ ) ).toHaveCount(
			2
		);
		await visitor.goto( `?page_id=${ wide }` );
		await visitor.getByLabel( 'Your question' ).fill( 'Still open?' );
		// Axe would compare the landmarks of both frames.
		await page.reload();

		await page.getByRole( 'button', { name: 'Start the switch' } ).click();
		await page
			.getByRole( 'dialog' )
			.getByRole( 'button', { name: 'Start the switch' } )
			.click();
		await expect(
			page.getByText( 'The switch is complete.' )
		).toBeVisible();
		const row = page
			.getByRole( 'region', { name: 'Report' } )
			.getByRole( 'row' )
			.filter( { hasText: 'Questions' } );
		await expect( row ).toContainText( 'Switched' );
		await expectAccessible( page, '#wpbody-content' );

		// Of the form from before the switch, and of the one that was made.
		for ( let time = 0; time < 2; time++ ) {
			await visitor.getByLabel( 'Your question' ).fill( 'Still open?' );
			await visitor.getByRole( 'button', { name: 'Ask' } ).click();
			await expect( visitor.getByText( 'Thank you' ) ).toBeVisible();
			await visitor.goto( `?page_id=${ wide }` );
		}
		// The form has no emails, so what visitors submit is in the entries.
		expect(
			php(
				`global $wpdb;
				echo $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}quayside_form_entries WHERE fields LIKE '%Still open?%'" );`
			)
		).toBe( '2' );

		const [ file ] = await Promise.all( [
			waitForMadeFile( page ),
			page.getByRole( 'link', { name: 'Export as CSV' } ).click(),
		] );
		expect( await readFile( await file.path(), 'utf8' ) ).toContain(
			'Questions'
		);

		await row.getByRole( 'button', { name: /^Undo/ } ).click();
		await expect( row ).toContainText( 'Undone' );
		await expect(
			page
				.getByRole( 'region', { name: 'Report' } )
				.getByRole( 'row' )
				.filter( { hasText: 'Ask us' } )
		).toContainText( 'Switched' );

		await page.getByRole( 'button', { name: 'Undo the switch' } ).click();
		await page
			.getByRole( 'dialog' )
			.getByRole( 'button', { name: 'Undo the switch' } )
			.click();
		await expect(
			page.getByText( 'The switch was undone.' )
		).toBeVisible();
		expect(
			php( `echo get_post_field( 'post_content', ${ wide }, 'raw' );` )
		).toBe(
			`<!-- wp:shortcode -->[wpforms id="${ wpforms }"]<!-- /wp:shortcode -->`
		);
	} finally {
		await visitor.close();
		php(
			`global $wpdb;
			if ( get_option( 'quayside_switch_table' ) ) {
				$wpdb->query( "DELETE FROM {$wpdb->prefix}quayside_switch" );
			}
			$wpdb->query( "DELETE FROM $wpdb->options WHERE option_name IN ('quayside_switch', 'quayside_switch_wish', 'quayside_switch_lock')" );
			$wpdb->query( "DELETE FROM {$wpdb->prefix}quayside_form_entries WHERE fields LIKE '%Still open?%'" );
			$made = $wpdb->get_col( "SELECT post_id FROM $wpdb->postmeta WHERE meta_key = '_quayside_switched_from'" );
			array_map( static fn ( $id ) => wp_delete_post( (int) $id, true ), [ ${ wpforms }, ${ wide }, ...$made ] );`
		);
	}
} );

test( 'visitors see forms and galleries of plugins that are not active', async ( {
	page,
} ) => {
	const [ ids, address ] = php(
		`$image = get_posts( [ 'post_type' => 'attachment', 'post_mime_type' => 'image', 'numberposts' => 1 ] )[0];
		$add = fn( $type, $content ) => wp_insert_post( [
			'post_type' => $type,
			'post_status' => 'publish',
			'post_title' => $type,
			'post_content' => $content,
		] );
		$cf7 = $add( 'wpcf7_contact_form', '' );
		update_post_meta( $cf7, '_form', '<label>By Contact Form 7 [text a]</label>' );
		$wpforms = $add( 'wpforms', '{"fields":{"1":{"id":"1","type":"text","label":"By WPForms"}}}' );
		$gallery = $add( 'foogallery', '' );
		update_post_meta( $gallery, 'foogallery_attachments', [ (string) $image->ID ] );
		$text = sprintf( '[contact-form-7 id="%d"] [wpforms id="%d"] [foogallery id="%d"]', $cf7, $wpforms, $gallery );
		$page = $add( 'page', $text );
		echo "$cf7,$wpforms,$gallery,$page ", get_permalink( $page );`
	).split( ' ' );
	await page.goto( address! );
	const main = page.getByRole( 'main' );
	await expect( main.getByLabel( 'By Contact Form 7' ) ).toBeVisible();
	await expect( main.getByLabel( 'By WPForms' ) ).toBeVisible();
	await expect( main.locator( '.quayside-gallery img' ) ).toHaveCount( 1 );
	await expect( main ).not.toContainText( '[' );
	php(
		`array_map( static fn ( $id ) => wp_delete_post( (int) $id, true ), explode( ',', '${ ids }' ) );`
	);
} );
