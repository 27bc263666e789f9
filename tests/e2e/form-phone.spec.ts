import { expect, expectAccessible, test } from './fixtures';
import {
	entries,
	isSubmission,
	leaveNothing,
	make,
	mounted,
	send,
	values,
} from './form-page';

leaveNothing();

const PHONE = [
	'phone',
	{
		block_id: 'p1',
		slug: 'phone',
		label: 'Phone',
		required: true,
		defaultCountry: 'DE',
		help: 'With the area code',
	},
] as const;

test( '[S5.14] [S5.17] enters a phone number by keyboard: the country, the number, and the full number in the hidden field', async ( {
	page,
} ) => {
	const { url, form } = make( [ PHONE ] );
	await page.goto( url );
	await mounted( page );
	const country = page.getByRole( 'combobox', { name: 'Country' } );
	const phone = page.getByLabel( 'Phone' );
	const full = page.locator( '.srfm-input-phone + input[type=hidden]' );
	await expect( country ).toHaveValue( 'DE' );
	await country.focus();
	await page.keyboard.type( 'united kingdom' );
	await expect( country ).toHaveValue( 'GB' );
	await expect( page.locator( '.srfm-phone-code' ) ).toHaveText( 'GB +44' );
	await page.keyboard.press( 'Tab' );
	await expect( phone ).toBeFocused();
	await page.keyboard.type( '01947 55' );
	await page.keyboard.press( 'Tab' );
	// An impossible number sets the block's flag, and nothing is submitted.
	await expect( page.locator( '.srfm-phone-block' ) ).toHaveClass(
		/srfm-phone-error/
	);
	await expect(
		page.getByText( 'Please enter a valid phone number.' )
	).toBeVisible();
	await expect( phone ).toHaveAttribute( 'aria-invalid', 'true' );
	await expectAccessible( page, '.srfm-form-container' );
	let sent = 0;
	page.on(
		'request',
		( request ) => ( sent += isSubmission( request.url() ) ? 1 : 0 )
	);
	await send( page );
	await expect( phone ).toBeFocused();
	expect( sent ).toBe( 0 );
	await page.keyboard.press( 'End' );
	await page.keyboard.type( '5012' );
	await expect( full ).toHaveValue( '+441947555012' );
	await expect( phone ).not.toHaveAttribute( 'aria-invalid', 'true' );
	await send( page );
	await expect( page.getByText( 'Thank you' ) ).toBeVisible();
	expect( values( entries( form )[ 0 ] ) ).toEqual( {
		phone: '+441947555012',
	} );
} );

test( 'a number with a calling code selects the country, and another country changes the number', async ( {
	page,
} ) => {
	await page.goto( make( [ PHONE ] ).url );
	await mounted( page );
	const country = page.getByRole( 'combobox', { name: 'Country' } );
	const full = page.locator( '.srfm-input-phone + input[type=hidden]' );
	await page.getByLabel( 'Phone' ).fill( '+33 6 12 34 56 78' );
	await expect( country ).toHaveValue( 'FR' );
	await expect( full ).toHaveValue( '+33612345678' );
	await country.selectOption( 'BE' );
	await expect( full ).toHaveValue( '+32612345678' );
	// Digits of a national number are not a calling code.
	await page.getByLabel( 'Phone' ).fill( '612345678' );
	await expect( country ).toHaveValue( 'BE' );
} );

test.describe( 'in another language', () => {
	test.use( { locale: 'pt-BR' } );

	test( "the visitor's country is selected if the owner has not set one", async ( {
		page,
	} ) => {
		await page.goto(
			make( [
				[ 'phone', { block_id: 'p1', slug: 'phone', label: 'Phone' } ],
			] ).url
		);
		await page.evaluate( () => {
			document.documentElement.dir = 'rtl';
			document.documentElement.lang = 'ar';
		} );
		const before = await page.locator( '.srfm-input-phone' ).boundingBox();
		await mounted( page );
		const country = page.getByRole( 'combobox', { name: 'Country' } );
		await expect( country ).toHaveValue( 'BR' );
		await expect( country.locator( 'option:checked' ) ).toHaveText(
			'البرازيل (+55)'
		);
		// Numbers are left-to-right in every script.
		const [ select, phone ] = [
			await country.boundingBox(),
			await page.locator( '.srfm-input-phone' ).boundingBox(),
		];
		expect( select?.x ).toBeLessThan( phone?.x ?? 0 );
		expect( phone?.height ).toBeCloseTo( before?.height ?? 0, 0 );
		await expectAccessible( page, '.srfm-form-container' );
	} );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'a number is submitted as entered and validated by the server', async ( {
		page,
	} ) => {
		const { url, form } = make( [ PHONE ] );
		await page.goto( url );
		await page.getByLabel( 'Phone' ).fill( '+49 12' );
		await send( page );
		await expect(
			page.locator( '.srfm-error-message', {
				hasText: 'Please enter a valid phone number.',
			} )
		).toBeVisible();
		await page.getByLabel( 'Phone' ).fill( '+49 (0)30 123456' );
		await send( page );
		await expect( page.getByText( 'Thank you' ) ).toBeVisible();
		expect( values( entries( form )[ 0 ] ) ).toEqual( {
			phone: '+4930123456',
		} );
	} );
} );
