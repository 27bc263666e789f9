import type { Locator } from '@playwright/test';
import { expect, expectAccessible, logIn, test } from './fixtures';
import {
	entries,
	leaveNothing,
	make,
	mounted,
	php,
	send,
	values,
} from './form-page';
import { painted } from './painted';

leaveNothing();

const OPTIONS = [ { label: 'One' }, { label: 'Two' }, { label: 'Three' } ];

/**
 * One field of each type with a native control. Types with widgets have their
 * own spec files.
 */
const PLAIN = [
	[
		'input',
		{
			block_id: 'n1',
			slug: 'name',
			label: 'Name',
			required: true,
			errorMsg: 'Tell us your name.',
			help: 'First and last',
		},
	],
	[
		'email',
		{
			block_id: 'e1',
			slug: 'email',
			label: 'Email',
			required: true,
			isConfirm: true,
		},
	],
	[ 'url', { block_id: 'u1', slug: 'site', label: 'Website' } ],
	[ 'number', { block_id: 'z1', slug: 'amount', label: 'Amount', min: 1 } ],
	[ 'textarea', { block_id: 'm1', slug: 'message', label: 'Message' } ],
	[
		'multi-choice',
		{
			block_id: 'c1',
			slug: 'several',
			label: 'Several',
			options: OPTIONS,
			required: true,
		},
	],
	[
		'multi-choice',
		{
			block_id: 'c2',
			slug: 'single',
			label: 'Single',
			options: OPTIONS,
			singleSelection: true,
		},
	],
	[ 'checkbox', { block_id: 'b1', slug: 'news', label: 'News' } ],
	[ 'rating', { block_id: 'r1', slug: 'stars', label: 'Stars' } ],
	[
		'slider',
		{
			block_id: 's1',
			slug: 'distance',
			label: 'Distance',
			min: 0,
			max: 50,
			step: 5,
		},
	],
	[
		'password',
		{ block_id: 'p1', slug: 'secret', label: 'Secret', isConfirm: true },
	],
	[
		'upload',
		{
			block_id: 'f1',
			slug: 'papers',
			label: 'Papers',
			allowedTypes: 'pdf',
		},
	],
	[
		'gdpr',
		{ block_id: 'g1', slug: 'agree', label: 'I agree', required: true },
	],
] as const;

const PDF = {
	name: 'cv.pdf',
	mimeType: 'application/pdf',
	buffer: Buffer.from(
		'%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'
	),
};

test( 'fills in all native controls by keyboard', async ( { page } ) => {
	test.slow();
	const { url, form } = make( PLAIN );
	// The system's file dialog is not part of the page, so the test only opens
	// it. Registered here to prevent the browser from opening its own.
	const files = new Promise< void >( ( chosen ) =>
		page.on(
			'filechooser',
			( chooser ) => void chooser.setFiles( PDF ).then( chosen )
		)
	);
	await page.goto( url );
	await mounted( page );
	/** Presses Tab until an element has the focus. Buttons may precede it. */
	const reach = async ( element: Locator ): Promise< void > => {
		for (
			let tabs = 0;
			tabs < 40 &&
			! ( await element.evaluate(
				( node ) => node === document.activeElement
			) );
			tabs++
		) {
			await page.keyboard.press( 'Tab' );
		}
		await expect( element ).toBeFocused();
	};
	await reach( page.getByLabel( /^Name/ ) );
	const next = async ( ...keys: string[] ): Promise< void > => {
		await page.keyboard.press( 'Tab' );
		for ( const key of keys ) {
			await page.keyboard.press( key );
		}
	};
	const type = async ( text: string ): Promise< void > => {
		await page.keyboard.press( 'Tab' );
		await page.keyboard.type( text );
	};
	await page.keyboard.type( 'Ada' );
	await type( 'ada@example.com' );
	await type( 'ada@example.com' );
	await type( 'https://example.com' );
	await type( '1,200' );
	await type( 'Hello' );
	await next( 'Space' );
	await next();
	await next( 'Space' );
	await next( 'Space', 'ArrowDown' );
	await next( 'Space' );
	await next( 'Space', 'ArrowRight', 'ArrowRight' );
	await next( 'ArrowRight', 'ArrowRight' );
	await type( 'correct horse' );
	await reach( page.getByLabel( /^Confirm password/ ) );
	await page.keyboard.type( 'correct horse' );
	await next();
	await page.keyboard.press( 'Enter' );
	await files;
	await reach( page.getByLabel( /^I agree/ ) );
	await page.keyboard.press( 'Space' );
	await reach( page.getByRole( 'button', { name: 'Send' } ) );
	await page.keyboard.press( 'Enter' );
	await expect( page.getByText( 'Thank you' ) ).toBeVisible();
	expect( values( entries( form )[ 0 ] ) ).toEqual( {
		name: 'Ada',
		email: 'ada@example.com',
		site: 'https://example.com',
		amount: '1200',
		message: 'Hello',
		several: 'One | Three',
		single: 'Two',
		news: 'on',
		stars: '3',
		distance: expect.stringMatching( /^\d+$/ ) as unknown,
		secret: '••••••••',
		papers: 'cv.pdf',
		agree: 'on',
	} );
} );

