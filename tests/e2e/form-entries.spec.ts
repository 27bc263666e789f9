import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, logIn, test } from './fixtures';
import { leaveNothing, make, php } from './form-page';
import { pageOverflow } from './page-overflow';
import { waitForMadeFile } from './capabilities';

leaveNothing();

// WordPress renders the arrow of external links as an emoji image from an
// external server.
test.use( { expectedMessages: [ /twemoji/ ] } );
// Each test loads several admin screens.
test.describe.configure( { timeout: 120_000 } );

const SCREEN =
	'wp-admin/edit.php?post_type=sureforms_form&page=quayside-form-entries';

/**
 * Stores entries of a form by name, optionally with an email status. The last
 * one is the newest.
 */
const storeEntries = (
	form: number,
	names: string[],
	mail = 'sent'
): number[] =>
	php< number[] >( `
		global $wpdb;
		$ids = [];
		foreach ( json_decode( base64_decode( '${ btoa( JSON.stringify( names ) ) }' ), true ) as $number => $name ) {
			$fields = [
				[ 'id' => 'n1', 'slug' => 'name', 'type' => 'input', 'label' => 'Name', 'value' => $name ],
				[
					'id' => 'e1',
					'slug' => 'email',
					'type' => 'email',
					'label' => 'Email',
					'value' => 'someone@example.com',
				],
				[ 'id' => 'm1', 'slug' => 'story', 'type' => 'richtext', 'label' => 'Story', 'value' => '' ],
			];
			$ids[] = $id = ( new Quayside\\Blocks\\Forms\\Entries\\Entries() )->add(
				${ form },
				wp_generate_password( 32, false ),
				$fields,
				[],
				'unread',
				home_url( '/' )
			)['id'];
			$wpdb->update(
				$wpdb->prefix . 'quayside_form_entries',
				[ 'mail' => '${ mail }', 'created_gmt' => gmdate( 'Y-m-d H:i:s', time() - 60 + $number ) ],
				[ 'id' => $id ]
			);
		}
		echo json_encode( $ids );` );

const getStatus = ( id: number ): string =>
	php< string >(
		`echo json_encode( ( new Quayside\\Blocks\\Forms\\Entries\\Entries() )->get( ${ id } )?->status ?? 'gone' );`
	);

const row = ( page: Page, name: string ) =>
	page.getByRole( 'row' ).filter( { hasText: name } );

/** Searches for a word that occurs only in the test's entries. */
const search = async ( page: Page, word: string ): Promise< void > => {
	await page.goto( SCREEN );
	// The entries can be in the list before the search, too, and its selection doesn't stay.
	const found = page.waitForResponse( ( response ) =>
		response.url().includes( `search=${ encodeURIComponent( word ) }` )
	);
	await page.getByRole( 'searchbox' ).fill( word );
	await found;
	await expect(
		page.getByRole( 'row' ).filter( { hasText: word } ).first()
	).toBeVisible();
};

test( 'the owner finds an entry, reads it, adds a note, and resends its emails', async ( {
	page,
} ) => {
	const { form } = make();
	const [ id ] = storeEntries(
		form,
		[ 'Quorum <b>Ada</b>', 'Someone else' ],
		'failed'
	);
	await logIn( page );
	await search( page, 'Quorum' );
	await expect(
		page.locator( '.dataviews-view-table tbody tr' )
	).toHaveCount( 1 );
	await expect( row( page, 'Quorum' ) ).toContainText( 'Failed' );
	await expectAccessible( page, '#quayside-form-entries' );
	await page.getByRole( 'link', { name: /Quorum/ } ).click();
	await expect(
		page.getByRole( 'heading', { name: /Contact us/ } )
	).toBeFocused();
	await expect( page.getByText( 'Quorum <b>Ada</b>' ) ).toBeVisible();
	await expect( page.getByText( 'No value' ) ).toBeAttached();
	await expect.poll( () => getStatus( id ?? 0 ) ).toBe( 'read' );
	await page.getByLabel( 'New note' ).fill( 'Called back.' );
	await page.getByRole( 'button', { name: 'Add note' } ).click();
	await expect(
		page.getByRole( 'listitem' ).filter( { hasText: 'Called back.' } )
	).toContainText( 'admin' );
	await expect( page.getByLabel( 'New note' ) ).toHaveValue( '' );
	await page.getByRole( 'button', { name: 'Resend emails' } ).click();
	await expect( page.getByText( 'Email sent' ) ).toBeVisible();
	await expectAccessible( page, '#quayside-form-entries' );
	await page
		.getByRole( 'button', { name: 'Delete note: Called back.' } )
		.click();
	await expect( page.getByText( 'Called back.' ) ).toHaveCount( 0 );
	await page.goBack();
	await expect( page.getByRole( 'searchbox' ) ).toBeVisible();
} );

