import { expect, expectAccessible, test } from './fixtures';
import {
	entries,
	leaveNothing,
	make,
	mounted,
	php,
	send,
	values,
} from './form-page';

leaveNothing();

const TEXT = [
	'textarea',
	{
		block_id: 'm1',
		slug: 'message',
		label: 'Message',
		required: true,
		isRichText: true,
		maxLength: 60,
		placeholder: 'What is it about?',
	},
] as const;

test( '[S3.28] enters formatted text by keyboard, which is sanitized in the entry and the email', async ( {
	page,
} ) => {
	const { url, form } = make( [ TEXT ], {
		notifications: [
			{
				enabled: true,
				to: 'owner@example.com',
				subject: 'News: {form:message}',
				body: '{all_data}',
				replyTo: '',
			},
		],
	} );
	await page.goto( url );
	const before = await page.locator( '.srfm-submit-button' ).boundingBox();
	await mounted( page );
	const text = page.getByRole( 'textbox', { name: 'Message' } );
	expect(
		( await page.locator( '.srfm-submit-button' ).boundingBox() )?.y
	).toBeCloseTo( before?.y ?? 0, 0 );
	await text.focus();
	await page.keyboard.type( 'Hello ' );
	await page.keyboard.press( 'Shift+Tab' );
	const bold = page.getByRole( 'button', { name: 'Bold' } );
	await expect( bold ).toBeFocused();
	await page.keyboard.press( 'ArrowRight' );
	await expect(
		page.getByRole( 'button', { name: 'Italic' } )
	).toBeFocused();
	await page.keyboard.press( 'Home' );
	await page.keyboard.press( 'Enter' );
	await expect( bold ).toHaveAttribute( 'aria-pressed', 'true' );
	await expectAccessible( page, '.srfm-form-container' );
	await page.keyboard.type( 'you' );
	await expect( text.locator( 'b' ) ).toHaveText( 'you' );
	await page.keyboard.press( 'Enter' );
	await page.keyboard.type( 'Bye' );
	await expect( page.locator( 'textarea' ) ).toHaveValue(
		/Hello(&nbsp;| )<b>you<\/b>/
	);
	// A forged request can't bypass the server.
	await page
		.locator( 'textarea' )
		.evaluate(
			( area: HTMLTextAreaElement ) =>
				( area.value +=
					'<p onclick="x">ok<img src=x onerror=alert(1)><script>1</script></p>' )
		);
	await send( page );
	await expect( page.getByText( 'Thank you' ) ).toBeVisible();
	const stored = String( values( entries( form )[ 0 ] ).message );
	expect( stored ).toMatch( /<p>Hello(&nbsp;| |\u00a0)<b>you<\/b>/ );
	expect( stored ).toContain( '<p>ok</p>' );
	expect( stored ).not.toMatch( /onclick|<img|script/ );
	const email = php< { subject: string; body: string } >( `
		$form = Quayside\\Blocks\\Forms\\Schema\\Form::find( ${ form } );
		$fields = ( new Quayside\\Blocks\\Forms\\Entries\\Entries() )->list( [
			'form' => ${ form },
		] )['entries'][0]->fields;
		echo json_encode( [
			'subject' => Quayside\\Blocks\\Forms\\Notifications\\SmartTags::line(
				'{form:message}',
				$form,
				$fields,
				1
			),
			'body' => Quayside\\Blocks\\Forms\\Notifications\\SmartTags::html( '{all_data}', $form, $fields, 1 ),
		] );` );
	expect( email.subject ).toMatch( /^Hello you Bye/ );
	expect( email.body ).toContain( '<b>you</b>' );
} );

test( 'rejects an empty text and one that is too long, and the Tab key leaves the field', async ( {
	page,
} ) => {
	const { url, form } = make( [ TEXT ] );
	await page.goto( url );
	await mounted( page );
	const text = page.getByRole( 'textbox', { name: 'Message' } );
	await send( page );
	await expect( text ).toBeFocused();
	await expect( text ).toHaveAttribute( 'aria-invalid', 'true' );
	await expectAccessible( page, '.srfm-form-container' );
	await page.keyboard.type( 'x'.repeat( 61 ) );
	await page.keyboard.press( 'Tab' );
	await expect( page.getByRole( 'button', { name: 'Send' } ) ).toBeFocused();
	await expect(
		page.getByText( 'Please enter no more than 60 characters.' )
	).toBeVisible();
	expect( entries( form ) ).toEqual( [] );
} );

test( '[S9.31] formatted text is validated on blur after the first 500 ms', async ( {
	page,
} ) => {
	await page.clock.install();
	await page.goto( make( [ TEXT ] ).url );
	await page.clock.pauseAt( Date.now() + 60_000 );
	await page.locator( '.srfm-form-container' ).dispatchEvent( 'pointerover' );
	// The placeholder that reacts to the visitor is replaced by the module.
	await page.clock.runFor( 20 );
	await expect( async () => {
		await page.clock.runFor( 0 );
		await expect( page.locator( '.srfm-form-container' ) ).toHaveAttribute(
			'data-island-state',
			'mounted',
			{ timeout: 100 }
		);
	} ).toPass();
	const text = page.getByRole( 'textbox', { name: 'Message' } );
	const button = page.getByRole( 'button', { name: 'Send' } );
	await page.clock.runFor( 499 );
	await text.focus();
	await button.focus();
	await expect( text ).not.toHaveAttribute( 'aria-invalid', 'true' );
	await page.clock.runFor( 1 );
	await text.focus();
	await button.focus();
	await expect( text ).toHaveAttribute( 'aria-invalid', 'true' );
} );

test( 'adds a link by keyboard, right to left', async ( { page } ) => {
	await page.goto( make( [ TEXT ] ).url );
	await page.evaluate( () => ( document.documentElement.dir = 'rtl' ) );
	await mounted( page );
	const text = page.getByRole( 'textbox', { name: 'Message' } );
	await text.focus();
	await page.keyboard.type( 'Quay' );
	await page.keyboard.press( 'ControlOrMeta+a' );
	await page.keyboard.press( 'Shift+Tab' );
	await page.keyboard.press( 'ArrowRight' );
	await expect( page.getByRole( 'button', { name: 'Link' } ) ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await page.keyboard.type( 'example.com' );
	await page.keyboard.press( 'Enter' );
	await expect( text ).toBeFocused();
	await expect( text.locator( 'a' ) ).toHaveAttribute(
		'href',
		'https://example.com'
	);
	await expectAccessible( page, '.srfm-form-container' );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'plain text becomes paragraphs', async ( { page } ) => {
		const { url, form } = make( [ TEXT ] );
		await page.goto( url );
		await page.getByLabel( 'Message' ).fill( 'One < two\n\nThree' );
		await send( page );
		await expect( page.getByText( 'Thank you' ) ).toBeVisible();
		expect( values( entries( form )[ 0 ] ) ).toEqual( {
			message: '<p>One &lt; two</p>\n<p>Three</p>',
		} );
	} );
} );
