import sharp from 'sharp';
import { answerConsent } from './blocks-page';
import { logInAsCustomer } from './customer';
import { openAccount } from './dialogs';
import { expect, test } from './fixtures';
import { leaveNothing, make, mounted } from './form-page';
import { add, cartLink, LIST, prepareShop } from './shop-store';
import type { Locator, Page } from '@playwright/test';

/*
 * Forced colors: the browser replaces colors with system colors and removes shadows and backgrounds. Icons and states
 * must remain visible, on light and dark backgrounds.
 */

leaveNothing();
test.use( { reducedMotion: 'reduce' } );
test.beforeAll( () => prepareShop() );

const pixels = async ( control: Locator, inner = 0 ): Promise< Buffer > => {
	await control.scrollIntoViewIfNeeded();
	const image = sharp(
		await control.screenshot( { animations: 'disabled' } )
	);
	const { width = 0, height = 0 } = await image.metadata();
	const [ left, top ] = [
		Math.round( width * inner ),
		Math.round( height * inner ),
	];
	return image
		.extract( {
			left,
			top,
			width: width - 2 * left,
			height: height - 2 * top,
		} )
		.removeAlpha()
		.greyscale()
		.raw()
		.toBuffer();
};

const linear = ( level: number ): number =>
	level / 255 <= 0.04045
		? level / 255 / 12.92
		: ( ( level / 255 + 0.055 ) / 1.055 ) ** 2.4;

/** Returns the contrast between the lightest and the darkest gray level. */
const contrastOf = ( levels: Iterable< number > ): number => {
	const shades = [ ...levels ].map( linear );
	return ( Math.max( ...shades ) + 0.05 ) / ( Math.min( ...shades ) + 0.05 );
};

/** Returns the elements with a wide border whose color is not that of the page. */
const wideBorders = ( page: Page ): Promise< string[] > =>
	page.evaluate( () => {
		const canvas = getComputedStyle( document.body ).backgroundColor;
		return [ ...document.body.querySelectorAll( '*' ) ]
			.filter( ( element ) => {
				const style = getComputedStyle( element );
				return [ 'top', 'right', 'bottom', 'left' ].some(
					( side ) =>
						parseFloat(
							style.getPropertyValue( `border-${ side }-width` )
						) > 8 &&
						style.getPropertyValue( `border-${ side }-color` ) !==
							canvas
				);
			} )
			.map(
				( { localName, className } ) => `${ localName }.${ className }`
			);
	} );

/** Expects an icon in the middle of a control, with a contrast of 3:1 or more. */
const expectDrawn = async (
	control: Locator,
	what: string
): Promise< void > => {
	expect
		.soft(
			contrastOf( await pixels( control, 0.22 ) ),
			`contrast in ${ what }`
		)
		.toBeGreaterThanOrEqual( 3 );
};

/** Returns the contrast at the start of an element, halfway down: between its border and what is in it. */
const edgeContrast = async ( control: Locator ): Promise< number > => {
	await control.scrollIntoViewIfNeeded();
	const image = sharp(
		await control.screenshot( { animations: 'disabled' } )
	);
	const { height = 0 } = await image.metadata();
	return contrastOf(
		await image
			.extract( {
				left: 0,
				// A dashed border has gaps.
				top: Math.max( 0, Math.round( height / 2 ) - 6 ),
				width: 8,
				height: Math.min( height, 12 ),
			} )
			.removeAlpha()
			.greyscale()
			.raw()
			.toBuffer()
	);
};

/** Expects a border with a contrast of 3:1 or more. */
const expectEdge = async ( control: Locator, what: string ): Promise< void > =>
	expect
		.soft(
			await edgeContrast( control ),
			`contrast of the edge of ${ what }`
		)
		.toBeGreaterThanOrEqual( 3 );

/** Expects a control to look different after an action, by more than a few pixels. */
const expectChanged = async (
	control: Locator,
	act: () => Promise< unknown >,
	what: string
): Promise< void > => {
	const rest = (): Promise< void > => control.page().mouse.move( 1, 1 );
	await rest();
	const before = await pixels( control );
	await act();
	await control
		.page()
		.evaluate( () =>
			( document.activeElement as HTMLElement | null )?.blur()
		);
	await rest();
	const after = await pixels( control );
	const changed =
		after.length === before.length
			? after.filter(
					( level, place ) =>
						Math.abs( level - ( before[ place ] ?? 0 ) ) > 96
				).length
			: after.length;
	expect
		.soft( changed, `pixels of ${ what } that changed` )
		.toBeGreaterThan( 24 );
};

