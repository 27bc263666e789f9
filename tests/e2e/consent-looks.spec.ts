import { expect, test } from './fixtures';
import { expectLooks, waitForFonts } from './looks';
import { makePage, startThirdParty } from './consent-third-party';
import type { ThirdParty } from './consent-third-party';
import { keepOptions } from './keep-options';
import { php } from './store-contract';

/*
 * Visual tests of the banner and the preference center under both laws: on desktop, on mobile, and right to left.
 */

const VIEWS = { 1280: {}, 390: { width: 390 }, rtl: { locale: 'ar' } } as const;

for ( const [ law, button ] of [
	[ 'gdpr', 'settings-button' ],
	[ 'ccpa', 'donotsell-button' ],
] as const ) {
	test.describe( `under ${ law }`, () => {
		let third: ThirdParty;
		let address = '';
		let restore: () => void;

		test.beforeAll( async () => {
			restore = keepOptions(
				'quayside_consent_settings',
				'quayside_consent_seen'
			);
			// Other tests show pages with recipients.
			php(
				`update_option( 'quayside_consent_settings', [ 'law' => '${ law }' ] ); delete_option( 'quayside_consent_seen' );`
			);
			third = await startThirdParty();
			address = makePage(
				'consent-looks',
				'<p>Text behind the banner.</p>'
			);
		} );
		test.afterAll( async () => {
			await third.close();
			restore();
		} );

		for ( const [ name, view ] of Object.entries( VIEWS ) ) {
			test( `banner and preference center look the same: ${ name }`, async ( {
				page,
				baseURL,
			} ) => {
				const { width = 1280, locale = '' } = view as {
					width?: number;
					locale?: string;
				};
				await page.setViewportSize( { width, height: 800 } );
				await page.emulateMedia( { reducedMotion: 'reduce' } );
				if ( locale ) {
					await page.context().addCookies( [
						{
							name: 'quayside_locale',
							value: locale,
							url: baseURL ?? '',
						},
					] );
				}
				await waitForFonts( page );
				await page.goto( address, { waitUntil: 'networkidle' } );
				// Other tests turn the store notice on and off.
				await page.addStyleTag( {
					content:
						'.woocommerce-store-notice { display: none !important; }',
				} );
				await expect(
					page.locator( '.cky-consent-container' )
				).toBeVisible();
				expect(
					await page.evaluate(
						() =>
							document.dir ||
							getComputedStyle( document.body ).direction
					)
				).toBe( locale ? 'rtl' : 'ltr' );
				await expectLooks(
					page,
					`consent-looks/banner-${ law }-${ name }`
				);
				await page
					.locator(
						`.cky-consent-container [data-cky-tag=${ button }]`
					)
					.click();
				await expect(
					page.getByRole( 'dialog' ).getByRole( 'switch' ).first()
				).toBeVisible();
				await expectLooks(
					page,
					`consent-looks/center-${ law }-${ name }`
				);
			} );
		}
	} );
}