test.describe( 'when the server fails', () => {
	test.use( { expectedMessages: [ /twemoji|Failed to load resource/ ] } );

	test( 'the list shows why it cannot be loaded', async ( { page } ) => {
		storeEntries( make().form, [ 'Quarrel' ] );
		await logIn( page );
		await search( page, 'Quarrel' );
		const fail = ( body: string ) =>
			page.route(
				/form-entries(\?|&|%3F|%26)/,
				( route ) =>
					route.fulfill( {
						status: 500,
						body,
						contentType: 'application/json',
					} ),
				{ times: 1 }
			);
		const problem = page.locator( '.components-notice.is-error' );
		await fail( '{"code":"db","message":"The database is away."}' );
		await page.getByRole( 'searchbox' ).fill( 'Quarr' );
		await expect( problem ).toContainText( 'The database is away.' );
		await fail( '<br>Fatal error' );
		await page.getByRole( 'searchbox' ).fill( 'Quarre' );
		await expect( problem ).toContainText(
			'The entries could not be loaded. Please try again.'
		);
		await page.getByRole( 'searchbox' ).fill( 'Quarrel' );
		await expect( problem ).toHaveCount( 0 );
	} );
} );

test( 'several entries are moved to the trash, restored, and deleted permanently, by keyboard', async ( {
	page,
} ) => {
	const { form } = make();
	const ids = storeEntries( form, [ 'Zephyr one', 'Zephyr two' ] );
	await logIn( page );
	await search( page, 'Zephyr' );
	const press = async (
		name: string | RegExp,
		role:
			| 'button'
			| 'checkbox'
			| 'menuitem'
			| 'option'
			| 'menuitemradio' = 'button'
	): Promise< void > => {
		const target = page.getByRole( role, { name } ).first();
		await target.focus();
		await page.keyboard.press( role === 'checkbox' ? 'Space' : 'Enter' );
	};
	await expect( page.getByText( '2 Items' ) ).toBeVisible();
	await press( /select all/i, 'checkbox' );
	await press( 'Move to trash' );
	await expect
		.poll( () => ids.map( getStatus ) )
		.toEqual( [ 'trash', 'trash' ] );
	await expect( page.getByText( 'No entries found.' ) ).toBeVisible();
	await press( 'Status' );
	await press( /^Trash/, 'option' );
	await page.keyboard.press( 'Escape' );
	await expect( row( page, 'Zephyr two' ) ).toBeVisible();
	await row( page, 'Zephyr two' ).getByRole( 'checkbox' ).focus();
	await page.keyboard.press( 'Space' );
	await press( 'Restore' );
	await expect
		.poll( () => ids.map( getStatus ) )
		.toEqual( [ 'trash', 'unread' ] );
	await expect( row( page, 'Zephyr two' ) ).toHaveCount( 0 );
	await row( page, 'Zephyr one' ).getByRole( 'checkbox' ).focus();
	await page.keyboard.press( 'Space' );
	await press( 'Delete permanently' );
	const dialog = page.getByRole( 'dialog', { name: 'Delete permanently?' } );
	await expect( dialog ).toContainText( '1 entry' );
	await expectAccessible( page, '[role=dialog]' );
	await dialog.getByRole( 'button', { name: 'Delete permanently' } ).focus();
	await page.keyboard.press( 'Enter' );
	await expect
		.poll( () => ids.map( getStatus ) )
		.toEqual( [ 'gone', 'unread' ] );
} );

