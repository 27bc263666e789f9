import { answerConsent } from './blocks-page';
import { clippedText, withSpacing } from './clipped-text';
import { CONTROL_PAGES, hiddenStops, smallTargets } from './controls';
import { inAllDialogs } from './dialogs';
import { expect, expectAccessible, test } from './fixtures';
import { leaveNothing } from './form-page';
import { pageOverflow } from './page-overflow';
import { add, LIST, prepareShop } from './shop-store';
import type { Page } from '@playwright/test';

/*
 * Right to left: the checks of controls and of text spacing on the same pages and dialogs.
 */

leaveNothing();
test.use( { reducedMotion: 'reduce', viewport: { width: 390, height: 700 } } );
test.beforeAll( () => prepareShop() );

test.beforeEach( async ( { page, baseURL } ) => {
	test.slow();
	await answerConsent( page.context(), baseURL );
	await page
		.context()
		.addCookies( [
			{ name: 'quayside_locale', value: 'ar', url: baseURL ?? '' },
		] );
	await page.goto( LIST );
	await add( page, 'MUG' );
} );

const expectSound = async ( page: Page, name: string ): Promise< void > => {
	await expect( page.locator( 'html' ) ).toHaveAttribute( 'dir', 'rtl' );
	expect.soft( await smallTargets( page ), `${ name }: small` ).toEqual( [] );
	expect.soft( await hiddenStops( page ), `${ name }: hidden` ).toEqual( [] );
	await withSpacing( page, async () => {
		expect
			.soft( await clippedText( page ), `${ name }: text` )
			.toEqual( [] );
		expect
			.soft( await pageOverflow( page ), `${ name }: width` )
			.toBeLessThanOrEqual( 0 );
	} );
};

test( '[1.4.10] [1.4.12] [2.4.11] [2.5.8] pages right to left', async ( {
	page,
} ) => {
	for ( const path of CONTROL_PAGES ) {
		await page.goto( path );
		await expectSound( page, path );
	}
} );

test( '[1.4.10] [1.4.12] [2.4.11] [2.5.8] dialogs right to left', async ( {
	page,
	baseURL,
} ) => {
	await inAllDialogs( page, baseURL, async ( name ) => {
		await expectSound( page, name );
		await expectAccessible( page );
	} );
} );