for ( const [ name, locale, width ] of [
	[ 'on a phone', '', 390 ],
	[ 'from right to left', 'ar', 1280 ],
	[ 'at 400 % zoom', '', 320 ],
] as const ) {
	test( `an empty form shows accessible errors, ${ name }`, async ( {
		page,
		context,
		baseURL,
	} ) => {
		if ( locale ) {
			await context.addCookies( [
				{ name: 'quayside_locale', value: locale, url: baseURL ?? '' },
			] );
		}
		await page.setViewportSize( { width, height: 800 } );
		await page.goto( make( PLAIN ).url );
		await mounted( page );
		await page.locator( '.srfm-submit-button' ).click();
		const control = page
			.locator( '[data-slug="name"] input, .srfm-slug-name input' )
			.first();
		await expect( control ).toBeFocused();
		await expect( control ).toHaveAttribute( 'aria-invalid', 'true' );
		// The description consists of the help text and the error.
		const described = (
			( await control.getAttribute( 'aria-describedby' ) ) ?? ''
		).split( ' ' );
		const texts = await page.evaluate(
			( ids ) =>
				ids.map( ( id ) =>
					document.getElementById( id )?.textContent?.trim()
				),
			described
		);
		expect( texts ).toEqual( [ 'Tell us your name.', 'First and last' ] );
		await expectAccessible( page, '.srfm-form-container' );
		expect(
			await page.evaluate(
				() =>
					document.documentElement.scrollWidth <=
					document.documentElement.clientWidth
			),
			'nothing sticks out'
		).toBe( true );
	} );
}

test.describe( 'on an expired page', () => {
	test.use( { expectedMessages: [ /403/ ] } );

	test( 'preserves files and texts while the token is renewed', async ( {
		page,
	} ) => {
		const { url, form } = make(
			PLAIN.filter(
				( [ type ] ) => type === 'input' || type === 'upload'
			)
		);
		await page.goto( url );
		await mounted( page );
		await page.getByLabel( /^Name/ ).fill( 'Ada' );
		await page.locator( 'input[type=file]' ).setInputFiles( PDF );
		await page
			.locator( 'form.srfm-form' )
			.evaluate( ( element ) =>
				element.setAttribute(
					'data-submit-token',
					`1.${ 'a'.repeat( 64 ) }`
				)
			);
		await send( page );
		await expect( page.getByText( 'Thank you' ) ).toBeVisible();
		expect( entries( form ).map( values ) ).toEqual( [
			{ name: 'Ada', papers: 'cv.pdf' },
		] );
	} );

	test( 'renews an expired nonce once and makes no third request to a server that keeps rejecting it', async ( {
		page,
	} ) => {
		const { url, form } = make( PLAIN.slice( 0, 1 ) );
		await page.goto( url );
		await mounted( page );
		await page.getByLabel( /^Name/ ).fill( 'Ada' );
		let calls = 0;
		await page.route( /submit-form/, ( route ) => {
			calls++;
			return route.fulfill( {
				status: 403,
				json: {
					code: 'rest_cookie_invalid_nonce',
					message: 'Cookie check failed',
					data: { status: 403 },
				},
			} );
		} );
		await send( page );
		const area = page.locator( '.srfm-footer-error' );
		await expect( area ).toHaveText(
			'There was an error trying to submit your form. Please try again.'
		);
		expect( calls ).toBe( 2 );
		await page.unroute( /submit-form/ );
		await page
			.locator( 'form.srfm-form' )
			.evaluate( ( element ) =>
				element.setAttribute( 'data-nonce', '0123456789' )
			);
		await send( page );
		await expect( page.getByText( 'Thank you' ) ).toBeVisible();
		expect( entries( form ) ).toHaveLength( 1 );
	} );
} );

