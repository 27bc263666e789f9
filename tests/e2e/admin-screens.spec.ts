import sharp from 'sharp';
import {
	ADMIN_SCREENS,
	onEachTab,
	openScreen,
	walkProblems,
} from './admin-screens';
import { clippedText } from './clipped-text';
import { hiddenStops, smallTargets, stepsBack } from './controls';
import { expect, expectAccessible, logIn, test } from './fixtures';
import { leaveNothing, make, php } from './form-page';
import { pageOverflow } from './page-overflow';
import { asDecidedVisitor, prepareShop } from './shop-store';
import { EXPECTED_MESSAGES } from './spoken-admin';
import type { AdminScreen } from './admin-screens';
import type { Locator, Page } from '@playwright/test';

/*
 * The admin screens by keyboard, with axe, in narrow windows, and right to left.
 */

leaveNothing();
test.describe.configure( { timeout: 240_000 } );
test.use( { reducedMotion: 'reduce', expectedMessages: EXPECTED_MESSAGES } );

test.beforeAll( () => {
	prepareShop();
	const { form } = make();
	php( `
		( new Quayside\\Blocks\\Forms\\Entries\\Entries() )->add(
			${ form },
			wp_generate_password( 32, false ),
			[ [ 'id' => 'n1', 'slug' => 'name', 'type' => 'input', 'label' => 'Name', 'value' => 'Ada' ] ],
			[],
			'unread',
			home_url( '/' )
		);
		$log = new Quayside\\Consent\\Log\\Table();
		$log->install();
		$log->add( [
			'id' => 'admin-screens',
			'time' => 1,
			'action' => 'reject',
			'law' => 'gdpr',
			'categories' => [ 'necessary' ],
			'revision' => 1,
		] );
		$order = wc_create_order( [ 'status' => 'processing' ] );
		$order->set_total( 40 );
		$order->save();
		echo 'true';` );
} );

test.beforeEach( async ( { page } ) => {
	await asDecidedVisitor( page );
	await logIn( page );
} );

const expectToFit = async ( page: Page, root: string, name: string ) => {
	expect
		.soft( await pageOverflow( page ), `${ name }: width` )
		.toBeLessThanOrEqual( 0 );
	expect
		.soft( await clippedText( page, root ), `${ name }: text` )
		.toEqual( [] );
};

/** Expects the controls of a part to be in order, seen when they have the focus, and large enough, in a window of this size. */
const expectControls = async (
	page: Page,
	root: string,
	name: string
): Promise< void > => {
	expect
		.soft( await stepsBack( page, root ), `${ name }: order` )
		.toEqual( [] );
	expect
		.soft( await hiddenStops( page, root ), `${ name }: hidden` )
		.toEqual( [] );
	expect
		.soft( await smallTargets( page, root ), `${ name }: small` )
		.toEqual( [] );
};

/** Opens a dialog, popover, or menu by keyboard, checks it, and closes it again. */
const expectDialog = async (
	page: Page,
	opener: Locator,
	name: string
): Promise< void > => {
	await opener.focus();
	await page.keyboard.press( 'Enter' );
	// The focus goes into it.
	const isOpen = () =>
		page.evaluate( () => {
			const open = document.activeElement?.closest(
				'[role=dialog], [role=menu], [role=listbox], .components-popover'
			);
			open?.setAttribute( 'data-opened', '' );
			return !! open;
		} );
	await expect.poll( isOpen, `${ name } has the focus` ).toBe( true );
	const opened = page.locator( '[data-opened]' );
	await expect( opened ).toHaveCount( 1 );
	// Popovers and menus of WordPress are outside of its landmarks, and on older versions its color picker has a button without a name.
	await expectAccessible( page, '[data-opened]', undefined, [
		'region',
		...( name === 'Page background' ? [ 'button-name' ] : [] ),
	] );
	expect
		.soft( await smallTargets( page, '[data-opened]' ), `${ name }: small` )
		.toEqual( [] );
	await page.keyboard.press( 'Escape' );
	await expect.soft( opened, `${ name } is closed` ).toHaveCount( 0 );
	await expect.soft( opener, `${ name } returns the focus` ).toBeFocused();
};

