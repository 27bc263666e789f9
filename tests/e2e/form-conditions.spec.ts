import { editorSidebar, openPost, save } from './editor';
import { expect, expectAccessible, logIn, test } from './fixtures';
import {
	entries,
	isSubmission,
	leaveNothing,
	make,
	mounted,
	send,
	values,
} from './form-page';
import { getBodyText } from './repeat-bodies';

leaveNothing();

const ORDER = [
	[
		'multi-choice',
		{
			block_id: 'who',
			slug: 'who',
			label: 'You are',
			singleSelection: true,
			options: [ { label: 'A person' }, { label: 'A business' } ],
		},
	],
	[
		'input',
		{
			block_id: 'vat',
			slug: 'vat',
			label: 'VAT number',
			required: true,
			errorMsg: 'Tell us your VAT number.',
			conditional: {
				action: 'show',
				match: 'all',
				rules: [
					{ field: 'who', operator: 'equal', value: 'A business' },
				],
			},
		},
	],
	[ 'number', { block_id: 'count', slug: 'count', label: 'How many' } ],
	[
		'checkbox',
		{
			block_id: 'gift',
			slug: 'gift',
			label: 'Wrap it',
			checked: true,
			conditional: {
				action: 'hide',
				match: 'any',
				rules: [
					{ field: 'count', operator: 'greater', value: '10' },
					{ field: 'vat', operator: 'notEmpty' },
				],
			},
		},
	],
] as const;

test( '[S5.26] conditional logic shows and hides fields, and hidden fields are submitted empty and not validated', async ( {
	page,
} ) => {
	const { url, form } = make( ORDER );
	await page.goto( url );
	// The server has already hidden it, so there is no layout shift when the
	// script loads.
	await expect( page.getByLabel( 'VAT number' ) ).toBeHidden();
	await expect( page.getByLabel( 'Wrap it' ) ).toBeVisible();
	await mounted( page );
	await page.getByRole( 'radio', { name: 'A business' } ).check();
	await expect( page.getByLabel( 'VAT number' ) ).toBeVisible();
	await expectAccessible( page, '.srfm-form-container' );
	await send( page );
	await expect( page.getByText( 'Tell us your VAT number.' ) ).toBeVisible();
	await page.getByLabel( 'VAT number' ).fill( 'GB 123' );
	await expect( page.getByLabel( 'Wrap it' ) ).toBeHidden();
	// Hidden fields count as empty for other rules.
	await page.getByRole( 'radio', { name: 'A person' } ).check();
	await expect( page.getByLabel( 'VAT number' ) ).toBeHidden();
	await expect( page.getByLabel( 'Wrap it' ) ).toBeVisible();
	await page.getByLabel( 'How many' ).fill( '1,000' );
	await expect( page.getByLabel( 'Wrap it' ) ).toBeHidden();
	const body = page.waitForRequest( ( sent ) => isSubmission( sent.url() ) );
	await send( page );
	expect( await getBodyText( await body ) ).toMatch(
		/name="srfm-input-vat-lbl-[^"]*"\r\n\r\n\r\n/
	);
	await expect( page.getByText( 'Thank you' ) ).toBeVisible();
	expect( values( entries( form )[ 0 ] ) ).toEqual( {
		who: 'A person',
		vat: '',
		count: '1000',
		gift: '',
	} );
} );

test( 'resetting the form restores the initial visibility', async ( {
	page,
} ) => {
	await page.goto( make( ORDER ).url );
	await mounted( page );
	await page.getByRole( 'radio', { name: 'A business' } ).check();
	await expect( page.getByLabel( 'VAT number' ) ).toBeVisible();
	await page
		.locator( 'form.srfm-form' )
		.evaluate( ( form: HTMLFormElement ) => form.reset() );
	await expect( page.getByLabel( 'VAT number' ) ).toBeHidden();
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'every field can be filled in, and the server ignores the hidden ones', async ( {
		page,
	} ) => {
		const { url, form } = make( ORDER );
		await page.goto( url );
		await page.getByRole( 'radio', { name: 'A person' } ).check();
		await page.getByLabel( 'VAT number' ).fill( 'GB 123' );
		await send( page );
		await expect( page.getByText( 'Thank you' ) ).toBeVisible();
		expect( values( entries( form )[ 0 ] ) ).toEqual( {
			who: 'A person',
			vat: '',
			count: '',
			gift: 'on',
		} );
	} );
} );

test.describe( 'in the editor', () => {
	test.use( { expectedMessages: [ /gravatar|block-directory/ ] } );

	test( 'an owner adds conditional logic to a field', async ( { page } ) => {
		const { form, url } = make(
			ORDER.map(
				( [ type, attributes ] ) =>
					[ type, { ...attributes, conditional: {} } ] as const
			)
		);
		await logIn( page );
		const editor = await openPost( page, form );
		await editor.locator( '[data-type="quayside/field-input"]' ).click();
		const sidebar = editorSidebar( page );
		await sidebar
			.getByRole( 'button', { name: 'Conditional logic' } )
			.click();
		await sidebar.getByRole( 'button', { name: 'Add rule' } ).click();
		await sidebar
			.getByRole( 'combobox', { name: 'Field', exact: true } )
			.selectOption( { label: 'You are' } );
		await sidebar
			.getByRole( 'combobox', { name: 'Value' } )
			.selectOption( 'A business' );
		await expect(
			editor.getByText( 'You are is A business' )
		).toBeVisible();
		await save( page );
		await page.goto( url );
		await expect( page.getByLabel( 'VAT number' ) ).toBeHidden();
		await page.getByRole( 'radio', { name: 'A business' } ).check();
		await expect( page.getByLabel( 'VAT number' ) ).toBeVisible();
	} );
} );
