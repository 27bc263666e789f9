import {
	editorSidebar,
	getBlocks,
	openNewForm,
	openPanel,
	openPost,
	save,
} from './editor';
import { expect, expectAccessible, logIn, test } from './fixtures';
import { leaveNothing, make } from './form-page';

leaveNothing();

test.use( {
	expectedMessages: [ /gravatar|block-directory/ ],
	viewport: { width: 1600, height: 1000 },
	actionTimeout: 30_000,
} );

test( 'a rule is edited beside its field, and a drawing shows all rules', async ( {
	page,
} ) => {
	const { form, url } = make( [
		[
			'checkbox',
			{ block_id: 'c1', slug: 'gift', label: 'This is a gift' },
		],
		[ 'input', { block_id: 'i1', slug: 'text', label: 'Card text' } ],
	] );
	await logIn( page );
	const canvas = await openPost( page, form );
	const sidebar = editorSidebar( page );
	await canvas.locator( '[data-type="quayside/field-input"]' ).click();
	await page
		.getByRole( 'toolbar', { name: 'Block tools' } )
		.getByRole( 'button', { name: 'Conditional logic' } )
		.click();
	const popover = page.locator( '.quayside-form-rules' );
	// The closest checkbox is proposed, and nothing is stored before the button is used.
	await expect(
		popover
			.getByRole( 'combobox', { name: 'Field', exact: true } )
			.getByRole( 'option', { selected: true } )
	).toHaveText( 'This is a gift' );
	await expectAccessible( page, '.quayside-form-rules' );
	await expect(
		canvas.locator( '[data-type="quayside/field-input"]' )
	).not.toContainText( 'This is a gift is checked' );
	await popover.getByRole( 'button', { name: 'Add rule' } ).click();
	await page.keyboard.press( 'Escape' );
	await expect(
		canvas.locator( '[data-type="quayside/field-input"]' )
	).toContainText( 'This is a gift is checked' );

	await sidebar.getByRole( 'tab', { name: 'Form' } ).click();
	await openPanel( page, 'Conditional logic' );
	await sidebar.getByRole( 'button', { name: 'View all rules' } ).click();
	const drawing = page.getByRole( 'dialog', { name: 'Conditional logic' } );
	await expect( drawing.getByRole( 'listitem' ) ).toHaveCount( 2 );
	await expect( drawing.getByRole( 'listitem' ).nth( 1 ) ).toContainText(
		'This is a gift is checked'
	);
	// One arrow, from the first field to the second.
	const path = drawing.locator( '.quayside-form-map svg path' );
	await expect( path ).toHaveCount( 1 );
	const [ start = NaN, end = NaN ] = await path.evaluate( ( element ) => {
		const line = element as unknown as SVGPathElement;
		const top = line.ownerSVGElement?.getBoundingClientRect().top ?? 0;
		const rows = [
			...( element.closest( '[role=dialog]' )?.querySelectorAll( 'li' ) ??
				[] ),
		].map( ( row ) => row.getBoundingClientRect() );
		const ends = [ 0, line.getTotalLength() ].map(
			( at ) => top + line.getPointAtLength( at ).y
		);
		return ends.map( ( y ) =>
			rows.findIndex( ( row ) => y > row.top && y < row.bottom )
		);
	} );
	expect( [ start, end ] ).toEqual( [ 0, 1 ] );
	// The dialog fades in.
	for ( const part of [ 'screen-overlay', 'frame' ] ) {
		await expect(
			page.locator( `.components-modal__${ part }` )
		).toHaveCSS( 'opacity', '1' );
	}
	await expectAccessible( page, '.components-modal__frame' );
	await drawing.getByRole( 'button', { name: 'Card text' } ).click();
	await expect( drawing ).toBeHidden();
	await expect(
		canvas.locator( '[data-type="quayside/field-input"]' )
	).toHaveClass( /is-selected/ );
	await save( page );
	await page.goto( url );
	await expect( page.getByLabel( 'Card text' ) ).toBeHidden();
	await page.getByLabel( 'This is a gift' ).check();
	await expect( page.getByLabel( 'Card text' ) ).toBeVisible();
} );

