import { answerConsent } from './blocks-page';
import { clippedText, SPACING } from './clipped-text';
import { inAllDialogs } from './dialogs';
import { expect, test } from './fixtures';
import { leaveNothing, make, mounted, numbered } from './form-page';
import { add, LIST, prepareShop } from './shop-store';
import type { Page } from '@playwright/test';

/*
 * WCAG 1.4.12: with the spacing of text that a visitor may set, no text is cut off, runs out of its part, or makes the page wider.
 */

leaveNothing();
test.use( {
	reducedMotion: 'reduce',
	expectedMessages: [ /status of 404 .*\/missing\// ],
} );
test.beforeAll( () => prepareShop() );

const PAGES = [
	'',
	'about/',
	'contact/',
	'cart/',
	'checkout/',
	'shop/',
	'product/harbour-enamel-mug/',
	'my-account/',
	'journal/',
	'a-morning-at-the-rope-walk/',
	'gallery-grid/',
	'gallery-pages/',
	'gallery-workshops/',
	'?s=rope',
	'missing/',
];

/** Applies the spacing and returns what it breaks. */
const broken = async ( page: Page ): Promise< string[] > => {
	await page.addStyleTag( { content: SPACING } );
	const tooWide = await page.evaluate( () => {
		const { scrollWidth, clientWidth } = document.documentElement;
		return scrollWidth > clientWidth
			? [ `the page is ${ scrollWidth } px wide` ]
			: [];
	} );
	return [ ...tooWide, ...( await clippedText( page ) ) ];
};

for ( const width of [ 1280, 390 ] ) {
	test( `[1.4.12] text spacing clips nothing on pages, ${ width } px`, async ( {
		page,
		baseURL,
	} ) => {
		test.slow();
		await answerConsent( page.context(), baseURL );
		await page.setViewportSize( { width, height: 800 } );
		await page.goto( LIST );
		await add( page, 'MUG' );
		for ( const path of PAGES ) {
			await page.goto( path );
			expect.soft( await broken( page ), path ).toEqual( [] );
		}
	} );

	test( `[1.4.12] text spacing clips nothing in dialogs and in a form with errors, ${ width } px`, async ( {
		page,
		baseURL,
	} ) => {
		test.slow();
		await answerConsent( page.context(), baseURL );
		await page.goto( LIST );
		await add( page, 'MUG' );
		await page.setViewportSize( { width, height: 800 } );
		await inAllDialogs( page, baseURL, async ( name ) => {
			expect.soft( await broken( page ), name ).toEqual( [] );
		} );
		const options = [ { label: 'Mug' }, { label: 'Bag' } ];
		await page.goto(
			make(
				numbered(
					[
						[ 'input', {} ],
						[ 'dropdown', { options: [ 'Mug', 'Bag' ] } ],
						[ 'multi-choice', { options } ],
						[ 'rating', {} ],
						[ 'slider', {} ],
						[ 'datepicker', {} ],
						[ 'upload', {} ],
						[ 'phone', {} ],
						[ 'textarea', { isRichText: true } ],
						[ 'gdpr', {} ],
					],
					{ help: 'Some help', required: true }
				)
			).url
		);
		await mounted( page );
		await page.getByRole( 'button', { name: 'Send' } ).press( 'Enter' );
		await expect( page.locator( '.srfm-error-summary' ) ).toBeVisible();
		expect.soft( await broken( page ), 'form' ).toEqual( [] );
	} );
}

test( '[1.4.12] the check finds a fixed height, with and without clipping, and a fixed width', async ( {
	page,
	baseURL,
} ) => {
	await answerConsent( page.context(), baseURL );
	await page.goto( 'about/' );
	expect( await broken( page ) ).toEqual( [] );
	for ( const css of [
		'h1{height:1em;overflow:hidden}',
		'h1{height:1em}',
		'h1{width:2em;overflow:clip;white-space:nowrap}',
		'.entry-content{height:3em;contain:none}',
	] ) {
		const style = await page.addStyleTag( { content: css } );
		expect( await clippedText( page ), css ).not.toEqual( [] );
		await style.evaluate( ( node ) =>
			node.parentNode?.removeChild( node )
		);
		expect( await clippedText( page ) ).toEqual( [] );
	}
} );
