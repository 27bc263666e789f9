import { expect, expectAccessible, test } from './fixtures';
import {
	entries,
	leaveNothing,
	make,
	mounted,
	numbered,
	send,
	values,
} from './form-page';

leaveNothing();

const UPLOAD = [
	'upload',
	{
		block_id: 'u1',
		slug: 'files',
		label: 'Images',
		required: true,
		maxFiles: 2,
		maxSize: 1,
		allowedTypes: 'png, pdf',
	},
] as const;
const file = ( name: string, bytes = 20 ) => ( {
	name,
	mimeType: 'image/png',
	buffer: Buffer.alloc( bytes, 1 ),
} );
const LONG = Array.from(
	{ length: 9 },
	( _, at ) =>
		[
			'input',
			{
				block_id: `n${ at }`,
				slug: `n${ at }`,
				label: `Question ${ at + 1 }`,
				required: at % 2 === 0,
			},
		] as const
);

test( 'files are validated when they are selected: type, size, and number', async ( {
	page,
} ) => {
	await page.goto( make( [ UPLOAD ] ).url );
	await mounted( page );
	const input = page.getByLabel( 'Images' );
	const error = page.locator( '.srfm-error-message' );
	const status = page.locator( '[aria-live=assertive]' );
	await expect( input ).toHaveAccessibleDescription(
		'png, pdf, up to 1 MB each. Maximum number of files: 2'
	);
	await input.setInputFiles( file( 'notes.txt' ) );
	await expect( error ).toHaveText(
		'Please select a file of one of these types: png, pdf'
	);
	await expect( input ).toHaveAttribute( 'aria-invalid', 'true' );
	await expect( status ).toHaveText(
		'Please select a file of one of these types: png, pdf'
	);
	await page.getByRole( 'button', { name: 'Remove notes.txt' } ).click();
	await expect( error ).toHaveText( '' );
	await expect(
		page
			.locator( '[aria-live=polite]' )
			.filter( { hasText: 'notes.txt removed. No file is selected.' } )
	).toHaveCount( 1 );
	await input.setInputFiles( file( 'large.png', 1_100_000 ) );
	await expect( error ).toHaveText(
		'Please select files no larger than 1 MB.'
	);
	await page.getByRole( 'button', { name: 'Remove large.png' } ).click();
	for ( const name of [ 'one.png', 'two.png', 'three.png' ] ) {
		await input.setInputFiles( file( name ) );
	}
	await expect( error ).toHaveText( 'Please select no more than 2 files.' );
	await page.getByRole( 'button', { name: 'Remove two.png' } ).click();
	await expect( error ).toHaveText( '' );
	await expect(
		page.locator( '[aria-live=polite]' ).filter( {
			hasText: 'two.png removed. Selected files: one.png, three.png',
		} )
	).toHaveCount( 1 );
	await expectAccessible( page, '.srfm-form-container' );
} );

test( 'a long form has an error summary with links, announces the number of errors, and repeats no message', async ( {
	page,
} ) => {
	await page.goto( make( LONG ).url );
	await mounted( page );
	const summary = page.locator( '.srfm-error-summary' );
	await expect( summary ).toBeHidden();
	await send( page );
	await expect( page.getByLabel( 'Question 1' ) ).toBeFocused();
	await expect( summary ).toContainText( 'Fields that need attention: 5' );
	await expect( page.locator( '[aria-live=assertive]' ) ).toHaveText(
		'Fields that need attention: 5'
	);
	await expectAccessible( page, '.srfm-form-container' );
	await summary
		.getByRole( 'link', { name: 'Question 5: This field is required.' } )
		.click();
	await expect( page.getByLabel( 'Question 5' ) ).toBeFocused();
	await page.keyboard.type( 'x' );
	await expect( summary ).toContainText( 'Fields that need attention: 4' );
	for ( const name of [
		'Question 1',
		'Question 3',
		'Question 7',
		'Question 9',
	] ) {
		await page.getByLabel( name ).fill( 'x' );
	}
	await expect( summary ).toBeHidden();
	await send( page );
	await expect( page.getByText( 'Thank you' ) ).toBeVisible();
} );

test( 'the first invalid field is in view below a long error summary', async ( {
	page,
} ) => {
	await page.goto(
		make(
			numbered(
				Array.from( { length: 20 }, () => [ 'input', {} ] as const ),
				{ required: true }
			)
		).url
	);
	await mounted( page );
	await send( page );
	const first = page.getByLabel( 'Field 0' );
	await expect( first ).toBeFocused();
	await expect( page.locator( '.srfm-error-summary' ) ).toContainText(
		'Fields that need attention: 20'
	);
	await expect( first ).toBeInViewport( { ratio: 1 } );
} );

