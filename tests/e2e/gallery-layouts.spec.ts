import type { Page } from '@playwright/test';
import { getImageIds, makePage } from './blocks-page';
import type { Block, EditorWindow } from './editor';
import { editorCanvas, getBlocks, insertBlock, openNewPost } from './editor';
import { expect, expectAccessible, logIn, test } from './fixtures';
import { leaveNothing, php } from './form-page';
import { recordSent } from './sent-requests';

const gallery = ( page: Page ) => page.locator( '.quayside-gallery' );
const images = ( page: Page ) =>
	page.locator( '.quayside-gallery a[data-width]' );
const lightbox = ( page: Page ) =>
	page.getByRole( 'dialog', { name: 'Image gallery' } );
const counter = ( page: Page ) => lightbox( page ).locator( '.pswp__counter' );
const getPositions = ( page: Page ) =>
	images( page ).evaluateAll( ( links ) =>
		links.map( ( link ) => Number( ( link as HTMLElement ).dataset.place ) )
	);
const range = ( from: number, to: number ) =>
	Array.from( { length: to - from }, ( _, i ) => from + i );
const AJAX_URL = /admin-ajax\.php/;

leaveNothing();

test.beforeEach( async ( { context, baseURL } ) => {
	await context.addCookies( [
		{
			name: 'cookieyes-consent',
			value: 'consentid:test,consent:no,action:yes,necessary:yes,functional:no,analytics:no,performance:no,advertisement:no',
			url: baseURL as string,
		},
	] );
} );

/** Records the requests for pages of images. Returns a function that returns their bodies. */
const recordRequests = async (
	page: Page
): Promise< () => Promise< string[] > > => {
	const getSent = await recordSent( page );
	return async () =>
		( await getSent() )
			.filter( ( { url } ) => AJAX_URL.test( url ) )
			.map( ( { body } ) => body );
};

test( '[S2.17] [S4.19] [S4.20] [S4.21] [S7.5] grid pagination: arrows, dots, URL, and no page fetched twice', async ( {
	page,
} ) => {
	const getRequests = await recordRequests( page );
	await page.goto( 'gallery-pages/' );
	expect( await getPositions( page ) ).toEqual( range( 0, 9 ) );
	const next = gallery( page ).getByRole( 'button', { name: 'Next page' } );
	const previous = gallery( page ).getByRole( 'button', {
		name: 'Previous page',
	} );
	const current = gallery( page ).locator( '[aria-current=page]' );
	await expect( previous ).toBeDisabled();
	await expect( current ).toHaveText( '1' );
	await next.click();
	await expect( current ).toHaveText( '2' );
	expect( await getPositions( page ) ).toEqual( range( 9, 18 ) );
	await gallery( page ).getByRole( 'link', { name: 'Page 3' } ).click();
	await expect( current ).toHaveText( '3' );
	await expect( next ).toBeDisabled();
	expect( await getPositions( page ) ).toEqual( range( 18, 24 ) );
	await expectAccessible( page, '.quayside-gallery' );
	await page.goBack();
	await expect( current ).toHaveText( '2' );
	await page.goBack();
	await expect( current ).toHaveText( '1' );
	await next.press( 'Space' );
	await expect( current ).toHaveText( '2' );
	const sent = await getRequests();
	expect( sent ).toHaveLength( 2 );
	expect( sent[ 0 ] ).toContain( 'uag_load_image_gallery_grid_pagination' );
	await page.goto( 'gallery-pages/#gallery-1-page-3' );
	await page.reload();
	await expect( current ).toHaveText( '3' );
	expect( await getPositions( page ) ).toEqual( range( 18, 24 ) );
} );

test( '[S8.4] a response with success false leaves the gallery unchanged', async ( {
	page,
} ) => {
	await page.route( AJAX_URL, ( route ) =>
		route.fulfill( { json: { success: false } } )
	);
	await page.goto( 'gallery-pages/' );
	const response = page.waitForResponse( AJAX_URL );
	await gallery( page ).getByRole( 'button', { name: 'Next page' } ).click();
	await response;
	await expect( gallery( page ) ).toHaveAttribute( 'aria-busy', 'false' );
	expect( await getPositions( page ) ).toEqual( range( 0, 9 ) );
	await page.unroute( AJAX_URL );
	await gallery( page ).getByRole( 'button', { name: 'Next page' } ).click();
	await expect.poll( () => getPositions( page ) ).toEqual( range( 9, 18 ) );
} );

