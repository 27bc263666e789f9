/** The submit flow of spec section 4, one test per statement. */
import type { Page, Request } from '@playwright/test';
import { expect, test } from './fixtures';
import { holdRequests } from './hold-requests';
import {
	CONTACT,
	choose,
	entries,
	isSubmission,
	leaveNothing,
	make,
	mounted,
	send,
} from './form-page';
import { getBodyText } from './repeat-bodies';

leaveNothing();

const loader = ( page: Page ) => page.locator( '.srfm-loader' );
const errors = ( page: Page ) =>
	page.locator( '.srfm-error-message:visible' ).filter( { hasText: /\S/ } );

const fill = async ( page: Page ): Promise< void > => {
	await page.getByLabel( 'Name' ).fill( 'Ada Lovelace' );
	await page.getByLabel( /^Email/ ).fill( 'ada@example.com' );
	await page.getByLabel( 'Confirm email' ).fill( 'ada@example.com' );
	await page.getByLabel( 'Message' ).fill( 'Do you ship to Marylebone?' );
};

/** Records the submissions of a page. */
const recordSubmissions = ( page: Page ): Request[] => {
	const sent: Request[] = [];
	page.on(
		'request',
		( request ) => isSubmission( request.url() ) && sent.push( request )
	);
	return sent;
};

/** Opens a form and waits until its script is ready. */
const open = async (
	page: Page,
	...form: Parameters< typeof make >
): Promise< number > => {
	const created = make( ...form );
	await page.goto( created.url );
	await mounted( page );
	return created.form;
};

test( '[S4.50] while a form is being submitted its loader is visible and old errors are hidden', async ( {
	page,
} ) => {
	await open( page );
	await fill( page );
	const name = await page.getByLabel( 'Name' ).getAttribute( 'name' );
	const errorResponse = {
		success: false,
		data: {
			message: 'Not today.',
			position: 'footer',
			field_errors: { [ name ?? '' ]: 'Not this name.' },
		},
	};
	await page.route(
		/submit-form/,
		( route ) => route.fulfill( { json: errorResponse } ),
		{ times: 1 }
	);
	await send( page );
	// Errors that typing does not clear, only the next submission.
	await expect( errors( page ) ).toHaveText( 'Not this name.' );
	await expect( page.locator( '.srfm-footer-error' ) ).toBeVisible();
	await expect( loader( page ) ).toBeHidden();
	const release = await holdRequests( page, /submit-form/ );
	const request = page.waitForRequest( ( request ) =>
		isSubmission( request.url() )
	);
	await send( page );
	await request;
	await expect( loader( page ) ).toBeVisible();
	await expect( errors( page ) ).toHaveCount( 0 );
	await expect( page.locator( '.srfm-footer-error' ) ).toBeHidden();
	release();
	await expect( page.getByText( 'Thank you' ) ).toBeVisible();
	await expect( loader( page ) ).toBeHidden();
} );

test( '[S4.51] validation runs before the cancelable event, and the event before the request', async ( {
	page,
} ) => {
	const sent = recordSubmissions( page );
	await open( page );
	await page.evaluate( () => {
		const order: string[] = [];
		Object.assign( window, { order } );
		document.addEventListener(
			'srfm_on_trigger_form_submission',
			( event ) =>
				order.push(
					`event, ${ event.cancelable ? 'cancelable' : 'final' }`
				)
		);
		const { fetch } = window;
		window.fetch = ( ...args ) => {
			if (
				/submit-form/.test(
					String(
						args[ 0 ] instanceof Request ? args[ 0 ].url : args[ 0 ]
					)
				)
			) {
				order.push( 'request' );
			}
			return fetch( ...args );
		};
	} );
	const order = () =>
		page.evaluate(
			() => ( window as unknown as { order: string[] } ).order
		);
	await send( page );
	await expect( errors( page ) ).not.toHaveCount( 0 );
	expect( await order(), 'an invalid form asks nobody' ).toEqual( [] );
	await fill( page );
	await send( page );
	await expect( page.getByText( 'Thank you' ) ).toBeVisible();
	expect( await order() ).toEqual( [ 'event, cancelable', 'request' ] );
	expect( sent ).toHaveLength( 1 );
} );

