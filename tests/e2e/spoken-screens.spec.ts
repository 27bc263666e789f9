import { addSecondLanguage } from './consent-site-languages';
import { makePage, startThirdParty } from './consent-third-party';
import { createCookieYesTables } from './cookieyes-tables';
import { editorSidebar, openPanel, openPost } from './editor';
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
 * What a screen reader says on the screens that spoken-admin.spec.ts leaves out: tests/e2e/spoken/admin-*.txt. See spoken.spec.ts.
 */

leaveNothing();
test.describe.configure( { timeout: 240_000 } );
test.use( { reducedMotion: 'reduce', expectedMessages: EXPECTED_MESSAGES } );

/** Removes the choice of the first test. */
const CHOICE = `
	global $wpdb;
	( new Quayside\\Consent\\Log\\Table() )->install();
	$log = Quayside\\Consent\\Log\\Table::name();
	$wpdb->query( "DELETE FROM $log WHERE consent_id = 'spoken-visit'" );`;

test.describe( 'the tabs of the consent settings', () => {
	const undo: ( () => void )[] = [];
	test.beforeAll( () => {
		undo.push(
			keepOptions(
				...[
					'settings',
					'texts_de_DE',
					'scan',
					'scanned',
					'found',
					'checklist',
				].map( ( name ) => `quayside_consent_${ name }` )
			),
			addSecondLanguage(),
			createCookieYesTables()
		);
		php( `
			foreach ( [ 'scan', 'scanned', 'found' ] as $name ) { delete_option( "quayside_consent_$name" ); }
			// The time of the next scan would change with each day.
			update_option( 'quayside_consent_settings', [ 'scanSchedule' => 'off' ] );
			update_option( 'quayside_consent_checklist', [ 'law', 'declare', 'policy', 'strict', 'visit' ] );
			${ CHOICE }
			// A choice completes the step of the visit.
			$wpdb->insert( $log, [
				'consent_id' => 'spoken-visit',
				'logged_at'  => '${ YEAR }-01-02 10:00:00',
				'chosen_at'  => 1,
				'action'     => 'accept',
				'law'        => 'gdpr',
				'categories' => '{"necessary":true}',
				'revision'   => 1,
				'language'   => 'en_US',
			] );
			echo 'true';` );
	} );
	test.afterAll( () => {
		undo.forEach( ( each ) => each() );
		php( `${ CHOICE } echo 'true';` );
	} );

	test( 'languages, providers, scanner, and import', async ( { page } ) => {
		const third = await startThirdParty();
		const [ video, counter ] = [
			third.video.replace( 'video.', 'film.' ),
			third.analytics.replace( 'analytics.', 'counter.' ),
		];
		const address = makePage(
			'consent-spoken',
			`<iframe src="${ video }/embed.html" title="Film" width="480" height="270"></iframe><script src="${ counter }/a.js"></script>`
		);
		await page.route( /scan(\/|%2F)pages/, async ( route ) => {
			const response = await route.fetch();
			const [ home ] = ( await response.json() ) as { scan: string }[];
			const scan = address + new URL( home?.scan ?? '' ).search;
			await route.fulfill( {
				response,
				json: [ { title: 'Unknown hosts', url: address, scan } ],
			} );
		} );
		// Three of the many changes are enough.
		await page.route( /import(\/|%2F)cookieyes/, async ( route ) => {
			const response = await route.fetch();
			const json = ( await response.json() ) as { changes: object[] };
			json.changes.splice( 3 );
			await route.fulfill( { response, json } );
		} );
		try {
			const reader = await startAsAdmin( page );
			await page.goto(
				'wp-admin/options-general.php?page=quayside-consent&tab=languages'
			);
			const columns = '.quayside-consent-settings__columns';
			const tab = ( name: string ) => page.getByRole( 'tab', { name } );
			const button = ( name: string | RegExp ) =>
				page.getByRole( 'button', { name } );
			const checklist = page.getByRole( 'region', {
				name: 'Setup checklist',
			} );
			await expect( checklist ).toBeVisible();
			await reader.read( '.quayside-consent-settings__checklist' );
			const dismiss = button( /^Dismiss/ );
			await goTo( reader, dismiss );
			// The list disappears with its last step.
			await enter( reader, dismiss, () =>
				expect( tab( 'Languages' ) ).toBeFocused()
			);
			await expect( checklist ).toHaveCount( 0 );

			const language = page.getByLabel( 'Language', { exact: true } );
			await reader.step( 'selects German', async () => {
				await language.focus();
				await language.selectOption( 'German' );
				await expect(
					page.getByLabel( 'Title', { exact: true } )
				).toBeVisible();
			} );
			const category = page
				.getByRole( 'tabpanel' )
				.locator( 'summary' )
				.filter( { hasText: 'Functional' } );
			await category.press( 'Enter' );
			await goTo( reader, language );
			await reader.walk( columns );
			await goTo( reader, page.getByLabel( 'Title', { exact: true } ) );
			await reader.type( 'Kekse?' );
			const saveTexts = button( 'Save texts: German' );
			await goTo( reader, saveTexts );
			await reader.step( 'Enter', () => saveTexts.press( 'Enter' ) );
			await reader.hear( 'Texts saved' );

			await goTo( reader, tab( 'Languages' ) );
			await reader.press( 'ArrowRight' );
			const search = page.getByRole( 'searchbox' );
			await goTo( reader, search );
			await reader.type( 'youtube' );
			await reader.hear( '1 provider found.' );
			await reader.read( columns );
			await reader.walk( columns );
			const add = button( 'Add provider' );
			await goTo( reader, add );
			await reader.press( 'Enter' );
			await reader.hear( 'Enter a provider name' );
			await goTo( reader, page.getByLabel( 'Provider name' ) );
			await reader.type( 'Harbour Counter' );
			await goTo( reader, page.getByLabel( 'Domains (one per line)' ) );
			await reader.type( 'counter.example' );
			await goTo( reader, add );
			await reader.press( 'Enter' );
			await reader.hear( 'Provider added.' );
			await goTo( reader, button( 'Remove Harbour Counter' ) );
			await reader.press( 'Enter' );
			await reader.hear( 'No providers found.' );

			await goTo( reader, tab( 'Providers' ) );
			await reader.press( 'ArrowRight' );
			const scan = button( 'Scan the site' );
			await goTo( reader, scan );
			await reader.step( 'Enter', () => scan.press( 'Enter' ) );
			await reader.hear( 'Scan complete.' );
			await reader.read( columns );
			await goTo( reader, scan );
			await reader.walk( columns );
			const block = button( 'Block counter.localhost until consent' );
			await goTo( reader, block );
			await reader.press( 'Enter' );
			await reader.hear( 'Category of counter.localhost' );
			const all = button( 'Use suggested categories for all' );
			await goTo( reader, all );
			await reader.press( 'Enter' );
			await reader.hear( 'Suggested categories' );

			const discard = button( 'Discard changes' );
			await goTo( reader, discard );
			await reader.press( 'Enter' );
			await reader.hear( 'Changes discarded.' );

			await goTo( reader, tab( 'Scanner' ) );
			await reader.press( 'ArrowRight', 2 );
			const run = button( 'Import from CookieYes' );
			await expect( run ).toBeVisible();
			// Each source loads by itself.
			await expect(
				page.getByText( 'No Complianz settings' )
			).toBeVisible();
			await reader.read( columns );
			await goTo( reader, run );
			await reader.step( 'Enter', () => run.press( 'Enter' ) );
			await reader.hear( 'Settings imported' );
			reader.expectSpoken( 'admin-consent-tabs' );
		} finally {
			await third.close();
		}
	} );
} );