test( 'bulk actions are announced and can be undone, and the focus is never lost', async ( {
	page,
} ) => {
	const { form } = make();
	const ids = storeEntries( form, [ 'Undertow one', 'Undertow two' ] );
	await logIn( page );
	await search( page, 'Undertow' );
	await expect( page.getByText( '2 Items' ) ).toBeVisible();
	await row( page, 'Undertow one' ).getByRole( 'link' ).click();
	await expect
		.poll( () => ids.map( getStatus ) )
		.toEqual( [ 'read', 'unread' ] );
	await page
		.getByRole( 'button', { name: 'Back to all entries' } )
		.press( 'Enter' );
	// Back returns to the previous screen.
	await expect(
		page.getByRole( 'link', { name: /Undertow one/ } )
	).toBeFocused();
	const bulk = async ( action: string ): Promise< void > => {
		await page
			.getByRole( 'checkbox', { name: /select all/i } )
			.first()
			.check();
		await page
			.getByRole( 'button', { name: action } )
			.first()
			.press( 'Enter' );
	};
	const undo = page.getByRole( 'button', { name: 'Undo' } );
	for ( const [ action, status, notice ] of [
		[ 'Mark as spam', 'spam', '2 entries marked as spam.' ],
		[ 'Move to trash', 'trash', '2 entries moved to trash.' ],
	] as const ) {
		await bulk( action );
		await expect
			.poll( () => ids.map( getStatus ) )
			.toEqual( [ status, status ] );
		await expect( page.locator( '.quayside-entries__done' ) ).toContainText(
			notice
		);
		await expect
			.poll( () =>
				page.evaluate( () => document.activeElement !== document.body )
			)
			.toBe( true );
		await undo.press( 'Enter' );
		await expect
			.poll( () => ids.map( getStatus ), action )
			.toEqual( [ 'read', 'unread' ] );
		await expect( page.locator( '.quayside-entries__done' ) ).toContainText(
			'Action undone.'
		);
		// The undo button no longer exists.
		await expect(
			page.locator( '.quayside-entries__done button' )
		).toBeFocused();
		// The list may have been read between the two statements of Undo, which restores one status after the other.
		await expect( page.getByText( '2 Items' ) ).toBeVisible();
	}
	// Only some entries of a selection had no star.
	const star = ( name: string ): Locator =>
		row( page, name ).getByRole( 'button', { name: /^Star/ } );
	await star( 'Undertow two' ).click();
	await expect( star( 'Undertow two' ) ).toHaveAttribute(
		'aria-pressed',
		'true'
	);
	await bulk( 'Add star' );
	await expect( page.locator( '.quayside-entries__done' ) ).toContainText(
		'Star added to 1 entry.'
	);
	await undo.press( 'Enter' );
	await expect( star( 'Undertow one' ) ).toHaveAttribute(
		'aria-pressed',
		'false'
	);
	await expect( star( 'Undertow two' ) ).toHaveAttribute(
		'aria-pressed',
		'true'
	);
	// Also works from the entry itself.
	await row( page, 'Undertow one' ).getByRole( 'link' ).click();
	await page.getByRole( 'button', { name: 'Move to trash' } ).click();
	await expect( row( page, 'Undertow one' ) ).toHaveCount( 0 );
	await undo.press( 'Enter' );
	await expect.poll( () => getStatus( ids[ 0 ] ?? 0 ) ).toBe( 'read' );
	// The list is faded while it loads.
	await expect(
		page.locator( '#quayside-form-entries [aria-busy="true"]' )
	).toHaveCount( 0 );
	await expectAccessible( page, '#quayside-form-entries' );
} );

