import type { Page } from '@playwright/test';
import {
	closeInserter,
	editorSidebar,
	getBlocks,
	insertFromInserter,
	openPanel,
	openPost,
	save,
} from './editor';
import { expect, logIn, test } from './fixtures';
import { leaveNothing, make, php } from './form-page';

leaveNothing();

test.use( {
	expectedMessages: [ /gravatar|block-directory/ ],
	viewport: { width: 1600, height: 1000 },
	actionTimeout: 30_000,
} );

/** Searches the inserter and returns the titles of the blocks that it finds. */
const findBlocks = async ( page: Page, word: string ): Promise< string[] > => {
	const search = page.getByRole( 'searchbox', { name: 'Search' } );
	if ( ! ( await search.isVisible() ) ) {
		await page
			.getByRole( 'button', { name: /block inserter/i } )
			.first()
			.click();
	}
	await search.fill( word );
	const options = page
		.getByRole( 'listbox', { name: 'Blocks' } )
		.getByRole( 'option' );
	await expect( options.first() ).toBeVisible();
	return ( await options.allTextContents() ).map( ( text ) => text.trim() );
};

test( 'the inserter finds fields and parts of a form by the words that people search for, and Enter adds no line break to a label', async ( {
	page,
} ) => {
	test.setTimeout( 120_000 );
	const { form } = make();
	await logIn( page );
	const canvas = await openPost( page, form );
	for ( const [ word, title ] of [
		[ 'radio', 'Radio buttons' ],
		[ 'name', 'Name field' ],
		[ 'button', 'Submit button text' ],
		[ 'captcha', 'CAPTCHA' ],
		[ 'html', 'Custom HTML' ],
		[ 'select', 'Dropdown field' ],
		[ 'file', 'Upload field' ],
		[ 'stars', 'Rating field' ],
		[ 'privacy', 'Consent field' ],
		[ 'birthday', 'Date field' ],
	] as const ) {
		await expect( async () => {
			expect( await findBlocks( page, word ), word ).toContain( title );
		} ).toPass( { timeout: 10_000 } );
	}
	await expect( async () => {
		expect( await findBlocks( page, 'html' ) ).toEqual( [ 'Custom HTML' ] );
	} ).toPass( { timeout: 10_000 } );
	for ( const [ type, title, attributes ] of [
		[ 'multi-choice', 'Radio buttons', { singleSelection: true } ],
		[ 'input', 'Name field', { label: 'Name', autocomplete: 'name' } ],
	] as const ) {
		await insertFromInserter(
			page,
			canvas.locator( `[data-type="quayside/field-${ type }"]` ),
			title
		);
		await closeInserter( page );
		expect(
			( await getBlocks( page ) ).at( -1 )?.attributes
		).toMatchObject( attributes );
	}
	const address = canvas.locator( '[data-type="quayside/field-address"]' );
	await insertFromInserter( page, address, 'Address field' );
	await closeInserter( page );
	const label = address.locator( 'div.srfm-block-label[contenteditable]' );
	await label.click();
	await page.keyboard.press( 'End' );
	await page.keyboard.press( 'Enter' );
	await page.keyboard.press( 'Shift+Enter' );
	await page.keyboard.type( ' of the boat' );
	await expect( label ).toHaveText( 'Address of the boat' );
	await expect( address ).toHaveCount( 1 );
} );

test( 'the submit button is edited in the canvas, and its place in the inserter leads there', async ( {
	page,
} ) => {
	const { form, url } = make();
	await logIn( page );
	const canvas = await openPost( page, form );
	const label = canvas.getByRole( 'textbox', { name: 'Submit button text' } );
	await expect( label ).toHaveText( 'Send' );
	await findBlocks( page, 'submit' );
	await page.getByRole( 'option', { name: 'Submit button text' } ).click();
	await expect( label ).toBeFocused();
	// The text is selected, so typing replaces it, and Enter adds no line.
	await page.keyboard.type( 'Ask us' );
	await page.keyboard.press( 'Enter' );
	await expect( label ).toHaveText( 'Ask us' );
	expect(
		( await getBlocks( page ) ).map( ( { name } ) => name )
	).not.toContain( 'quayside/form-button' );
	await closeInserter( page );
	await editorSidebar( page ).getByRole( 'tab', { name: 'Form' } ).click();
	await openPanel( page, 'Confirmation' );
	await expect(
		editorSidebar( page ).getByRole( 'textbox', {
			name: 'Submit button text',
		} )
	).toHaveValue( 'Ask us' );
	await save( page );
	await page.goto( url );
	await expect(
		page.getByRole( 'button', { name: 'Ask us' } )
	).toBeVisible();
} );

test( 'the canvas shows the country of a phone field, the drop zone of an upload field, and the CAPTCHA', async ( {
	page,
} ) => {
	const { form } = make( [
		[
			'phone',
			{
				block_id: 'p1',
				slug: 'phone',
				label: 'Phone',
				defaultCountry: 'DE',
			},
		],
		[ 'upload', { block_id: 'u1', slug: 'cv', label: 'Resume' } ],
	] );
	await logIn( page );
	const canvas = await openPost( page, form );
	const phone = canvas.locator( '[data-type="quayside/field-phone"]' );
	await expect( phone ).toContainText( 'DE +49' );
	await expect(
		canvas.locator( '[data-type="quayside/field-upload"]' )
	).toContainText( 'Drop files here, or select files' );
	await phone.click();
	await editorSidebar( page )
		.getByRole( 'combobox', { name: 'Default country' } )
		.selectOption( 'France (+33)' );
	await expect( phone ).toContainText( 'FR +33' );
	await findBlocks( page, 'captcha' );
	await page.getByRole( 'option', { name: 'CAPTCHA' } ).click();
	await expect(
		canvas.locator( '.quayside-form-canvas-captcha' )
	).toHaveText( 'reCAPTCHA v2 (checkbox)' );
	await closeInserter( page );
	await save( page );
	expect(
		php< { captcha: string } >(
			`echo json_encode( get_post_meta( ${ form }, '_quayside_form', true ) );`
		).captcha
	).toBe( 'v2-checkbox' );
} );