test( 'the lightbox continues across pages, and images of a new page open immediately', async ( {
	page,
} ) => {
	const getRequests = await recordRequests( page );
	await page.goto( 'gallery-pages/' );
	await images( page ).nth( 8 ).click();
	await expect( counter( page ) ).toHaveText( '9 / 24' );
	await page.keyboard.press( 'ArrowRight' );
	await expect( counter( page ) ).toHaveText( '10 / 24' );
	await expect(
		lightbox( page )
			.locator( '.pswp__item[aria-hidden=false] img.pswp__img' )
			.last()
	).toBeVisible();
	await expect( page ).toHaveURL( /#gallery-1-image-\d+$/ );
	await expectAccessible( page, 'dialog[open]' );
	await page.keyboard.press( 'Escape' );
	await expect( lightbox( page ) ).toHaveCount( 0 );
	// The gallery has followed, and the focus is on the last displayed image.
	await expect
		.poll( () =>
			page.evaluate(
				() => ( document.activeElement as HTMLElement ).dataset.place
			)
		)
		.toBe( '9' );
	expect( await getPositions( page ) ).toEqual( range( 9, 18 ) );
	expect( await getRequests() ).toHaveLength( 1 );
	await images( page ).nth( 3 ).click();
	await expect( counter( page ) ).toHaveText( '13 / 24' );
	await page.goBack();
	await expect( lightbox( page ) ).toHaveCount( 0 );
	await expect( images( page ).nth( 3 ) ).toBeFocused();
} );

test( '[S2.19] [S9.18] thumbnails, counter, background, and a shared URL opens the image', async ( {
	page,
} ) => {
	await page.goto( 'gallery-pages/' );
	const id = await images( page ).nth( 4 ).getAttribute( 'data-id' );
	await page.goto( `gallery-pages/#gallery-1-image-${ id }` );
	await page.reload();
	await expect( counter( page ) ).toHaveText( '5 / 24' );
	const thumbnails = lightbox( page ).locator(
		'.quayside-lightbox__thumbnail'
	);
	await expect(
		thumbnails.and( page.locator( '[aria-current]' ) )
	).toHaveAccessibleName( '5 / 24' );
	await thumbnails.nth( 1 ).click();
	await expect( counter( page ) ).toHaveText( '2 / 24' );
	const style = await lightbox( page ).evaluate( ( dialog ) => {
		const { backgroundColor, backdropFilter } = getComputedStyle(
			dialog,
			'::backdrop'
		);
		return { backgroundColor, backdropFilter };
	} );
	expect( style ).toEqual( {
		backgroundColor: 'rgba(0, 0, 0, 0.75)',
		backdropFilter: 'blur(5px)',
	} );
	await page.keyboard.press( 'Escape' );
	await expect( lightbox( page ) ).toHaveCount( 0 );
	// Firefox's driver does not report URLs that a page replaces.
	await expect.poll( () => page.evaluate( () => location.hash ) ).toBe( '' );
} );

test( '[S2.18] [S4.22] [S4.25] [S7.4] [S9.12] masonry loads while the visitor scrolls, then shows a button, then ends', async ( {
	page,
} ) => {
	const getRequests = await recordRequests( page );
	await page.goto( 'gallery-masonry/' );
	await expect( images( page ) ).toHaveCount( 9 );
	for ( const count of [ 18, 27, 32 ] ) {
		await images( page ).last().scrollIntoViewIfNeeded();
		await page.mouse.wheel( 0, 2000 );
		// On a slow machine one scroll may load two pages of images.
		await expect
			.poll( () => images( page ).count() )
			.toBeGreaterThanOrEqual( count );
	}
	expect( await getPositions( page ) ).toEqual( range( 0, 32 ) );
	const sent = await getRequests();
	expect(
		sent.map( ( body ) => /page_number=(\d+)/.exec( body )?.[ 1 ] )
	).toEqual( [ '2', '3', '4' ] );
	expect( sent[ 0 ] ).toContain( 'uag_load_image_gallery_masonry' );
	await expect(
		gallery( page ).locator( '.quayside-gallery__loader' )
	).toBeHidden();
	await expect(
		gallery( page ).locator( '.quayside-gallery__more' )
	).toBeHidden();
	await expectAccessible( page, '.quayside-gallery' );
} );

for ( const width of [ 390, 768, 1280 ] ) {
	test( `masonry at ${ width } px: no overlap, items in order, no layout shift`, async ( {
		page,
	} ) => {
		await page.setViewportSize( { width, height: 900 } );
		await page.addInitScript( () => {
			new PerformanceObserver( ( list ) => {
				for ( const entry of list.getEntries() ) {
					( window as unknown as { shift: number } ).shift =
						( ( window as unknown as { shift?: number } ).shift ??
							0 ) +
						( entry as unknown as { value: number } ).value;
				}
			} ).observe( { type: 'layout-shift', buffered: true } );
		} );
		await page.goto( 'gallery-masonry/', { waitUntil: 'networkidle' } );
		const boxes = await page
			.locator( '.quayside-gallery__item' )
			.evaluateAll( ( items ) =>
				items.map(
					( item ) => item.getBoundingClientRect().toJSON() as DOMRect
				)
			);
		boxes.forEach( ( box, i ) => {
			expect( box.top ).toBeGreaterThanOrEqual(
				( boxes[ i - 1 ]?.top ?? 0 ) - 1
			);
			for ( const other of boxes.slice( 0, i ) ) {
				expect(
					box.left < other.right - 1 &&
						other.left < box.right - 1 &&
						box.top < other.bottom - 1 &&
						other.top < box.bottom - 1
				).toBe( false );
			}
		} );
		expect(
			new Set( boxes.map( ( { left } ) => Math.round( left ) ) ).size
		).toBe( width < 768 ? 2 : 3 );
		expect(
			await page.evaluate( () => document.documentElement.scrollWidth )
		).toBeLessThanOrEqual( width );
		expect(
			await page.evaluate(
				() => ( window as unknown as { shift?: number } ).shift ?? 0
			)
		).toBeLessThan( 0.01 );
	} );

	test( `tiles at ${ width } px fill their rows from edge to edge, in order`, async ( {
		page,
	} ) => {
		await page.setViewportSize( { width, height: 900 } );
		await page.goto( 'gallery-tiled/' );
		const boxes = await page
			.locator( '.quayside-gallery__item' )
			.evaluateAll( ( items ) =>
				items.map(
					( item ) => item.getBoundingClientRect().toJSON() as DOMRect
				)
			);
		const right = Math.max( ...boxes.map( ( box ) => box.right ) );
		boxes.slice( 1 ).forEach( ( box, i ) => {
			const before = boxes[ i ] as DOMRect;
			if ( Math.abs( box.top - before.top ) < 2 ) {
				expect( box.left ).toBeGreaterThan( before.left );
				expect( Math.abs( box.height - before.height ) ).toBeLessThan(
					2
				);
			} else {
				expect( box.top ).toBeGreaterThan( before.top );
				expect( Math.abs( before.right - right ) ).toBeLessThan( 2 );
			}
		} );
		await expectAccessible( page, '.quayside-gallery' );
	} );
}

test( '[S2.16] [S9.17] client logos: five in a row on desktop and tablet, two on mobile, without layout shift', async ( {
	page,
} ) => {
	// The pattern as users insert it, with the images that they would select.
	makePage(
		'client-logos',
		php< string >( `
			do_action( 'rest_api_init', rest_get_server() );
			echo wp_json_encode( WP_Block_Patterns_Registry::get_instance()->get_registered( 'quayside-blocks/client-logos' )['content'] );
		` ).replace(
			'{',
			`{"ids":[${ [
				'halyard',
				'northlight',
				'saltmill',
				'fathom',
				'tern',
			]
				.map( ( name ) => `{image:client-${ name }}` )
				.join() }],"imageSize":"medium",`
		)
	);
	for ( const [ width, columns, gap ] of [
		[ 1280, 5, 100 ],
		[ 800, 5, 40 ],
		[ 390, 2, 40 ],
	] as const ) {
		await page.setViewportSize( { width, height: 900 } );
		await page.goto( 'client-logos/' );
		const boxes = await page
			.locator( '.quayside-gallery__item' )
			.evaluateAll( ( items ) =>
				items.map(
					( item ) => item.getBoundingClientRect().toJSON() as DOMRect
				)
			);
		expect( boxes ).toHaveLength( 5 );
		// Each logo is complete: its aspect ratio is that of its file.
		for ( const logo of await page
			.locator( '.quayside-gallery__image' )
			.all() ) {
			const difference = await logo.evaluate(
				( image: HTMLImageElement ) =>
					Math.abs(
						image.clientHeight -
							( image.clientWidth *
								Number( image.getAttribute( 'height' ) ) ) /
								Number( image.getAttribute( 'width' ) )
					)
			);
			expect( difference ).toBeLessThan( 3 );
		}
		expect(
			boxes.filter(
				( { top } ) => Math.abs( top - ( boxes[ 0 ]?.top ?? 0 ) ) < 1
			)
		).toHaveLength( columns );
		expect(
			Math.round( ( boxes[ 1 ]?.left ?? 0 ) - ( boxes[ 0 ]?.right ?? 0 ) )
		).toBe( gap );
	}
	await expect( page.locator( '.quayside-gallery a' ) ).toHaveCount( 0 );
	await expect(
		page.locator(
			'.quayside-gallery[data-island], .quayside-gallery [data-island]'
		)
	).toHaveCount( 0 );
} );

test( '[S9.16] a carousel moves every 2000 ms, starts with the pause button, and opens the lightbox', async ( {
	page,
} ) => {
	await page.clock.install();
	await page.goto( 'gallery-carousel/' );
	const carousel = page.getByRole( 'region', { name: 'New on the shelves' } );
	await carousel.scrollIntoViewIfNeeded();
	await expect(
		page.locator( '.quayside-slider[data-island-state=mounted]' )
	).toHaveCount( 1 );
	const dot = carousel.locator( '.quayside-slider__dot[aria-current]' );
	await expect( dot ).toHaveAccessibleName( 'Slide 1 of 8' );
	const [ viewport, slide ] = await Promise.all( [
		carousel.locator( '.quayside-slider__viewport' ).boundingBox(),
		carousel.locator( '.quayside-slide' ).first().boundingBox(),
	] );
	expect( slide?.width ).toBeCloseTo(
		( ( viewport?.width ?? 0 ) - 32 ) / 3,
		0
	);
	await page.clock.runFor( 2600 );
	await expect( dot ).toHaveAccessibleName( 'Slide 2 of 8' );
	expect(
		await carousel
			.locator( 'button, a, [tabindex="0"]' )
			.first()
			.getAttribute( 'class' )
	).toContain( 'button--pause' );
	await carousel.getByRole( 'button', { name: 'Pause slides' } ).click();
	await page.clock.runFor( 6000 );
	await expect( dot ).toHaveAccessibleName( 'Slide 2 of 8' );
	await expectAccessible( page, '.quayside-gallery' );
	await images( page ).nth( 1 ).click();
	await page.clock.runFor( 1000 );
	await expect( counter( page ) ).toHaveText( '2 / 8' );
} );

test( 'with reduced motion the carousel does not move and keeps its button', async ( {
	page,
} ) => {
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await page.goto( 'gallery-carousel/' );
	await expect(
		page.getByRole( 'button', { name: 'Start slides' } )
	).toBeVisible();
	expect(
		await page
			.locator( '.quayside-gallery__image' )
			.first()
			.evaluate(
				( image ) => getComputedStyle( image ).transitionDuration
			)
	).toBe( '0s' );
} );

test( 'right to left: Next is on the left', async ( {
	page,
	context,
	baseURL,
} ) => {
	await context.addCookies( [
		{ name: 'quayside_locale', value: 'ar', url: baseURL as string },
	] );
	await page.goto( 'gallery-pages/' );
	const [ previous, next ] = await Promise.all(
		[ 'prev', 'next' ].map( ( name ) =>
			page.locator( `.quayside-gallery__arrow--${ name }` ).boundingBox()
		)
	);
	expect( next?.x ).toBeLessThan( previous?.x ?? 0 );
	await page.locator( '.quayside-gallery__arrow--next' ).click();
	await expect.poll( () => getPositions( page ) ).toEqual( range( 9, 18 ) );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'pages are links', async ( { page } ) => {
		await page.goto( 'gallery-pages/' );
		await page.locator( '[data-go-to="3"]' ).click();
		await expect( page ).toHaveURL( /page-of-gallery-1=3#gallery-1$/ );
		await expect( images( page ) ).toHaveCount( 6 );
		await page.goto( 'gallery-masonry/' );
		await page.getByRole( 'button', { name: 'Load more images' } ).click();
		await expect( images( page ).first() ).toHaveAttribute(
			'data-place',
			'9'
		);
	} );
} );

test( "an editor reorders images with the keyboard and converts the gallery to WordPress's", async ( {
	page,
} ) => {
	await logIn( page );
	await page.goto( 'wp-admin/edit.php?post_type=page&s=Everything+so+far' );
	await page
		.locator( 'a.row-title', { hasText: 'Everything so far' } )
		.click();
	const canvas = await editorCanvas( page );
	const items = canvas.locator( '.quayside-gallery__choose' );
	await expect( items ).toHaveCount( 24 );
	await page.keyboard.press( 'Escape' );
	expect(
		await canvas
			.locator( '.quayside-gallery__item[data-page]' )
			.evaluateAll( ( all ) =>
				all.map( ( item ) => ( item as HTMLElement ).dataset.page )
			)
	).toEqual( [ '1', '2', '3' ] );
	const ids = async () =>
		( await getBlocks( page ) ).find(
			( { name } ) => name === 'quayside/gallery'
		)?.attributes.ids as number[];
	const before = await ids();
	await items.first().click();
	await expect(
		canvas.getByRole( 'button', { name: 'Move forward' } ).locator( 'svg' )
	).toBeVisible();
	await items.first().press( 'Alt+ArrowRight' );
	expect( ( await ids() ).slice( 0, 2 ) ).toEqual( [
		before[ 1 ],
		before[ 0 ],
	] );
	const converted = await page.evaluate( () => {
		const { blocks, data } = ( window as unknown as EditorWindow ).wp;
		const gallery = (
			data.select( 'core/block-editor' ).getBlocks?.() as Block[]
		 ).find( ( { name } ) => name === 'quayside/gallery' ) as Block;
		const core = blocks.switchToBlockType(
			gallery,
			'core/gallery'
		)?.[ 0 ] as Block;
		return [
			core.name,
			core.innerBlocks.length,
			blocks.switchToBlockType( core, 'quayside/gallery' )?.[ 0 ]?.name,
		];
	} );
	expect( converted ).toEqual( [ 'core/gallery', 24, 'quayside/gallery' ] );
} );

test( '[2.1.1] [2.4.3] an editor reaches every control of an image by Tab, and an image that moves keeps the focus', async ( {
	page,
} ) => {
	await logIn( page );
	const canvas = await openNewPost( page );
	const ids = getImageIds( [ 'harbour-dawn', 'regatta', 'blanket-moss' ] );
	// The first image is in the gallery twice.
	await insertBlock( page, 'quayside/gallery', {
		ids: [ ids[ 0 ], ...ids ],
		layout: 'tiled',
		captions: 'below',
	} );
	const block = canvas.locator( '[data-type="quayside/gallery"]' );
	const images = block.locator( '.quayside-gallery__choose' );
	await expect( images ).toHaveCount( 4 );
	/** The label of what has the focus in the canvas. */
	const focused = (): Promise< string > =>
		block.evaluate( ( { ownerDocument: { activeElement } } ) =>
			activeElement instanceof
			( activeElement?.ownerDocument.defaultView ?? window )
				.HTMLInputElement
				? ( activeElement.labels?.[ 0 ]?.textContent ?? '' )
				: ( activeElement?.getAttribute( 'aria-label' ) ?? '' )
		);
	const press = async ( key: string, label: RegExp ): Promise< void > => {
		await page.keyboard.press( key );
		await expect.poll( focused, { message: key } ).toMatch( label );
	};
	await images.nth( 2 ).focus();
	await press( 'Enter', /^Image 3 of 4/ );
	const stops = [
		/^Caption$/,
		/^Move backward$/,
		/^Move forward$/,
		/^Show in its own row$/,
		/^Replace image$/,
		/^Remove image$/,
		/^Link$/,
		/^Image 4 of 4/,
	];
	for ( const label of stops ) {
		await press( 'Tab', label );
	}
	// And the caption of the gallery, from its last image.
	await press( 'Tab', /^Gallery caption$/ );
	await press( 'Shift+Tab', /^Image 4 of 4/ );
	for ( const label of stops.slice( 0, -1 ).reverse() ) {
		await press( 'Shift+Tab', label );
	}
	await press( 'Tab', /^Move backward$/ );
	const order = async () =>
		( await getBlocks( page ) ).find(
			( { name } ) => name === 'quayside/gallery'
		)?.attributes.ids;
	const moveTo = async ( key: string, place: number ): Promise< void > => {
		await page.keyboard.press( key );
		await expect(
			images.nth( place ).and( block.locator( '[aria-pressed=true]' ) )
		).toBeVisible();
		await expect.poll( focused ).toBe( 'Move backward' );
		expect(
			await block.evaluate( ( { ownerDocument: { activeElement } } ) =>
				activeElement
					?.closest( '[data-place]' )
					?.getAttribute( 'data-place' )
			)
		).toBe( String( place ) );
	};
	await moveTo( 'Enter', 1 );
	expect( await order() ).toEqual( [
		ids[ 0 ],
		ids[ 1 ],
		ids[ 0 ],
		ids[ 2 ],
	] );
	await moveTo( 'Enter', 0 );
	// The button stays when it has nothing more to do.
	await moveTo( 'Enter', 0 );
	await press( 'Tab', /^Move forward$/ );
	await press( 'Enter', /^Move forward$/ );
	await press( 'Enter', /^Move forward$/ );
	// Past the other one of the same image.
	await images.nth( 0 ).focus();
	await press( 'Alt+ArrowRight', /^Image 2 of 4/ );
	await press( 'Alt+ArrowRight', /^Image 3 of 4/ );
	await press( 'Alt+ArrowLeft', /^Image 2 of 4/ );
} );