test( 'on mobile nothing covers a control', async ( { page } ) => {
	const { form } = make();
	storeEntries( form, [ 'Pontoon one', 'Pontoon two', 'Pontoon three' ] );
	await page.setViewportSize( { width: 390, height: 800 } );
	await logIn( page );
	await search( page, 'Pontoon' );
	await expect( page.getByText( '3 Items' ) ).toBeVisible();
	for ( const selected of [ false, true ] ) {
		if ( selected ) {
			await row( page, 'Pontoon one' ).getByRole( 'checkbox' ).check();
		}
		const covered = await page.evaluate( async () => {
			const found: string[] = [];
			for ( const control of document.querySelectorAll< HTMLElement >(
				'.quayside-entries :is(button, a, input, select)'
			) ) {
				if (
					! control.checkVisibility( {
						opacityProperty: true,
						visibilityProperty: true,
					} ) ||
					control.closest( '[aria-hidden=true], .screen-reader-text' )
				) {
					continue;
				}
				control.scrollIntoView( {
					block: 'nearest',
					inline: 'nearest',
				} );
				await new Promise( ( done ) => requestAnimationFrame( done ) );
				const { left, top, width, height } =
					control.getBoundingClientRect();
				const over = document.elementFromPoint(
					left + width / 2,
					top + height / 2
				);
				if (
					width > 1 &&
					! (
						over &&
						( control.contains( over ) ||
							over.contains( control ) ||
							over.closest( 'label' )?.contains( control ) )
					)
				) {
					found.push(
						`${ control.outerHTML.slice( 0, 80 ) } under ${ over?.outerHTML.slice( 0, 120 ) }`
					);
				}
			}
			return found;
		} );
		await page.screenshot( {
			path: test.info().outputPath( `phone-${ selected }.png` ),
			fullPage: true,
		} );
		expect( covered ).toEqual( [] );
	}
} );

test( 'an entry is starred in the list, and the visible list is exported without formulas', async ( {
	page,
} ) => {
	const { form } = make();
	const [ id ] = storeEntries( form, [ '=Xylophone()', '+Xylophone' ] );
	await logIn( page );
	await search( page, 'Xylophone' );
	const star = row( page, '=Xylophone' ).getByRole( 'button', {
		name: /^Star/,
	} );
	await star.click();
	await expect( star ).toHaveAttribute( 'aria-pressed', 'true' );
	expect(
		php(
			`echo json_encode( ( new Quayside\\Blocks\\Forms\\Entries\\Entries() )->get( ${ id ?? 0 } )->starred );`
		)
	).toBe( true );
	const file = waitForMadeFile( page );
	await page.getByRole( 'button', { name: 'Export as CSV' } ).click();
	const saved = await file;
	expect( saved.suggestedFilename() ).toMatch(
		/^entries-\d{4}-\d\d-\d\d\.csv$/
	);
	const lines = readFileSync( ( await saved.path() ) ?? '', 'utf8' )
		.trim()
		.split( '\n' );
	expect( lines ).toHaveLength( 3 );
	expect( lines[ 0 ] ).toContain( 'Name,Email' );
	expect( lines[ 1 ] ).toContain( ",'+Xylophone," );
	expect( lines[ 2 ] ).toContain( ",'=Xylophone()," );
	await expect(
		page.locator( '.components-notice' ).getByText( '2 entries exported.' )
	).toBeVisible();
} );

test( 'a long word in an entry covers no other column', async ( { page } ) => {
	const { form } = make();
	const word = 'Donaudampfschiff'.repeat( 40 );
	storeEntries( form, [ word ] );
	await logIn( page );
	for ( const width of [ 1280, 390 ] ) {
		await page.setViewportSize( { width, height: 900 } );
		await search( page, 'Donaudampfschiff' );
		const title = page
			.locator( '.quayside-entries__title', { hasText: word } )
			.first();
		await expect( title ).toBeVisible();
		const { right, hidden } = await title.evaluate( ( element ) => {
			let overflow = 0;
			for (
				let around = element.closest( 'td' )?.parentElement;
				around && around !== document.body;
				around = around.parentElement
			) {
				overflow = Math.max(
					overflow,
					around.scrollWidth - around.clientWidth
				);
			}
			const cell = element.closest( 'td' )?.getBoundingClientRect();
			return {
				right:
					element.getBoundingClientRect().right -
					Math.min( cell?.right ?? Infinity, innerWidth ),
				hidden: overflow,
			};
		} );
		expect( right, `at ${ width } px` ).toBeLessThanOrEqual( 0 );
		// Narrow windows scroll to the other columns.
		if ( width === 1280 ) {
			expect( hidden ).toBeLessThanOrEqual( 0 );
		}
	}
} );