test( 'a short form has no error summary, but announces the number of errors', async ( {
	page,
} ) => {
	await page.goto( make().url );
	await mounted( page );
	await send( page );
	await expect( page.locator( '[aria-live=assertive]' ) ).toHaveText(
		'Fields that need attention: 3'
	);
	await expect( page.locator( '.srfm-error-summary' ) ).toBeHidden();
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'an error summary appears above the fields and has the focus', async ( {
		page,
	} ) => {
		const { url, form } = make( [
			[
				'input',
				{ block_id: 'n1', slug: 'name', label: 'Name', minLength: 3 },
			],
			[ 'url', { block_id: 'w1', slug: 'site', label: 'Website' } ],
			[
				'multi-choice',
				{
					block_id: 'c1',
					slug: 'colors',
					label: 'Colors',
					minSelection: 2,
					options: [ { label: 'Sea' }, { label: 'Ink' } ],
				},
			],
			[
				'datepicker',
				{
					block_id: 'd1',
					slug: 'day',
					label: 'Day',
					maxDate: '-18 years',
				},
			],
		] );
		await page.goto( url );
		await page
			.getByLabel( 'Name' )
			.evaluate( ( input ) => input.removeAttribute( 'minlength' ) );
		await page.getByLabel( 'Name' ).fill( 'A' );
		await page.getByLabel( 'Website' ).fill( 'example.com/a' );
		await page.getByRole( 'checkbox', { name: 'Sea' } ).check();
		await page.getByLabel( 'Day' ).fill( '2020-01-01' );
		await send( page );
		const summary = page.locator( '.srfm-error-summary' );
		await expect( summary ).toBeFocused();
		await expect( summary ).toContainText(
			'Please correct the highlighted fields.'
		);
		await expect( summary ).toContainText(
			'Fields that need attention: 3'
		);
		await expect( summary.getByRole( 'link' ) ).toHaveText( [
			'Name: Please enter at least 3 characters.',
			'Colors: Minimum 2 selections are required',
			/^Day: Maximum value is \d+ [A-Z][a-z]+ \d{4}$/,
		] );
		for ( const link of await summary.getByRole( 'link' ).all() ) {
			expect(
				await page
					.locator( ( await link.getAttribute( 'href' ) ) ?? '' )
					.count()
			).toBe( 1 );
		}
		await page.getByLabel( 'Name' ).fill( 'Ada' );
		await page.getByRole( 'checkbox', { name: 'Ink' } ).check();
		await page.getByLabel( 'Day' ).fill( '1990-01-01' );
		await send( page );
		await expect( page.getByText( 'Thank you' ) ).toBeVisible();
		expect( values( entries( form )[ 0 ] ) ).toEqual( {
			name: 'Ada',
			site: 'https://example.com/a',
			colors: 'Sea | Ink',
			day: '1990-01-01',
		} );
	} );
} );

test( 'a URL gets a scheme on blur', async ( { page } ) => {
	const { url, form } = make( [
		[ 'url', { block_id: 'w1', slug: 'site', label: 'Website' } ],
	] );
	await page.goto( url );
	await mounted( page );
	const site = page.getByLabel( 'Website' );
	await site.fill( ' example.com ' );
	await site.blur();
	await expect( site ).toHaveValue( 'https://example.com' );
	await site.fill( 'mailto:ada@example.com' );
	await site.blur();
	await expect( page.locator( '.srfm-error-message' ) ).toHaveText(
		'Please enter a valid URL.'
	);
	// Enter does not fire blur.
	await site.fill( 'www.example.com' );
	await site.press( 'Enter' );
	await expect( page.getByText( 'Thank you' ) ).toBeVisible();
	expect( values( entries( form )[ 0 ] ) ).toEqual( {
		site: 'https://www.example.com',
	} );
} );

