import {
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import {
	closeInserter,
	insertFromInserter,
	openNewForm,
	openNewPost,
	publish,
	setTitle,
} from './editor';
import { SITE_FOLDER, expect, expectAccessible, logIn, test } from './fixtures';
import { holdRequests } from './hold-requests';
import {
	CONTACT,
	choose,
	entries,
	isSubmission,
	leaveNothing,
	make,
	mounted,
	php,
	send,
	values,
} from './form-page';
import { getBodyText } from './repeat-bodies';

leaveNothing();

const fill = async ( page: Page ): Promise< void > => {
	await page.getByLabel( 'Name' ).fill( 'Ada Lovelace' );
	await page.getByLabel( /^Email/ ).fill( ' Ada@Example.com ' );
	await page.getByLabel( 'Confirm email' ).fill( 'ada@example.com' );
	await page.getByLabel( 'Message' ).fill( 'Do you ship to Marylebone?' );
};

test( '[S5.14] an incomplete form shows what is missing and preserves the values', async ( {
	page,
} ) => {
	const { url, form } = make();
	await page.goto( url );
	await mounted( page );
	await page.getByLabel( 'Message' ).fill( 'Half a letter' );
	await send( page );
	await expect(
		page.locator( '.srfm-error-message', { hasText: 'Tell us your name.' } )
	).toBeVisible();
	await expect( page.getByLabel( 'Name' ) ).toBeFocused();
	await expect( page.getByLabel( 'Name' ) ).toHaveAttribute(
		'aria-invalid',
		'true'
	);
	await expect( page.getByLabel( 'Name' ) ).toHaveAccessibleDescription(
		/Tell us your name\..*First and last/
	);
	await expectAccessible( page, '.srfm-form-container' );
	await expect( page.getByLabel( 'Message' ) ).toHaveValue( 'Half a letter' );
	expect( entries( form ) ).toHaveLength( 0 );
} );

test( '[S4.66] [S5.18] [S5.25] email addresses are normalized while typing and validated on blur', async ( {
	page,
} ) => {
	await page.goto( make().url );
	await mounted( page );
	const email = page.getByLabel( /^Email/ );
	await email.fill( ' ADA@Example' );
	await expect( email ).toHaveValue( 'ada@example' );
	await email.blur();
	await expect(
		page.getByText( 'Please enter a valid email address.' )
	).toBeVisible();
	await email.fill( 'ada@example.com' );
	await expect(
		page.getByText( 'Please enter a valid email address.' )
	).toBeHidden();
	await page.getByLabel( 'Confirm email' ).fill( 'bob@example.com' );
	await page.getByLabel( 'Confirm email' ).blur();
	await expect(
		page.getByText( 'Confirmation email does not match.' )
	).toBeVisible();
} );

test( '[S1.6] [S2.7] [S4.54] [S4.55] [S4.58] [S4.60] [S7.9] a complete form is stored, emailed, and confirmed', async ( {
	page,
} ) => {
	const { url, form } = make();
	await page.goto( url );
	await mounted( page );
	await page.evaluate( () => {
		const heard: string[] = [];
		Object.assign( window, { heard } );
		for ( const name of [
			'srfm_on_trigger_form_submission',
			'srfm_form_submission_success',
			'srfm_on_show_success_message',
		] ) {
			document.addEventListener( name, () => heard.push( name ) );
		}
	} );
	await fill( page );
	const followUp = page.waitForResponse( ( response ) =>
		response.url().includes( 'after-submission' )
	);
	await send( page );
	expect( ( await followUp ).status() ).toBe( 200 );
	await expect(
		page.locator( '.srfm-success-box' ).getByText( 'Thank you' )
	).toBeVisible();
	await expect( page.locator( '.srfm-success-box' ) ).toHaveCSS(
		'opacity',
		'1'
	);
	await expect( page.locator( 'form.srfm-form' ) ).toBeHidden();
	await expect( page.locator( '.srfm-success-box' ) ).toBeFocused();
	expect(
		await page.evaluate(
			() => ( window as unknown as { heard: string[] } ).heard
		)
	).toEqual( [
		'srfm_on_trigger_form_submission',
		'srfm_form_submission_success',
		'srfm_on_show_success_message',
	] );
	const [ entry, ...others ] = entries( form );
	expect( others ).toEqual( [] );
	expect( values( entry ) ).toEqual( {
		name: 'Ada Lovelace',
		email: 'ada@example.com',
		message: 'Do you ship to Marylebone?',
	} );
	expect( entry?.mail ).toBe( 'sent' );
	const folder = join( SITE_FOLDER, 'wp-content/mail' );
	const emails = readdirSync( folder )
		.filter( ( name ) => name.endsWith( '.json' ) )
		.map( ( name ) => readFileSync( join( folder, name ), 'utf8' ) );
	expect(
		emails.some(
			( mail ) =>
				mail.includes( 'Do you ship to Marylebone?' ) &&
				mail.includes( 'Reply-To: ada@example.com' )
		)
	).toBe( true );
} );

test( '[S2.29] [S4.58] a form that is reset can be submitted again', async ( {
	page,
} ) => {
	const { url, form } = make( CONTACT, { afterSubmission: 'reset form' } );
	await page.goto( url );
	await mounted( page );
	for ( const times of [ 1, 2 ] ) {
		await fill( page );
		const stored = page.waitForResponse( ( response ) =>
			isSubmission( response.url() )
		);
		await send( page );
		await stored;
		await expect( page.getByLabel( 'Name' ) ).toHaveValue( '' );
		expect( entries( form ) ).toHaveLength( times );
	}
} );

test( '[S2.29] redirects the visitor as the owner has configured', async ( {
	page,
	baseURL,
} ) => {
	const { url, form } = make( CONTACT, {
		submitType: 'custom url',
		successUrl: `${ baseURL }?thanks=1`,
	} );
	await page.goto( url );
	await mounted( page );
	await fill( page );
	await send( page );
	await page.waitForURL( /thanks=1/ );
	await expect.poll( () => entries( form )[ 0 ]?.mail ).toBe( 'sent' );
} );

test( 'two clicks create one entry', async ( { page } ) => {
	const { url, form } = make();
	await page.goto( url );
	await mounted( page );
	await fill( page );
	await page.getByRole( 'button', { name: 'Send' } ).dblclick();
	await expect( page.getByText( 'Thank you' ) ).toBeVisible();
	expect( entries( form ) ).toHaveLength( 1 );
} );

test.describe( 'when the network is down', () => {
	test.use( { expectedMessages: [ /Failed to load resource|net::ERR/ ] } );

	test( '[S4.62] [S8.11] [S8.14] the visitor sees an error, and a second try creates one entry', async ( {
		page,
	} ) => {
		const { url, form } = make();
		await page.goto( url );
		await mounted( page );
		await fill( page );
		await page.evaluate( () =>
			document.addEventListener(
				'srfm_on_trigger_form_submission_failure',
				() => ( document.title = 'failed' )
			)
		);
		// The response is lost, not the submission.
		await page.route(
			/submit-form/,
			async ( route ) => {
				await route.fetch();
				await route.abort();
			},
			{ times: 1 }
		);
		await send( page );
		const area = page.locator( '.srfm-footer-error' );
		await expect( area ).toHaveText(
			'There was an error trying to submit your form. Please try again.'
		);
		await expect( area ).toBeFocused();
		await expect( page ).toHaveTitle( 'failed' );
		await expect( page.getByLabel( 'Message' ) ).toHaveValue(
			'Do you ship to Marylebone?'
		);
		await send( page );
		await expect( page.getByText( 'Thank you' ) ).toBeVisible();
		expect( entries( form ) ).toHaveLength( 1 );
	} );

	test( 'a retry does not report its own value as a duplicate', async ( {
		page,
	} ) => {
		const { url, form } = make( [
			[
				'email',
				{
					block_id: 'e1',
					slug: 'email',
					label: 'Email',
					isUnique: true,
					duplicateMsg: 'You are on the list.',
				},
			],
		] );
		await page.goto( url );
		await mounted( page );
		await page.getByLabel( 'Email' ).fill( 'ada@example.com' );
		await page.route(
			/submit-form/,
			async ( route ) => {
				await route.fetch();
				await route.abort();
			},
			{ times: 1 }
		);
		await send( page );
		await expect( page.locator( '.srfm-footer-error' ) ).toBeFocused();
		await send( page );
		await expect( page.getByText( 'Thank you' ) ).toBeVisible();
		expect( entries( form ) ).toHaveLength( 1 );
	} );

	test( 'a page cached for days renews its token once, without a message', async ( {
		page,
	} ) => {
		const { url, form } = make();
		await page.goto( url );
		await mounted( page );
		await page.locator( 'form.srfm-form' ).evaluate( ( element ) => {
			element.setAttribute(
				'data-submit-token',
				`1.${ 'a'.repeat( 64 ) }`
			);
			element.setAttribute( 'data-nonce', '0123456789' );
		} );
		await fill( page );
		await send( page );
		await expect( page.getByText( 'Thank you' ) ).toBeVisible();
		expect( entries( form ) ).toHaveLength( 1 );
	} );
} );

test( 'an invalid field looks invalid on hover too', async ( { page } ) => {
	await page.goto( make().url );
	await mounted( page );
	await send( page );
	const name = page.getByLabel( 'Name' );
	await expect( name ).toHaveAttribute( 'aria-invalid', 'true' );
	await name.hover();
	// Waits for the end of the transition.
	await name.evaluate( ( element ) =>
		Promise.all(
			element.getAnimations().map( ( { finished } ) => finished )
		)
	);
	const border = ( label: string ): Promise< string > =>
		page
			.getByLabel( label )
			.evaluate(
				( element ) => getComputedStyle( element ).borderTopColor
			);
	expect(
		await border( 'Name' ),
		'as a wrong field without the pointer'
	).toBe( await border( 'Message' ) );
	await page.getByLabel( 'Message' ).fill( 'Right' );
	await expect
		.poll( () => border( 'Message' ) )
		.not.toBe( await border( 'Name' ) );
} );

test( '[S4.61] [S8.12] server messages replace the defaults if set', async ( {
	page,
} ) => {
	await page.goto( make().url );
	await mounted( page );
	await fill( page );
	await page.route( /submit-form/, ( route ) =>
		route.fulfill( {
			json: {
				success: false,
				data: {
					message: 'We are closed today.',
					position: 'header',
					log_message: 'closed',
				},
			},
		} )
	);
	const warning = page.waitForEvent(
		'console',
		( message ) =>
			message.type() === 'warning' && message.text() === 'closed'
	);
	await send( page );
	await expect( page.locator( '.srfm-head-error' ) ).toHaveText(
		'We are closed today.'
	);
	await expect( page.locator( '.srfm-footer-error' ) ).toBeHidden();
	await warning;
} );

test( '[S4.51] other software can cancel a submission', async ( { page } ) => {
	const { url, form } = make();
	await page.goto( url );
	await mounted( page );
	await page.evaluate( () =>
		document.addEventListener(
			'srfm_on_trigger_form_submission',
			( event ) => event.preventDefault()
		)
	);
	await fill( page );
	const stopped = page.evaluate(
		() =>
			new Promise< void >( ( done ) =>
				document.addEventListener(
					'srfm_on_trigger_form_submission',
					() => done()
				)
			)
	);
	await send( page );
	await stopped;
	await expect( page.locator( '.srfm-loader' ) ).not.toHaveClass(
		/srfm-active/
	);
	expect( entries( form ) ).toHaveLength( 0 );
} );

test( '[S4.63] a form with a hidden button is not submitted', async ( {
	page,
} ) => {
	const { url, form } = make();
	await page.goto( url );
	await mounted( page );
	await fill( page );
	await page
		.locator( '.srfm-form-container' )
		.evaluate( ( element ) =>
			element.classList.add( 'srfm-submit-button-hidden' )
		);
	await page
		.locator( 'form.srfm-form' )
		.evaluate( ( element: HTMLFormElement ) => element.requestSubmit() );
	await expect( page.locator( '.srfm-loader' ) ).not.toHaveClass(
		/srfm-active/
	);
	await page
		.locator( '.srfm-form-container' )
		.evaluate( ( element ) =>
			element.classList.remove( 'srfm-submit-button-hidden' )
		);
	await send( page );
	await expect( page.getByText( 'Thank you' ) ).toBeVisible();
	expect( entries( form ) ).toHaveLength( 1 );
} );

test( '[S2.6] [S5.15] [S7.7] a duplicate value is reported before the form is submitted', async ( {
	page,
} ) => {
	const { url, form } = make(
		[
			[
				'email',
				{
					block_id: 'e1',
					slug: 'email',
					label: 'Email',
					isUnique: true,
					duplicateMsg: 'You are on the list.',
				},
			],
		],
		{ afterSubmission: 'reset form' }
	);
	await page.goto( url );
	await mounted( page );
	await page.getByLabel( 'Email' ).fill( 'ada@example.com' );
	await send( page );
	await expect( page.getByText( 'Thank you' ) ).toBeVisible();
	let sent = 0;
	page.on(
		'request',
		( request ) => ( sent += isSubmission( request.url() ) ? 1 : 0 )
	);
	await page.getByLabel( 'Email' ).fill( 'Ada@example.com' );
	await send( page );
	await expect( page.getByText( 'You are on the list.' ) ).toBeVisible();
	expect( sent ).toBe( 0 );
	expect( entries( form ) ).toHaveLength( 1 );
} );

test.describe( 'with concurrent submissions', () => {
	const unlimited = join(
		SITE_FOLDER,
		'wp-content/mu-plugins/quayside-many-at-once.php'
	);
	test.afterAll( () => rmSync( unlimited, { force: true } ) );

	test( 'one submission of the same unique value is stored with its files, and the others get an error', async ( {
		page,
	} ) => {
		mkdirSync( join( SITE_FOLDER, 'wp-content/mu-plugins' ), {
			recursive: true,
		} );
		writeFileSync(
			unlimited,
			"<?php add_filter( 'quayside_blocks_form_rate_limit', '__return_zero' );"
		);
		const { url, form } = make( [
			[
				'email',
				{
					block_id: 'e1',
					slug: 'email',
					label: 'Email',
					isUnique: true,
					duplicateMsg: 'You are on the list.',
				},
			],
			[
				'upload',
				{
					block_id: 'u1',
					slug: 'files',
					label: 'Papers',
					allowedTypes: 'pdf',
				},
			],
		] );
		await page.goto( url );
		const responses = await page
			.locator( 'form.srfm-form' )
			.evaluate( async ( element: HTMLFormElement ) => {
				(
					element.querySelector(
						'input[type=email]'
					) as HTMLInputElement
				 ).value = 'ada@example.com';
				const files = (
					element.querySelector(
						'input[type=file]'
					) as HTMLInputElement
				 ).name;
				const body = ( place: number ): FormData => {
					const data = new FormData( element );
					data.set(
						'quayside-key',
						`at-once-${ place }-${ crypto.randomUUID() }`
					);
					data.set(
						files,
						new Blob(
							[
								`%PDF-1.4\n% ${ place }\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF`,
							],
							{ type: 'application/pdf' }
						),
						'cv.pdf'
					);
					return data;
				};
				const route = `${ ( window as unknown as { srfm_submit: { site_url: string } } ).srfm_submit.site_url }/?rest_route=/sureforms/v1/submit-form`;
				return Promise.all(
					Array.from( { length: 50 }, async ( _none, place ) => {
						const response = await fetch( route, {
							method: 'POST',
							body: body( place ),
						} );
						return JSON.stringify( await response.json() );
					} )
				);
			} );
		expect(
			responses.filter(
				( response ) =>
					! response.includes( '"success":true' ) &&
					! response.includes( 'You are on the list.' )
			)
		).toEqual( [] );
		expect(
			responses.filter( ( response ) =>
				response.includes( '"success":true' )
			)
		).toHaveLength( 1 );
		expect( entries( form ).map( values ) ).toEqual( [
			{ email: 'ada@example.com', files: 'cv.pdf' },
		] );
		expect(
			php(
				`echo json_encode( count( glob( wp_upload_dir()['basedir'] . '/quayside-forms/${ form }/*/*' ) ) );`
			)
		).toBe( 1 );
	} );
} );

test( '[S3.30] [S9.33] choices are submitted as one text, addresses as a map', async ( {
	page,
} ) => {
	const part = ( id: string, label: string ) =>
		`<!-- wp:quayside/field-input {"block_id":"${ id }","slug":"${ id }","label":"${ label }"} /-->`;
	const created = make( [
		[
			'multi-choice',
			{
				block_id: 'c1',
				slug: 'colours',
				label: 'Colors',
				options: [
					{ label: 'Sea' },
					{ label: 'Sand' },
					{ label: 'Ink' },
				],
			},
		],
		[
			'dropdown',
			{
				block_id: 'd1',
				slug: 'size',
				label: 'Size',
				options: [ { label: 'Small' }, { label: 'Large' } ],
			},
		],
		[
			'phone',
			{ block_id: 'p1', slug: 'phone', label: 'Phone', required: true },
		],
		[ 'rating', { block_id: 'r1', slug: 'stars', label: 'Rating' } ],
		[ 'slider', { block_id: 's1', slug: 'budget', label: 'Budget' } ],
	] );
	php(
		`$post = get_post( ${ created.form } );
		wp_update_post(
			wp_slash( [
				'ID' => $post->ID,
				'post_content' => $post->post_content
					. '<!-- wp:quayside/field-address {"block_id":"ad","slug":"home","label":"Home"} -->${ part( 'street', 'Street' ) }${ part( 'flat', 'Flat' ) }${ part( 'town', 'Town' ) }<!-- /wp:quayside/field-address -->',
			] )
		);
		echo 'true';`
	);
	await page.goto( created.url );
	await mounted( page );
	await page.getByRole( 'checkbox', { name: 'Sea' } ).check();
	await page.getByRole( 'checkbox', { name: 'Ink' } ).check();
	await choose( page, 'Size', 'Large' );
	await page.getByRole( 'radio', { name: '4 of 5 stars' } ).focus();
	await page.keyboard.press( 'Space' );
	await page.getByLabel( 'Phone' ).fill( '+44 (1947) 555-012' );
	// [S5.14] The value of a phone field is that of its hidden field.
	await expect(
		page.locator( '.srfm-input-phone + input[type=hidden]' )
	).toHaveValue( '+441947555012' );
	await page.getByLabel( 'Street' ).fill( '1 Quay' );
	await page.getByLabel( 'Town' ).fill( 'Whitby' );
	const body = page.waitForRequest( ( request ) =>
		isSubmission( request.url() )
	);
	await send( page );
	expect( await getBodyText( await body ) ).toContain(
		'{"home":"1 Quay, Whitby"}'
	);
	await expect( page.getByText( 'Thank you' ) ).toBeVisible();
	expect( values( entries( created.form )[ 0 ] ) ).toMatchObject( {
		colours: 'Sea | Ink',
		size: 'Large',
		stars: '4',
		budget: '',
		phone: '+441947555012',
	} );
} );

test( 'two forms on one page are independent', async ( { page } ) => {
	const { url, form } = make( CONTACT, {}, 2 );
	await page.goto( url );
	const second = page.locator( '.srfm-form-container' ).nth( 1 );
	await second.scrollIntoViewIfNeeded();
	await second.getByLabel( 'Name' ).fill( 'Second' );
	await second.getByLabel( /^Email/ ).fill( 'b@example.com' );
	await second.getByLabel( 'Confirm email' ).fill( 'b@example.com' );
	await second.getByLabel( 'Message' ).fill( 'Hello' );
	await expect( second ).toHaveAttribute( 'data-island-state', 'mounted' );
	await second.getByRole( 'button', { name: 'Send' } ).click();
	await expect( second.getByText( 'Thank you' ) ).toBeVisible();
	await expect(
		page.locator( '.srfm-form-container' ).first().getByLabel( 'Name' )
	).toHaveValue( '' );
	expect( values( entries( form )[ 0 ] ).name ).toBe( 'Second' );
} );

test( '[S2.27] a form copied into a popup works once it is announced, and only once', async ( {
	page,
} ) => {
	const { url, form } = make();
	await page.goto( url );
	await mounted( page );
	await page.evaluate( () => {
		const host = document.querySelector(
			'.srfm-form-container'
		) as HTMLElement;
		const markup = host.outerHTML
			.replace( /id="[^"]*"/g, '' )
			.replace( /for="[^"]*"/g, '' );
		host.remove();
		document
			.querySelector( 'main' )
			?.insertAdjacentHTML( 'afterbegin', markup );
		for ( let times = 0; times < 3; times++ ) {
			document.dispatchEvent( new CustomEvent( 'srfm_form_initialize' ) );
			window.dispatchEvent( new Event( 'elementor/popup/show' ) );
		}
	} );
	await mounted( page );
	let sent = 0;
	page.on(
		'request',
		( request ) => ( sent += isSubmission( request.url() ) ? 1 : 0 )
	);
	for ( const [ at, text ] of [
		'Ada',
		'a@example.com',
		'a@example.com',
	].entries() ) {
		await page
			.locator( '.srfm-block input.srfm-input-common' )
			.nth( at )
			.fill( text );
	}
	await page.locator( '.srfm-block textarea' ).fill( 'Hello' );
	await send( page );
	await expect( page.getByText( 'Thank you' ) ).toBeVisible();
	expect( sent ).toBe( 1 );
	expect( entries( form ) ).toHaveLength( 1 );
} );

test( 'values typed before the script has loaded are preserved', async ( {
	page,
} ) => {
	const { url } = make();
	const release = await holdRequests(
		page,
		/quayside-blocks\/build\/form\.js/
	);
	await page.goto( url );
	await page.getByLabel( 'Name' ).fill( 'Typed early' );
	await send( page );
	release();
	await mounted( page );
	await expect(
		page.getByText( 'This field is required.' ).first()
	).toBeVisible();
	await expect( page.getByLabel( 'Name' ) ).toHaveValue( 'Typed early' );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'the browser submits the form and the server responds', async ( {
		page,
	} ) => {
		const { url, form } = make( [
			[
				'input',
				{ block_id: 'n1', slug: 'name', label: 'Name', minLength: 3 },
			],
			[
				'multi-choice',
				{
					block_id: 'c1',
					slug: 'colours',
					label: 'Colors',
					minSelection: 2,
					options: [ { label: 'Sea' }, { label: 'Ink' } ],
				},
			],
		] );
		await page.goto( url );
		await page.getByLabel( 'Name' ).fill( 'Ada "L" <b>' );
		await page.getByRole( 'checkbox', { name: 'Sea' } ).check();
		await send( page );
		await expect(
			page.locator( '.srfm-error-message', {
				hasText: 'Minimum 2 selections are required',
			} )
		).toBeVisible();
		await expect( page.getByLabel( 'Name' ) ).toHaveValue( 'Ada "L" <b>' );
		await expect(
			page.getByRole( 'checkbox', { name: 'Sea' } )
		).toBeChecked();
		await page.getByRole( 'checkbox', { name: 'Ink' } ).check();
		await send( page );
		await expect( page.getByText( 'Thank you' ) ).toBeVisible();
		await page.reload();
		const stored = entries( form );
		expect( stored ).toHaveLength( 1 );
		expect( values( stored[ 0 ] ) ).toEqual( {
			name: 'Ada "L" <b>',
			colours: 'Sea | Ink',
		} );
		expect( stored[ 0 ]?.mail ).toBe( 'sent' );
	} );
} );

