import { insertBlock, openNewPost } from './editor';
import { expect, logIn, test } from './fixtures';
import { leaveNothing, make, php } from './form-page';
import { keepOptions } from './keep-options';
import { ScreenReader } from './screen-reader';
import { asDecidedVisitor, prepareShop } from './shop-store';
import type { Locator, Page } from '@playwright/test';

/*
 * What a screen reader says to those who run the site, by keyboard: tests/e2e/spoken/admin-*.txt. See spoken.spec.ts.
 */

leaveNothing();
test.describe.configure( { timeout: 240_000 } );
test.use( {
	reducedMotion: 'reduce',
	// Avatars, emoji images, and the block directory come from external servers.
	expectedMessages: [
		/gravatar|twemoji|block-directory|WordPress database error|woocommerce\.com|ERR_NAME_NOT_RESOLVED|ERR_INTERNET_DISCONNECTED/,
	],
} );

/** A year without the entries of other tests. */
const YEAR = 2011;

/** Starts to listen as the administrator. */
const start = async ( page: Page ): Promise< ScreenReader > => {
	await asDecidedVisitor( page );
	await logIn( page );
	return ScreenReader.start( page );
};

/** Moves the focus to an element and says it. */
const goTo = ( reader: ScreenReader, target: Locator ): Promise< void > =>
	reader.step( 'moves on', () => target.focus() );

/** Presses Enter on an element, and says what has the focus once something has happened. */
const enter = (
	reader: ScreenReader,
	target: Locator,
	happened: () => Promise< unknown >
): Promise< void > =>
	reader.step( 'Enter', async () => {
		await target.press( 'Enter' );
		await happened();
	} );

/** Moves the focus into a screen, and says each of its controls. */
const walkScreen = async (
	reader: ScreenReader,
	page: Page,
	screen: string
): Promise< void > => {
	await page.evaluate( ( selector ) => {
		const element = document.querySelector< HTMLElement >( selector );
		element?.setAttribute( 'tabindex', '-1' );
		element?.focus();
		element?.removeAttribute( 'tabindex' );
	}, screen );
	await reader.walk( screen );
};

test( 'entries and an entry', async ( { page } ) => {
	const { form } = make();
	php( `
		global $wpdb;
		foreach ( [ 'Ada Quorum', 'Ben Quorum' ] as $number => $name ) {
			$fields = [
				[ 'id' => 'n1', 'slug' => 'name', 'type' => 'input', 'label' => 'Name', 'value' => $name ],
				[
					'id' => 'e1',
					'slug' => 'email',
					'type' => 'email',
					'label' => 'Email',
					'value' => 'someone@example.com',
				],
				[ 'id' => 'm1', 'slug' => 'message', 'type' => 'textarea', 'label' => 'Message', 'value' => '' ],
			];
			$id = ( new Quayside\\Blocks\\Forms\\Entries\\Entries() )->add(
				${ form },
				wp_generate_password( 32, false ),
				$fields,
				[],
				'unread',
				home_url( '/' )
			)['id'];
			$wpdb->update(
				$wpdb->prefix . 'quayside_form_entries',
				[ 'mail' => 'failed', 'created_gmt' => "${ YEAR }-03-0" . ( $number + 1 ) . ' 12:00:00' ],
				[ 'id' => $id ]
			);
		}
		echo 'true';` );
	const reader = await start( page );
	await page.goto(
		'wp-admin/edit.php?post_type=sureforms_form&page=quayside-form-entries'
	);
	const search = page.getByRole( 'searchbox' );
	await goTo( reader, search );
	// The table is also complete before the search starts.
	const found = page.waitForResponse( /search=Quorum/ );
	await reader.type( 'Quorum' );
	await found;
	await expect( page.getByRole( 'row' ) ).toHaveCount( 3 );
	await reader.read( '.dataviews-wrapper' );
	await walkScreen( reader, page, '#quayside-form-entries' );
	const link = page.getByRole( 'link', { name: /Ada Quorum/ } );
	await goTo( reader, link );
	await enter( reader, link, () =>
		expect(
			page.getByRole( 'heading', { name: /Contact us/ } )
		).toBeFocused()
	);
	await reader.read( '#quayside-form-entries' );
	await walkScreen( reader, page, '#quayside-form-entries' );
	await goTo( reader, page.getByLabel( 'New note' ) );
	await reader.type( 'Called back.' );
	const note = page
		.getByRole( 'listitem' )
		.filter( { hasText: 'Called back.' } );
	await enter( reader, page.getByRole( 'button', { name: 'Add note' } ), () =>
		expect( note ).toBeVisible()
	);
	await reader.hear( 'Note added.' );
	const remove = page.getByRole( 'button', { name: /^Delete note/ } );
	await goTo( reader, remove );
	await enter( reader, remove, () => expect( note ).toHaveCount( 0 ) );
	await reader.hear( 'Note deleted.' );
	reader.expectSpoken( 'admin-entries' );
} );

test.describe( 'the store', () => {
	let restore: () => void;
	test.beforeAll( () => {
		prepareShop();
		restore = keepOptions(
			'woocommerce_demo_store',
			'woocommerce_demo_store_notice',
			'quayside_shop_settings'
		);
		php(
			`update_option( 'quayside_shop_settings', [ 'detect_sources' => true ] ); echo 'true';`
		);
	} );
	test.afterAll( () => restore() );

	test( 'shop settings', async ( { page } ) => {
		const reader = await start( page );
		await page.goto(
			'wp-admin/admin.php?page=wc-settings&tab=quayside-shop'
		);
		const save = page.getByRole( 'button', { name: 'Save changes' } );
		await expect( save ).toBeVisible();
		await walkScreen( reader, page, '#quayside-shop-settings' );
		await enter( reader, save, () =>
			expect(
				page
					.locator( '#quayside-shop-settings' )
					.getByText( 'Settings saved.' )
			).toBeVisible()
		);
		await reader.hear( 'Settings saved' );
		reader.expectSpoken( 'admin-shop-settings' );
	} );
} );

test( 'the editor of an empty gallery and form', async ( { page } ) => {
	// The newest form is the first suggestion.
	make();
	const reader = await start( page );
	const canvas = await openNewPost( page );
	for ( const name of [ 'quayside/gallery', 'quayside/form' ] ) {
		await insertBlock( page, name );
		const block = canvas.locator( `[data-type="${ name }"]` );
		if ( name === 'quayside/form' ) {
			// The forms and the templates load after the block is inserted.
			const suggestions = block.getByRole( 'combobox', {
				name: 'Select a form',
			} );
			await suggestions.focus();
			await suggestions.press( 'ArrowDown' );
			await expect(
				block.getByRole( 'option', { name: 'Contact us' } ).first()
			).toBeAttached();
			await suggestions.blur();
			await expect(
				block.getByRole( 'combobox', { name: 'Start with' } )
			).toHaveValue( /./ );
		}
		await reader.step( name, () => block.focus() );
		await reader.walk( `[data-type="${ name }"]` );
	}
	reader.expectSpoken( 'admin-placeholders' );
} );