test( 'date limits depend on the current day and on other fields', async ( {
	page,
} ) => {
	await page.clock.setFixedTime( new Date( '2026-11-20T12:00:00' ) );
	const { url } = make( [
		[
			'datepicker',
			{
				block_id: 'a1',
				slug: 'arrival',
				label: 'Arrival',
				minDate: 'today',
				maxDate: '+1 year',
				weekdays: [ 1, 2, 3, 4, 5 ],
			},
		],
		[
			'datepicker',
			{
				block_id: 'd1',
				slug: 'departure',
				label: 'Departure',
				minDate: 'field:a1 +1 day',
			},
		],
	] );
	await page.goto( url );
	await mounted( page );
	const arrival = page.locator(
		'[data-slug=arrival] .srfm-input-datepicker'
	);
	const departure = page.locator(
		'[data-slug=departure] .srfm-input-datepicker'
	);
	await expect( arrival ).toHaveAttribute( 'min', '2026-11-20' );
	await expect( arrival ).toHaveAttribute( 'max', '2027-11-20' );
	const error = ( slug: string ) =>
		page.locator( `[data-slug=${ slug }] .srfm-error-message` );
	await arrival.fill( '2026-11-19' );
	await arrival.blur();
	await expect( error( 'arrival' ) ).toHaveText(
		'Minimum value is 20 November 2026'
	);
	await arrival.fill( '2026-11-21' );
	await arrival.blur();
	await expect( error( 'arrival' ) ).toHaveText(
		'Please select one of these days: Monday, Tuesday, Wednesday, Thursday, Friday'
	);
	await page
		.locator( '[data-slug=arrival]' )
		.getByRole( 'button', { name: 'Select a date' } )
		.click();
	const calendar = page.getByRole( 'dialog', { name: 'Calendar' } );
	await expect(
		calendar.getByRole( 'columnheader', { name: 'Monday' } )
	).toBeVisible();
	await expect(
		calendar.locator( '[data-day="2026-11-22"]' )
	).toHaveAttribute( 'aria-disabled', 'true' );
	await calendar.locator( '[data-day="2026-11-23"]' ).click();
	await expect( arrival ).toHaveValue( '2026-11-23' );
	await departure.fill( '2026-11-23' );
	await departure.blur();
	await expect( error( 'departure' ) ).toHaveText(
		'Minimum value is 24 November 2026'
	);
	// A page that stays open uses the new day.
	await page.clock.setFixedTime( new Date( '2026-11-24T12:00:00' ) );
	await arrival.focus();
	await arrival.blur();
	await expect( error( 'arrival' ) ).toHaveText(
		'Minimum value is 24 November 2026'
	);
} );

test( 'the month is announced when it changes, not on each key press', async ( {
	page,
} ) => {
	await page.goto(
		make( [
			[
				'datepicker',
				{
					block_id: 'd1',
					slug: 'day',
					label: 'Day',
					defaultValue: '2026-03-10',
				},
			],
		] ).url
	);
	await mounted( page );
	await page.getByRole( 'button', { name: 'Select a date' } ).click();
	const heading = page.locator( '.srfm-calendar-month' );
	await heading.evaluate( ( element ) => {
		const changes: string[] = [];
		( window as unknown as { changes: string[] } ).changes = changes;
		new MutationObserver( () =>
			changes.push( element.textContent ?? '' )
		).observe( element, {
			childList: true,
			characterData: true,
			subtree: true,
		} );
	} );
	for ( const key of [
		'ArrowRight',
		'ArrowRight',
		'ArrowDown',
		'PageDown',
		'ArrowLeft',
	] ) {
		await page.keyboard.press( key );
	}
	expect(
		await page.evaluate(
			() => ( window as unknown as { changes: string[] } ).changes
		)
	).toEqual( [ 'April 2026' ] );
} );

