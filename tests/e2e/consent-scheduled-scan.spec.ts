import {
	existsSync,
	mkdirSync,
	readFileSync,
	readdirSync,
	rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { makePage } from './consent-third-party';
import { expect, expectAccessible, logIn, test } from './fixtures';
import { keepOptions } from './keep-options';
import { php } from './store-contract';

const SCREEN = 'wp-admin/options-general.php?page=quayside-consent&tab=scanner';

/** Runs the events of a scan as WP-Cron does, until it is complete. */
const scan = (): void =>
	void php(
		`wp_clear_scheduled_hook( 'quayside_consent_scan_batch' ); do_action( 'quayside_consent_scan' );
		for ( $i = 0; $i < 200 && wp_next_scheduled( 'quayside_consent_scan_batch' ); $i++ ) {
			wp_clear_scheduled_hook( 'quayside_consent_scan_batch' ); do_action( 'quayside_consent_scan_batch' );
		}`
	);

test.describe( 'scheduled scan of the site', () => {
	test.describe.configure( { timeout: 180_000 } );
	let restore: () => void;
	let folder = '';
	const made: string[] = [];
	test.beforeAll( () => {
		restore = keepOptions(
			'quayside_consent_settings',
			'quayside_consent_scan',
			'quayside_consent_found'
		);
		folder = join( php( `echo WP_CONTENT_DIR;` ).trim(), 'mail' );
		php(
			`delete_option( 'quayside_consent_scan' ); delete_option( 'quayside_consent_found' );`
		);
	} );
	test.afterAll( () => {
		restore();
		for ( const name of made ) {
			php(
				`$page = get_page_by_path( '${ name }' ); $page && wp_delete_post( $page->ID, true );`
			);
		}
	} );

	test( 'emails once about what is new, with a link to the results', async ( {
		page,
	} ) => {
		scan();
		made.push( 'scheduled-one' );
		makePage(
			'scheduled-one',
			'<script src="https://unheard.example/x.js"></script><iframe src="https://www.youtube.com/embed/1" title="Film"></iframe>'
		);
		const emails = (): string[] =>
			existsSync( folder )
				? readdirSync( folder )
						.map( ( name ) =>
							readFileSync( join( folder, name ), 'utf8' )
						)
						.filter( ( text ) =>
							text.includes( 'unheard.example' )
						)
				: [];
		mkdirSync( folder, { recursive: true } );
		scan();
		expect( emails() ).toHaveLength( 1 );
		scan();
		expect( emails() ).toHaveLength( 1 );

		await logIn( page );
		await page.goto( SCREEN );
		const row = page
			.getByRole( 'table', { name: 'Scan results' } )
			.getByRole( 'row', { name: /unheard\.example Script Unknown/ } );
		await expect( row ).toBeVisible();
		await expect( page.getByText( /^Last scan: / ) ).toBeVisible();
		await expectAccessible( page, '#quayside-consent-settings' );

		await page
			.getByRole( 'button', { name: 'Use suggested categories for all' } )
			.click();
		await expect( row.getByRole( 'button' ) ).toHaveCount( 0 );
		await page.getByRole( 'button', { name: 'Save changes' } ).click();
		await expect(
			page
				.locator( '.components-notice' )
				.filter( { hasText: 'Settings saved' } )
		).toBeVisible();
		expect(
			php(
				`echo wp_json_encode( get_option( 'quayside_consent_settings' )['providers'] );`
			)
		).toContain( '"hosts":["unheard.example"]' );
		for ( const name of readdirSync( folder ) ) {
			const path = join( folder, name );
			if ( readFileSync( path, 'utf8' ).includes( 'unheard.example' ) ) {
				rmSync( path );
			}
		}
	} );
} );
