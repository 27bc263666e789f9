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
			'quayside_consent_checklist',
			'wp_page_for_privacy_policy'
		);
		php(
			`foreach ( [ 'scan', 'scanned', 'checklist' ] as $name ) { delete_option( "quayside_consent_$name" ); }
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
} );
