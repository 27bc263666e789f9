import { expect, expectAccessible, test } from './fixtures';
import type { Page } from '@playwright/test';
import { setThemeSettings } from './theme-settings-cookie';

const field = ( page: Page ) =>
	page.locator( '#quayside-search .search-field' );
const list = ( page: Page ) =>
	page.locator( '#quayside-search [role=listbox]' );

const type = async ( page: Page, words: string ): Promise< void > => {
	await page.locator( '#quayside-search summary' ).click();
	// Key presses do not wait for a field that is still hidden.
	await expect( field( page ) ).toBeFocused();
	await field( page ).pressSequentially( words );
	await expect( list( page ) ).toBeVisible();
};

test.describe( 'instant search', () => {
	test.beforeEach( async ( { page } ) =>
		setThemeSettings( page.context(), { instant_search: true } )
	);

	test( 'loads on first interaction, and sends a request when typing pauses', async ( {
		page,
	} ) => {
		const asked: string[] = [];
		page.on(
			'request',
			( request ) =>
				/instant-search|wp\/v2\/search/.test(
					decodeURIComponent( request.url() )
				) && asked.push( request.url() )
		);
		await page.goto( '', { waitUntil: 'networkidle' } );
		expect( asked ).toEqual( [] );
		await type( page, 'enamel' );
		const questions = asked.filter(
			( url ) => ! url.includes( 'instant-search' )
		);
		// A slow machine may pause between two keys.
		expect( questions.length ).toBeLessThan( 'enamel'.length / 2 );
		expect(
			questions.filter( ( url ) => url.includes( 'search=enamel' ) )
		).toHaveLength( 1 );
		const teapot = list( page ).getByRole( 'option', {
			name: /Enamel teapot/,
		} );
		await expect( teapot ).toContainText( '$54.00' );
		await expect( teapot.locator( 'img' ) ).toHaveJSProperty(
			'complete',
			true
		);
		// Results with and without an image share a text edge.
		const options = list( page ).locator(
			'[role=option]:not(.instant-results__all)'
		);
		const edges = await options.locator( 'span' ).evaluateAll( ( names ) =>
			names.map( ( name ) => {
				const range = document.createRange();
				range.selectNodeContents( name );
				return Math.round( range.getBoundingClientRect().left );
			} )
		);
		expect( await options.locator( 'img' ).count() ).toBeLessThan(
			edges.length
		);
		expect( new Set( edges ).size ).toBe( 1 );
		await expectAccessible( page );
	} );

	test( 'arrow keys select, Enter opens the result, and Escape closes the list before the search', async ( {
		page,
	} ) => {
		await page.goto( '' );
		await type( page, 'enamel' );
		await expect( field( page ) ).toHaveAttribute(
			'aria-expanded',
			'true'
		);
		await page.keyboard.press( 'ArrowDown' );
		const first = list( page ).getByRole( 'option' ).first();
		await expect( first ).toHaveAttribute( 'aria-selected', 'true' );
		await expect( field( page ) ).toHaveAttribute(
			'aria-activedescendant',
			( await first.getAttribute( 'id' ) ) ?? ''
		);
		await expect( field( page ) ).toBeFocused();
		await page.keyboard.press( 'Escape' );
		await expect( list( page ) ).toBeHidden();
		await expect( field( page ) ).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await expect( field( page ) ).toBeHidden();

		// Browsers clear a search field on Escape.
		await type( page, 'enamel' );
		await page.keyboard.press( 'ArrowUp' );
		await page.keyboard.press( 'ArrowUp' );
		const address =
			( await list( page )
				.locator( '[aria-selected=true]' )
				.getAttribute( 'data-address' ) ) ?? '-';
		await page.keyboard.press( 'Enter' );
		await expect( page ).toHaveURL( address );
	} );

	test( 'the last option and Enter without a selection lead to all results', async ( {
		page,
	} ) => {
		await page.goto( '' );
		await type( page, 'enamel' );
		await list( page ).getByRole( 'option' ).last().click();
		await expect( page ).toHaveURL( /\?s=enamel/ );
		await expect( page.locator( '.page-title' ) ).toContainText( 'enamel' );
	} );

	test( 'shows nothing if the request fails, and the form still works', async ( {
		page,
	} ) => {
		await page.route( /wp(\/|%2F)v2(\/|%2F)search/, ( route ) =>
			route.fulfill( { status: 200, body: '<html>' } )
		);
		await page.goto( '' );
		await page.locator( '#quayside-search summary' ).click();
		await expect( field( page ) ).toBeFocused();
		const answered = page.waitForResponse( /wp(\/|%2F)v2(\/|%2F)search/ );
		await field( page ).pressSequentially( 'mug' );
		await answered;
		await expect( list( page ) ).toBeHidden();
		await page.keyboard.press( 'Enter' );
		await expect( page ).toHaveURL( /\?s=mug/ );
	} );

	test( 'shows a message if nothing is found', async ( { page } ) => {
		await page.goto( '' );
		await page.locator( '#quayside-search summary' ).click();
		await expect( field( page ) ).toBeFocused();
		const nothing = page
			.locator( '#quayside-search' )
			.getByText( 'No results', { exact: true } );
		await field( page ).pressSequentially( 'xqzv' );
		await expect( nothing ).toBeVisible();
		await expectAccessible( page, '#quayside-search' );
		await field( page ).fill( 'enamel' );
		await expect( list( page ) ).toBeVisible();
		await expect( nothing ).toBeHidden();
	} );

	test( 'the cross at the end of the field clears it and closes the list', async ( {
		page,
		browserName,
	} ) => {
		test.skip( browserName === 'firefox', 'Firefox has no cross.' );
		await page.goto( '' );
		await type( page, 'enamel' );
		const { width, height } = ( await field( page ).boundingBox() ) ?? {
			width: 0,
			height: 0,
		};
		const cross = await field( page ).evaluate( ( input ) => {
			const { paddingRight, borderRightWidth } =
				getComputedStyle( input );
			return (
				parseFloat( paddingRight ) + parseFloat( borderRightWidth ) + 6
			);
		} );
		await field( page ).click( {
			position: { x: width - cross, y: height / 2 },
		} );
		await expect( field( page ) ).toHaveValue( '' );
		await expect( field( page ) ).toBeFocused();
		await expect( list( page ) ).toBeHidden();
	} );

	test( 'works in the mobile menu', async ( { page } ) => {
		await page.setViewportSize( { width: 390, height: 800 } );
		await page.goto( '' );
		await page.locator( '.site-header__menu' ).click();
		await page.locator( '#quayside-menu .search-field' ).click();
		await page.keyboard.type( 'enamel' );
		await expect(
			page.locator( '#quayside-menu [role=option]' ).first()
		).toBeVisible();
		await expectAccessible( page, '#quayside-menu' );
	} );
} );

