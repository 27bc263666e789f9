import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures';
import {
	entries,
	leaveNothing,
	make,
	mounted,
	send,
	values,
} from './form-page';
import { FOCUS_LEAVES } from './capabilities';

leaveNothing();

const DAY = [
	'datepicker',
	{
		block_id: 'd1',
		slug: 'day',
		label: 'Day',
		required: true,
		minDate: '2026-03-10',
		maxDate: '2027-12-31',
		defaultValue: '2026-03-31',
	},
] as const;
const focused = ( page: Page ) =>
	page.evaluate(
		() => ( document.activeElement as HTMLElement ).dataset.day
	);

test( '[S3.28] selects a date by keyboard', async ( { page, browserName } ) => {
	test.skip( browserName === 'firefox', FOCUS_LEAVES );
	const { url, form } = make( [ DAY ] );
	await page.goto( url );
	await mounted( page );
	const day = page.locator( '.srfm-input-datepicker' );
	const open = page.getByRole( 'button', { name: 'Select a date' } );
	const calendar = page.getByRole( 'dialog', { name: 'Calendar' } );
	await open.focus();
	await page.keyboard.press( 'Enter' );
	await expect( calendar ).toBeVisible();
	expect( await focused( page ) ).toBe( '2026-03-31' );
	await expectAccessible( page, 'dialog.srfm-calendar' );
	for ( const [ key, goal ] of [
		[ 'PageDown', '2026-04-30' ],
		[ 'ArrowRight', '2026-05-01' ],
		[ 'ArrowUp', '2026-04-24' ],
		[ 'ArrowLeft', '2026-04-23' ],
		[ 'ArrowDown', '2026-04-30' ],
		[ 'Home', '2026-04-27' ],
		[ 'End', '2026-05-03' ],
		[ 'Shift+PageDown', '2027-05-03' ],
		[ 'Shift+PageUp', '2026-05-03' ],
		[ 'PageUp', '2026-04-03' ],
		// Does not move before the earliest date.
		[ 'PageUp', '2026-03-10' ],
		[ 'ArrowLeft', '2026-03-10' ],
	] as const ) {
		await page.keyboard.press( key );
		expect( await focused( page ), key ).toBe( goal );
	}
	await page.keyboard.press( 'Escape' );
	await expect( calendar ).toBeHidden();
	await expect( open ).toBeFocused();
	await expect( day ).toHaveValue( '2026-03-31' );
	await page.keyboard.press( 'Enter' );
	await expect( calendar ).toBeVisible();
	// The focus stays in the dialog.
	for ( let press = 0; press < 12; press++ ) {
		await page.keyboard.press( 'Tab' );
		expect(
			await page.evaluate(
				() =>
					document.activeElement === document.body ||
					!! document.activeElement?.closest( 'dialog' )
			)
		).toBe( true );
	}
	await page.getByRole( 'button', { name: 'Next month' } ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( calendar.getByRole( 'heading' ) ).toHaveText( 'April 2026' );
	await expect(
		page.getByRole( 'button', { name: 'Next month' } )
	).toBeFocused();
	await calendar.locator( 'td[tabindex="0"]' ).focus();
	await page.keyboard.press( 'ArrowUp' );
	await page.keyboard.press( 'Space' );
	await expect( open ).toBeFocused();
	await expect( day ).toHaveValue( '2026-04-23' );
	await send( page );
	await expect( page.getByText( 'Thank you' ) ).toBeVisible();
	expect( values( entries( form )[ 0 ] ) ).toEqual( { day: '2026-04-23' } );
} );

test( 'selects a date and time by pointer, and days outside the limits are disabled', async ( {
	page,
} ) => {
	const { url, form } = make( [
		[
			'datepicker',
			{
				block_id: 'd1',
				slug: 'day',
				label: 'Day',
				dateType: 'dateTime',
				minDate: '2026-03-10T08:00',
				maxDate: '2026-03-20T18:00',
			},
		],
	] );
	await page.goto( url );
	await mounted( page );
	const open = page.getByRole( 'button', { name: 'Select a date' } );
	const day = page.locator( '.srfm-input-datepicker' );
	await open.click();
	await page.locator( '[data-day="2026-03-09"]' ).click( { force: true } );
	await expect( day ).toHaveValue( '' );
	await page.getByLabel( 'Time' ).fill( '09:30' );
	await page.locator( '[data-day="2026-03-12"]' ).click();
	await expect( day ).toHaveValue( '2026-03-12T09:30' );
	await open.click();
	await page.mouse.click( 5, 5 );
	await expect( page.getByRole( 'dialog' ) ).toBeHidden();
	await send( page );
	await expect( page.getByText( 'Thank you' ) ).toBeVisible();
	expect( values( entries( form )[ 0 ] ) ).toEqual( {
		day: '2026-03-12T09:30',
	} );
} );

test( 'right to left, in another language, with reduced motion', async ( {
	page,
} ) => {
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await page.goto( make( [ DAY ] ).url );
	await page.evaluate( () => {
		document.documentElement.dir = 'rtl';
		document.documentElement.lang = 'he';
	} );
	const before = await page.locator( '.srfm-input-datepicker' ).boundingBox();
	await mounted( page );
	expect(
		await page.locator( '.srfm-input-datepicker' ).boundingBox()
	).toEqual( before );
	await page.getByRole( 'button', { name: 'Select a date' } ).click();
	const calendar = page.locator( 'dialog.srfm-calendar' );
	await expect( calendar.getByRole( 'heading' ) ).toHaveText( 'מרץ 2026' );
	await page.keyboard.press( 'ArrowLeft' );
	expect( await focused( page ) ).toBe( '2026-04-01' );
	expect(
		await calendar.evaluate(
			( element ) => getComputedStyle( element ).animationName
		)
	).toBe( 'none' );
	const box = await calendar.boundingBox();
	expect( ( box?.x ?? 0 ) + ( box?.width ?? 0 ) ).toBeCloseTo(
		( before?.x ?? 0 ) + ( before?.width ?? 0 ),
		0
	);
	await expectAccessible( page, 'dialog.srfm-calendar' );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'a date is entered in the native control and validated by the server', async ( {
		page,
	} ) => {
		const { url, form } = make( [ DAY ] );
		await page.goto( url );
		const day = page.getByLabel( 'Day' );
		await day.evaluate( ( input: HTMLInputElement ) =>
			input.removeAttribute( 'min' )
		);
		await day.fill( '2026-03-09' );
		await send( page );
		await expect(
			page.locator( '.srfm-error-message', {
				hasText: 'Minimum value is 10 March 2026',
			} )
		).toBeVisible();
		await day.fill( '2026-03-12' );
		await send( page );
		await expect( page.getByText( 'Thank you' ) ).toBeVisible();
		expect( values( entries( form )[ 0 ] ) ).toEqual( {
			day: '2026-03-12',
		} );
	} );
} );
