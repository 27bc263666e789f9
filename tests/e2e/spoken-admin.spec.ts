import { getImageIds } from './blocks-page';
import {
	editorSidebar,
	insertBlock,
	openNewPost,
	openPost,
	resetPreferences,
} from './editor';
import { expect, test } from './fixtures';
import { leaveNothing, make, php } from './form-page';
import { keepOptions } from './keep-options';
import { prepareShop } from './shop-store';
import {
	EXPECTED_MESSAGES,
	enter,
	expectStillFocused,
	goTo,
	startAsAdmin,
	walkScreen,
	YEAR,
} from './spoken-admin';

/*
 * What a screen reader says to those who run the site, by keyboard: tests/e2e/spoken/admin-*.txt. See spoken.spec.ts.
 */

leaveNothing();
test.describe.configure( { timeout: 240_000 } );
test.use( {
	reducedMotion: 'reduce',
	expectedMessages: EXPECTED_MESSAGES,
} );

test( 'entries and an entry', async ( { page } ) => {
	const { form } = make();
	php( `
		global $wpdb;
		foreach ( [ 'Ada Sextant', 'Ben Sextant' ] as $number => $name ) {
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
	const reader = await startAsAdmin( page );
	await page.goto(
		'wp-admin/edit.php?post_type=sureforms_form&page=quayside-form-entries'
	);
	const search = page.getByRole( 'searchbox' );
	await goTo( reader, search );
	// The table is also complete before the search starts.
	const found = page.waitForResponse( /search=Sextant/ );
	await reader.type( 'Sextant' );
	await found;
	// Screen readers skip the table while it loads.
	await expect( page.locator( '.dataviews-wrapper table' ) ).toHaveAttribute(
		'aria-busy',
		'false'
	);
	// The table of the chart has a row for each day of entries of other tests.
	await expect(
		page.locator( '.dataviews-wrapper' ).getByRole( 'row' )
	).toHaveCount( 3 );
	await reader.hear( '2 entries found.' );
	await reader.read( '.dataviews-wrapper' );
	await walkScreen( reader, page, '#quayside-form-entries' );
	const link = page.getByRole( 'link', { name: /Ada Sextant/ } );
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
	const addNote = page.getByRole( 'button', { name: 'Add note' } );
	await enter( reader, addNote, () => expect( note ).toBeVisible() );
	await expectStillFocused( addNote );
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
		const reader = await startAsAdmin( page );
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
		await expectStillFocused( save );
		await reader.hear( 'Settings saved' );
		reader.expectSpoken( 'admin-shop-settings' );
	} );
} );

test( 'the editor of an empty gallery and form', async ( { page } ) => {
	// The newest form is the first suggestion.
	make();
	const reader = await startAsAdmin( page );
	const canvas = await openNewPost( page );
	// With many forms, the list of suggestions would scroll and be a stop of its own.
	await canvas.locator( 'body' ).evaluate( ( body ) => {
		const style = document.createElement( 'style' );
		style.textContent =
			'.components-form-token-field__suggestions-list { max-height: none !important; }';
		body.append( style );
	} );
	for ( const name of [ 'quayside/gallery', 'quayside/form' ] ) {
		await insertBlock( page, name );
		const block = canvas.locator( `[data-type="${ name }"]` );
		if ( name === 'quayside/form' ) {
			// The forms and the templates load after the block is inserted.
			const suggestions = block.getByRole( 'combobox', {
				name: 'Select a form',
			} );
			// The editor moves the focus into a new block, sometimes late.
			await expect( async () => {
				await suggestions.focus();
				await suggestions.press( 'ArrowDown' );
				await expect(
					block.getByRole( 'option', { name: 'Contact us' } ).first()
				).toBeAttached( { timeout: 1000 } );
			} ).toPass();
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

test( 'the editor of a gallery', async ( { page } ) => {
	const reader = await startAsAdmin( page );
	const canvas = await openNewPost( page );
	await insertBlock( page, 'quayside/gallery', {
		ids: getImageIds( [ 'harbour-dawn', 'regatta', 'blanket-moss' ] ),
	} );
	const images = canvas.locator( '.quayside-gallery__choose' );
	await expect( images ).toHaveCount( 3 );
	await goTo( reader, images.first() );
	await reader.press( 'Tab' );
	await reader.press( 'Enter' );
	await reader.walk( '[data-place="1"]' );
	await reader.press( 'Shift+Tab', 5 );
	await reader.press( 'Enter' );
	await reader.hear( 'Image 2 of 3 moved to position 1.' );
	await reader.press( 'Tab' );
	await reader.press( 'Enter' );
	await reader.hear( 'Image 1 of 3 moved to position 2.' );
	await reader.press( 'Tab', 2 );
	await reader.press( 'Enter' );
	await reader.hear( 'Image removed. 2 images left.' );
	await reader.press( 'Alt+ArrowLeft' );
	await reader.hear( 'Image 2 of 2 moved to position 1.' );
	reader.expectSpoken( 'admin-gallery-editor' );
} );

/** Records of the consent log from a year without those of other tests, with the text that was shown. */
const RECORDS = `
	global $wpdb;
	$log      = Quayside\\Consent\\Log\\Table::name();
	$wordings = Quayside\\Consent\\Log\\Table::wordings();
	$hash     = str_repeat( '0123456789abcdef', 4 );
	$wpdb->query( "DELETE FROM $log WHERE consent_id LIKE 'spoken-%'" );
	$wpdb->query( "DELETE FROM $wordings WHERE hash = '$hash'" );`;

test.describe( 'the consent log', () => {
	test.beforeAll( () => {
		php( `${ RECORDS }
			$texts = [ 'title' => 'We value your privacy', 'description' => 'We use cookies to measure visits.' ];
			$category = [ 'slug' => 'analytics', 'name' => 'Analytics', 'description' => 'These cookies count visits.', 'cookies' => [] ];
			$wpdb->insert( $wordings, [
				'hash'           => $hash,
				'revision'       => 1,
				'language'       => 'en_US',
				'first_shown_at' => '${ YEAR }-03-01 00:00:00',
				'content'        => wp_json_encode( [ 'texts' => $texts, 'categories' => [ $category ] ] ),
			] );
			foreach ( [ 'reject' => 'no', 'save' => 'yes' ] as $action => $analytics ) {
				$wpdb->insert( $log, [
					'consent_id' => "spoken-$action",
					'logged_at'  => '${ YEAR }-03-02 10:00:00',
					'chosen_at'  => 1,
					'action'     => $action,
					'law'        => 'gdpr',
					'categories' => wp_json_encode( [ 'necessary' => true, 'analytics' => 'yes' === $analytics ] ),
					'revision'   => 1,
					'language'   => 'en_US',
					'shown'      => $hash,
					'layout'     => 'box-bottom-left',
				] );
			}
			echo 'true';` );
	} );
	test.afterAll( () => php( `${ RECORDS } echo 'true';` ) );

	test( 'consent log', async ( { page } ) => {
		const reader = await startAsAdmin( page );
		await page.goto( 'wp-admin/tools.php?page=quayside-consent-log' );
		const count = page.getByText( /\d records?, page/ );
		await expect( count ).toBeVisible();
		await goTo( reader, page.getByLabel( 'Consent ID' ) );
		await reader.type( 'spoken-reject' );
		await expect( count ).toHaveText( '1 record, page 1 of 1' );
		// The chart follows.
		await expect(
			page.getByText( 'Customized or set by signal: 0' )
		).toBeVisible();
		await expect( page.getByText( 'Rejected or closed: 1' ) ).toBeVisible();
		await reader.hear( /1 record,/ );
		await reader.read( '#quayside-consent-log' );
		await walkScreen( reader, page, '#quayside-consent-log' );
		const record = page.getByRole( 'button', { name: /spoken-reject/ } );
		await goTo( reader, record );
		const proof = page.getByRole( 'dialog' );
		await enter( reader, record, () =>
			expect( proof.getByText( 'We value your privacy' ) ).toBeVisible()
		);
		await reader.read( '[role=dialog]' );
		await reader.step( 'Escape', async () => {
			await page.keyboard.press( 'Escape' );
			await expect( record ).toBeFocused();
		} );
		reader.expectSpoken( 'admin-consent-log' );
	} );
} );

test.describe( 'the consent settings', () => {
	let restore: () => void;
	test.beforeAll( () => {
		restore = keepOptions( 'quayside_consent_settings' );
		php( `delete_option( 'quayside_consent_settings' ); echo 'true';` );
	} );
	test.afterAll( () => restore() );

	test( 'consent settings', async ( { page } ) => {
		const reader = await startAsAdmin( page );
		await page.goto( 'wp-admin/options-general.php?page=quayside-consent' );
		await expect(
			page
				.frameLocator( 'iframe[title="Banner preview"]' )
				.getByText( 'Reject all' )
		).toBeVisible();
		const tab = ( name: string ) => page.getByRole( 'tab', { name } );
		await goTo( reader, tab( 'Banner' ) );
		await reader.walk(
			'.quayside-consent-settings .components-tab-panel__tabs, .quayside-consent-settings__columns'
		);
		await reader.step( 'makes the text too light', async () => {
			await page.getByLabel( 'Text', { exact: true } ).fill( '#cccccc' );
		} );
		await reader.hear( 'contrast ratio' );
		const themeColor = page.getByRole( 'button', {
			name: 'Text: use theme color',
		} );
		await goTo( reader, themeColor );
		await reader.press( 'Enter' );
		await expectStillFocused( themeColor );
		await goTo( reader, tab( 'Banner' ) );
		await reader.press( 'ArrowRight' );
		const category = page
			.locator( 'details summary' )
			.filter( { hasText: 'Functional' } );
		await expect( category ).toBeVisible();
		await goTo( reader, category );
		await reader.press( 'Enter' );
		await reader.press( 'Tab', 4 );
		await reader.press( 'Enter' );
		await reader.press( 'Tab' );
		await goTo( reader, page.getByRole( 'button', { name: /^Remove/ } ) );
		await reader.press( 'Enter' );
		await goTo( reader, tab( 'Categories' ) );
		await reader.step( 'ArrowRight, 4 times', async () => {
			await page.keyboard.press( 'ArrowRight' );
			await page.keyboard.press( 'ArrowRight' );
			await page.keyboard.press( 'ArrowRight' );
			await page.keyboard.press( 'ArrowRight' );
			await expect(
				page.getByLabel( 'Retention period (days)' )
			).toBeVisible();
		} );
		await reader.walk( '.quayside-consent-settings__columns' );
		await goTo( reader, page.getByLabel( 'Count impressions' ) );
		await reader.press( 'Space' );
		const save = page.getByRole( 'button', { name: 'Save changes' } );
		await goTo( reader, save );
		await enter( reader, save, () =>
			expect(
				page
					.locator( '.components-notice' )
					.filter( { hasText: 'Settings saved' } )
			).toBeVisible()
		);
		await expectStillFocused( save );
		await reader.hear( 'Settings saved' );
		await reader.press( 'Tab' );
		reader.expectSpoken( 'admin-consent-settings' );
	} );
} );

test.describe( 'the sources of orders', () => {
	const sell = ( code: string ) =>
		php( `
		foreach ( wc_get_orders( [ 'limit' => 500, 'date_created' => '${ YEAR }-06-01...${ YEAR }-06-30' ] ) as $order ) { $order->delete( true ); }
		${ code } echo 'true';` );
	test.beforeAll( () => {
		prepareShop();
		sell( `foreach ( [ [ '02', 40, 'utm', 'news', 'Mobile' ], [ '03', 20, 'organic', 'google', 'Desktop' ] ] as [ $day, $total, $type, $source, $device ] ) {
			$order = wc_create_order( [ 'status' => 'processing' ] );
			$order->set_date_created( strtotime( "${ YEAR }-06-$day 12:00:00 UTC" ) );
			$order->set_total( $total );
			$order->add_meta_data( '_wc_order_attribution_source_type', $type, true );
			$order->add_meta_data( '_wc_order_attribution_utm_source', $source, true );
			$order->add_meta_data( '_wc_order_attribution_device_type', $device, true );
			$order->save();
		}` );
	} );
	test.afterAll( () => sell( '' ) );

	test( 'attribution report', async ( { page } ) => {
		const reader = await startAsAdmin( page );
		await page.goto(
			`wp-admin/admin.php?page=quayside-order-sources&from=${ YEAR }-06-01&to=${ YEAR }-06-30`
		);
		const rows = page.locator( '.quayside-sources tbody tr' );
		await expect( rows ).toHaveCount( 2 );
		await walkScreen( reader, page, '#quayside-order-sources' );
		await reader.read( '#quayside-order-sources' );
		await reader.step( 'groups by device', async () => {
			const group = page.getByLabel( 'Group by' );
			await group.focus();
			await group.selectOption( 'Device' );
		} );
		await reader.hear( /device/ );
		await reader.step( 'selects the total', () =>
			page
				.getByRole( 'button', { name: /^Total/ } )
				.first()
				.press( 'Enter' )
		);
		await reader.hear( /total/ );
		const heading = page
			.locator( '.quayside-sources' )
			.getByRole( 'columnheader', { name: 'Total' } );
		const total = heading.getByRole( 'button' );
		await goTo( reader, total );
		await enter( reader, total, () =>
			expect( heading ).toHaveAttribute( 'aria-sort', 'descending' )
		);
		await reader.hear( /Total/ );
		reader.expectSpoken( 'admin-order-sources' );
	} );
} );

test( 'the editor of a form', async ( { page } ) => {
	resetPreferences();
	const { form } = make();
	const reader = await startAsAdmin( page );
	const canvas = await openPost( page, form );
	const sidebar = editorSidebar( page );
	const field = canvas.locator( '[data-type="quayside/field-input"]' );
	await reader.step( 'the first field', () => field.focus() );
	await reader.press( 'Tab' );
	await expect( sidebar.getByLabel( 'Help text' ) ).toBeVisible();
	await goTo( reader, sidebar.getByRole( 'tab', { name: 'Block' } ) );
	await reader.walk( '[aria-label="Editor settings"]' );
	const tab = sidebar.getByRole( 'tab', { name: 'Form', exact: true } );
	await goTo( reader, tab );
	await enter( reader, tab, () =>
		expect(
			sidebar.getByRole( 'button', { name: 'Confirmation', exact: true } )
		).toBeVisible()
	);
	for ( const name of [
		'Confirmation',
		'Confirmation email',
		'Spam protection',
		'Entries',
	] ) {
		const panel = sidebar.getByRole( 'button', { name, exact: true } );
		await goTo( reader, panel );
		await enter( reader, panel, () =>
			expect( panel ).toHaveAttribute( 'aria-expanded', 'true' )
		);
		await reader.walk( '.quayside-form-panel.is-opened' );
		await panel.press( 'Enter' );
		await expect( panel ).toHaveAttribute( 'aria-expanded', 'false' );
	}
	reader.expectSpoken( 'admin-form-editor' );
} );