test( 'results are rows with prices and one text edge, without headings and eyebrows in excerpts, or the homepage', async ( {
	page,
} ) => {
	for ( const width of [ 1280, 390 ] ) {
		await page.setViewportSize( { width, height: 800 } );
		await page.goto( '?s=mug' );
		const rows = page.locator( '.cards--rows > .card' );
		const mug = rows.filter( { hasText: 'Harbor enamel mug' } );
		await expect( mug.locator( '.price' ) ).toHaveText( '$18.00' );
		const boxes = await rows.evaluateAll( ( all ) =>
			all.map( ( row ) => {
				const { left } = row
					.querySelector( '.card__text' )!
					.getBoundingClientRect();
				return [ Math.round( left ), row.getBoundingClientRect().top ];
			} )
		);
		expect( new Set( boxes.map( ( [ left ] ) => left ) ).size ).toBe( 1 );
		const tops = boxes.map( ( [ , top ] ) => top );
		expect( new Set( tops ).size ).toBe( tops.length );
	}
	const about = page.locator( '.card' ).filter( { hasText: 'About' } );
	await expect( about.locator( '.card__excerpt' ) ).not.toContainText(
		'Nine benches, one slipway, no hurry'
	);
	await expect( about.locator( '.card__excerpt' ) ).toHaveText(
		/^We started in/
	);
	await expect(
		page.locator( '.card__title' ).getByText( 'Quayside Goods' )
	).toHaveCount( 0 );
	await expectAccessible( page );
} );