test.describe( 'on a long form', () => {
	const filler = Array.from(
		{ length: 12 },
		( _, at ) =>
			[
				'textarea',
				{
					block_id: `f${ at }`,
					slug: `note-${ at }`,
					label: `Note ${ at }`,
				},
			] as const
	);

	test( '[S4.52] the loader stops, and the page scrolls to the first invalid field and focuses it', async ( {
		page,
	} ) => {
		await open( page, [ CONTACT[ 0 ], ...filler ] );
		const name = page.getByLabel( 'Name' );
		await page
			.getByRole( 'button', { name: 'Send' } )
			.scrollIntoViewIfNeeded();
		await expect( name ).not.toBeInViewport();
		await send( page );
		await expect( name ).toBeFocused();
		await expect( name ).toBeInViewport();
		await expect( loader( page ) ).toBeHidden();
	} );

	test( '[S4.52] [S9.30] a dropdown gets the focus 500 ms later', async ( {
		page,
	} ) => {
		await open( page, [
			[
				'dropdown',
				{
					block_id: 'd1',
					slug: 'size',
					label: 'Size',
					required: true,
					options: [ { label: 'Small' }, { label: 'Large' } ],
				},
			],
			...filler,
		] );
		// The widget loads when its field is first focused.
		await choose( page, 'Size' );
		await page.clock.install();
		await page.clock.pauseAt( Date.now() + 60_000 );
		const dropdown = page.getByRole( 'combobox', { name: 'Size' } );
		await page.getByRole( 'button', { name: 'Send' } ).focus();
		await page.keyboard.press( 'Enter' );
		await expect(
			page
				.locator( '.srfm-error-message:visible' )
				.filter( { hasText: /\S/ } )
		).toHaveCount( 1 );
		await page.clock.runFor( 499 );
		await expect( dropdown ).not.toBeFocused();
		await page.clock.runFor( 1 );
		await expect( dropdown ).toBeFocused();
	} );
} );

for ( const [ submitType, settings ] of [
	[
		'different page',
		( address: string ) => ( { successPage: 0, successUrl: address } ),
	],
	[ 'custom url', ( address: string ) => ( { successUrl: address } ) ],
] as const ) {
	test( `[S4.56] "${ submitType }" redirects to redirect_url`, async ( {
		page,
		baseURL,
	} ) => {
		const form = await open( page, CONTACT, {
			submitType,
			...settings( `${ baseURL }?thanks=1` ),
		} );
		await fill( page );
		let redirect = '';
		// Read in transit, because the browser discards responses of a page
		// that it leaves.
		await page.route( /submit-form/, async ( route ) => {
			const response = await route.fetch();
			redirect = ( ( await response.json() ) as { redirect_url: string } )
				.redirect_url;
			await route.fulfill( { response } );
		} );
		await send( page );
		await page.waitForURL( `${ baseURL }?thanks=1` );
		expect( redirect ).toBe( `${ baseURL }?thanks=1` );
		expect( entries( form ) ).toHaveLength( 1 );
	} );

	test( `[S4.56] "${ submitType }" without a redirect_url stays and shows the message`, async ( {
		page,
	} ) => {
		await open( page, CONTACT, { submitType, ...settings( '' ) } );
		const { pathname } = new URL( page.url() );
		await fill( page );
		await send( page );
		await expect( page.getByText( 'Thank you' ) ).toBeVisible();
		expect( new URL( page.url() ).pathname ).toBe( pathname );
	} );
}

test( '[S4.57] an unknown type shows the success message, even with a redirect_url', async ( {
	page,
	baseURL,
} ) => {
	await open( page );
	await page
		.locator( 'form.srfm-form' )
		.evaluate( ( form ) =>
			form.setAttribute( 'message-type', 'carrier pigeon' )
		);
	await page.route( /submit-form/, async ( route ) => {
		const response = await route.fetch();
		await route.fulfill( {
			response,
			json: {
				...( await response.json() ),
				redirect_url: `${ baseURL }?thanks=1`,
			},
		} );
	} );
	await fill( page );
	await send( page );
	await expect(
		page.locator( '.srfm-success-box' ).getByText( 'Thank you' )
	).toBeVisible();
	expect( page.url() ).not.toContain( 'thanks=1' );
} );

test( '[S7.8] the form is submitted as multipart with all its fields, and success, message, redirect_url, and data are returned', async ( {
	page,
} ) => {
	await open( page );
	await fill( page );
	const request = page.waitForRequest( ( each ) =>
		isSubmission( each.url() )
	);
	const response = page.waitForResponse( ( each ) =>
		isSubmission( each.url() )
	);
	await send( page );
	const sent = await request;
	expect( sent.method() ).toBe( 'POST' );
	expect( sent.headers()[ 'content-type' ] ).toMatch(
		/^multipart\/form-data; boundary=/
	);
	const body = await getBodyText( sent );
	const names = await page
		.locator( 'form.srfm-form [data-block-id] [name]' )
		.evaluateAll( ( controls ) =>
			controls.map( ( control ) => control.getAttribute( 'name' ) )
		);
	expect( names.length ).toBeGreaterThanOrEqual( 3 );
	for ( const name of names.filter(
		( each ) => ! /confirm/.test( each ?? '' )
	) ) {
		expect( body ).toContain( `name="${ name }"` );
	}
	for ( const value of [
		'Ada Lovelace',
		'ada@example.com',
		'Do you ship to Marylebone?',
	] ) {
		expect( body ).toContain( value );
	}
	expect( await ( await response ).json() ).toEqual( {
		success: true,
		message: expect.stringContaining( 'Thank you' ),
		redirect_url: expect.any( String ),
		data: expect.objectContaining( {
			submission_id: expect.any( Number ),
		} ),
	} );
} );