/** Expects an arrow at the end of a select. */
const expectArrow = async ( list: Locator ): Promise< void > => {
	await list.scrollIntoViewIfNeeded();
	const image = sharp( await list.screenshot() );
	const { width = 0, height = 0 } = await image.metadata();
	const levels = [
		...( await image
			.extract( {
				left: width - 36,
				top: 6,
				width: 30,
				height: height - 12,
			} )
			.greyscale()
			.raw()
			.toBuffer() ),
	];
	expect
		.soft(
			Math.max( ...levels ) - Math.min( ...levels ),
			'an arrow at the end of the list'
		)
		.toBeGreaterThan( 128 );
};

/** Returns the mean gray level in the middle of an element. */
const shade = async ( element: Locator, inner: number ): Promise< number > => {
	const levels = [ ...( await pixels( element, inner ) ) ];
	return levels.reduce( ( sum, level ) => sum + level, 0 ) / levels.length;
};

for ( const colorScheme of [ 'light', 'dark' ] as const ) {
	test.describe( `forced colors, ${ colorScheme }`, () => {
		test.use( { colorScheme } );

		const open = async ( page: Page, path: string ): Promise< void > => {
			await page.emulateMedia( {
				forcedColors: 'active',
				colorScheme,
				reducedMotion: 'reduce',
			} );
			await page.goto( path );
		};

		test( 'the preference center’s toggles show their state', async ( {
			page,
		} ) => {
			await open( page, 'about/' );
			await expectDrawn(
				page
					.locator( '.quayside-consent .cky-banner-btn-close' )
					.or( page.locator( '.quayside-consent .cky-btn-accept' ) )
					.first(),
				'a button of the banner'
			);
			await page.locator( '[data-cky-tag=settings-button]' ).click();
			const control = page
				.locator( '.quayside-preferences [type=checkbox]' )
				.first();
			await expect( control ).toBeVisible();
			await expectDrawn( control, 'a switch' );
			await expectChanged( control, () => control.check(), 'a switch' );
			await expectDrawn(
				page.locator( '.quayside-preferences__close' ),
				'the close button'
			);
			await expect( page.locator( 'dialog[open]' ) ).toHaveCSS(
				'border-inline-end-width',
				'1px'
			);
		} );

		test( 'form fields show their icons and states', async ( {
			page,
			baseURL,
		} ) => {
			await answerConsent( page.context(), baseURL );
			const { url } = make( [
				[ 'rating', { block_id: 'r1', slug: 'stars', label: 'Stars' } ],
				[
					'datepicker',
					{ block_id: 'd1', slug: 'date', label: 'Date' },
				],
				[
					'textarea',
					{
						block_id: 't1',
						slug: 'text',
						label: 'Text',
						isRichText: true,
					},
				],
				[
					'dropdown',
					{
						block_id: 'l1',
						slug: 'list',
						label: 'List',
						options: [ 'One', 'Two' ],
					},
				],
				[
					'multi-choice',
					{
						block_id: 'c1',
						slug: 'tea',
						label: 'Tea',
						options: [ 'Morning', 'Dog watch' ],
					},
				],
			] );
			await open( page, url );
			await mounted( page );
			const star = ( place: number ): Locator =>
				page.locator( '.srfm-rating label' ).nth( place );
			await expectDrawn( star( 0 ), 'a star' );
			await star( 1 ).click();
			// A selected star is filled, also in its middle.
			expect
				.soft(
					Math.abs(
						( await shade( star( 1 ), 0.42 ) ) -
							( await shade( star( 2 ), 0.42 ) )
					),
					'the second star is given, the third is not'
				)
				.toBeGreaterThan( 80 );
			await expectDrawn(
				page.locator( '.srfm-date-open' ),
				'the calendar’s button'
			);
			await expectDrawn(
				page.locator( '.srfm-dropdown-arrow' ),
				'the list’s arrow'
			);
			await expectDrawn(
				page.locator( '.srfm-rich-toolbar [data-format=A]' ),
				'the button for links'
			);
			const bold = page.locator( '.srfm-rich-toolbar [data-format=B]' );
			await page.locator( '.srfm-rich-text' ).click();
			const before = await shade( bold, 0 );
			await bold.click();
			await expect( bold ).toHaveAttribute( 'aria-pressed', 'true' );
			await page.mouse.move( 1, 1 );
			expect
				.soft(
					Math.abs( ( await shade( bold, 0 ) ) - before ),
					'the pressed button is another shade'
				)
				.toBeGreaterThan( 80 );
			await page.locator( '.srfm-date-open' ).click();
			const days = page.locator(
				'.srfm-calendar-days td:not(.is-other, [aria-current])'
			);
			await days.nth( 9 ).click();
			await page.locator( '.srfm-date-open' ).click();
			const day = page.locator(
				'.srfm-calendar-days td[aria-selected=true]'
			);
			await expect( day ).toBeVisible();
			expect
				.soft(
					Math.abs(
						( await shade( day, 0.1 ) ) -
							( await shade(
								page
									.locator(
										'.srfm-calendar-days td[aria-selected=false]:not(.is-other, [aria-current])'
									)
									.nth( 12 ),
								0.1
							) )
					),
					'the chosen day is another shade'
				)
				.toBeGreaterThan( 80 );
		} );

		test( 'uploads, boxes, ranges, and lists of several show their edges and states, also after errors', async ( {
			page,
			baseURL,
		} ) => {
			await answerConsent( page.context(), baseURL );
			const { url } = make( [
				[
					'input',
					{
						block_id: 'n1',
						slug: 'name',
						label: 'Name',
						required: true,
					},
				],
				[
					'upload',
					{
						block_id: 'u1',
						slug: 'files',
						label: 'Files',
						allowedTypes: 'png',
						maxFiles: 2,
					},
				],
				[ 'checkbox', { block_id: 'b1', slug: 'box', label: 'Box' } ],
				[
					'multi-choice',
					{
						block_id: 'c1',
						slug: 'tea',
						label: 'Tea',
						singleSelection: true,
						options: [ { label: 'Morning' }, { label: 'Evening' } ],
					},
				],
				[ 'slider', { block_id: 's1', slug: 'range', label: 'Range' } ],
				[
					'dropdown',
					{
						block_id: 'l1',
						slug: 'list',
						label: 'List',
						multiSelect: true,
						defaultValue: 'One',
						options: [ { label: 'One' }, { label: 'Two' } ],
					},
				],
			] );
			await open( page, url );
			await mounted( page );
			const name = page.getByLabel( 'Name' );
			await expectEdge( name, 'a field' );
			await expectEdge( page.locator( '.srfm-upload' ), 'the upload' );
			await page.locator( '.srfm-upload [type=file]' ).setInputFiles( {
				name: 'mug.png',
				mimeType: 'image/png',
				buffer: Buffer.alloc( 20, 1 ),
			} );
			await expectDrawn(
				page.getByRole( 'button', { name: /^Remove mug/ } ),
				'the button that removes a file'
			);
			for ( const control of [
				page.getByRole( 'checkbox', { name: 'Box' } ),
				page.getByRole( 'radio', { name: 'Morning' } ),
			] ) {
				const what = ( await control.getAttribute( 'type' ) ) ?? '';
				await expectEdge( control, what );
				await expectChanged( control, () => control.check(), what );
			}
			const range = page.getByRole( 'slider' );
			await expectDrawn( range, 'a range' );
			await expectChanged( range, () => range.press( 'End' ), 'a range' );
			const chip = page.getByRole( 'button', { name: 'Remove One' } );
			await expectEdge( chip, 'a selected choice' );
			await expectDrawn( chip, 'a selected choice' );
			await page.getByRole( 'button', { name: 'Send' } ).press( 'Enter' );
			await expect( name ).toHaveAttribute( 'aria-invalid', 'true' );
			await expectEdge( name, 'a field with an error' );
			await expectDrawn(
				page.locator( '.srfm-error-message:not(:empty)' ).first(),
				'a message'
			);
		} );

		test( 'cart drawer, account popup, and dashboard show their controls and states', async ( {
			page,
			baseURL,
		} ) => {
			test.slow();
			await answerConsent( page.context(), baseURL );
			await page.goto( LIST );
			await add( page, 'MUG' );
			await open( page, 'about/' );
			await cartLink( page ).click();
			const line = page
				.locator( '.quayside-cart-drawer .quayside-cart-line' )
				.first();
			await expect( line ).toBeVisible();
			const [ fewer, more ] = [ /^Reduce/, /^Increase/ ].map( ( name ) =>
				line.getByRole( 'button', { name } )
			) as [ Locator, Locator ];
			await expectEdge(
				line.locator( '.quayside-stepper' ),
				'the stepper'
			);
			await expectDrawn( more, 'the button for one more' );
			await more.click();
			await expect( line.locator( 'output' ) ).toHaveText( '2' );
			await expectDrawn( fewer, 'the button for one less' );
			await expectDrawn(
				line.locator( '.quayside-cart-line__remove' ),
				'the button that removes a product'
			);
			await expectDrawn(
				page.locator( '.quayside-cart-drawer__close' ),
				'the drawer’s close button'
			);

			await openAccount( page );
			await expectEdge( page.locator( '#username' ), 'the username' );
			for ( const control of [
				'.quayside-account__close',
				'.quayside-account .show-password-input',
				'.quayside-account [name=login]',
			] ) {
				await expectDrawn( page.locator( control ).first(), control );
			}
			await expectEdge(
				page.locator( '.quayside-account [name=login]' ),
				'the button that logs in'
			);

			await logInAsCustomer( page, `forced-${ colorScheme }` );
			const menu = page.locator( '.quayside-dashboard__nav' );
			await expect( menu.locator( '[aria-current]' ) ).toBeVisible();
			await page.mouse.move( 1, 1 );
			await expectEdge(
				menu.locator( '[aria-current]' ),
				'the current part'
			);
			expect
				.soft(
					await edgeContrast(
						menu.locator( 'a:not([aria-current])' ).first()
					),
					'contrast of the edge of another part'
				)
				.toBeLessThan( 1.5 );
			await menu.getByText( 'Addresses' ).click();
			const change = page.getByRole( 'button', { name: /^Add/ } ).first();
			await expectEdge( change, 'the button that adds an address' );
			await change.click();
			const form = page.locator( '.quayside-dashboard__part form' );
			await expectEdge(
				form.locator( 'input' ).first(),
				'a field of an address'
			);
			await expectEdge(
				form.locator( '[type=submit]' ),
				'the button that saves an address'
			);
		} );

		test( 'the current page of a list and the tags of a post have an edge', async ( {
			page,
			baseURL,
		} ) => {
			await answerConsent( page.context(), baseURL );
			await open( page, 'page/2/?s=the' );
			const current = page.locator( '.page-numbers.current' );
			await expect( current ).toHaveText( '2' );
			await expectEdge( current, 'the current page' );
			await open( page, 'the-boat-that-carries-our-wool/' );
			await expectEdge(
				page.locator( '.entry-tags a' ).first(),
				'a tag'
			);
		} );

		test( 'icons of header, gallery, lightbox, slider, video, and store are visible', async ( {
			page,
			baseURL,
		} ) => {
			test.slow();
			await answerConsent( page.context(), baseURL );
			await open( page, 'gallery-workshops/' );
			// Transparent ones, which only take space, would be filled.
			expect( await wideBorders( page ) ).toEqual( [] );
			for ( const icon of [
				'#quayside-search summary',
				'.quayside-account-link',
				'.quayside-cart-link',
				'.menu__toggle',
				'.quayside-slider__button--pause',
				'.quayside-video__play',
				'.cky-btn-revisit',
			] ) {
				await expectDrawn( page.locator( icon ).first(), icon );
			}
			const dots = page.locator( '.quayside-slider__dot' );
			await expectChanged(
				dots.nth( 1 ),
				() => dots.nth( 1 ).click(),
				'the current dot'
			);
			await page.locator( '.quayside-video__play' ).click();
			await expectDrawn(
				page
					.locator(
						'.quayside-video__notice button, .quayside-video__notice a'
					)
					.first(),
				'the video’s button'
			);

			await open( page, 'gallery-pages/' );
			await expectDrawn(
				page.locator( '.quayside-gallery__arrow' ).last(),
				'the arrow of pages'
			);
			await page.locator( '.quayside-gallery__link' ).first().click();
			await expect( page.locator( '.pswp--open' ) ).toBeVisible();
			await page.mouse.move( 600, 300 );
			for ( const icon of [
				'.pswp__button--close',
				'.pswp__button--zoom',
				'.pswp__button--arrow--next',
				'.pswp__counter',
			] ) {
				if ( await page.locator( icon ).first().isVisible() ) {
					await expectDrawn( page.locator( icon ).first(), icon );
				}
			}

			await open( page, 'product/harbour-enamel-mug/' );
			await expectArrow( page.locator( '.variations select' ).first() );
			await open( page, 'my-account/' );
			await expectDrawn(
				page.locator( '.show-password-input' ).first(),
				'the button that shows the password'
			);
			await page.setViewportSize( { width: 390, height: 800 } );
			await open( page, 'shop/' );
			await expectDrawn(
				page.locator( '.site-header__menu' ),
				'the menu’s button'
			);
		} );
	} );
}
