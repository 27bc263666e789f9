import type { Page } from '@playwright/test';
import { expect, expectAccessible, logIn, test } from './fixtures';
import {
	forgetCaptchaService,
	startCaptchaService,
	useCaptchaService,
	withConsent,
} from './captcha-service';
import type { CaptchaService } from './captcha-service';
import {
	entries,
	isSubmission,
	leaveNothing,
	make,
	mounted,
	php,
	send,
} from './form-page';
import { getBodyText } from './repeat-bodies';

leaveNothing();

const QUESTION = [
	[
		'input',
		{ block_id: 'q1', slug: 'question', label: 'Question', required: true },
	],
] as const;

let service: CaptchaService;

test.beforeAll( async () => {
	service = await startCaptchaService();
	useCaptchaService( service );
} );
test.afterAll( async () => {
	forgetCaptchaService();
	await service.close();
} );
test.beforeEach( () => {
	Object.assign( service, {
		hits: [],
		judged: [],
		mood: 'well',
		hasScript: true,
	} );
} );

const calls = ( page: Page ) =>
	page.evaluate(
		() =>
			( window as unknown as { captchaCalls?: string[] } ).captchaCalls ??
			[]
	);

/** Opens a form with a CAPTCHA. */
const open = async (
	page: Page,
	captcha: string,
	more: object = {}
): Promise< number > => {
	const { url, form } = make( QUESTION, { captcha, ...more } );
	await page.goto( url );
	return form;
};

for ( const [ kind, field, message ] of [
	[
		'v2-checkbox',
		'g-recaptcha-response',
		'Please verify that you are not a robot.',
	],
	[
		'hcaptcha',
		'h-captcha-response',
		'hCaptcha verification failed. Please try again.',
	],
	[
		'cf-turnstile',
		'cf-turnstile-response',
		'Turnstile verification failed. Please try again.',
	],
] as const ) {
	test( `[S4.53] [S5.27] [S7.17] [S8.13] ${ kind } must be solved before the form is submitted`, async ( {
		page,
	} ) => {
		await withConsent( page, true );
		let sent = 0;
		page.on(
			'request',
			( request ) => ( sent += isSubmission( request.url() ) ? 1 : 0 )
		);
		const form = await open( page, kind );
		expect(
			service.hits,
			'a form that nobody uses asks nothing of the service'
		).toEqual( [] );
		await mounted( page );
		await page.getByLabel( 'Question' ).fill( 'Do you ship?' );
		await expect(
			page.getByRole( 'button', { name: 'I am a person' } )
		).toBeVisible();
		await send( page );
		await expect( page.locator( '.srfm-captcha-error' ) ).toHaveText(
			message
		);
		await expect( page.locator( '.srfm-captcha-container' ) ).toBeFocused();
		await expect( page.locator( '.srfm-loader' ) ).not.toHaveClass(
			/srfm-active/
		);
		expect( sent ).toBe( 0 );
		await expectAccessible( page, '.srfm-form-container' );
		await page.getByRole( 'button', { name: 'I am a person' } ).click();
		await expect( page.locator( '.srfm-captcha-error' ) ).toBeEmpty();
		const request = page.waitForRequest( ( each ) =>
			isSubmission( each.url() )
		);
		await send( page );
		expect( await getBodyText( await request ) ).toContain(
			`name="${ field }"`
		);
		await expect( page.getByText( 'Thank you' ) ).toBeVisible();
		expect( entries( form ) ).toHaveLength( 1 );
		expect( service.judged ).toHaveLength( 1 );
		expect( await calls( page ) ).toEqual( [
			'render test-site',
			'getResponse',
			'getResponse',
		] );
	} );
}

test( '[S4.64] invisible reCAPTCHA v2 submits after the callback', async ( {
	page,
} ) => {
	await withConsent( page, true );
	const form = await open( page, 'v2-invisible' );
	await mounted( page );
	await page.getByLabel( 'Question' ).fill( 'Do you ship?' );
	await send( page );
	await expect
		.poll( () => calls( page ) )
		.toEqual( [ 'render test-site', 'execute v2' ] );
	expect( service.judged ).toEqual( [] );
	// Visitors can continue after closing the challenge.
	await page.locator( 'h1' ).first().click();
	await expect( page.locator( '.srfm-captcha-error' ) ).toHaveText(
		'Please verify that you are not a robot.'
	);
	await send( page );
	await expect
		.poll( () => calls( page ) )
		.toEqual( [ 'render test-site', 'execute v2', 'execute v2' ] );
	await page.evaluate( () =>
		( window as unknown as { solvePuzzle: () => void } ).solvePuzzle()
	);
	await expect( page.getByText( 'Thank you' ) ).toBeVisible();
	expect( entries( form ) ).toHaveLength( 1 );
} );

