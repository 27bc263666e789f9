import {
	closeInserter,
	editorSidebar,
	openPanel,
	openPost,
	save,
} from './editor';
import { expect, logIn, test } from './fixtures';
import {
	choose,
	entries,
	leaveNothing,
	make,
	mounted,
	php,
	send,
	values,
} from './form-page';

leaveNothing();

test.use( {
	// The test has a choice whose image was deleted.
	expectedMessages: [ /gravatar|block-directory|media\/999999/ ],
	viewport: { width: 1600, height: 1000 },
	actionTimeout: 30_000,
} );

test( 'choices are edited in rows, moved by keyboard, filled from a list, and stored by value', async ( {
	page,
} ) => {
	test.setTimeout( 120_000 );
	const { form, url } = make( [
		[
			'dropdown',
			{
				block_id: 'd1',
				slug: 'size',
				label: 'Size',
				// As WordPress stores it for editors without unfiltered_html.
				options: [ { label: 'S &amp; M' } ],
			},
		],
		[ 'dropdown', { block_id: 'd2', slug: 'country', label: 'Country' } ],
	] );
	await logIn( page );
	const canvas = await openPost( page, form );
	const sidebar = editorSidebar( page );
	await canvas
		.locator( '[data-type="quayside/field-dropdown"]' )
		.first()
		.click();
	await openPanel( page, 'Choices' );
	const choice = ( number: number ) =>
		sidebar.getByRole( 'textbox', {
			name: `Choice ${ number }`,
			exact: true,
		} );
	await expect( choice( 1 ) ).toHaveValue( 'S & M' );
	// Enter adds a row, and the focus follows.
	await choice( 1 ).press( 'Enter' );
	await expect( choice( 2 ) ).toBeFocused();
	await page.keyboard.type( 'Large' );
	await page.keyboard.press( 'Enter' );
	await expect( choice( 3 ) ).toBeFocused();
	await page.keyboard.type( 'Medium' );
	await sidebar.getByRole( 'button', { name: 'Options: Choice 3' } ).click();
	await page.getByRole( 'menuitem', { name: 'Move up' } ).click();
	await expect( choice( 2 ) ).toHaveValue( 'Medium' );
	await expect( choice( 2 ) ).toBeFocused();
	// Pasted lines become rows.
	await choice( 3 ).press( 'Enter' );
	await choice( 4 ).evaluate( ( input ) => {
		const clipboardData = new DataTransfer();
		clipboardData.setData( 'text/plain', 'XL\r\nXXL\n' );
		const paste = new ClipboardEvent( 'paste', {
			bubbles: true,
			cancelable: true,
		} );
		// Firefox ignores the data that an event is made with.
		Object.defineProperty( paste, 'clipboardData', {
			value: clipboardData,
		} );
		input.dispatchEvent( paste );
	} );
	await expect( choice( 4 ) ).toHaveValue( 'XL' );
	await expect( choice( 5 ) ).toHaveValue( 'XXL' );
	await expect( choice( 5 ) ).toBeFocused();
	await choice( 5 ).fill( '' );
	await page.keyboard.press( 'Backspace' );
	await choice( 4 ).fill( '' );
	await page.keyboard.press( 'Backspace' );
	await expect( choice( 4 ) ).toHaveCount( 0 );
	// An empty row is removed with Backspace.
	await choice( 3 ).press( 'Enter' );
	await expect( choice( 4 ) ).toBeFocused();
	await page.keyboard.press( 'Backspace' );
	await expect( choice( 4 ) ).toHaveCount( 0 );
	await sidebar.getByRole( 'checkbox', { name: 'Show values' } ).check();
	await sidebar
		.getByRole( 'textbox', { name: 'Value: Choice 3' } )
		.fill( 'L' );

	await canvas
		.locator( '[data-type="quayside/field-dropdown"]' )
		.last()
		.click();
	await openPanel( page, 'Choices' );
	await sidebar
		.getByRole( 'button', { name: 'Replace the choices with a list' } )
		.click();
	await page.getByRole( 'menuitem', { name: 'Countries' } ).click();
	await expect( choice( 1 ) ).toHaveValue( 'Afghanistan' );
	await save( page );

	await page.goto( url );
	await mounted( page );
	await choose( page, 'Size', 'Large' );
	await choose( page, 'Country', 'Germany' );
	await send( page );
	await expect( page.getByText( 'Thank you' ) ).toBeVisible();
	expect( values( entries( form )[ 0 ] ) ).toEqual( {
		size: 'L',
		country: 'DE',
	} );
} );

