import { expect, expectAccessible, test } from './fixtures';
import {
	choose,
	entries,
	leaveNothing,
	make,
	mounted,
	send,
	values,
} from './form-page';

leaveNothing();

const options = ( ...labels: string[] ) =>
	labels.map( ( label ) => ( { label } ) );
const TOWNS = options(
	'Århus',
	'Bergen',
	'Dover',
	'Galway',
	'Groß Köris',
	'Nice',
	'Oslo',
	'São Paulo',
	'Whitby'
);
const SIZE = [
	'dropdown',
	{
		block_id: 'd1',
		slug: 'size',
		label: 'Size',
		required: true,
		options: options( 'Small', 'Medium', 'Large', 'Laced' ),
	},
] as const;
const TOWN = [
	'dropdown',
	{ block_id: 'd2', slug: 'town', label: 'Town', options: TOWNS },
] as const;
const TOPICS = [
	'dropdown',
	{
		block_id: 'd3',
		slug: 'topics',
		label: 'Topics',
		multiSelect: true,
		required: true,
		minSelection: 2,
		maxSelection: 3,
		options: options( 'Mugs', 'Blankets', 'Bags | Cases', 'Lamps' ),
	},
] as const;

test( '[S5.23] dropdowns by keyboard: a short list, a search, and multiple selections', async ( {
	page,
} ) => {
	const { url, form } = make( [ SIZE, TOWN, TOPICS ] );
	await page.clock.install();
	await page.goto( url );
	await mounted( page );
	// Spec S9.31: dropdowns are validated after the first 500 ms.
	await page.clock.fastForward( 500 );
	const size = page.getByRole( 'combobox', { name: 'Size' } );
	const town = page.getByRole( 'combobox', { name: 'Town' } );
	const topics = page.getByRole( 'combobox', { name: 'Topics' } );

	await size.focus();
	await page.keyboard.press( 'ArrowDown' );
	await expect( size ).toHaveAttribute( 'aria-expanded', 'true' );
	await page.keyboard.press( 'End' );
	await expect( page.getByRole( 'option', { name: 'Laced' } ) ).toHaveClass(
		/is-active/
	);
	await page.keyboard.press( 'Escape' );
	await expect( size ).toHaveValue( '' );
	await page.keyboard.type( 'la' );
	await expect( page.getByRole( 'option', { name: 'Large' } ) ).toHaveClass(
		/is-active/
	);
	await page.keyboard.press( 'Enter' );
	await expect( size ).toHaveValue( 'Large' );
	await expect( size ).toHaveAttribute( 'aria-expanded', 'false' );

	await page.keyboard.press( 'Tab' );
	await expect( town ).toBeFocused();
	await page.keyboard.type( 'sao' );
	await expect( page.getByRole( 'option' ) ).toHaveText( [ 'São Paulo' ] );
	await expect( town ).toHaveAttribute(
		'aria-activedescendant',
		( await page.getByRole( 'option' ).getAttribute( 'id' ) ) as string
	);
	await expectAccessible( page, '.srfm-form-container' );
	await page.keyboard.press( 'Enter' );
	await expect( town ).toHaveValue( 'São Paulo' );
	await page.keyboard.type( 'zz' );
	await expect( page.locator( '.srfm-dropdown-nothing:visible' ) ).toHaveText(
		'No results found'
	);
	await page.keyboard.press( 'Tab' );
	await expect( town ).toHaveValue( 'São Paulo' );

	await expect( topics ).toBeFocused();
	await page.keyboard.type( 'mug' );
	await page.keyboard.press( 'Enter' );
	await page.keyboard.press( 'Tab' );
	await expect(
		page.getByText( 'Minimum 2 selections are required' )
	).toBeVisible();
	await page.keyboard.press( 'Shift+Tab' );
	for ( const search of [ 'bag', 'lamp', 'blan' ] ) {
		await page.keyboard.type( search );
		await page.keyboard.press( 'Enter' );
	}
	await expect(
		page.getByRole( 'list', { name: 'Selected' } ).getByRole( 'button' )
	).toHaveCount( 4 );
	await page.keyboard.press( 'Escape' );
	await expectAccessible( page, '.srfm-form-container' );
	await page.keyboard.press( 'Tab' );
	await expect(
		page.getByText( 'Maximum 3 selections are allowed' )
	).toBeVisible();
	await page.keyboard.press( 'Shift+Tab' );
	await page.keyboard.press( 'Backspace' );
	await page.keyboard.press( 'Shift+Tab' );
	await expect(
		page.getByRole( 'button', { name: 'Remove Bags | Cases' } )
	).toBeFocused();
	await page.keyboard.press( 'Shift+Tab' );
	await page.keyboard.press( 'Enter' );
	await expect(
		page.getByRole( 'button', { name: 'Remove Bags | Cases' } )
	).toBeFocused();
	await send( page );
	await expect( page.getByText( 'Thank you' ) ).toBeVisible();
	expect( values( entries( form )[ 0 ] ) ).toEqual( {
		size: 'Large',
		town: 'São Paulo',
		topics: 'Mugs | Bags | Cases',
	} );
} );