test( '[S4.64] reCAPTCHA v3 submits when it has a token, and only the form that was submitted', async ( {
	page,
} ) => {
	await withConsent( page, true );
	const { url, form } = make( QUESTION, { captcha: 'v3-reCAPTCHA' }, 2 );
	await page.goto( url );
	const second = page.locator( '.srfm-form-container' ).nth( 1 );
	await mounted( page );
	await second.getByLabel( 'Question' ).fill( 'From the second' );
	await expect( second ).toHaveAttribute( 'data-island-state', 'mounted' );
	await second.getByRole( 'button', { name: 'Send' } ).click();
	await expect( second.getByText( 'Thank you' ) ).toBeVisible();
	expect( entries( form ) ).toHaveLength( 1 );
	expect( service.judged ).toHaveLength( 1 );
	expect(
		service.hits.filter( ( path ) => path.endsWith( '.js' ) ),
		'one script for both'
	).toHaveLength( 1 );
	expect(
		( await calls( page ) ).filter( ( call ) =>
			call.startsWith( 'execute' )
		)
	).toEqual( [ 'execute v3' ] );
} );

test( 'nothing is requested from the service before consent', async ( {
	page,
} ) => {
	await withConsent( page, false );
	const form = await open( page, 'v2-checkbox' );
	await mounted( page );
	await page.getByLabel( 'Question' ).fill( 'Do you ship?' );
	await expect( page.locator( '.srfm-captcha-note' ) ).toContainText(
		'requires your consent'
	);
	await send( page );
	await expect( page.locator( '.srfm-captcha-error' ) ).toContainText(
		'requires your consent'
	);
	await expectAccessible( page, '.srfm-form-container' );
	expect( service.hits ).toEqual( [] );
	await page
		.getByRole( 'button', { name: 'Allow: Google reCAPTCHA' } )
		.click();
	await page.getByRole( 'button', { name: 'I am a person' } ).click();
	await send( page );
	await expect( page.getByText( 'Thank you' ) ).toBeVisible();
	expect( entries( form ) ).toHaveLength( 1 );
} );

test( 'the cookie banner starts the CAPTCHA of a form in use', async ( {
	page,
} ) => {
	// Here the site's own cookie banner provides wp_has_consent.
	await open( page, 'v2-checkbox' );
	await mounted( page );
	await page.getByLabel( 'Question' ).fill( 'Do you ship?' );
	await expect( page.locator( '.srfm-captcha-note' ) ).toContainText(
		'cookie preferences'
	);
	expect( service.hits ).toEqual( [] );
	await page.locator( '.cky-btn-accept' ).first().click();
	await expect(
		page.getByRole( 'button', { name: 'I am a person' } )
	).toBeVisible();
	await expect( page.getByLabel( 'Question' ) ).toHaveValue( 'Do you ship?' );
} );

test.describe( 'when the service does not verify the response', () => {
	test.use( { expectedMessages: [ /Failed to load resource/ ] } );

	for ( const [ mood, status, message ] of [
		[ 'down', 503, 'temporarily unavailable' ],
		[ 'silent', 503, 'temporarily unavailable' ],
		[ 'elsewhere', 403, 'not a robot' ],
	] as const ) {
		test( `${ mood }: shows an error, preserves the values, and a second try works`, async ( {
			page,
		} ) => {
			await withConsent( page, true );
			const form = await open( page, 'v2-checkbox' );
			service.mood = mood;
			await mounted( page );
			await page.getByLabel( 'Question' ).fill( 'Do you ship?' );
			await page.getByRole( 'button', { name: 'I am a person' } ).click();
			const response = page.waitForResponse( ( each ) =>
				isSubmission( each.url() )
			);
			await expect(
				page.getByRole( 'button', { name: 'Checked' } )
			).toBeVisible();
			await send( page );
			expect( ( await response ).status() ).toBe( status );
			await expect( page.locator( '.srfm-footer-error' ) ).toContainText(
				message
			);
			await expect( page.getByLabel( 'Question' ) ).toHaveValue(
				'Do you ship?'
			);
			expect( entries( form ) ).toEqual( [] );
			service.mood = 'well';
			// The response has been used, so the widget resets.
			await page.getByRole( 'button', { name: 'I am a person' } ).click();
			await expect(
				page.getByRole( 'button', { name: 'Checked' } )
			).toBeVisible();
			await send( page );
			await expect( page.getByText( 'Thank you' ) ).toBeVisible();
			expect( entries( form ) ).toHaveLength( 1 );
		} );
	}

	test( 'a response is valid once', async ( { page } ) => {
		await withConsent( page, true );
		const form = await open( page, 'v2-checkbox', {
			afterSubmission: 'reset form',
		} );
		await mounted( page );
		await page.getByLabel( 'Question' ).fill( 'First' );
		await page.getByRole( 'button', { name: 'I am a person' } ).click();
		await expect(
			page.getByRole( 'button', { name: 'Checked' } )
		).toBeVisible();
		await send( page );
		await expect( page.getByText( 'Thank you' ) ).toBeVisible();
		await page.evaluate( ( spent ) => {
			(
				window as unknown as {
					grecaptcha: { getResponse: () => string };
				}
			 ).grecaptcha.getResponse = () => spent;
		}, service.judged[ 0 ]?.response ?? '' );
		await page.getByLabel( 'Question' ).fill( 'Second' );
		const response = page.waitForResponse( ( each ) =>
			isSubmission( each.url() )
		);
		await send( page );
		expect( ( await response ).status() ).toBe( 403 );
		expect( await ( await response ).json() ).toMatchObject( {
			code: 'quayside_form_captcha',
			data: { position: 'footer', log_message: 'timeout-or-duplicate' },
		} );
		await expect( page.locator( '.srfm-footer-error' ) ).toHaveText(
			'Please verify that you are not a robot.'
		);
		expect( entries( form ) ).toHaveLength( 1 );
	} );

	test( 'a script that fails to load is requested again the next time', async ( {
		page,
	} ) => {
		await withConsent( page, true );
		service.hasScript = false;
		await open( page, 'cf-turnstile' );
		await mounted( page );
		await page.getByLabel( 'Question' ).fill( 'Do you ship?' );
		await send( page );
		await expect( page.locator( '.srfm-captcha-error' ) ).toContainText(
			'Cloudflare Turnstile could not be loaded'
		);
		service.hasScript = true;
		await send( page );
		await expect(
			page.getByRole( 'button', { name: 'I am a person' } )
		).toBeVisible();
		await expect( page.getByLabel( 'Question' ) ).toHaveValue(
			'Do you ship?'
		);
	} );
} );