/** Returns the number of rows of a CSV file, without the header. */
const countRows = ( text: string ): number =>
	text.trim().split( '\n' ).length - 1;

for ( const number of [ 1, 99, 100, 101 ] ) {
	test( `the button exports ${ number } of ${ number } entries`, async ( {
		page,
	} ) => {
		const { form } = make();
		const word = `Zanzibar${ number }x`;
		storeEntries(
			form,
			Array.from(
				{ length: number },
				( _, index ) => `${ word } ${ index }`
			)
		);
		await logIn( page );
		// The newest entries are also in the unfiltered list.
		const filtered = page.waitForResponse( ( response ) =>
			response.url().includes( word )
		);
		await search( page, word );
		await filtered;
		const file = waitForMadeFile( page );
		await page.getByRole( 'button', { name: 'Export as CSV' } ).click();
		const text = readFileSync(
			( await ( await file ).path() ) ?? '',
			'utf8'
		);
		expect( countRows( text ) ).toBe( number );
		expect( text ).toContain( `${ word } ${ number - 1 }` );
		expect(
			text.endsWith( '\n' ),
			'The mark of the end is not in the file.'
		).toBe( true );
		await expect(
			page
				.locator( '.components-notice' )
				.getByText(
					number === 1
						? '1 entry exported.'
						: `${ number } entries exported.`
				)
		).toBeVisible();
	} );
}

test( 'the button exports 100,000 of 100,000 entries @long', async ( {
	page,
} ) => {
	test.setTimeout( 400_000 );
	const { form } = make();
	storeEntries( form, [ 'Ada' ] );
	const table = `$wpdb->prefix . 'quayside_form_entries'`;
	// Each statement doubles the entries.
	php( `
		global $wpdb;
		$table   = ${ table };
		$columns = 'form_id, status, inbox, created_gmt, source_url, mail, fields, search, files';
		for ( $number = 1; $number < 100000; $number *= 2 ) {
			$more = min( $number, 100000 - $number );
			$wpdb->query(
				"INSERT INTO $table (idem_key, $columns)
				SELECT CONCAT('$number-', id), $columns FROM $table
				WHERE form_id = ${ form } ORDER BY id LIMIT $more"
			);
		}
		echo 'true';` );
	try {
		await logIn( page );
		await page.goto( `${ SCREEN }&form=${ form }` );
		await expect( row( page, 'Ada' ).first() ).toBeVisible();
		const started = Date.now();
		const file = waitForMadeFile( page, { timeout: 300_000 } );
		await page.getByRole( 'button', { name: 'Export as CSV' } ).click();
		const text = readFileSync(
			( await ( await file ).path() ) ?? '',
			'utf8'
		);
		test.info().annotations.push( {
			type: 'seconds',
			description: String( ( Date.now() - started ) / 1000 ),
		} );
		expect( countRows( text ) ).toBe( 100_000 );
		await expect(
			page
				.locator( '.components-notice' )
				.getByText( '100,000 entries exported.' )
		).toBeVisible();
	} finally {
		php(
			`global $wpdb; echo json_encode( $wpdb->query( 'DELETE FROM ' . ${ table } . ' WHERE form_id = ${ form }' ) );`
		);
	}
} );

