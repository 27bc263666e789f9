import type { Locator, Page } from '@playwright/test';
import { answerConsent, makePage, watchShifts } from './blocks-page';
import {
	editorSidebar,
	getContent,
	insertBlock,
	openNewPost,
	publish,
	setTitle,
} from './editor';
import { hiddenStops } from './controls';
import { expect, expectAccessible, logIn, test } from './fixtures';
import { setThemeSettings } from './theme-settings-cookie';

const filler = ( height: number ): string =>
	`<!-- wp:spacer {"height":"${ height }px"} --><div style="height:${ height }px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->`;
const sticky = ( attributes: object ): string =>
	`<!-- wp:paragraph ${ JSON.stringify( { UAGPosition: 'sticky', ...attributes } ) } --><p>Stay <a href="/">here</a></p><!-- /wp:paragraph -->`;
const group = ( inner: string ): string =>
	`<!-- wp:group {"layout":{"type":"default"}} --><div class="wp-block-group">${ inner }</div><!-- /wp:group -->`;

/**
 * Creates a block in a parent of 900 px, with 600 px of page above and 3,000 px
 * below.
 */
const page3 = ( attributes: object ): string =>
	filler( 600 ) +
	group( sticky( attributes ) + filler( 900 ) ) +
	filler( 3000 );

const block = ( page: Page ): Locator =>
	page.locator( '.uagb-position__sticky' );
const top = ( page: Page ): Promise< number > =>
	block( page ).evaluate( ( element ) =>
		Math.round( element.getBoundingClientRect().top )
	);
const bottom = ( page: Page ): Promise< number > =>
	block( page ).evaluate( ( element ) =>
		Math.round( innerHeight - element.getBoundingClientRect().bottom )
	);
const scrollTo = ( page: Page, y: number ): Promise< void > =>
	page.evaluate(
		( to ) => window.scrollTo( { top: to, behavior: 'instant' } ),
		y
	);
const states = ( page: Page ): Promise< string[] > =>
	block( page ).evaluate( ( element ) =>
		[ ...element.classList ]
			.filter( ( name ) => /--(stuck|restricted)$/.test( name ) )
			.map( ( name ) => name.replace( /.*--/, '' ) )
	);
const place = ( page: Page ): Promise< { start: number; end: number } > =>
	page
		.locator( '.wp-block-group' )
		.first()
		.evaluate( ( element ) => ( {
			start: element.getBoundingClientRect().top + scrollY,
			end: element.getBoundingClientRect().bottom + scrollY,
		} ) );

test.beforeEach( ( { context, baseURL } ) =>
	answerConsent( context, baseURL )
);

for ( const width of [ 390, 768, 1280 ] ) {
	test( `[S4.29] [S9.14] [S2.20] not stuck, stuck, restricted, and back, at ${ width } px`, async ( {
		page,
	} ) => {
		await page.setViewportSize( { width, height: 800 } );
		const shifts = await watchShifts( page );
		await page.goto(
			makePage(
				'sticky-restricted',
				page3( { UAGStickyOffset: 20, UAGStickyRestricted: true } )
			)
		);
		const { start, end } = await place( page );
		expect( await states( page ) ).toEqual( [] );
		expect(
			await block( page ).evaluate(
				( element ) => getComputedStyle( element ).zIndex
			)
		).toBe( '999' );

		await scrollTo( page, start + 200 );
		await expect.poll( () => states( page ) ).toEqual( [ 'stuck' ] );
		expect( await top( page ) ).toBe( 20 );

		await scrollTo( page, end - 30 );
		await expect.poll( () => states( page ) ).toEqual( [ 'restricted' ] );
		expect(
			await block( page ).evaluate( ( element ) =>
				Math.round( element.getBoundingClientRect().bottom + scrollY )
			)
		).toBeLessThanOrEqual( Math.round( end ) );
		expect( await top( page ) ).toBeLessThan( 20 );

		await scrollTo( page, start + 300 );
		await expect.poll( () => states( page ) ).toEqual( [ 'stuck' ] );
		await scrollTo( page, 0 );
		await expect.poll( () => states( page ) ).toEqual( [] );
		expect( await shifts() ).toEqual( [] );
		await expectAccessible( page, '.entry-content, main' );
	} );
}