test.describe( 'the consent statistics', () => {
	const count = ( code: string ): void =>
		php( `
			global $wpdb;
			( new Quayside\\Consent\\Log\\Table() )->install();
			$days = Quayside\\Consent\\Log\\Table::days();
			$wpdb->query( "DELETE FROM $days WHERE day LIKE '${ YEAR }-%'" );
			delete_option( Quayside\\Consent\\Log\\DailyChoices::OPTION );
			$impressions = Quayside\\Consent\\Log\\Table::impressions();
			$log         = Quayside\\Consent\\Log\\Table::name();
			$wpdb->query( "DELETE FROM $impressions WHERE day LIKE '${ YEAR }-%'" );
			$wpdb->query( "DELETE FROM $log WHERE consent_id LIKE 'counted-%'" );
			${ code } echo 'true';` );
	test.beforeAll( () =>
		count( `
			foreach ( [ 'box-bottom-left' => 20, 'bar-top' => 10 ] as $layout => $number ) {
				$wpdb->insert( $impressions, [ 'day' => '${ YEAR }-05-02', 'language' => 'en_US', 'layout' => $layout, 'impressions' => $number ] );
				$wpdb->insert( $log, [
					'consent_id' => "counted-$layout",
					'logged_at'  => '${ YEAR }-05-02 10:00:00',
					'chosen_at'  => 1,
					'action'     => 'accept',
					'law'        => 'gdpr',
					'categories' => '{"necessary":true}',
					'revision'   => 1,
					'language'   => 'en_US',
					'layout'     => $layout,
				] );
			}` )
	);
	test.afterAll( () => count( '' ) );

	test( 'consent statistics', async ( { page } ) => {
		const reader = await startAsAdmin( page );
		await page.goto(
			'wp-admin/tools.php?page=quayside-consent-statistics'
		);
		const from = page.getByLabel( 'From' );
		await expect(
			page.getByRole( 'table', { name: 'By layout' } )
		).toBeVisible();
		// Until the second date is entered, the period includes what other tests have counted.
		await page.route(
			( { href } ) =>
				/consent.*statistics/.test( href ) &&
				! href.includes( `${ YEAR }-05-31` ),
			() => undefined
		);
		await from.fill( `${ YEAR }-05-01` );
		await reader.step( 'enters May', () =>
			page.getByLabel( 'To', { exact: true } ).fill( `${ YEAR }-05-31` )
		);
		await reader.hear( 'Impressions: 30. Choices: 2.' );
		await reader.read( '#quayside-consent-statistics' );
		await walkScreen( reader, page, '#quayside-consent-statistics' );
		reader.expectSpoken( 'admin-consent-statistics' );
	} );
} );