test( 'dropdowns by pointer, cleared and reset', async ( { page } ) => {
	const { url, form } = make( [ TOWN, TOPICS ], {
		afterSubmission: 'reset form',
	} );
	await page.goto( url );
	await mounted( page );
	await choose( page, 'Town', 'Oslo' );
	await choose( page, 'Town', 'Select an option' );
	await expect( page.getByLabel( 'Town' ) ).toHaveValue( '' );
	await choose( page, 'Town', 'Bergen' );
	await choose( page, 'Topics', 'Lamps', 'Mugs', 'Blankets' );
	await page.getByRole( 'button', { name: 'Remove Blankets' } ).click();
	await send( page );
	await expect( page.getByText( 'Thank you' ) ).toBeVisible();
	await expect( page.getByLabel( 'Town' ) ).toHaveValue( '' );
	await expect(
		page.getByRole( 'button', { name: 'Remove Mugs' } )
	).toHaveCount( 0 );
	expect( values( entries( form )[ 0 ] ) ).toEqual( {
		town: 'Bergen',
		topics: 'Mugs | Lamps',
	} );
} );

test( '[S9.31] a dropdown is validated on blur after the first 500 ms', async ( {
	page,
} ) => {
	const { url } = make( [
		SIZE,
		[
			'input',
			{ block_id: 'n1', slug: 'name', label: 'Name', required: true },
		],
	] );
	await page.clock.install();
	await page.goto( url );
	await page.clock.pauseAt( Date.now() + 60_000 );
	await page.locator( '.srfm-form-container' ).dispatchEvent( 'pointerover' );
	// The placeholder that reacts to the visitor is replaced by the module.
	await page.clock.runFor( 20 );
	const size = page.getByRole( 'combobox', { name: 'Size' } );
	await expect( async () => {
		await page.clock.runFor( 0 );
		await expect( page.locator( '.srfm-form-container' ) ).toHaveAttribute(
			'data-island-state',
			'mounted',
			{ timeout: 100 }
		);
	} ).toPass();
	const name = page.getByLabel( 'Name' );
	await page.clock.runFor( 499 );
	await size.focus();
	await name.focus();
	await name.blur();
	// Other fields are validated from the start.
	await expect( name ).toHaveAttribute( 'aria-invalid', 'true' );
	await expect( size ).not.toHaveAttribute( 'aria-invalid', 'true' );
	await page.clock.runFor( 1 );
	await size.focus();
	await name.focus();
	await expect( size ).toHaveAttribute( 'aria-invalid', 'true' );
} );

