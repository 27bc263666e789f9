import { answerConsent } from './blocks-page';
import { clippedText } from './clipped-text';
import { CONTROL_PAGES, hiddenStops } from './controls';
import { inAllDialogs } from './dialogs';
import { expect, test } from './fixtures';
import { leaveNothing } from './form-page';
import { pageOverflow } from './page-overflow';
import { add, LIST, prepareShop } from './shop-store';
import type { Page } from '@playwright/test';

/*
 * WCAG 1.4.4: with text of twice the size, as visitors set it in the browser, nothing is lost. Unlike zoom, it leaves the window as
 * wide as it is.
 */

leaveNothing();
test.use( { reducedMotion: 'reduce' } );
test.beforeAll( () => prepareShop() );

/** Default size of the browser is 16 px. */
const doubleText = async ( page: Page ): Promise< void > => {
	const session = await page.context().newCDPSession( page );
	await session.send( 'Page.setFontSizes', {
		fontSizes: { standard: 32, fixed: 26 },
	} );
};

const PAGES = [ ...CONTROL_PAGES, 'journal/', '?s=rope', 'gallery-grid/' ];

for ( const width of [ 1280, 640, 390 ] ) {
	test( `[1.4.4] text of twice the size is not cut off or covered, ${ width } px`, async ( {
		page,
		baseURL,
	} ) => {
		test.slow();
		await answerConsent( page.context(), baseURL );
		await page.goto( LIST );
		await add( page, 'MUG' );
		await page.setViewportSize( { width, height: 800 } );
		await doubleText( page );
		const check = async ( name: string ): Promise< void > => {
			expect(
				await page.evaluate(
					() => getComputedStyle( document.documentElement ).fontSize
				)
			).toBe( '32px' );
			expect
				.soft( await pageOverflow( page ), `${ name }: width` )
				.toBeLessThanOrEqual( 0 );
			expect
				.soft( await hiddenStops( page ), `${ name }: hidden` )
				.toEqual( [] );
		};
		for ( const path of PAGES ) {
			await page.goto( path );
			await check( path );
			expect.soft( await clippedText( page ), path ).toEqual( [] );
		}
		await inAllDialogs( page, baseURL, check );
	} );
}
