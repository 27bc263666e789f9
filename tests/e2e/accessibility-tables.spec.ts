import { expect, expectAccessible, logIn, test } from './fixtures';
import { leaveNothing, make, php } from './form-page';
import { pageOverflow } from './page-overflow';
import type { Page } from '@playwright/test';

/*
 * Tables of the admin screens with more rows than a page shows, by keyboard, in a wide and in a narrow window.
 */

leaveNothing();
test.use( { expectedMessages: [ /twemoji|gravatar|ERR_/ ] } );
test.describe.configure( { timeout: 120_000 } );

const ROWS = 101;

/** Determines whether the buttons of WordPress keep the focus when they are turned off, which they do since 6.7. */
const keepsFocus = (): boolean =>
	php(
		`echo json_encode( version_compare( get_bloginfo( 'version' ), '6.7', '>=' ) );`
	);

const focusedName = ( page: Page ): Promise< string > =>
	page.evaluate( () => {
		const { activeElement } = document;
		return (
			activeElement?.getAttribute( 'aria-label' ) ??
			activeElement?.textContent?.trim() ??
			''
		);
	} );

const expectNoWiderThanWindow = async ( page: Page ): Promise< void > => {
	expect( await pageOverflow( page ) ).toBeLessThanOrEqual( 0 );
};

for ( const width of [ 1280, 320 ] ) {
	test( `the consent log with ${ ROWS } records: pages keep the focus, and are announced, ${ width } px`, async ( {
		page,
	} ) => {
		const id = `rows${ Date.now() }${ width }`;
		php( `
			$table = new Quayside\\Consent\\Log\\Table();
			$table->install();
			for ( $number = 1; $number <= ${ ROWS }; $number++ ) {
				$table->add( [
					'id' => '${ id }',
					'time' => $number,
					'action' => 'reject',
					'law' => 'gdpr',
					'categories' => [ 'necessary' ],
					'revision' => 1,
				] );
			}
			echo 'true';` );
		try {
			await logIn( page );
			await page.setViewportSize( { width, height: 800 } );
			await page.goto( 'wp-admin/tools.php?page=quayside-consent-log' );
			await page.getByLabel( 'Consent ID' ).fill( id );
			const status = page.locator(
				'.quayside-consent-log__pages [aria-live=polite]'
			);
			await expect( status ).toHaveText( '101 records, page 1 of 3' );
			const table = page.getByRole( 'table', {
				name: 'Consent records',
			} );
			await expect( table.getByRole( 'row' ) ).toHaveCount( 51 );
			await expectNoWiderThanWindow( page );
			// The region that is announced stays the same, so that its change is heard.
			await status.evaluate( ( element ) => {
				( element as HTMLElement ).dataset.before = 'yes';
			} );
			const older = page.getByRole( 'button', { name: 'Older' } );
			await older.focus();
			await page.keyboard.press( 'Enter' );
			await expect( status ).toHaveText( '101 records, page 2 of 3' );
			await expect( older ).toBeFocused();
			await page.keyboard.press( 'Enter' );
			await expect( status ).toHaveText( '101 records, page 3 of 3' );
			await expect( status ).toHaveAttribute( 'data-before', 'yes' );
			await expect( table.getByRole( 'row' ) ).toHaveCount( 2 );
			if ( keepsFocus() ) {
				await expect( older ).toBeFocused();
				await expect( older ).toHaveAttribute(
					'aria-disabled',
					'true'
				);
			}
			await expectAccessible( page, '#quayside-consent-log' );
		} finally {
			php( `
				global $wpdb;
				$wpdb->delete( Quayside\\Consent\\Log\\Table::name(), [ 'consent_id' => '${ id }' ] );
				echo 'true';` );
		}
	} );

	test( `the list with ${ ROWS } entries: pages keep the focus and are announced, and rows have names, ${ width } px`, async ( {
		page,
	} ) => {
		const { form } = make();
		const word = `Zuiderzee${ width }x`;
		php( `
			for ( $number = 1; $number <= ${ ROWS }; $number++ ) {
				( new Quayside\\Blocks\\Forms\\Entries\\Entries() )->add(
					${ form },
					wp_generate_password( 32, false ),
					[ [ 'id' => 'n1', 'slug' => 'name', 'type' => 'input', 'label' => 'Name', 'value' => "${ word } $number" ] ],
					[],
					'unread',
					home_url( '/' )
				);
			}
			echo 'true';` );
		await logIn( page );
		await page.setViewportSize( { width, height: 800 } );
		await page.goto(
			'wp-admin/edit.php?post_type=sureforms_form&page=quayside-form-entries'
		);
		// The newest entries are in the unfiltered list, too.
		const found = page.waitForResponse( ( response ) =>
			response.url().includes( word )
		);
		await page.getByRole( 'searchbox' ).fill( word );
		await found;
		const screen = page.locator( '#quayside-form-entries' );
		const rows = screen.locator( '.dataviews-view-table tbody tr' );
		await expect( rows.filter( { hasText: word } ).first() ).toBeVisible();
		await expect( rows.filter( { hasNotText: word } ) ).toHaveCount( 0 );
		const before = await rows.count();
		expect( before ).toBeLessThan( ROWS );
		await expectNoWiderThanWindow( page );
		// Each row's check box says which entry it selects.
		const names = await rows
			.getByRole( 'checkbox' )
			.evaluateAll( ( boxes ) =>
				boxes.map(
					( box ) =>
						( box as HTMLInputElement ).labels?.[ 0 ]
							?.textContent ??
						box.getAttribute( 'aria-label' ) ??
						''
				)
			);
		expect( names ).toHaveLength( before );
		expect( new Set( names ).size ).toBe( before );
		const next = screen.getByRole( 'button', { name: 'Next page' } );
		const first = await rows.first().textContent();
		await next.focus();
		await page.keyboard.press( 'Enter' );
		await expect( rows.first() ).not.toHaveText( first ?? '' );
		await expect( rows.filter( { hasText: word } ).first() ).toBeVisible();
		await expect( page.locator( '#a11y-speak-polite' ) ).toHaveText(
			/^Page 2 of \d+$/
		);
		if ( keepsFocus() || ( await next.isEnabled() ) ) {
			expect( await focusedName( page ) ).toBe( 'Next page' );
		}
		await expectAccessible( page, '#quayside-form-entries' );
	} );
}