test( 'spam: the entries and the settings', async ( { page } ) => {
	const { form } = make();
	php( `
		( new Quayside\\Blocks\\Forms\\Entries\\Entries() )->add(
			${ form },
			wp_generate_password( 32, false ),
			[ [ 'id' => 'n1', 'slug' => 'name', 'type' => 'input', 'label' => 'Name', 'value' => 'Cy Sextant' ] ],
			[],
			'spam',
			home_url( '/' )
		);
		echo 'true';` );
	const reader = await startAsAdmin( page );
	await page.goto(
		`wp-admin/edit.php?post_type=sureforms_form&page=quayside-form-entries&form=${ form }`
	);
	const row = page.getByRole( 'row' ).filter( { hasText: 'Cy Sextant' } );
	await expect( row ).toHaveCount( 0 );
	const status = page.getByRole( 'button', { name: 'Status', exact: true } );
	await goTo( reader, status );
	await enter( reader, status, async () => {
		await expect(
			page.getByRole( 'option', { name: 'Spam' } )
		).toBeVisible();
		await expect(
			page.getByRole( 'listbox', { name: 'Status' } )
		).toBeFocused();
	} );
	await reader.step( 'selects Spam', async () => {
		await page.getByRole( 'option', { name: 'Spam' } ).press( 'Enter' );
		await expect( row ).toHaveCount( 1 );
	} );
	await reader.hear( '1 entry found.' );
	await reader.step( 'Escape', () => page.keyboard.press( 'Escape' ) );
	const actions = row.getByRole( 'button', { name: 'Actions' } );
	await goTo( reader, actions );
	await enter( reader, actions, () =>
		expect(
			page.getByRole( 'menuitem', { name: 'Not spam' } )
		).toBeVisible()
	);
	await reader.press( 'ArrowDown', 2 );
	const remove = page.getByRole( 'menuitem', { name: 'Delete permanently' } );
	const dialog = page.getByRole( 'dialog' );
	await goTo( reader, remove );
	await enter( reader, remove, () => expect( dialog ).toBeVisible() );
	await reader.walk( '[role=dialog] .quayside-entries__confirm', 3 );
	await reader.step( 'Escape', async () => {
		await page.keyboard.press( 'Escape' );
		await expect( dialog ).toHaveCount( 0 );
	} );
	await enter( reader, actions, () => expect( remove ).toBeVisible() );
	await remove.press( 'Enter' );
	await reader.step( 'deletes it', async () => {
		await dialog
			.getByRole( 'button', { name: 'Delete permanently' } )
			.press( 'Enter' );
		await expect( row ).toHaveCount( 0 );
		// The notice takes the focus of the removed row after a moment.
		await expect(
			page.locator( '.quayside-entries__done' ).getByRole( 'button' )
		).toBeFocused();
	} );
	await reader.hear( 'deleted' );

	await page.goto(
		'wp-admin/edit.php?post_type=sureforms_form&page=quayside-form-spam'
	);
	const save = page.getByRole( 'button', { name: 'Save changes' } );
	await expect( save ).toBeVisible();
	await walkScreen( reader, page, '.quayside-spam' );
	await goTo( reader, save );
	await page.route( /form-spam/, ( route ) =>
		route.request().method() === 'POST'
			? route.fulfill( { body: '<html>Back soon</html>' } )
			: route.continue()
	);
	// The button is unavailable until the response has arrived.
	await reader.step( 'Enter', async () => {
		const answer = page.waitForResponse( /form-spam/ );
		await save.press( 'Enter' );
		await answer;
		await expect( save ).not.toHaveAttribute( 'aria-disabled', 'true' );
		await expect( save ).toBeEnabled();
	} );
	await reader.hear( 'not a valid JSON response' );
	reader.expectSpoken( 'admin-spam' );
} );