test( '[S4.29] without restriction it stays past its parent, with its space preserved, and returns', async ( {
	page,
} ) => {
	const shifts = await watchShifts( page );
	await page.goto(
		makePage( 'sticky-free', page3( { UAGStickyOffset: 20 } ) )
	);
	const { start, end } = await place( page );
	const before = await block( page ).boundingBox();
	for ( const y of [ start + 200, end - 30, end + 1500 ] ) {
		await scrollTo( page, y );
		await expect.poll( () => states( page ) ).toEqual( [ 'stuck' ] );
		expect( await top( page ) ).toBe( 20 );
		const now = await block( page ).boundingBox();
		expect( [ now?.x, now?.width, now?.height ] ).toEqual( [
			before?.x,
			before?.width,
			before?.height,
		] );
	}
	expect( ( await place( page ) ).end ).toBe( end );
	expect( await shifts() ).toEqual( [] );
	// Another width requires a new measurement.
	await page.setViewportSize( { width: 390, height: 800 } );
	await scrollTo( page, ( await place( page ) ).end + 800 );
	await expect
		.poll( async () => ( await block( page ).boundingBox() )?.width )
		.toBeLessThan( 390 );
	await expect.poll( () => top( page ) ).toBe( 20 );
	await scrollTo( page, 0 );
	await expect.poll( () => states( page ) ).toEqual( [] );
} );

test( '[S2.20] at the bottom it sticks to the window until its position is reached', async ( {
	page,
} ) => {
	await page.goto(
		makePage(
			'sticky-bottom',
			page3( { UAGStickyLocation: 'bottom', UAGStickyOffset: 10 } )
				.replace( 'height:600px', 'height:1600px' )
				.replace( '"600px"', '"1600px"' )
		)
	);
	await expect.poll( () => states( page ) ).toEqual( [ 'stuck' ] );
	expect( await bottom( page ) ).toBe( 10 );
	await scrollTo( page, 500 );
	expect( await bottom( page ) ).toBe( 10 );
	await scrollTo( page, ( await place( page ) ).start - 300 );
	await expect.poll( () => states( page ) ).toEqual( [] );
	expect( await bottom( page ) ).toBeGreaterThan( 10 );
} );

test( 'starts below the admin bar', async ( { page } ) => {
	await logIn( page );
	await page.goto(
		makePage( 'sticky-free', page3( { UAGStickyOffset: 20 } ) )
	);
	const { start, end } = await place( page );
	for ( const y of [ start + 200, end + 500 ] ) {
		await scrollTo( page, y );
		await expect.poll( () => top( page ) ).toBe( 52 );
		expect( await states( page ) ).toEqual( [ 'stuck' ] );
	}
	await page.setViewportSize( { width: 390, height: 800 } );
	await scrollTo( page, ( await place( page ) ).start + 200 );
	await expect.poll( () => top( page ) ).toBe( 20 );
} );

test( 'an animation plays when it sticks, except with reduced motion', async ( {
	page,
} ) => {
	const address = makePage(
		'sticky-animated',
		page3( {
			UAGAnimationType: 'fade-up',
			UAGAnimationTime: 300,
			UAGAnimationDelay: 50,
			UAGAnimationEasing: 'ease-out',
		} )
	);
	const animation = (): Promise< string[] > =>
		block( page ).evaluate( ( element ) => {
			const style = getComputedStyle( element );
			return [
				style.animationName,
				style.animationDuration,
				style.animationDelay,
				style.animationTimingFunction,
			];
		} );
	await page.goto( address );
	expect( ( await animation() )[ 0 ] ).toBe( 'none' );
	await scrollTo( page, ( await place( page ) ).start + 200 );
	await expect
		.poll( animation )
		.toEqual( [ 'quayside-sticky', '0.3s', '0.05s', 'ease-out' ] );
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	expect( ( await animation() )[ 0 ] ).toBe( 'none' );
} );

test( 'does not cover focused elements, and does not stick if taller than the window', async ( {
	page,
} ) => {
	await page.goto(
		makePage(
			'sticky-focus',
			page3( {} ).replace( '<p>Stay', '<p style="block-size:200px">Stay' )
		)
	);
	await scrollTo( page, ( await place( page ) ).start + 200 );
	await expect
		.poll( () =>
			page.evaluate(
				() => document.documentElement.style.scrollPaddingTop
			)
		)
		.toBe( '200px' );
	await page.setViewportSize( { width: 1280, height: 320 } );
	await expect
		.poll( () =>
			block( page ).evaluate(
				( element ) => getComputedStyle( element ).position
			)
		)
		.toBe( 'static' );
	expect( await states( page ) ).toEqual( [] );
} );