test.describe( 'input of a visitor', () => {
	test.use( { expectedMessages: [ /gravatar/ ] } );

	test( 'is not executed in the confirmation, the list, or the entry', async ( {
		page,
	} ) => {
		const unsafe =
			'"><img src=x onerror="window.evil=1"><script>window.evil=1</script>';
		const { url, form } = make(
			[
				[ 'input', { block_id: 'n1', slug: 'name', label: 'Name' } ],
				[
					'textarea',
					{
						block_id: 'm1',
						slug: 'story',
						label: 'Story',
						isRichText: true,
					},
				],
			],
			{ successMessage: '<p>Thanks, {form:name}</p>' }
		);
		await page.goto( url );
		await mounted( page );
		await page.getByLabel( 'Name' ).fill( unsafe );
		await page.locator( '[contenteditable=true]' ).fill( 'ok' );
		await page
			.locator( 'textarea' )
			.evaluate(
				( area: HTMLTextAreaElement, html ) =>
					( area.value = `<p><b>ok</b></p>${ html }<a href="javascript:window.evil=1">link</a>` ),
				unsafe
			);
		await send( page );
		await expect( page.getByText( 'Thanks, ">' ) ).toBeVisible();
		expect( await page.evaluate( () => 'evil' in window ) ).toBe( false );
		await logIn( page );
		await page.goto(
			'wp-admin/edit.php?post_type=sureforms_form&page=quayside-form-entries'
		);
		await page.getByRole( 'link', { name: '"><img' } ).first().click();
		const text = page.locator( '.quayside-entry__formatted' );
		await expect( text.locator( 'b' ) ).toHaveText( 'ok' );
		await expect(
			text.locator( 'img, script, [onerror], [href^="javascript"]' )
		).toHaveCount( 0 );
		expect( await page.evaluate( () => 'evil' in window ) ).toBe( false );
		php(
			`( new Quayside\\Blocks\\Forms\\Entries\\Entries() )->delete(
				( new Quayside\\Blocks\\Forms\\Entries\\Entries() )->list( [ 'form' => ${ form } ] )['entries'][0]->id
			);
			echo 'null';`
		);
	} );
} );

test( 'an error that appears or disappears on blur does not swallow the click', async ( {
	page,
} ) => {
	const { url, form } = make( [
		[
			'input',
			{ block_id: 'n1', slug: 'name', label: 'Name', required: true },
		],
		[ 'checkbox', { block_id: 'c1', slug: 'gift', label: 'It is a gift' } ],
	] );
	// The theme scrolls smoothly to the invalid field, so click targets move in
	// the meantime.
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await page.goto( url );
	await mounted( page );
	const error = page.getByText( 'This field is required.' );
	const press = async ( target: Locator ): Promise< void > => {
		// The top edge, once it has stopped moving.
		await target.hover( { position: { x: 5, y: 3 } } );
		await page.mouse.down();
		// The blur's error would be visible by now.
		await painted( page );
		await page.mouse.up();
	};
	await page.getByLabel( 'Name' ).focus();
	await press( page.getByRole( 'checkbox', { name: 'It is a gift' } ) );
	await expect(
		page.getByRole( 'checkbox', { name: 'It is a gift' } )
	).toBeChecked();
	await expect( error ).toBeVisible();
	await page.getByLabel( 'Name' ).fill( 'Ada' );
	await expect( error ).toBeHidden();
	await page.getByLabel( 'Name' ).fill( '' );
	await press( page.getByRole( 'button', { name: 'Send' } ) );
	await expect( error ).toBeVisible();
	await expect( page.getByLabel( 'Name' ) ).toBeFocused();
	await page.getByLabel( 'Name' ).fill( 'Ada' );
	await press( page.getByRole( 'button', { name: 'Send' } ) );
	await expect( page.getByText( 'Thank you' ) ).toBeVisible();
	expect( values( entries( form )[ 0 ] ) ).toEqual( {
		name: 'Ada',
		gift: 'on',
	} );
} );