test( 'colors and fonts', async ( { page } ) => {
	const reader = await startAsAdmin( page );
	await page.goto( 'wp-admin/themes.php?page=quayside-design' );
	await expect(
		page.frameLocator( '.quayside-design__frame' ).locator( 'html' )
	).toHaveAttribute( 'data-quayside-preview', 'ready' );
	await walkScreen( reader, page, '.quayside-design__choices' );
	const night = page.getByRole( 'button', { name: 'Night' } );
	await goTo( reader, night );
	await reader.press( 'Space' );
	const color = page.getByRole( 'button', { name: /^Page background/ } );
	await goTo( reader, color );
	await enter( reader, color, () =>
		expect( page.locator( '.components-color-picker' ) ).toBeVisible()
	);
	await reader.press( 'Tab', 2 );
	await reader.press( 'Escape' );
	await page.getByRole( 'button', { name: 'Discard changes' } ).focus();
	await reader.press( 'Enter' );
	await reader.hear( 'Changes discarded.' );
	await page.route( /quayside-theme(\/|%2F)v1(\/|%2F)design/, ( route ) =>
		route.fulfill( { json: {} } )
	);
	await night.press( 'Space' );
	const apply = page.getByRole( 'button', { name: 'Apply to site' } );
	await goTo( reader, apply );
	await reader.press( 'Enter' );
	await reader.hear( 'Design applied' );
	await reader.read( '.quayside-design__preview > :first-child' );
	reader.expectSpoken( 'admin-design' );
} );

test( 'getting started', async ( { page } ) => {
	prepareShop();
	// Other tests need the page of the demo.
	const original = php< number >( `
		$page = get_page_by_path( 'customer-dashboard' );
		if ( $page ) { wp_update_post( [ 'ID' => $page->ID, 'post_status' => 'draft', 'post_name' => 'dashboard-of-the-demo' ] ); }
		echo json_encode( $page->ID ?? 0 );` );
	try {
		const reader = await startAsAdmin( page );
		await page.goto( 'wp-admin/admin.php?page=quayside-getting-started' );
		const create = page.getByRole( 'button', { name: 'Create page' } );
		await expect( create ).toBeVisible();
		await reader.read( '#quayside-getting-started' );
		await walkScreen( reader, page, '#quayside-getting-started' );
		await goTo( reader, create );
		await reader.step( 'Enter', async () => {
			await create.press( 'Enter' );
			await expect( page.locator( 'ol.quayside-steps' ) ).toBeFocused();
		} );
		await reader.hear( 'page created' );
		reader.expectSpoken( 'admin-getting-started' );
	} finally {
		php( `
			$page = get_page_by_path( 'customer-dashboard' );
			if ( $page && $page->ID !== ${ original } ) { wp_delete_post( $page->ID, true ); }
			if ( ${ original } ) { wp_update_post( [ 'ID' => ${ original }, 'post_status' => 'publish', 'post_name' => 'customer-dashboard' ] ); }
			echo 'true';` );
	}
} );