test( 'rules are announced before they are broken, and a slider can keep its position', async ( {
	page,
} ) => {
	const { url, form } = make( [
		[
			'number',
			{
				block_id: 'z1',
				slug: 'amount',
				label: 'Amount',
				help: 'In boxes',
				min: 1,
				max: 10.5,
				formatType: 'eu-style',
			},
		],
		[
			'password',
			{ block_id: 'p1', slug: 'secret', label: 'Secret', minLength: 8 },
		],
		[
			'input',
			{
				block_id: 'm1',
				slug: 'day',
				label: 'Birthday',
				mask: 'dd/mm/yyyy',
			},
		],
		[
			'input',
			{
				block_id: 'm2',
				slug: 'plate',
				label: 'Plate',
				mask: 'custom-mask',
				customMask: 'aa-999',
			},
		],
		[ 'phone', { block_id: 't1', slug: 'phone', label: 'Mobile' } ],
		[
			'slider',
			{
				block_id: 's1',
				slug: 'distance',
				label: 'Distance',
				min: 0,
				max: 50,
				required: true,
			},
		],
	] );
	await page.goto( url );
	await mounted( page );
	await expect( page.getByLabel( 'Amount' ) ).toHaveAccessibleDescription(
		'In boxes. Between 1 and 10,5'
	);
	await expect( page.getByLabel( 'Secret' ) ).toHaveAccessibleDescription(
		'At least 8 characters'
	);
	await expect( page.getByLabel( 'Birthday' ) ).toHaveAccessibleDescription(
		'Format: dd/mm/yyyy'
	);
	await expect( page.getByLabel( 'Plate' ) ).toHaveAccessibleDescription(
		'Format: aa-999 (9 or # is a digit, a is a letter, * is either)'
	);
	await expect(
		page.getByRole( 'combobox', { name: 'Country code' } )
	).toBeVisible();
	await send( page );
	const slider = page.getByRole( 'slider', { name: 'Distance' } );
	await expect( slider ).toBeFocused();
	await expect(
		page.locator( '[data-slug=distance] .srfm-error-message' )
	).toHaveText( 'This field is required.' );
	await page.keyboard.press( 'Home' );
	await expect(
		page.locator( '[data-slug=distance] .srfm-error-message' )
	).toHaveText( '' );
	await send( page );
	await expect( page.getByText( 'Thank you' ) ).toBeVisible();
	expect( values( entries( form )[ 0 ] ) ).toMatchObject( { distance: '0' } );
} );

test( 'on a dark background fields are not white, borders are visible, and native controls are dark', async ( {
	page,
} ) => {
	const { url } = make( [
		...LONG.slice( 0, 1 ),
		[ 'checkbox', { block_id: 'b1', slug: 'news', label: 'News' } ],
	] );
	for ( const [ ground, text, scheme ] of [
		[ '#10191d', '#eef0ea', 'dark' ],
		[ '#ffffff', '#17272e', 'light' ],
	] as const ) {
		for ( const style of [ 'outlined', 'filled', 'underlined' ] ) {
			await page.goto(
				make(
					[
						...LONG.slice( 0, 1 ),
						[
							'checkbox',
							{ block_id: 'b1', slug: 'news', label: 'News' },
						],
					],
					{ style: { fields: style } }
				).url
			);
			await page.addStyleTag( {
				content: `body { background: ${ ground } !important; color: ${ text } !important; } main, .wp-site-blocks { background: none !important; }  .srfm-form-container * { transition: none !important; }`,
			} );
			await mounted( page );
			const contrasts = () =>
				page
					.locator( '.srfm-input-input' )
					.evaluate( ( input, back ) => {
						const canvas = document
							.createElement( 'canvas' )
							.getContext( '2d' ) as CanvasRenderingContext2D;
						const light = ( ...colors: string[] ): number => {
							canvas.fillStyle = back;
							canvas.fillRect( 0, 0, 1, 1 );
							for ( const color of colors ) {
								canvas.fillStyle = color;
								canvas.fillRect( 0, 0, 1, 1 );
							}
							const [ red, green, blue ] = [
								...canvas.getImageData( 0, 0, 1, 1 ).data,
							].map( ( part ) =>
								part / 255 <= 0.03928
									? part / 255 / 12.92
									: ( ( part / 255 + 0.055 ) / 1.055 ) ** 2.4
							) as [ number, number, number ];
							return (
								0.2126 * red + 0.7152 * green + 0.0722 * blue
							);
						};
						const ratio = ( a: number, b: number ): number =>
							( Math.max( a, b ) + 0.05 ) /
							( Math.min( a, b ) + 0.05 );
						const { backgroundColor, borderBottomColor, color } =
							getComputedStyle( input );
						const face = light( backgroundColor );
						return {
							face: ratio( face, light() ),
							border: ratio(
								light( borderBottomColor ),
								light()
							),
							text: ratio(
								light( backgroundColor, color ),
								face
							),
						};
					}, ground );
			const plain = await contrasts();
			expect( plain.face, `${ style } on ${ ground }` ).toBeLessThan(
				1.5
			);
			expect( plain.border ).toBeGreaterThan( 3 );
			expect( plain.text ).toBeGreaterThan( 7 );
			await expect(
				page.getByRole( 'checkbox', { name: 'News' } )
			).toHaveCSS( 'color-scheme', scheme );
			await send( page );
			await expect(
				page.locator( '.srfm-error-message' ).first()
			).not.toBeEmpty();
			expect( ( await contrasts() ).border ).toBeGreaterThan( 3 );
		}
	}
	await page.goto( url );
} );
