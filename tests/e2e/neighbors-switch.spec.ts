import {
	existsSync,
	readFileSync,
	readdirSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import {
	expect as expectFast,
	expectAccessible,
	logIn,
	SITE_FOLDER,
	test,
} from './fixtures';
import { activate, copyTheme, php, removePlugins } from './third-party-plugins';
import { waitForMadeFile } from './capabilities';

/*
 * The switch of a site that was built with the real plugins of the folders in QUAYSIDE_PEERS (npm run test:neighbors). Without them,
 * the test is skipped. PHPUnit has fixtures of the formats of these plugins.
 */

test.skip( ! process.env.QUAYSIDE_PEERS, 'The plugins are missing.' );

/** Messages of other plugins are ignored. */
test.use( { expectedMessages: [ /./ ], actionTimeout: 60_000 } );

/** Pages with all of these plugins take seconds. */
const expect = expectFast.configure( { timeout: 60_000 } );

/** Plugins of the old site: folder and file. */
const PEERS = [
	[ 'sureforms', 'sureforms' ],
	[ 'ultimate-addons-for-gutenberg', 'ultimate-addons-for-gutenberg' ],
	[ 'cookie-law-info', 'cookie-law-info' ],
	[ 'wpforms-lite', 'wpforms' ],
	[ 'contact-form-7', 'wp-contact-form-7' ],
] as const;

const PEER_FILES = PEERS.map(
	( [ folder, file ] ) => `${ folder }/${ file }.php`
);
const QUAYSIDE = [ 'blocks', 'consent', 'shop' ].map(
	( part ) => `quayside-${ part }/quayside-${ part }.php`
);
const MU_PLUGIN = join(
	SITE_FOLDER,
	'wp-content/mu-plugins/neighbors-switch.php'
);
const MAIL = join( SITE_FOLDER, 'wp-content/mail' );

/** Runs PHP and returns what it prints after the last vertical bar. Some plugins print, too. */
const last = ( code: string ): string => php( code ).split( '|' ).pop()!;

const list = ( files: readonly string[] ): string =>
	`[ ${ files.map( ( file ) => `'${ file }'` ).join( ', ' ) } ]`;

/** Activates plugins without and with Quayside, and a theme. */
function run( plugins: readonly string[], theme: string ): void {
	php(
		`$others = array_diff( get_option( 'active_plugins' ), ${ list( [
			...PEER_FILES,
			...QUAYSIDE,
		] ) } );
		update_option( 'active_plugins', array_values( [ ...$others, ...${ list(
			plugins
		) } ] ) );`
	);
	php( `get_stylesheet() === '${ theme }' || switch_theme( '${ theme }' );` );
}

/** Returns the subjects of the emails to an address. */
const subjects = ( to: string ): string[] =>
	( existsSync( MAIL ) ? readdirSync( MAIL ) : [] )
		.filter( ( name ) => name.endsWith( '.json' ) )
		.map(
			( name ) =>
				JSON.parse( readFileSync( join( MAIL, name ), 'utf8' ) ) as {
					to: string | string[];
					subject: string;
				}
		)
		.filter( ( mail ) => [ mail.to ].flat().join().includes( to ) )
		// Quayside adds the country code to phone numbers.
		.map( ( mail ) => mail.subject.replace( '+1', '' ) )
		.sort();

/** Returns what the switch changes and its undo restores, as text. */
const state = (): string =>
	last(
		`global $wpdb;
		$posts = $wpdb->get_results(
			"SELECT ID, post_content, post_status FROM $wpdb->posts
			WHERE post_type IN ('page', 'post', 'wp_block', 'sureforms_form', 'wpforms', 'wpcf7_contact_form') AND post_content <> ''
				AND ID NOT IN (SELECT post_id FROM $wpdb->postmeta WHERE meta_key = '_quayside_switched_from')
			ORDER BY ID",
			ARRAY_A
		);
		$mods = (array) get_option( 'theme_mods_quayside' );
		ksort( $mods );
		// WordPress remembers the post of the additional CSS, also of an empty one.
		unset( $mods['custom_css_post_id'] );
		$all = [ $posts, $mods, wp_get_custom_css( 'quayside' ), get_option( 'quayside_consent_settings' ) ];
		echo '|', str_replace( '|', '/', wp_json_encode( $all, JSON_PRETTY_PRINT ) );`
	);

/** Returns the number of emails about a submission. Forms of WPForms Lite and Contact Form 7 store no entries. */
const emails = ( name: string ): number =>
	[ 'bookings', 'questions', 'calls' ]
		.flatMap( ( owner ) => subjects( `${ owner }@example.com` ) )
		.filter( ( subject ) => subject.endsWith( ` ${ name }` ) ).length;

const entries = ( word: string ): number =>
	Number(
		last(
			`global $wpdb; echo '|', $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}quayside_form_entries WHERE fields LIKE '%\\"${ word }\\"%'" );`
		)
	);

const theirEntries = (): string =>
	last(
		`global $wpdb;
		$query = "SELECT ID, form_id, status, form_data FROM {$wpdb->prefix}srfm_entries ORDER BY ID";
		echo '|', wp_json_encode( $wpdb->get_results( $query, ARRAY_N ) );`
	);

/** Submits the form of a page as a visitor, with their plugins or with Quayside. */
const visits = {
	async booking( page: Page, url: string, name: string ): Promise< void > {
		await page.goto( url );
		await page.getByLabel( 'Your name' ).fill( name );
		await page.getByLabel( 'Your email' ).fill( 'ada@example.com' );
		await page.getByText( 'Tuesday', { exact: true } ).click();
		await page.getByRole( 'button', { name: 'Book now' } ).click();
		await expect( page.getByText( `See you, ${ name }` ) ).toBeVisible();
	},
	async question( page: Page, url: string, name: string ): Promise< void > {
		await page.goto( url );
		// Posts have a form for comments, too.
		const form = page
			.locator( 'form' )
			.filter( { has: page.getByRole( 'button', { name: 'Ask' } ) } );
		await form.getByLabel( 'Name' ).fill( name );
		await form.getByLabel( 'Email' ).fill( 'ada@example.com' );
		await form.getByLabel( 'Your question' ).fill( 'Still open?' );
		await form.getByRole( 'button', { name: 'Ask' } ).click();
		await expect(
			page.getByText( 'We read every question.' )
		).toBeVisible();
	},
	async call( page: Page, url: string, phone: string ): Promise< void > {
		await page.goto( url );
		await page.getByLabel( 'Your phone' ).fill( phone );
		// Quayside's dropdown is a combobox once its script has loaded.
		await expect( async () => {
			const list = page.getByLabel( 'Best time' );
			if (
				await list.evaluate( ( { tagName } ) => tagName === 'SELECT' )
			) {
				await list.selectOption( 'Evening', { timeout: 1000 } );
			} else {
				await list.click();
				await page
					.getByRole( 'option', { name: 'Evening' } )
					.click( { timeout: 5000 } );
			}
		} ).toPass();
		await page.getByRole( 'button', { name: 'Call me' } ).click();
		await expect(
			page.getByText( 'We will call you.' ).first()
		).toBeAttached();
	},
};

/** Returns a page of a new visitor. */
const newVisitor = async ( browser: Browser ): Promise< Page > =>
	( await browser.newContext() ).newPage();

let before: { post: number; plugins: string; mods: string; consent: string };

test.beforeEach( () => {
	const stored = last(
		`global $wpdb; echo '|', wp_json_encode( [
			'post' => (int) $wpdb->get_var( "SELECT MAX(ID) FROM $wpdb->posts" ),
			'plugins' => base64_encode( serialize( get_option( 'active_plugins' ) ) ),
			'mods' => base64_encode( serialize( get_option( 'theme_mods_quayside' ) ) ),
			'consent' => base64_encode( serialize( get_option( 'quayside_consent_settings' ) ) ),
		] );`
	);
	before = JSON.parse( stored ) as typeof before;
	rmSync( MAIL, { recursive: true, force: true } );
	// Tests submit faster and more often than visitors.
	writeFileSync(
		MU_PLUGIN,
		`<?php
		add_filter( 'quayside_blocks_form_spam', '__return_false' );
		add_filter( 'quayside_blocks_form_rate_limit', '__return_zero' );`
	);
} );

test.afterEach( () => {
	rmSync( MU_PLUGIN, { force: true } );
	run( QUAYSIDE, 'quayside' );
	removePlugins();
	php(
		`global $wpdb;
		if ( get_option( 'quayside_switch_table' ) ) {
			$wpdb->query( "DELETE FROM {$wpdb->prefix}quayside_switch" );
		}
		$wpdb->query( "DELETE FROM {$wpdb->prefix}quayside_form_entries" );
		$wpdb->suppress_errors();
		$wpdb->query( "DELETE FROM {$wpdb->prefix}srfm_entries" );
		$wpdb->query(
			"DELETE FROM $wpdb->options WHERE option_name LIKE 'quayside_switch%'
			OR option_name IN ('quayside_sureforms_imported', 'quayside_imported_entries', 'astra-settings', 'theme_mods_astra')"
		);
		foreach ( $wpdb->get_col( "SELECT ID FROM $wpdb->posts WHERE ID > ${ before.post }" ) as $id ) {
			wp_delete_post( (int) $id, true );
		}
		update_option( 'theme_mods_quayside', unserialize( base64_decode( '${ before.mods }' ) ) );
		update_option( 'quayside_consent_settings', unserialize( base64_decode( '${ before.consent }' ) ) );
		update_option( 'active_plugins', unserialize( base64_decode( '${ before.plugins }' ) ) );`
	);
} );

test( 'a site built with Astra, SureForms, Spectra, CookieYes, WPForms, and Contact Form 7 is switched and restored', async ( {
	page,
	browser,
} ) => {
	test.setTimeout( 1_800_000 );
	copyTheme( 'astra' );
	for ( const [ folder, file ] of PEERS ) {
		await activate( folder, file );
	}

	// The old site. Nothing is set in Quayside's theme yet.
	php( `delete_option( 'theme_mods_quayside' );` );
	run( PEER_FILES, 'astra' );
	const { pages } = JSON.parse(
		last(
			`require '${ join( process.cwd(), 'tests/e2e/neighbors-switch.php' ) }';`
		)
	) as { pages: Record< string, string > };
	const address = ( title: string ): string => pages[ title ]!;
	const oldVisitor = await newVisitor( browser );
	await oldVisitor.goto( address( 'Boats' ) );
	await oldVisitor.locator( '.cky-btn-accept:visible' ).click();
	await expect(
		oldVisitor.locator( '.cky-consent-container:visible' )
	).toHaveCount( 0 );
	await expect(
		oldVisitor.getByRole( 'img', { name: /^Boat \d+/ } )
	).toHaveCount( 3 );
	for ( const name of [ 'Ada', 'Bea', 'Cleo' ] ) {
		await visits.booking( oldVisitor, address( 'Book a table' ), name );
	}
	await visits.question( oldVisitor, address( 'Ask us' ), 'Dora' );
	await visits.call( oldVisitor, address( 'We call you' ), '2015550100' );
	await expect
		.poll( () => subjects( 'bookings@example.com' ) )
		.toHaveLength( 3 );
	expect( subjects( 'questions@example.com' ) ).toEqual( [
		'Question of Dora',
	] );
	expect( subjects( 'calls@example.com' ) ).toEqual( [ 'Call 2015550100' ] );
	const originals = theirEntries();

	// Quayside beside the old plugins: visitors see each thing once, from the old plugins.
	run( [ ...PEER_FILES, ...QUAYSIDE ], 'quayside' );
	await oldVisitor.goto( address( 'Boats' ) );
	await expect(
		oldVisitor.locator( '.quayside-consent:visible' )
	).toHaveCount( 0 );
	const visitor = await newVisitor( browser );
	await visitor.goto( address( 'Book a table' ) );
	await expect(
		visitor.locator( '.cky-consent-container:visible' )
	).toHaveCount( 1 );
	await expect( visitor.locator( '.quayside-consent' ) ).toHaveCount( 0 );
	await expect( visitor.locator( 'form.srfm-form' ) ).toHaveCount( 1 );
	await expect( visitor.locator( 'form.quayside-form' ) ).toHaveCount( 0 );

	// A form with a rule that Quayside doesn't have stays closed, and visitors read why or that it is.
	const closed = async ( text: string ): Promise< void > => {
		await visitor.goto( address( 'Members only' ) );
		await expect( visitor.getByText( text ) ).toBeVisible();
		await expect(
			visitor.locator( 'form.wpcf7-form, form.quayside-form' )
		).toHaveCount( 0 );
	};
	const theirMessage = 'available only for logged in users';
	const ourMessage = 'This form is not available at the moment.';
	await closed( theirMessage );

	// The rehearsal changes nothing.
	const before = state();
	await logIn( page );
	// Some plugins show their welcome page first.
	await expect( async () => {
		await page.goto( 'wp-admin/tools.php?page=quayside-switch' );
		expect( page.url() ).toContain( 'page=quayside-switch' );
	} ).toPass();
	await page.getByRole( 'button', { name: 'Rehearse the switch' } ).click();
	await expect( page.getByText( /^Items found: [1-9]/ ) ).toBeVisible( {
		timeout: 120_000,
	} );
	const [ file ] = await Promise.all( [
		waitForMadeFile( page ),
		page.getByRole( 'button', { name: 'Export as JSON' } ).click(),
	] );
	const rehearsed = JSON.parse(
		readFileSync( await file.path(), 'utf8' )
	) as Array< { title: string; result: string; place: string } >;
	for ( const [ item, result ] of [
		[ 'Booking', 'converted' ],
		[ 'Question', 'converted' ],
		[ 'Call me', 'converted' ],
		[ 'Cookie banner', 'approximated' ],
		[ 'Logo', 'converted' ],
	] ) {
		expect
			.soft(
				rehearsed.find(
					( { title, place } ) => title === item && ! place
				)?.result,
				item
			)
			.toBe( result );
	}
	expect(
		rehearsed.filter( ( { place } ) => place.includes( 'Log 30' ) )
	).toHaveLength( 2 );
	await expectAccessible( page, '#wpbody-content' );
	expect( state() ).toBe( before );
	expect( theirEntries() ).toBe( originals );

	// The owner turns the old plugins off. Nothing that visitors saw is lost.
	run( QUAYSIDE, 'quayside' );
	await visits.booking( oldVisitor, address( 'Book a table' ), 'Emil' );
	await expect(
		oldVisitor.locator( '.quayside-consent:visible' )
	).toHaveCount( 0 );
	await visits.question( oldVisitor, address( 'Ask us' ), 'Fay' );
	await visits.question( oldVisitor, address( 'With a pattern' ), 'Gus' );
	await visits.call( oldVisitor, address( 'We call you' ), '2015550101' );
	await closed( ourMessage );
	await oldVisitor.goto( address( 'Boats' ) );
	await expect(
		oldVisitor.getByRole( 'img', { name: /^Boat \d+/ } )
	).toHaveCount( 3 );
	await expect
		.poll( () => subjects( 'bookings@example.com' ) )
		.toContain( 'Booking of Emil' );
	await expect
		.poll( () => subjects( 'questions@example.com' ) )
		.toContain( 'Question of Gus' );
	await expect
		.poll( () => subjects( 'calls@example.com' ) )
		.toContain( 'Call 2015550101' );

	// The switch, while visitors submit. They have the pages from before.
	const early = await newVisitor( browser );
	await early.goto( address( 'Ask us' ) );
	await page.reload();
	await page.getByRole( 'button', { name: 'Start the switch' } ).click();
	await page
		.getByRole( 'dialog' )
		.getByRole( 'button', { name: 'Start the switch' } )
		.click();
	const finished = page.getByText( 'The switch is complete.' );
	const sent: string[] = [];
	for (
		let time = 0;
		time < 40 && ! ( await finished.isVisible() );
		time++
	) {
		await visits.booking(
			oldVisitor,
			address( 'Book a table' ),
			`Booker ${ time }x`
		);
		await visits.question(
			oldVisitor,
			address( 'Log 30' ),
			`Asker ${ time }x`
		);
		sent.push( `Booker ${ time }x`, `Asker ${ time }x` );
	}
	await expect( finished ).toBeVisible( { timeout: 240_000 } );
	expect( sent.length, 'submissions during the switch' ).toBeGreaterThan( 0 );
	const bookers = sent.filter( ( name ) => name.startsWith( 'Booker' ) );
	for ( const name of bookers ) {
		expect( entries( name ), name ).toBe( 1 );
	}
	await early.getByLabel( 'Name' ).fill( 'Early bird' );
	await early.getByLabel( 'Email' ).fill( 'ada@example.com' );
	await early.getByRole( 'button', { name: 'Ask' } ).click();
	await expect( early.getByText( 'We read every question.' ) ).toBeVisible();

	// Everything of before, once.
	for ( const name of [ 'Ada', 'Bea', 'Cleo', 'Emil' ] ) {
		expect( entries( name ), name ).toBe( 1 );
	}
	expect( theirEntries() ).toBe( originals );
	const report = page.getByRole( 'region', { name: 'Report' } );
	await expect( report ).toContainText( 'Switched' );
	await expect( report.getByText( 'Failed' ) ).toHaveCount( 0 );

	// The visitor's side after the switch.
	const later = await newVisitor( browser );
	await later.goto( address( 'Boats' ) );
	await expect( later.locator( '.quayside-consent:visible' ) ).toHaveCount(
		1
	);
	await expect( later.locator( '.quayside-consent:visible' ) ).toContainText(
		'We value your privacy'
	);
	await later.getByRole( 'button', { name: 'Reject all' } ).click();
	await expect( later.locator( '.quayside-consent:visible' ) ).toHaveCount(
		0
	);
	await expect(
		later.locator( 'header img.custom-logo' ).first()
	).toBeVisible();
	expect(
		await later.evaluate( () =>
			getComputedStyle( document.body )
				.getPropertyValue( '--wp--preset--color--sea' )
				.trim()
		)
	).toBe( '#7a1f3d' );
	await expect( later.getByText( 'harbor office' ) ).toBeVisible();
	await later
		.getByRole( 'img', { name: /^Boat \d+/ } )
		.first()
		.click();
	await expect( later.locator( '.pswp--open' ) ).toBeVisible();
	await visits.booking( later, address( 'Book a table' ), 'Hana' );
	await visits.question( later, address( 'With a pattern' ), 'Ida' );
	await visits.call( later, address( 'We call you' ), '2015550102' );
	expect( entries( 'Hana' ) ).toBe( 1 );
	await closed( ourMessage );
	// The choice of a visitor of the old site still counts.
	await oldVisitor.goto( address( 'Boats' ) );
	await expect(
		oldVisitor.locator( '.quayside-consent:visible' )
	).toHaveCount( 0 );

	// The undo.
	await page.getByRole( 'button', { name: 'Undo the switch' } ).click();
	await page
		.getByRole( 'dialog' )
		.getByRole( 'button', { name: 'Undo the switch' } )
		.click();
	await expect( page.getByText( 'The switch was undone.' ) ).toBeVisible( {
		timeout: 240_000,
	} );
	expect( state() ).toBe( before );
	expect( theirEntries() ).toBe( originals );
	for ( const name of [ 'Emil', 'Hana', ...bookers ] ) {
		expect( entries( name ), name ).toBe( 1 );
	}
	for ( const name of [ 'Ada', 'Bea', 'Cleo' ] ) {
		expect( entries( name ), name ).toBe( 0 );
	}
	await visits.booking( later, address( 'Book a table' ), 'Jan' );
	await visits.question( later, address( 'Ask us' ), 'Kai' );

	// The old site is as it was.
	run( PEER_FILES, 'astra' );
	const guest = await newVisitor( browser );
	await guest.goto( address( 'Boats' ) );
	await guest.locator( '.cky-btn-accept:visible' ).click();
	await expect( guest.getByRole( 'img', { name: /^Boat \d+/ } ) ).toHaveCount(
		3
	);
	await closed( theirMessage );
	await visits.booking( guest, address( 'Book a table' ), 'Lou' );
	await expect( guest.locator( 'form.quayside-form' ) ).toHaveCount( 0 );
	await visits.question( guest, address( 'Ask us' ), 'Max' );
	await visits.call( guest, address( 'We call you' ), '2015550103' );
	expect( theirEntries() ).toContain( 'Lou' );
	expect( entries( 'Lou' ) ).toBe( 0 );

	// The owner got one email about each submission.
	for ( const name of [
		...[ 'Ada', 'Bea', 'Cleo', 'Dora', '2015550100' ],
		...[ 'Emil', 'Fay', 'Gus', '2015550101' ],
		...sent,
		...[ 'Early bird', 'Hana', 'Ida', '2015550102' ],
		...[ 'Jan', 'Kai', 'Lou', 'Max', '2015550103' ],
	] ) {
		await expect.poll( () => emails( name ), { message: name } ).toBe( 1 );
	}
} );
