import { makePage, startThirdParty } from './consent-third-party';
import { expect, expectAccessible, logIn, test } from './fixtures';
import { keepOptions } from './keep-options';
import { php } from './store-contract';

const SCREEN = 'wp-admin/options-general.php?page=quayside-consent';

test.describe( 'setup checklist', () => {
	let restore: () => void;
	test.beforeAll( () => {
		restore = keepOptions(
			'quayside_consent_settings',
			'quayside_consent_scan',
			'quayside_consent_scanned',
			'quayside_consent_found',
			'quayside_consent_checklist',
			'wp_page_for_privacy_policy'
		);
		php(
			`foreach ( [ 'scan', 'scanned', 'found', 'checklist', 'settings' ] as $name ) { delete_option( "quayside_consent_$name" ); }
			update_option( 'wp_page_for_privacy_policy', 0 );`
		);
	} );
	test.afterAll( () => restore() );

	test( 'shows what remains to be done, and lets the owner dismiss it', async ( {
		page,
	} ) => {
		test.slow();
		await logIn( page );
		await page.goto( SCREEN );
		const list = page.getByRole( 'region', { name: 'Setup checklist' } );
		const step = ( name: string ) =>
			list.getByRole( 'listitem' ).filter( { hasText: name } );
		await expect( step( 'Select the privacy law' ) ).toContainText(
			'Done'
		);
		await expect( step( 'Publish a cookie policy' ) ).toContainText(
			'The cookie banner links to no published policy.'
		);
		await expectAccessible( page, '#quayside-consent-settings' );

		// A saved setting completes a step.
		php(
			`update_option( 'quayside_consent_settings', [ 'policyUrl' => 'https://legal.example/cookies' ] );`
		);
		await page.reload();
		await expect( step( 'Publish a cookie policy' ) ).toContainText(
			'Done'
		);

		await page
			.getByRole( 'button', { name: 'Dismiss “Scan your site”' } )
			.press( 'Enter' );
		await expect( step( 'Scan your site' ) ).toHaveCount( 0 );
		await expect(
			list.getByRole( 'heading', { name: 'Setup checklist' } )
		).toBeFocused();
		await list
			.getByRole( 'link', { name: 'Open the scan results' } )
			.click();
		await expect(
			page.getByRole( 'tab', { name: 'Scanner' } )
		).toHaveAttribute( 'aria-selected', 'true' );

		await page.setViewportSize( { width: 390, height: 844 } );
		await expect
			.poll( () =>
				page.evaluate( () => document.documentElement.scrollWidth )
			)
			.toBeLessThanOrEqual( 390 );

		php(
			`update_option( 'quayside_consent_checklist', [ 'law', 'scan', 'declare', 'policy', 'strict', 'visit' ] );`
		);
		await page.reload();
		await expect(
			page.getByRole( 'button', { name: 'Scan the site' } )
		).toBeVisible();
		await expect( list ).toHaveCount( 0 );
	} );

	test( 'a scan in the browser and one click give everything a category', async ( {
		page,
	} ) => {
		test.slow();
		php(
			`foreach ( [ 'scan', 'scanned', 'found', 'checklist', 'settings' ] as $name ) { delete_option( "quayside_consent_$name" ); }`
		);
		const third = await startThirdParty();
		try {
			// Only a browser finds the script that this script adds, and its cookie.
			const address = makePage(
				'consent-checklist',
				`<script>document.head.append( Object.assign( document.createElement( 'script' ), { src: '${ third.analytics.replace( 'analytics.', 'gauge.' ) }/a.js' } ) );</script>`
			);
			await page.route( /scan(\/|%2F)pages/, async ( route ) => {
				const response = await route.fetch();
				const [ home ] = ( await response.json() ) as {
					scan: string;
				}[];
				const scan = address + new URL( home?.scan ?? '' ).search;
				await route.fulfill( {
					response,
					json: [ { title: 'Gauge', url: address, scan } ],
				} );
			} );
			await logIn( page );
			await page.goto( `${ SCREEN }&tab=scanner` );
			const step = page
				.getByRole( 'region', { name: 'Setup checklist' } )
				.getByRole( 'listitem' )
				.filter( { hasText: 'Give everything a category' } );
			await expect( step ).toContainText(
				'No scan of your site has been completed.'
			);
			await page.getByRole( 'button', { name: 'Scan the site' } ).click();
			await expect( step ).toContainText(
				/cookies without a category: [1-9]/,
				{ timeout: 60_000 }
			);

			// The results are listed again after a reload.
			await page.reload();
			await expect( step ).toContainText( 'To do' );
			const results = page.getByRole( 'table', {
				name: 'Scan results',
			} );
			await expect(
				results.getByRole( 'row', {
					name: /gauge\.localhost Script Unknown Gauge/,
				} )
			).toBeVisible();
			await expect(
				results.getByRole( 'row', { name: /_tp_id Cookie/ } )
			).toBeVisible();
			await page
				.getByRole( 'button', {
					name: 'Use suggested categories for all',
				} )
				.click();
			await page.getByRole( 'button', { name: 'Save changes' } ).click();
			await expect( step ).toContainText( 'Done' );
			expect(
				php(
					`echo wp_json_encode( get_option( 'quayside_consent_scan', [] )['last'] ?? null );`
				).trim()
			).toBe( 'null' );
		} finally {
			await third.close();
		}
	} );
} );