test( 'the checklist names problems before publishing and leads to them', async ( {
	page,
} ) => {
	const { form } = make(
		[
			[ 'input', { block_id: 'i1', slug: 'name', label: 'Name' } ],
			[
				'input',
				{
					block_id: 'i2',
					slug: 'color',
					label: 'Color',
					conditional: { rules: [ { field: 'gone' } ] },
				},
			],
			[ 'number', { block_id: 'n1', slug: 'number', label: 'Number' } ],
		],
		{ captcha: 'hcaptcha' }
	);
	await logIn( page );
	const canvas = await openPost( page, form );
	const sidebar = editorSidebar( page );
	await openPanel( page, 'Checklist: 3 problems' );
	const problem = ( text: string | RegExp ) =>
		sidebar.getByRole( 'listitem' ).filter( { hasText: text } );
	await expect(
		problem( 'Color: a rule depends on a deleted field' )
	).toBeVisible();
	await expect( problem( 'no reply-to' ) ).toBeVisible();
	await expectAccessible( page, '.quayside-form-checklist' );
	await problem( 'CAPTCHA service has no keys' )
		.getByRole( 'button', { name: 'Open setting' } )
		.click();
	await expect(
		sidebar.getByRole( 'button', { name: 'Spam protection' } )
	).toBeFocused();
	await expect(
		sidebar.getByRole( 'combobox', { name: 'CAPTCHA' } )
	).toBeVisible();
	await sidebar
		.getByRole( 'combobox', { name: 'CAPTCHA' } )
		.selectOption( 'None' );
	await openPanel( page, 'Checklist: 2 problems' );
	await problem( 'Color:' )
		.getByRole( 'button', { name: 'Select field' } )
		.click();
	await expect(
		canvas.locator( '[data-type="quayside/field-input"]' ).last()
	).toHaveClass( /is-selected/ );
	// A slug that another field has is never stored, so the checklist has nothing to report. Longer ones can be typed.
	await openPanel( page, 'Validation and format' );
	const slug = sidebar.getByRole( 'textbox', { name: 'Slug' } );
	for ( const [ text, stored ] of [
		[ 'name', 'name-2' ],
		[ 'name-of-color', 'name-of-color' ],
	] as const ) {
		await slug.fill( '' );
		await slug.pressSequentially( text );
		await slug.press( 'Tab' );
		await expect( slug ).toHaveValue( stored );
	}
	// A number is stored as it is typed, digit by digit.
	await canvas.locator( '[data-type="quayside/field-number"]' ).click();
	await openPanel( page, 'Validation and format' );
	const minimum = sidebar.getByRole( 'spinbutton', {
		name: 'Minimum',
		exact: true,
	} );
	await minimum.pressSequentially( '-1.05' );
	await expect( minimum ).toHaveValue( '-1.05' );
	expect( ( await getBlocks( page ) ).at( -1 )?.attributes ).toMatchObject( {
		min: -1.05,
	} );
	await sidebar.getByRole( 'tab', { name: 'Form' } ).click();
	await openPanel( page, 'Notifications' );
	await sidebar
		.getByRole( 'button', { name: 'Remove notification' } )
		.click();
	await openPanel( page, 'Checklist: 2 problems' );
	await expect( problem( 'no reply-to' ) ).toHaveCount( 0 );
	await problem( /No notification/ )
		.getByRole( 'button', { name: 'Open setting' } )
		.click();
	await expect(
		sidebar.getByRole( 'button', { name: 'Add notification' } )
	).toBeVisible();
} );

test( 'the checklist is part of the panel before publishing', async ( {
	page,
} ) => {
	await logIn( page );
	await openNewForm( page, 'Contact' );
	await page
		.getByRole( 'region', { name: 'Editor top bar' } )
		.getByRole( 'button', { name: 'Publish', exact: true } )
		.click();
	const region = page.getByRole( 'region', { name: 'Editor publish' } );
	await expect( region.getByText( 'No problems found.' ) ).toBeVisible();
	await region.getByRole( 'button', { name: 'Cancel' } ).click();

	// A problem leads to its setting, with the focus.
	await openPanel( page, 'Notifications' );
	const sidebar = editorSidebar( page );
	await sidebar
		.getByRole( 'button', { name: 'Remove notification' } )
		.click();
	const panel = sidebar.getByRole( 'button', { name: 'Notifications' } );
	await panel.click();
	await page
		.getByRole( 'region', { name: 'Editor top bar' } )
		.getByRole( 'button', { name: 'Publish', exact: true } )
		.click();
	await region
		.getByRole( 'button', { name: 'Open setting' } )
		.press( 'Enter' );
	await expect( panel ).toBeFocused();
	await expect( panel ).toHaveAttribute( 'aria-expanded', 'true' );
	await expect(
		sidebar.getByRole( 'button', { name: 'Add notification' } )
	).toBeInViewport();
} );

test( 'the checklist and the rule name a choice that was renamed', async ( {
	page,
} ) => {
	const { form } = make( [
		[ 'email', { block_id: 'e1', slug: 'email', label: 'Email' } ],
		[
			'dropdown',
			{
				block_id: 'd1',
				slug: 'color',
				label: 'Color',
				options: [ { label: 'Red' }, { label: 'Blue' } ],
			},
		],
		[
			'input',
			{
				block_id: 'i1',
				slug: 'shade',
				label: 'Shade',
				conditional: {
					rules: [
						{ field: 'd1', operator: 'equal', value: 'Blue' },
					],
				},
			},
		],
	] );
	await logIn( page );
	const canvas = await openPost( page, form );
	const sidebar = editorSidebar( page );
	await expect(
		sidebar.getByRole( 'button', { name: 'Checklist', exact: true } )
	).toBeVisible();
	await canvas.locator( '[data-type="quayside/field-dropdown"]' ).click();
	await openPanel( page, 'Choices' );
	await sidebar
		.getByRole( 'textbox', { name: 'Choice 2' } )
		.fill( 'Dark blue' );
	await sidebar.getByRole( 'tab', { name: 'Form' } ).click();
	await openPanel( page, 'Checklist: 1 problem' );
	const problem = sidebar.getByRole( 'listitem' ).filter( {
		hasText:
			'Shade: a rule compares with a choice that was renamed or deleted.',
	} );
	await problem.getByRole( 'button', { name: 'Select field' } ).click();
	await openPanel( page, 'Conditional logic' );
	const value = sidebar.getByRole( 'combobox', { name: 'Value' } );
	await expect( value ).toHaveAccessibleDescription(
		'This choice was renamed or deleted.'
	);
	await expect( value.getByRole( 'option', { selected: true } ) ).toHaveText(
		'Blue'
	);
	await value.selectOption( 'Dark blue' );
	await expect( value ).toHaveAccessibleDescription( '' );
	await sidebar.getByRole( 'tab', { name: 'Form' } ).click();
	await expect(
		sidebar.getByRole( 'button', { name: 'Checklist', exact: true } )
	).toBeVisible();
} );