for ( const [ name, screen ] of Object.entries< AdminScreen >(
	ADMIN_SCREENS
) ) {
	test( `[2.1.1] [2.1.2] [2.4.3] [2.4.7] [2.4.11] [2.5.8] ${ name }`, async ( {
		page,
	} ) => {
		const { root } = screen;
		await openScreen( page, screen );
		const size = page.viewportSize() ?? { width: 1280, height: 720 };
		await onEachTab( page, name, screen, async ( tab ) => {
			expect.soft( await walkProblems( page, root ), tab ).toEqual( [] );
			await expectControls( page, root, tab );
			await expectAccessible( page, root );
			// A window of 1280 × 1024 px at 400% zoom.
			await page.setViewportSize( { width: 320, height: 256 } );
			await expectControls( page, root, `${ tab }, 320 px` );
			await expectToFit( page, root, `${ tab }, 320 px` );
			await page.setViewportSize( size );
		} );
		for ( const dialog of screen.dialogs ?? [] ) {
			await expectDialog(
				page,
				page
					.locator( root )
					.getByRole( 'button', { name: dialog } )
					.first(),
				dialog
			);
		}
	} );
}

test( '[1.4.1] [1.4.11] in forced colors, colors that mean something stay, and the selected palette is marked', async ( {
	page,
} ) => {
	await page.emulateMedia( { forcedColors: 'active' } );
	/** Returns the colors of the first pixels of an element, from its start to its end. */
	const colorsOf = async ( element: Locator ): Promise< Set< string > > => {
		const { data, info } = await sharp( await element.screenshot() )
			.raw()
			.toBuffer( { resolveWithObject: true } );
		const row = Math.floor( info.height / 2 ) * info.width;
		return new Set(
			Array.from( { length: info.width }, ( _, column ) => {
				const place = ( row + column ) * info.channels;
				return data.subarray( place, place + 3 ).join();
			} )
		);
	};
	await openScreen( page, ADMIN_SCREENS[ 'consent statistics' ] );
	expect(
		await colorsOf(
			page.locator( '.quayside-consent-statistics__chart li.is-rejected' )
		)
	).toContain( '178,98,0' );
	await openScreen( page, ADMIN_SCREENS[ 'colors and fonts' ] );
	const swatches = page.locator( '.quayside-design__swatches' );
	// A border, and five colors.
	expect( ( await colorsOf( swatches.first() ) ).size ).toBeGreaterThan( 4 );
	expect(
		await colorsOf( page.locator( '.component-color-indicator' ).first() )
	).toContain( '13,70,86' );
	// All buttons have a thin outline in forced colors.
	const outlines = await page
		.locator( '.quayside-design__palettes button' )
		.evaluateAll( ( buttons ) =>
			buttons.map(
				( button ) =>
					`${ button.getAttribute( 'aria-pressed' ) } ${ getComputedStyle( button ).outlineWidth }`
			)
		);
	expect( outlines ).toContain( 'true 3px' );
	expect( outlines ).not.toContain( 'false 3px' );
} );

for ( const locale of [ 'en_US', 'ar' ] ) {
	test( `[1.4.10] [2.4.3] [2.4.11] [2.5.8] the screens on phones, in ${ locale } @long`, async ( {
		page,
		baseURL,
	} ) => {
		await page
			.context()
			.addCookies( [
				{ name: 'quayside_locale', value: locale, url: baseURL ?? '' },
			] );
		await page.setViewportSize( { width: 390, height: 800 } );
		for ( const [ name, screen ] of Object.entries< AdminScreen >(
			ADMIN_SCREENS
		) ) {
			await openScreen( page, screen );
			await expect( page.locator( 'html[dir=rtl]' ) ).toHaveCount(
				locale === 'ar' ? 1 : 0
			);
			await onEachTab( page, name, screen, async ( tab ) => {
				await expectControls( page, screen.root, tab );
				await expectToFit( page, screen.root, tab );
			} );
		}
	} );
}
