import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures';
import { makePage } from './consent-third-party';
import { keepOptions } from './keep-options';
import { php } from './store-contract';

/*
 * Visitors are told who receives their data: in the preference center, and where content is blocked.
 */

let address = '';
/** A page on which a script of the recipient runs. */
let script = '';
let restore = (): void => undefined;

const openPreferences = async ( page: Page ) => {
	await page.getByRole( 'button', { name: 'Consent preferences' } ).click();
	return page.getByRole( 'dialog' );
};

test.describe( 'recipients', () => {
	test.beforeAll( () => {
		restore = keepOptions( 'quayside_consent_seen' );
		php( `delete_option( 'quayside_consent_seen' );` );
		address = makePage(
			'consent-recipients',
			'<iframe id="film" title="Film" width="560" height="315" src="https://www.youtube.com/embed/x"></iframe>'
		);
		script = makePage(
			'consent-recipients-script',
			'<script src="https://www.youtube.com/iframe_api"></script>'
		);
	} );
	test.afterAll( () => {
		restore();
		php(
			`foreach ( [ 'consent-recipients', 'consent-recipients-script' ] as $slug ) {
				$page = get_page_by_path( $slug );
				$page && wp_delete_post( $page->ID, true );
			}`
		);
	} );

	test( 'the preference center names company, country, policy, and opt-out, and opens them on withdrawal', async ( {
		page,
	} ) => {
		await page.goto( address );
		await page.getByRole( 'button', { name: 'Accept all' } ).click();
		const dialog = await openPreferences( page );
		const recipients = dialog
			.getByRole( 'group' )
			.filter( { hasText: 'Recipients: ' } )
			.filter( { hasText: 'YouTube' } );
		await expect( recipients ).toBeVisible();
		const policy = recipients.getByRole( 'link', {
			name: 'Privacy policy: YouTube',
		} );
		await expect( policy ).toBeHidden();
		await dialog.getByRole( 'switch', { name: 'Functional' } ).uncheck();
		await expect( policy ).toHaveAttribute(
			'href',
			'https://policies.google.com/privacy'
		);
		await expect(
			recipients.getByRole( 'link', { name: 'Opt out: YouTube' } )
		).toBeVisible();
		await expect(
			recipients.getByText(
				/YouTube · Google · (US|United States) · .*YSC \(Session\)/
			)
		).toBeVisible();
		await expect(
			recipients.getByText( 'We can’t delete what they store' )
		).toBeVisible();
		await expectAccessible( page, '.quayside-preferences' );
	} );

	for ( const isRunning of [ false, true ] ) {
		test( `after “Reject all”, a note names what the site can't delete, with opt-outs${ isRunning ? ', once the page has reloaded' : '' }`, async ( {
			page,
		} ) => {
			await page.route( 'https://www.youtube.com/**', ( route ) =>
				route.fulfill( {
					contentType: route.request().url().endsWith( 'api' )
						? 'text/javascript'
						: 'text/html',
					body: '',
				} )
			);
			await page.goto( isRunning ? script : address );
			await page.getByRole( 'button', { name: 'Reject all' } ).click();
			await expect(
				page.getByRole( 'region', { name: 'Cookie consent' } )
			).toBeHidden();
			const note = page
				.getByRole( 'status' )
				.filter( { hasText: 'We can’t delete what they store' } );
			// Nothing has been allowed before.
			await expect( note ).toHaveCount( 0 );
			let dialog = await openPreferences( page );
			await dialog.getByRole( 'button', { name: 'Accept all' } ).click();
			await expect( dialog ).toBeHidden();
			await expect(
				page.locator( '[data-released]' ).first()
			).toBeAttached();
			dialog = await openPreferences( page );
			const loaded = isRunning
				? page.waitForEvent( 'load' )
				: Promise.resolve();
			await dialog.getByRole( 'button', { name: 'Reject all' } ).click();
			await loaded;
			await expect(
				note.getByRole( 'link', { name: 'Opt out: YouTube' } )
			).toHaveAttribute( 'href', /^https:\/\// );
			await expectAccessible( page, '.quayside-consent-note' );
			await note.getByRole( 'button', { name: 'Close' } ).click();
			await expect( note ).toHaveCount( 0 );
			await expect(
				page.getByRole( 'button', { name: 'Consent preferences' } )
			).toBeFocused();
			await page.reload();
			await expect(
				page.getByRole( 'button', { name: 'Consent preferences' } )
			).toBeVisible();
			await expect( note ).toHaveCount( 0 );
		} );
	}

	for ( const colorScheme of [ 'light', 'dark' ] as const ) {
		test( `the placeholder names who gets the data, offers two equal buttons, and has the colors of the page on a ${ colorScheme } system`, async ( {
			page,
		} ) => {
			await page.emulateMedia( { colorScheme } );
			await page.goto( address );
			const film = page.frameLocator( '#film' );
			await expect(
				film.getByText(
					/YouTube \(data goes to Google, (US|United States)\)/
				)
			).toBeVisible();
			const looks = await film
				.getByRole( 'button' )
				.evaluateAll( ( buttons ) =>
					buttons.map( ( button ) => {
						const {
							color,
							backgroundColor,
							borderTopColor,
							fontWeight,
						} = getComputedStyle( button );
						return [
							color,
							backgroundColor,
							borderTopColor,
							fontWeight,
							button.clientHeight,
						].join();
					} )
				);
			expect( looks ).toHaveLength( 2 );
			expect( new Set( looks ).size ).toBe( 1 );
			const ink = await page.evaluate( () => {
				const probe = document.createElement( 'i' );
				probe.style.color = 'var( --wp--preset--color--ink, #1c2b33 )';
				document.body.append( probe );
				return getComputedStyle( probe ).color;
			} );
			await expect( film.locator( 'body' ) ).toHaveCSS( 'color', ink );
			// The document has no landmarks, because it is part of the page.
			await expectAccessible( page, '#film', [
				'color-contrast',
				'target-size',
				'button-name',
				'document-title',
				'html-has-lang',
			] );
		} );
	}
} );