for ( const [ type, flag, value ] of [
	[ 'url', 'srfm-url-error', 'https://example.com/' ],
	[ 'phone', 'srfm-phone-error', '+44 20 7946 0018' ],
] as const ) {
	test( `[S5.17] a valid ${ type } whose block has an error flag blocks the submission`, async ( {
		page,
	} ) => {
		const sent = recordSubmissions( page );
		await open( page, [
			[ type, { block_id: 'x1', slug: 'where', label: 'Where' } ],
		] );
		const block = page.locator( '[data-block-id=x1]' );
		const input = block.locator( 'input:not([type=hidden])' );
		await input.fill( value );
		// Leaving the field validates it again.
		await input.blur();
		await expect( block ).not.toHaveClass( new RegExp( flag ) );
		// Simulates other software that sets the flag.
		await block.evaluate(
			( element, name ) => element.classList.add( name ),
			flag
		);
		await send( page );
		await expect( errors( page ) ).toHaveCount( 1 );
		expect( sent ).toEqual( [] );
		await block.evaluate(
			( element, name ) => element.classList.remove( name ),
			flag
		);
		await send( page );
		await expect( page.getByText( 'Thank you' ) ).toBeVisible();
		expect( sent ).toHaveLength( 1 );
	} );
}

test( '[S5.17] an impossible phone number flags its block, and the flag blocks the submission', async ( {
	page,
} ) => {
	const sent = recordSubmissions( page );
	await open( page, [
		[ 'phone', { block_id: 'x1', slug: 'phone', label: 'Phone' } ],
	] );
	const phone = page.locator( '[data-block-id=x1] input[type=tel]' );
	// Long enough for the pattern of phone numbers, but not in this country.
	await phone.fill( '+44 20 7946' );
	await send( page );
	await expect( page.locator( '[data-block-id=x1]' ) ).toHaveClass(
		/srfm-phone-error/
	);
	await expect( errors( page ) ).toHaveCount( 1 );
	expect( sent ).toEqual( [] );
	await phone.fill( '+44 20 7946 0018' );
	await send( page );
	await expect( page.getByText( 'Thank you' ) ).toBeVisible();
	expect( sent ).toHaveLength( 1 );
} );

test( '[S5.19] the second password must match the first and is required', async ( {
	page,
} ) => {
	const sent = recordSubmissions( page );
	await open( page, [
		[
			'password',
			{
				block_id: 'p1',
				slug: 'password',
				label: 'Password',
				required: true,
				isConfirm: true,
			},
		],
	] );
	const [ first, second ] = [
		page.locator( '[data-block-id=p1] input[type=password]' ).first(),
		page.locator( '.srfm-password-confirm-block input' ),
	];
	const message = page.locator(
		'.srfm-password-confirm-block .srfm-error-message'
	);
	const required = await page
		.locator( '[data-block-id=p1] .srfm-error-message' )
		.first()
		.getAttribute( 'data-error-msg' );
	await first.fill( 'correct horse' );
	await send( page );
	await expect( message ).toHaveText( required ?? 'This field is required.' );
	await second.fill( 'battery staple' );
	await send( page );
	await expect( message ).toHaveText(
		'Confirmation password does not match.'
	);
	expect( sent ).toEqual( [] );
	await second.fill( 'correct horse' );
	await send( page );
	await expect( page.getByText( 'Thank you' ) ).toBeVisible();
	expect( sent ).toHaveLength( 1 );
} );

test( '[S5.22] a required slider must have been changed, unless it has a default', async ( {
	page,
} ) => {
	const sent = recordSubmissions( page );
	await open( page, [
		[
			'slider',
			{
				block_id: 's1',
				slug: 'size',
				label: 'Size',
				required: true,
				min: 0,
				max: 10,
			},
		],
	] );
	const slider = page.getByRole( 'slider', { name: 'Size' } );
	await send( page );
	await expect( errors( page ) ).toHaveCount( 1 );
	expect( sent ).toEqual( [] );
	await slider.press( 'ArrowRight' );
	await slider.press( 'ArrowLeft' );
	await send( page );
	await expect( page.getByText( 'Thank you' ) ).toBeVisible();
	await open( page, [
		[
			'slider',
			{
				block_id: 's1',
				slug: 'size',
				label: 'Size',
				required: true,
				min: 0,
				max: 10,
				defaultValue: '5',
			},
		],
	] );
	await send( page );
	await expect( page.getByText( 'Thank you' ) ).toBeVisible();
	expect( sent ).toHaveLength( 2 );
} );

test( '[S4.65] typing clears an error, but only that of its own field', async ( {
	page,
} ) => {
	await open( page );
	await send( page );
	const [ name, message ] = [
		page.locator( '[data-block-id=n1]' ),
		page.locator( '[data-block-id=m1]' ),
	];
	await expect( name ).toHaveClass( /srfm-error/ );
	await expect( message ).toHaveClass( /srfm-error/ );
	await page.getByLabel( 'Name' ).pressSequentially( 'A' );
	await expect( name ).not.toHaveClass( /srfm-error/ );
	await expect( name.locator( '.srfm-error-message' ) ).toBeEmpty();
	await expect( page.getByLabel( 'Name' ) ).not.toHaveAttribute(
		'aria-invalid',
		'true'
	);
	await expect( message ).toHaveClass( /srfm-error/ );
} );