test( 'more choices than the editor can show in rows are edited as text', async ( {
	page,
} ) => {
	const options = Array.from( { length: 501 }, ( _, index ) => ( {
		label: `Choice ${ index }`,
	} ) );
	const { form } = make( [
		[
			'dropdown',
			{ block_id: 'm1', slug: 'many', label: 'Many', options },
		],
		[
			'dropdown',
			{
				block_id: 'f1',
				slug: 'fewer',
				label: 'Fewer',
				options: options.slice( 1 ),
			},
		],
	] );
	await logIn( page );
	const canvas = await openPost( page, form );
	const side = editorSidebar( page );
	const text = side.getByRole( 'textbox', {
		name: 'Choices (one per line)',
	} );
	const fields = canvas.locator( '[data-type="quayside/field-dropdown"]' );
	await fields.nth( 0 ).click();
	await openPanel( page, 'Choices' );
	await expect( text ).toHaveValue( /^Choice 0\nChoice 1\n/ );
	await expect(
		side.getByRole( 'button', { name: 'Edit in rows' } )
	).toBeDisabled();
	await fields.nth( 1 ).click();
	await expect( text ).toHaveCount( 0 );
	await expect(
		side.getByRole( 'button', { name: 'Edit as text' } )
	).toBeEnabled();
} );

test( 'choices with images show them to visitors, a rule compares the value, and an editor selects an image', async ( {
	page,
} ) => {
	const image = php< number >(
		`echo json_encode( (int) get_posts( [ 'post_type' => 'attachment', 'post_mime_type' => 'image', 'numberposts' => 1 ] )[0]->ID );`
	);
	const { form, url } = make( [
		[
			'multi-choice',
			{
				block_id: 'm1',
				slug: 'color',
				label: 'Color',
				singleSelection: true,
				options: [
					{ label: 'Sea blue', value: 'sea', image },
					{ label: 'Sand', value: 'sand', image: 999999 },
				],
			},
		],
		[
			'input',
			{
				block_id: 'i1',
				slug: 'why',
				label: 'Why blue',
				conditional: {
					rules: [ { field: 'm1', operator: 'equal', value: 'sea' } ],
				},
			},
		],
	] );
	await page.goto( url );
	const choice = page.locator( '.srfm-multi-choice-single' );
	await expect( choice.first().locator( 'img' ) ).toBeVisible();
	await expect( choice.last().locator( 'img' ) ).toHaveCount( 0 );
	await mounted( page );
	// A click on the image selects the choice.
	await choice.first().locator( 'img' ).click();
	await expect(
		page.getByRole( 'radio', { name: 'Sea blue' } )
	).toBeChecked();
	await page.getByLabel( 'Why blue' ).fill( 'Calm' );
	await send( page );
	await expect( page.getByText( 'Thank you' ) ).toBeVisible();
	expect( values( entries( form )[ 0 ] ) ).toEqual( {
		color: 'sea',
		why: 'Calm',
	} );

	await logIn( page );
	const canvas = await openPost( page, form );
	await closeInserter( page );
	const block = canvas.locator( '[data-type="quayside/field-multi-choice"]' );
	await expect( block.locator( 'img' ) ).toHaveCount( 1 );
	await block.click();
	await openPanel( page, 'Choices' );
	const sidebar = editorSidebar( page );
	await expect(
		sidebar.getByRole( 'textbox', { name: 'Value: Choice 1' } )
	).toHaveValue( 'sea' );
	for ( const name of [
		'Replace image: Choice 1',
		'Remove image: Choice 1',
		'Replace image: Choice 2',
	] ) {
		await expect( sidebar.getByRole( 'button', { name } ) ).toBeVisible();
	}
	// The deleted image gives way to one from the library.
	await sidebar
		.getByRole( 'button', { name: 'Remove image: Choice 2' } )
		.click();
	await sidebar
		.getByRole( 'button', { name: 'Select image: Choice 2' } )
		.click();
	const library = page.locator( '.media-modal:visible' );
	await library.getByRole( 'tab', { name: 'Media Library' } ).click();
	await library.locator( `li.attachment[data-id="${ image }"]` ).click();
	await library
		.getByRole( 'button', { name: 'Select', exact: true } )
		.click();
	await expect( library ).toHaveCount( 0 );
	await expect( block.locator( 'img' ) ).toHaveCount( 2 );
	await save( page );
	await page.goto( url );
	await expect( page.locator( '.srfm-multi-choice-single img' ) ).toHaveCount(
		2
	);
} );