test.describe( 'in the admin', () => {
	// Avatars and the block directory come from external servers, which are not
	// available.
	test.use( { expectedMessages: [ /gravatar|block-directory/ ] } );

	test( "an editor builds a form, embeds it, and reads a visitor's entry", async ( {
		page,
		browser,
	} ) => {
		test.setTimeout( 90_000 );
		await logIn( page );
		const editor = await openNewForm( page, 'Contact' );
		await setTitle( editor, 'Questions' );
		// The template gets an additional number field.
		await expect(
			editor.locator( '[data-type="quayside/field-email"]' )
		).toBeVisible();
		const field = editor.locator( '[data-type="quayside/field-number"]' );
		await insertFromInserter( page, field, 'Number field' );
		await closeInserter( page );
		await field
			.getByRole( 'textbox', { name: 'Label' } )
			.fill( 'How many?' );
		await publish( page );

		const postEditor = await openNewPost( page, 'post' );
		await setTitle( postEditor, 'Ask us' );
		await insertFromInserter(
			page,
			postEditor.locator( '[data-type="quayside/form"]' ),
			'Form'
		);
		await closeInserter( page );
		await postEditor
			.getByRole( 'combobox', { name: 'Select a form' } )
			.fill( 'Questions' );
		await postEditor
			.getByRole( 'option', { name: 'Questions' } )
			.first()
			.click();
		await expect( postEditor.getByText( 'How many?' ) ).toBeVisible();
		const url = await publish( page );

		const visitor = await ( await browser.newContext() ).newPage();
		await visitor.goto( url );
		const written = visitor.locator( '.srfm-form-container' );
		await written.getByLabel( 'Name' ).fill( 'Grace' );
		await written.getByLabel( 'Email' ).fill( 'grace@example.com' );
		await written.getByLabel( 'Message' ).fill( 'Hello there' );
		await written.getByLabel( 'How many?' ).fill( '1,200' );
		await written.getByRole( 'checkbox' ).check();
		// A person needs longer than this to fill in the form, which the
		// minimum submission time checks.
		await visitor.waitForFunction( () => performance.now() > 1100 );
		await send( visitor );
		await expect( visitor.getByText( 'Thank you' ) ).toBeVisible();

		await page.goto(
			'wp-admin/edit.php?post_type=sureforms_form&page=quayside-form-entries'
		);
		await page.getByRole( 'link', { name: 'Grace' } ).first().click();
		await expect( page.getByText( 'Hello there' ) ).toBeVisible();
		await expect( page.locator( 'dd', { hasText: '1200' } ) ).toBeVisible();
	} );

	test( 'the entries screen resends a failed email', async ( { page } ) => {
		test.slow();
		const { form, url } = make();
		const mail = join( SITE_FOLDER, 'wp-content/mail' );
		mkdirSync( mail, { recursive: true } );
		writeFileSync( join( mail, 'fail' ), '' );
		try {
			await page.goto( url );
			await mounted( page );
			await fill( page );
			await send( page );
			await expect( page.getByText( 'Thank you' ) ).toBeVisible();
			await expect
				.poll( () => entries( form )[ 0 ]?.mail )
				.toBe( 'failed' );
		} finally {
			if ( existsSync( join( mail, 'fail' ) ) ) {
				rmSync( join( mail, 'fail' ) );
			}
		}
		await logIn( page );
		await page.goto(
			'wp-admin/edit.php?post_type=sureforms_form&page=quayside-form-entries'
		);
		const [ id ] = php< number[] >(
			`echo json_encode( array_column( ( new Quayside\\Blocks\\Forms\\Entries\\Entries() )->list( [ 'form' => ${ form } ] )['entries'], 'id' ) );`
		);
		await page.goto(
			`wp-admin/edit.php?post_type=sureforms_form&page=quayside-form-entries&entry=${ id }`
		);
		await expect(
			page.locator( 'li', { hasText: 'Email not sent' } )
		).toContainText( 'The mail server is down' );
		await expectAccessible( page, '#quayside-form-entries' );
		await page.getByRole( 'button', { name: 'Resend emails' } ).click();
		await expect(
			page.locator( 'li', { hasText: 'Email sent' } )
		).toBeVisible();
		expect( entries( form )[ 0 ]?.mail ).toBe( 'sent' );
	} );
} );