test( '[S9.34] on a dark background the menu is dark gray, on a light one it is not', async ( {
	page,
} ) => {
	const { url } = make( [ SIZE ] );
	await page.goto( url );
	await mounted( page );
	const menu = page.locator( '.srfm-dropdown-menu' );
	const getColor = async ( background: string ) => {
		await page.locator( 'body' ).evaluate( ( body, color ) => {
			body.style.background = color;
			body.querySelector< HTMLElement >(
				'.srfm-form-container'
			)!.style.background = color;
		}, background );
		await page
			.getByRole( 'combobox', { name: 'Size' } )
			.press( 'Alt+ArrowDown' );
		await expect( menu ).toBeVisible();
		const color = await menu.evaluate(
			( element ) => getComputedStyle( element ).backgroundColor
		);
		await expectAccessible( page, '.srfm-dropdown-menu' );
		await page.keyboard.press( 'Escape' );
		return color;
	};
	expect( await getColor( 'rgb(127, 127, 127)' ) ).toBe( 'rgb(43, 45, 47)' );
	expect( await getColor( 'rgb(128, 128, 128)' ) ).not.toBe(
		'rgb(43, 45, 47)'
	);
} );

test( 'right to left, with reduced motion, the widget causes no layout shift', async ( {
	page,
} ) => {
	const { url } = make( [ SIZE ] );
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await page.goto( url );
	await page.evaluate( () => ( document.documentElement.dir = 'rtl' ) );
	const before = await page.locator( '.srfm-input-dropdown' ).boundingBox();
	await mounted( page );
	const size = page.getByRole( 'combobox', { name: 'Size' } );
	const after = await size.boundingBox();
	expect(
		Math.abs( ( after?.height ?? 0 ) - ( before?.height ?? 0 ) )
	).toBeLessThan( 1 );
	const arrow = await page.locator( '.srfm-dropdown-arrow' ).boundingBox();
	expect( arrow?.x ).toBeCloseTo( after?.x ?? -1, 0 );
	await size.press( 'ArrowDown' );
	expect(
		await page
			.locator( '.srfm-dropdown-menu' )
			.evaluate(
				( element ) => getComputedStyle( element ).animationName
			)
	).toBe( 'none' );
	await expectAccessible( page, '.srfm-form-container' );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'uses native selects', async ( { page } ) => {
		const { url, form } = make( [ SIZE, TOPICS ] );
		await page.goto( url );
		await page.getByLabel( 'Size' ).selectOption( 'Medium' );
		await page
			.getByLabel( 'Topics' )
			.selectOption( [ 'Mugs', 'Lamps', 'Blankets', 'Bags | Cases' ] );
		await send( page );
		await expect(
			page.locator( '.srfm-error-message', {
				hasText: 'Maximum 3 selections are allowed',
			} )
		).toBeVisible();
		await page
			.getByLabel( 'Topics' )
			.selectOption( [ 'Mugs', 'Bags | Cases' ] );
		await send( page );
		await expect( page.getByText( 'Thank you' ) ).toBeVisible();
		expect( values( entries( form )[ 0 ] ) ).toEqual( {
			size: 'Medium',
			topics: 'Mugs | Bags | Cases',
		} );
	} );
} );

test( 'loads no widget code before the form is used, or for a form without a dropdown', async ( {
	page,
} ) => {
	const fetched: string[] = [];
	page.on( 'request', ( request ) => fetched.push( request.url() ) );
	const widgets = () =>
		fetched.filter( ( address ) =>
			/form-(dropdown|phone|date|rich)|form-widgets/.test( address )
		);
	await page.goto( make( [ SIZE ] ).url );
	await page.waitForLoadState( 'networkidle' );
	expect( widgets() ).toEqual( [] );
	await mounted( page );
	expect( widgets() ).toHaveLength( 2 );
	await page.goto(
		make( [ [ 'input', { block_id: 'n1', slug: 'name', label: 'Name' } ] ] )
			.url
	);
	fetched.length = 0;
	await mounted( page );
	expect( widgets() ).toEqual( [] );
} );