test.describe( 'an interrupted export', () => {
	test.use( { expectedMessages: [ /twemoji/, /Failed to load resource/ ] } );

	test( 'shows an error and saves no file after a failure in the middle and after logging out', async ( {
		page,
		context,
	} ) => {
		const { form } = make();
		storeEntries(
			form,
			Array.from( { length: 3 }, ( _, index ) => `Tasmania ${ index }` )
		);
		await logIn( page );
		const filtered = page.waitForResponse( ( response ) =>
			response.url().includes( 'Tasmania' )
		);
		await search( page, 'Tasmania' );
		await filtered;
		const saved: string[] = [];
		page.on( 'download', ( download ) =>
			saved.push( download.suggestedFilename() )
		);
		const notice = page.locator( '.components-notice' );
		const button = page.getByRole( 'button', { name: 'Export as CSV' } );
		// The last row is replaced with WordPress's critical error page.
		await page.route( /quayside_form_export/, async ( route ) => {
			const response = await route.fetch();
			const lines = ( await response.text() ).split( '\n' );
			await route.fulfill( {
				response,
				body: `${ lines.slice( 0, 3 ).join( '\n' ) }\n<p>There has been a critical error on this website.</p>\n`,
			} );
		} );
		await button.click();
		await expect(
			notice.getByText(
				/The export was interrupted after 3 of 3 entries, and no file was saved/
			)
		).toBeVisible();
		await page.unroute( /quayside_form_export/ );
		await context.clearCookies();
		await button.click();
		await expect(
			notice.getByText( /you have been logged out/ )
		).toBeVisible();
		expect( saved ).toEqual( [] );
	} );
} );

test( 'right to left, on mobile, values and addresses keep their own direction', async ( {
	page,
	context,
	baseURL,
} ) => {
	const { form } = make();
	storeEntries( form, [ 'Rhubarb (one).' ] );
	await page.setViewportSize( { width: 390, height: 800 } );
	await logIn( page );
	await context.addCookies( [
		{ name: 'quayside_locale', value: 'ar', url: baseURL ?? '' },
	] );
	await search( page, 'Rhubarb' );
	await expect( page.locator( 'html' ) ).toHaveAttribute( 'dir', 'rtl' );
	expect(
		( await page.getByRole( 'searchbox' ).boundingBox() )?.width
	).toBeGreaterThan( 140 );
	expect( await pageOverflow( page ) ).toBe( 0 );
	await page.getByRole( 'link', { name: /Rhubarb/ } ).click();
	const facts = page.locator( '.quayside-entry__facts a bdi' );
	await expect( facts ).toHaveCSS( 'direction', 'ltr' );
	await expect(
		page.locator( '.quayside-entry__values bdi' ).first()
	).toHaveCSS( 'direction', 'ltr' );
	await expectAccessible( page, '#quayside-form-entries' );
	await page.goto(
		'wp-admin/edit.php?post_type=sureforms_form&page=quayside-form-spam'
	);
	await expect(
		page.getByRole( 'textbox', { name: 'IP addresses' } )
	).toHaveCSS( 'direction', 'ltr' );
	await expect(
		page.getByRole( 'textbox', { name: 'Site key' } ).first()
	).toHaveCSS( 'direction', 'ltr' );
} );

test( 'the chart shows today’s entries visually and to screen readers', async ( {
	page,
} ) => {
	await logIn( page );
	await page.goto( SCREEN );
	const bars = page.locator( '.quayside-entries__chart rect' );
	await expect( bars ).toHaveCount( 30 );
	const today = page
		.locator( '.quayside-entries__chart table tr' )
		.last()
		.locator( 'td' );
	await expect( today ).toHaveText( /^\d/ );
	const before = Number( await today.textContent() );
	storeEntries( make().form, [ 'Counted' ] );
	await page.reload();
	await expect( today ).toHaveText( String( before + 1 ) );
	await page.getByLabel( 'Period' ).selectOption( '7' );
	await expect( bars ).toHaveCount( 7 );
} );

test( 'uninstalling deletes data only if the owner has turned that on', async ( {
	page,
} ) => {
	await logIn( page );
	await page.goto( SCREEN );
	await page.getByText( 'Data removal' ).click();
	const choice = page.getByRole( 'checkbox', {
		name: /Delete all forms, entries/,
	} );
	await expect( choice ).not.toBeChecked();
	await choice.check();
	await expect
		.poll( () =>
			php(
				'echo json_encode( (bool) get_option( "quayside_forms_delete_data" ) );'
			)
		)
		.toBe( true );
	await choice.uncheck();
	await expect
		.poll( () =>
			php(
				'echo json_encode( (bool) get_option( "quayside_forms_delete_data" ) );'
			)
		)
		.toBe( false );
} );