test( 'the switch', async ( { page } ) => {
	const row = {
		source: 'SureForms',
		kind: 'Form',
		title: 'Booking',
		place: 'Page: Book a table',
		url: '',
		count: 2,
		result: 'converted',
		notes: [ 'A field was approximated.' ],
	};
	const run = {
		status: 'idle',
		progress: 0,
		counts: { done: 0, failed: 0, skipped: 0, edited: 0, undone: 0 },
		optional: [],
	};
	// The content of the site changes with other tests. switch.spec.ts tests what the routes do.
	const report = [
		{ ...row, id: 1, state: 'done' },
		{ ...row, id: 2, title: 'Contact', state: 'done' },
	];
	await page.route( /quayside-switch(\/|%2F)v1(\/|%2F)/, ( route ) => {
		const url = decodeURIComponent( route.request().url() );
		const { action } = ( route.request().postDataJSON() ?? {} ) as {
			action?: string;
		};
		if ( url.includes( '/scan' ) ) {
			return route.fulfill( {
				json: { rows: [ row ], cursor: '', progress: 1 },
			} );
		}
		if ( url.includes( '/undo' ) ) {
			return route.fulfill( {
				json: { ...report[ 0 ], state: 'undone' },
			} );
		}
		if ( url.includes( '/report' ) ) {
			return route.fulfill( { json: { rows: report, after: 0 } } );
		}
		if ( action === 'start' ) {
			run.status = 'running';
		} else if ( action === 'pause' ) {
			run.status = 'paused';
		} else if ( action === 'resume' ) {
			Object.assign( run, { status: 'done', progress: 1 } );
			run.counts.done = 2;
		}
		return route.fulfill( { json: run } );
	} );
	const reader = await startAsAdmin( page );
	await page.goto( 'wp-admin/tools.php?page=quayside-switch' );
	const button = ( name: string ) => page.getByRole( 'button', { name } );
	await expect( button( 'Start the switch' ) ).toBeVisible();
	await walkScreen( reader, page, '#quayside-switch' );
	await goTo( reader, button( 'Rehearse the switch' ) );
	await enter( reader, button( 'Rehearse the switch' ), async () => {
		await expect( page.locator( '.quayside-switch__table' ) ).toBeVisible();
		await expect( button( 'Rehearse the switch' ) ).toBeEnabled();
	} );
	await reader.hear( 'Items found: 1' );
	await reader.read( '.quayside-switch__table' );
	await walkScreen( reader, page, '#quayside-switch' );
	const start = button( 'Start the switch' );
	await goTo( reader, start );
	const dialog = page.getByRole( 'dialog' );
	await enter( reader, start, () => expect( dialog ).toBeVisible() );
	await reader.read( '[role=dialog]' );
	await reader.step( 'confirms', async () => {
		await dialog
			.getByRole( 'button', { name: 'Start the switch' } )
			.press( 'Enter' );
		await expect( button( 'Pause' ) ).toBeFocused();
	} );
	await reader.hear( 'is working' );
	await enter( reader, button( 'Pause' ), () =>
		expect( button( 'Continue' ) ).toBeFocused()
	);
	await reader.hear( 'Paused' );
	await enter( reader, button( 'Continue' ), () =>
		expect( button( 'Convert what is new' ) ).toBeFocused()
	);
	await reader.hear( 'complete' );
	await expect( button( 'Undo: Booking' ) ).toBeVisible();
	await reader.read( '[aria-label=Report]' );
	await goTo( reader, button( 'Undo: Booking' ) );
	await enter( reader, button( 'Undo: Booking' ), async () => {
		await expect( button( 'Undo: Booking' ) ).toHaveCount( 0 );
		await expectStillFocused( button( 'Undo: Contact' ) );
	} );
	await reader.hear( 'Undone: Booking' );
	reader.expectSpoken( 'admin-switch' );
} );

test( 'the accessibility panel of a post', async ( { page } ) => {
	const content =
		'<!-- wp:heading {"level":3} --><h3 class="wp-block-heading">Prices</h3><!-- /wp:heading -->' +
		'<!-- wp:paragraph --><p>Look <a href="/x">here</a>.</p><!-- /wp:paragraph -->';
	const post = php< number >(
		`echo json_encode( wp_insert_post( [ 'post_title' => 'Checked', 'post_content' => wp_slash( '${ content }' ) ] ) );`
	);
	const reader = await startAsAdmin( page );
	await openPost( page, post );
	await openPanel( page, 'Accessibility: 2 problems' );
	const sidebar = editorSidebar( page );
	const toggle = sidebar.getByRole( 'button', {
		name: 'Accessibility: 2 problems',
	} );
	await reader.read( '.quayside-accessibility-check' );
	await goTo( reader, toggle );
	await reader.press( 'Tab', 2 );
	await reader.step( 'Enter', async () => {
		await page.keyboard.press( 'Enter' );
		await expect(
			sidebar.locator( '.quayside-accessibility-notice' )
		).toContainText( '“here”' );
	} );
	await reader.hear( '“here”' );
	reader.expectSpoken( 'admin-accessibility-panel' );
} );