test( 'a form copied into a popup renders its own CAPTCHA', async ( {
	page,
} ) => {
	await withConsent( page, true );
	const form = await open( page, 'hcaptcha' );
	await mounted( page );
	await expect(
		page.getByRole( 'button', { name: 'I am a person' } )
	).toBeVisible();
	await page.evaluate( () => {
		const host = document.querySelector(
			'.srfm-form-container'
		) as HTMLElement;
		const markup = host.outerHTML;
		host.remove();
		document
			.querySelector( 'main' )
			?.insertAdjacentHTML( 'afterbegin', markup );
		window.dispatchEvent( new Event( 'elementor/popup/show' ) );
	} );
	await mounted( page );
	await page.getByLabel( 'Question' ).fill( 'In a popup' );
	await expect(
		page.getByRole( 'button', { name: 'I am a person' } )
	).toHaveCount( 1 );
	await page.getByRole( 'button', { name: 'I am a person' } ).click();
	await expect(
		page.getByRole( 'button', { name: 'Checked' } )
	).toBeVisible();
	await send( page );
	await expect( page.getByText( 'Thank you' ) ).toBeVisible();
	expect( entries( form ) ).toHaveLength( 1 );
} );

test.describe( 'in the admin', () => {
	test.use( { expectedMessages: [ /gravatar|block-directory|twemoji/ ] } );

	test( 'the owner saves keys and a blocklist, and secrets stay on the server', async ( {
		page,
	} ) => {
		await logIn( page );
		await page.goto(
			'wp-admin/edit.php?post_type=sureforms_form&page=quayside-form-spam'
		);
		const group = page.getByRole( 'group', { name: 'hCaptcha' } );
		await expect( group.getByLabel( 'Site key' ) ).toHaveValue(
			'test-site'
		);
		await expect( group.getByLabel( 'Secret key' ) ).toHaveValue( '' );
		expect( await page.content() ).not.toContain( 'test-secret' );
		await group.getByLabel( 'Site key' ).fill( ' new-site ' );
		await page
			.getByLabel( 'Words and phrases' )
			.fill( 'casino\n\ncheap loans' );
		await page.getByRole( 'button', { name: 'Save changes' } ).click();
		await expect(
			page.locator( '.quayside-spam' ).getByText( 'Settings saved.' )
		).toBeVisible();
		await expectAccessible( page, '.quayside-spam' );
		const saved = php< {
			keys: { keys: Record< string, object > };
			list: { words: string[] };
		} >(
			`echo json_encode( [
				'keys' => get_option( 'quayside_form_captcha' ),
				'list' => get_option( 'quayside_form_blocklist' ),
			] );
			delete_option( 'quayside_form_blocklist' );`
		);
		expect( saved.keys.keys.hcaptcha ).toEqual( {
			site: 'new-site',
			secret: 'test-secret',
		} );
		expect( saved.list.words ).toEqual( [ 'casino', 'cheap loans' ] );
	} );
} );