for ( const [ edge, hasStickyHeader ] of [
	[ 'top', false ],
	[ 'top', true ],
	[ 'bottom', false ],
	[ 'bottom', true ],
] as const ) {
	test( `[2.4.11] hides no focused control at the ${ edge }${ hasStickyHeader ? ', also with a sticky header' : '' }`, async ( {
		page,
	} ) => {
		test.slow();
		if ( hasStickyHeader ) {
			await setThemeSettings( page.context(), { header_sticky: true } );
		}
		const links = Array.from(
			{ length: 30 },
			( _none, index ) =>
				`<!-- wp:paragraph --><p><a href="/?link=${ index }">Link ${ index }</a></p><!-- /wp:paragraph -->`
		).join( '' );
		const stuck = sticky( { UAGStickyLocation: edge } );
		await page.goto(
			makePage(
				`sticky-links-${ edge }`,
				group( edge === 'top' ? stuck + links : links + stuck )
			)
		);
		await expect
			.poll( async () => {
				await scrollTo( page, ( await place( page ) ).start + 300 );
				return states( page );
			} )
			.toEqual( [ 'stuck' ] );
		expect(
			await hiddenStops( page, 'main p:not([data-sticky]) *', true )
		).toEqual( [] );
	} );
}

test( 'pages without a sticky block load none of its assets', async ( {
	page,
} ) => {
	await page.goto( 'about/' );
	expect(
		await page
			.locator(
				'script[src*="sticky.js"], link[href*="sticky-style"], #quayside-blocks-sticky-style-inline-css'
			)
			.count()
	).toBe( 0 );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'it sticks within its parent', async ( { page } ) => {
		await page.goto(
			makePage(
				'sticky-restricted',
				page3( { UAGStickyOffset: 20, UAGStickyRestricted: true } )
			)
		);
		await scrollTo( page, ( await place( page ) ).start + 300 );
		await expect
			.poll( async () =>
				Math.round( ( await block( page ).boundingBox() )?.y ?? 0 )
			)
			.toBe( 20 );
	} );
} );

test( 'an editor makes a block sticky', async ( { page } ) => {
	await logIn( page );
	const canvas = await openNewPost( page );
	await setTitle( canvas, 'Sticky by an editor' );
	await insertBlock( page, 'core/paragraph', { content: 'Stay' } );
	const panel = editorSidebar( page );
	await panel.getByRole( 'button', { name: 'Sticky' } ).click();
	await panel.getByLabel( 'Make this block sticky' ).click();
	await panel.getByLabel( 'Offset (px)' ).last().fill( '30' );
	await panel.getByLabel( 'Stay within parent block' ).click();
	await expect( canvas.locator( '.uagb-position__sticky' ) ).toHaveCSS(
		'position',
		'sticky'
	);
	await expectAccessible( page, '.block-editor-block-inspector' );
	expect( await getContent( page ) ).toContain(
		'{"UAGPosition":"sticky","UAGStickyOffset":30,"UAGStickyRestricted":true,"isBlockRootParent":true}'
	);
	await page.goto( await publish( page ) );
	await expect( block( page ) ).toHaveAttribute( 'data-sticky', 'top' );
} );

test( '[2.1.1] an editor makes a block sticky by keyboard, and each setting has a name', async ( {
	page,
} ) => {
	await logIn( page );
	await openNewPost( page );
	await insertBlock( page, 'core/paragraph', { content: 'Stay' } );
	const panel = editorSidebar( page );
	await panel.getByRole( 'button', { name: 'Sticky' } ).press( 'Enter' );
	await page.keyboard.press( 'Tab' );
	await expect( panel.getByLabel( 'Make this block sticky' ) ).toBeFocused();
	await page.keyboard.press( 'Space' );
	await panel.getByLabel( 'Sticky animation' ).selectOption( {
		index: 1,
	} );
	await panel.getByLabel( 'Make this block sticky' ).focus();
	// All controls of the panel, in order.
	const controls = page.locator(
		'.components-panel__body.is-opened:has-text("Make this block sticky") :is(button, input, select)'
	);
	const count = await controls.count();
	expect( count ).toBeGreaterThan( 6 );
	// After the button of the panel and the toggle.
	for ( let place = 2; place < count; place++ ) {
		await page.keyboard.press( 'Tab' );
		await expect( controls.nth( place ) ).toBeFocused();
		await expect( controls.nth( place ) ).toHaveAccessibleName( /\w/ );
	}
} );
