import type { Locator, Page } from '@playwright/test';
import { answerConsent, makePage, watchShifts } from './blocks-page';
import type { Block, EditorWindow } from './editor';
import { insertBlock, openNewPost, publish, setTitle } from './editor';
import { expect, expectAccessible, logIn, test } from './fixtures';

const slide = ( title: string ): string =>
	`<!-- wp:quayside/slide --><!-- wp:heading --><h2 class="wp-block-heading">${ title }</h2><!-- /wp:heading --><!-- wp:paragraph --><p><a href="/about/">About ${ title }</a></p><!-- /wp:paragraph --><!-- /wp:quayside/slide -->`;
const SLIDES = [ 'Dawn', 'Noon', 'Dusk', 'Night' ];
const blocks = ( attributes: object, slides = SLIDES ): string =>
	`<!-- wp:quayside/slider ${ JSON.stringify( { label: 'A day', ...attributes } ) } -->${ slides.map( slide ).join( '' ) }<!-- /wp:quayside/slider --><!-- wp:paragraph --><p><a href="/">After the slides</a></p><!-- /wp:paragraph -->`;

const slider = ( page: Page ): Locator => page.locator( '.quayside-slider' );
const heading = ( page: Page, name: string ): Locator =>
	slider( page ).getByRole( 'heading', { name } );
const button = ( page: Page, name: string ): Locator =>
	slider( page ).getByRole( 'button', { name, exact: true } );
const mounted = ( page: Page ): Promise< void > =>
	expect( slider( page ) ).toHaveAttribute( 'data-island-state', 'mounted' );

/** Returns the slides in view, by the center of each. */
const inView = ( page: Page ): Promise< string[] > =>
	page.locator( '.quayside-slide' ).evaluateAll( ( all ) =>
		all
			.filter( ( element ) => {
				const box = element.getBoundingClientRect();
				const frame = (
					element.closest( '.quayside-slider__viewport' ) as Element
				 ).getBoundingClientRect();
				return (
					box.left >= frame.left - 2 &&
					box.right <= frame.right + 2 &&
					box.top >= frame.top - 2 &&
					! ( element as HTMLElement ).inert
				);
			} )
			.map(
				( element ) => element.querySelector( 'h2' )?.textContent ?? ''
			)
	);

const open = async (
	page: Page,
	name: string,
	attributes: object,
	slides?: string[]
): Promise< void > => {
	await page.goto(
		makePage( `slider-${ name }`, blocks( attributes, slides ) )
	);
	await mounted( page );
};

test.beforeEach( ( { context, baseURL } ) =>
	answerConsent( context, baseURL )
);

test( '[S9.19] a plain slider moves by arrows, dots, and keys, without Swiper and without autoplay', async ( {
	page,
} ) => {
	const scripts: string[] = [];
	page.on(
		'request',
		( request ) =>
			/swiper|slider-effects/.test( request.url() ) &&
			scripts.push( request.url() )
	);
	const shifts = await watchShifts( page );
	await open( page, 'plain', {} );
	await expect( button( page, 'Pause slides' ) ).toHaveCount( 0 );
	await expect.poll( () => inView( page ) ).toEqual( [ 'Dawn' ] );
	await button( page, 'Next slide' ).click();
	await expect.poll( () => inView( page ) ).toEqual( [ 'Noon' ] );
	await expect( button( page, 'Slide 2 of 4' ) ).toHaveAttribute(
		'aria-current',
		'true'
	);
	await button( page, 'Slide 4 of 4' ).click();
	await expect.poll( () => inView( page ) ).toEqual( [ 'Night' ] );
	await button( page, 'Next slide' ).click();
	await expect.poll( () => inView( page ) ).toEqual( [ 'Dawn' ] );
	await page.keyboard.press( 'End' );
	await expect.poll( () => inView( page ) ).toEqual( [ 'Night' ] );
	await page.keyboard.press( 'ArrowLeft' );
	await expect.poll( () => inView( page ) ).toEqual( [ 'Dusk' ] );
	await page.keyboard.press( 'Home' );
	await expect.poll( () => inView( page ) ).toEqual( [ 'Dawn' ] );
	await page.locator( '.quayside-slider__viewport' ).focus();
	await page.keyboard.press( 'ArrowRight' );
	await expect.poll( () => inView( page ) ).toEqual( [ 'Noon' ] );
	expect( scripts ).toEqual( [] );
	expect( await shifts() ).toEqual( [] );
	await expectAccessible( page, '.quayside-slider' );
} );

test( 'manual scrolling updates the dots', async ( { page } ) => {
	await open( page, 'plain', {} );
	await page.locator( '.quayside-slider__viewport' ).evaluate( ( viewport ) =>
		viewport.scrollTo( {
			left: viewport.clientWidth * 2.2,
			behavior: 'instant',
		} )
	);
	await expect( button( page, 'Slide 3 of 4' ) ).toHaveAttribute(
		'aria-current',
		'true'
	);
	await expect.poll( () => inView( page ) ).toEqual( [ 'Dusk' ] );
} );

test( 'Tab moves through the controls and the slide in view, then on', async ( {
	page,
} ) => {
	await open( page, 'tab', { autoplay: true, autoplaySpeed: 60000 } );
	await expect.poll( () => inView( page ) ).toEqual( [ 'Dawn' ] );
	await button( page, 'Pause slides' ).focus();
	const names: string[] = [];
	for ( let press = 0; press < 9; press++ ) {
		await page.keyboard.press( 'Tab' );
		names.push(
			await page.evaluate(
				() =>
					document.activeElement?.getAttribute( 'aria-label' ) ??
					document.activeElement?.textContent ??
					''
			)
		);
	}
	expect( names ).toEqual( [
		'Previous slide',
		'Next slide',
		'Slide 1 of 4',
		'Slide 2 of 4',
		'Slide 3 of 4',
		'Slide 4 of 4',
		'Scrollable slides',
		'About Dawn',
		'After the slides',
	] );
	await page.keyboard.press( 'Shift+Tab' );
	await expect(
		slider( page ).getByRole( 'link', { name: 'About Dawn' } )
	).toBeFocused();
} );

test( 'autoplay pauses on hover and focus, and permanently by its button, which comes first', async ( {
	page,
} ) => {
	await page.clock.install();
	await page.goto(
		makePage(
			'slider-autoplay',
			blocks( { autoplay: true, autoplaySpeed: 2000, speed: 0 } )
		)
	);
	await mounted( page );
	const live = page.locator( '.quayside-slider__track' );
	await expect( live ).toHaveAttribute( 'aria-live', 'off' );
	await page.clock.runFor( 2100 );
	await expect.poll( () => inView( page ) ).toEqual( [ 'Noon' ] );
	await slider( page ).hover();
	await expect( live ).toHaveAttribute( 'aria-live', 'polite' );
	await page.clock.runFor( 9000 );
	expect( await inView( page ) ).toEqual( [ 'Noon' ] );
	await page.mouse.move( 0, 0 );
	await expect( live ).toHaveAttribute( 'aria-live', 'off' );
	await page.clock.runFor( 2100 );
	await expect.poll( () => inView( page ) ).toEqual( [ 'Dusk' ] );
	expect(
		await page.evaluate( () =>
			document
				.querySelector(
					'.quayside-slider button, .quayside-slider a, .quayside-slider [tabindex]'
				)
				?.getAttribute( 'aria-label' )
		)
	).toBe( 'Pause slides' );
	await page.getByRole( 'link', { name: 'After the slides' } ).focus();
	await page.keyboard.press( 'Shift+Tab' );
	await expect( live ).toHaveAttribute( 'aria-live', 'polite' );
	await page.clock.runFor( 9000 );
	expect( await inView( page ) ).toEqual( [ 'Dusk' ] );
	await button( page, 'Pause slides' ).click();
	await expect( button( page, 'Start slides' ) ).toBeFocused();
	await page.mouse.move( 0, 0 );
	await page.getByRole( 'link', { name: 'After the slides' } ).focus();
	await page.clock.runFor( 9000 );
	expect( await inView( page ) ).toEqual( [ 'Dusk' ] );
	await button( page, 'Start slides' ).click();
	await page.clock.runFor( 2100 );
	await expect.poll( () => inView( page ) ).toEqual( [ 'Night' ] );
	await expectAccessible( page, '.quayside-slider' );
} );

test( 'with reduced motion it starts paused and moves immediately', async ( {
	page,
} ) => {
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await open( page, 'reduced', { autoplay: true, autoplaySpeed: 500 } );
	await expect( button( page, 'Start slides' ) ).toBeVisible();
	await expect( page.locator( '.quayside-slider__track' ) ).toHaveAttribute(
		'aria-live',
		'polite'
	);
	await button( page, 'Next slide' ).click();
	await expect.poll( () => inView( page ) ).toEqual( [ 'Noon' ] );
} );

test( 'right to left, the next slide is on the left', async ( {
	page,
	context,
	baseURL,
} ) => {
	await context.addCookies( [
		{ name: 'quayside_locale', value: 'ar', url: baseURL as string },
	] );
	await open( page, 'plain', {} );
	await expect.poll( () => inView( page ) ).toEqual( [ 'Dawn' ] );
	await page.locator( '.quayside-slider__button--next' ).click();
	await expect.poll( () => inView( page ) ).toEqual( [ 'Noon' ] );
	expect(
		await page
			.locator( '.quayside-slider__viewport' )
			.evaluate( ( viewport ) => viewport.scrollLeft )
	).toBeLessThan( 0 );
	await page.keyboard.press( 'ArrowLeft' );
	await expect.poll( () => inView( page ) ).toEqual( [ 'Dusk' ] );
	await page.keyboard.press( 'ArrowRight' );
	await expect.poll( () => inView( page ) ).toEqual( [ 'Noon' ] );
} );

for ( const [ width, seen ] of [
	[ 390, [ 'Dawn' ] ],
	[ 768, [ 'Dawn', 'Noon' ] ],
	[ 1280, [ 'Dawn', 'Noon', 'Dusk' ] ],
] as const ) {
	test( `at ${ width } px it shows ${ seen.length }`, async ( { page } ) => {
		await page.setViewportSize( { width, height: 800 } );
		const shifts = await watchShifts( page );
		await open( page, 'several', {
			slidesToShow: 3,
			slidesToShowTablet: 2,
			slidesToShowMobile: 1,
			loop: 'none',
		} );
		await expect.poll( () => inView( page ) ).toEqual( [ ...seen ] );
		await expect(
			slider( page ).locator( '.quayside-slider__dot:visible' )
		).toHaveCount( 5 - seen.length );
		await expect( button( page, 'Previous slide' ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
		await button( page, `Slide ${ 5 - seen.length } of 4` ).click();
		await expect( button( page, 'Next slide' ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
		await expect
			.poll( async () => ( await inView( page ) ).at( -1 ) )
			.toBe( 'Night' );
		expect(
			await page.evaluate(
				() => document.documentElement.scrollWidth <= innerWidth
			)
		).toBe( true );
		expect( await shifts() ).toEqual( [] );
		await expectAccessible( page, '.quayside-slider' );
	} );
}

test( 'without slides out of view it does not move and has no controls', async ( {
	page,
} ) => {
	await page.goto(
		makePage(
			'slider-still',
			blocks( { slidesToShow: 5, autoplay: true }, [ 'a', 'b', 'c' ] )
		)
	);
	await mounted( page );
	await expect( page.locator( '.quayside-slider__controls' ) ).toBeHidden();
} );

for ( const effect of [ 'fade', 'cube', 'flip', 'coverflow' ] ) {
	test( `[S9.19] the ${ effect } effect loads Swiper and keeps other slides out of the tab order`, async ( {
		page,
	} ) => {
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		const shifts = await watchShifts( page );
		await open( page, effect, { effect } );
		const free = (): Promise< string[] > =>
			page
				.locator( '.quayside-slide' )
				.evaluateAll( ( all ) =>
					all
						.filter( ( one ) => ! ( one as HTMLElement ).inert )
						.map(
							( one ) =>
								one.querySelector( 'h2' )?.textContent ?? ''
						)
				);
		expect( await free() ).toEqual( [ 'Dawn' ] );
		expect(
			await page
				.locator( '.quayside-slider__viewport' )
				.evaluate( ( viewport ) =>
					getComputedStyle( viewport ).getPropertyValue(
						'--quayside-slides-z'
					)
				)
		).toBe( '1000' );
		if ( effect === 'fade' ) {
			expect(
				await page
					.locator( '.swiper-slide-active' )
					.evaluate( ( one ) => getComputedStyle( one ).zIndex )
			).toBe( '1000' );
		}
		await button( page, 'Next slide' ).click();
		await expect.poll( free ).toEqual( [ 'Noon' ] );
		await expect( button( page, 'Slide 2 of 4' ) ).toHaveAttribute(
			'aria-current',
			'true'
		);
		await page.keyboard.press( 'End' );
		await expect.poll( free ).toEqual( [ 'Night' ] );
		expect( await shifts() ).toEqual( [] );
		await expectAccessible( page, '.quayside-slider' );
	} );
}

test( '[S9.19] a slow drag moves on after a fifth of a slide, and not before', async ( {
	page,
} ) => {
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await page.clock.install();
	await open( page, 'fade', { effect: 'fade' } );
	const box = ( await page
		.locator( '.quayside-slider__viewport' )
		.boundingBox() ) ?? { x: 0, y: 0, width: 0 };
	const active = page.locator( '.swiper-slide-active h2' );
	for ( const [ part, expected ] of [
		[ 0.15, 'Dawn' ],
		[ 0.25, 'Noon' ],
	] as const ) {
		await page.mouse.move( box.x + box.width - 40, box.y + 20 );
		await page.mouse.down();
		await page.mouse.move(
			box.x + box.width - 40 - box.width * part,
			box.y + 20,
			{ steps: 5 }
		);
		// Slower than a flick.
		await page.clock.runFor( 400 );
		await page.mouse.up();
		await page.clock.runFor( 600 );
		await expect( active ).toHaveText( expected );
	}
} );

test( 'autoplay without loop stops at the end, and play starts over', async ( {
	page,
} ) => {
	await page.clock.install();
	await page.goto(
		makePage(
			'slider-once',
			blocks(
				{ autoplay: true, autoplaySpeed: 1000, speed: 0, loop: 'none' },
				[ 'Dawn', 'Noon' ]
			)
		)
	);
	await mounted( page );
	await page.clock.runFor( 1100 );
	await expect.poll( () => inView( page ) ).toEqual( [ 'Noon' ] );
	await page.clock.runFor( 1100 );
	await button( page, 'Start slides' ).click();
	await expect.poll( () => inView( page ) ).toEqual( [ 'Dawn' ] );
	await page.clock.runFor( 1100 );
	await expect.poll( () => inView( page ) ).toEqual( [ 'Noon' ] );
} );

test( 'a continuous loop goes on after the last slide', async ( { page } ) => {
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await open( page, 'endless', { loop: 'continuous' } );
	await button( page, 'Previous slide' ).click();
	await expect.poll( () => inView( page ) ).toEqual( [ 'Night' ] );
	await button( page, 'Next slide' ).click();
	await expect.poll( () => inView( page ) ).toEqual( [ 'Dawn' ] );
	await expect( page.locator( '.quayside-slide' ) ).toHaveCount( 4 );
} );

for ( const [ title, attributes ] of [
	[ 'free movement', { freeMode: true, slidesToShow: 2 } ],
	[ 'a loop without end', { loop: 'continuous', slidesToShow: 2 } ],
] as const ) {
	test( `${ title } shows two, also right to left`, async ( {
		page,
		context,
		baseURL,
	} ) => {
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		await context.addCookies( [
			{ name: 'quayside_locale', value: 'ar', url: baseURL as string },
		] );
		await open( page, `two-${ title.replaceAll( ' ', '-' ) }`, attributes );
		await expect.poll( () => inView( page ) ).toEqual( [ 'Dawn', 'Noon' ] );
		await page.locator( '.quayside-slider__button--next' ).click();
		await expect.poll( () => inView( page ) ).toEqual( [ 'Noon', 'Dusk' ] );
		await page.keyboard.press( 'ArrowRight' );
		await expect.poll( () => inView( page ) ).toEqual( [ 'Dawn', 'Noon' ] );
		const [ first, second ] = await page
			.locator( '.quayside-slide:not([inert])' )
			.evaluateAll( ( all ) =>
				all.map( ( one ) => one.getBoundingClientRect().left )
			);
		expect( first ).toBeGreaterThan( second ?? 0 );
	} );
}

test( 'vertical slides move up and down', async ( { page } ) => {
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await open( page, 'vertical', { vertical: true, minHeight: 300 } );
	await button( page, 'Next slide' ).focus();
	await page.keyboard.press( 'ArrowDown' );
	await expect.poll( () => inView( page ) ).toEqual( [ 'Noon' ] );
	expect(
		await page
			.locator( '.quayside-slider__viewport' )
			.evaluate( ( viewport ) => viewport.clientHeight )
	).toBe( 300 );
} );

test.describe( 'a broken image', () => {
	test.use( { expectedMessages: [ /404/ ] } );

	test( '[S8.6] [S8.7] is requested again three times, 500 ms apart, and then marked, while others are not', async ( {
		page,
	} ) => {
		await page.addInitScript( () => {
			Object.assign( window, { retries: 0 } );
			new MutationObserver( ( changes ) => {
				( window as unknown as { retries: number } ).retries +=
					changes.filter( ( { target } ) =>
						( target as HTMLImageElement ).src.includes( 'broken' )
					).length;
			} ).observe( document, {
				attributeFilter: [ 'src' ],
				subtree: true,
			} );
		} );
		const requestTimes: number[] = [];
		await page.route( '**/broken.webp', ( route ) => {
			requestTimes.push( performance.now() );
			return route.fulfill( { status: 404, body: '' } );
		} );
		const image = ( src: string ): string =>
			`<!-- wp:quayside/slide --><!-- wp:image --><figure class="wp-block-image"><img src="${ src }" alt="A pier" width="600" height="400"/></figure><!-- /wp:image --><!-- /wp:quayside/slide -->`;
		await page.goto(
			makePage(
				'slider-broken',
				`<!-- wp:quayside/slider -->${ image( '/broken.webp' ) }${ image( '{url:harbour-dawn}' ) }<!-- /wp:quayside/slider -->`
			)
		);
		await mounted( page );
		await expect( page.locator( 'img[src*="broken"]' ) ).toHaveClass(
			/lazyerror/
		);
		expect(
			await page.evaluate(
				() => ( window as unknown as { retries: number } ).retries
			)
		).toBe( 3 );
		// Firefox, which reads ahead, may request the image once more before its element exists.
		const times = requestTimes.slice( -4 );
		const intervals = times
			.slice( 1 )
			.map( ( time, place ) => time - ( times[ place ] ?? 0 ) );
		expect( intervals ).toHaveLength( 3 );
		// Requests reach the test slightly later than they leave the page.
		expect( Math.min( ...intervals ) ).toBeGreaterThan( 400 );
		await button( page, 'Next slide' ).click();
		await expect( page.locator( 'img[src*="harbour-dawn"]' ) ).toHaveClass(
			/lazyloaded/
		);
	} );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'the slides are a row that scrolls by keyboard, without controls', async ( {
		page,
	} ) => {
		await page.goto( makePage( 'slider-plain', blocks( {} ) ) );
		await expect(
			page.locator( '.quayside-slider__controls' )
		).toBeHidden();
		const box = await page
			.locator( '.quayside-slider__viewport' )
			.boundingBox();
		await page.locator( '.quayside-slider__viewport' ).focus();
		await page.keyboard.press( 'End' );
		await page.keyboard.press( 'ArrowRight' );
		await expect
			.poll( async () =>
				Math.round(
					( await heading( page, 'Noon' ).boundingBox() )?.x ?? 0
				)
			)
			.toBe( Math.round( box?.x ?? -1 ) );
	} );
} );

test( 'an editor builds a slider, moves a slide, and visitors see it', async ( {
	page,
} ) => {
	await logIn( page );
	const canvas = await openNewPost( page );
	await setTitle( canvas, 'Slides of an editor' );
	await insertBlock( page, 'quayside/slider' );
	const slides = canvas.locator( '.quayside-slide' );
	await expect( slides ).toHaveCount( 2 );
	await slides.nth( 0 ).getByRole( 'document' ).click();
	await page.keyboard.type( 'First title' );
	await canvas.getByRole( 'button', { name: 'Next slide' } ).click();
	await expect(
		canvas.locator( '.quayside-slider__dot' ).nth( 1 )
	).toHaveAttribute( 'aria-current', 'true' );
	await slides.nth( 1 ).getByRole( 'document' ).click();
	await page.keyboard.type( 'Second title' );
	await page.evaluate( () => {
		const { dispatch, select } = ( window as unknown as EditorWindow ).wp
			.data;
		const [ block ] = select(
			'core/block-editor'
		).getBlocks?.() as Block[];
		dispatch( 'core/block-editor' ).selectBlock?.( block?.clientId );
	} );
	// Typing hides the toolbar until the mouse moves.
	await page.mouse.move( 300, 400 );
	await page.mouse.move( 320, 420 );
	await page.getByRole( 'button', { name: 'Add slide' } ).click();
	await expect( slides ).toHaveCount( 3 );
	// The new slide is the third. The block's movers put it before the second.
	const toolbar = page.getByRole( 'toolbar', { name: 'Block tools' } );
	await slides.nth( 2 ).getByRole( 'document' ).click();
	await page.keyboard.type( 'Third title' );
	await page.mouse.move( 300, 400 );
	await page.mouse.move( 320, 420 );
	await toolbar
		.getByRole( 'button', { name: 'Select parent block: Slide' } )
		.click();
	await toolbar.getByRole( 'button', { name: 'Move left' } ).click();
	await expect( slides.nth( 1 ) ).toContainText( 'Third title' );
	await page.goto( await publish( page ) );
	await expect( page.locator( '.quayside-slide p' ) ).toHaveText( [
		'First title',
		'Third title',
		'Second title',
	] );
} );

test( 'a slider left by Spectra is converted with its settings and slides', async ( {
	page,
} ) => {
	await logIn( page );
	await openNewPost( page );
	const converted = await page.evaluate( () => {
		const { blocks: library } = ( window as unknown as EditorWindow ).wp;
		const saved =
			'<!-- wp:uagb/slider {"block_id":"a1","transitionEffect":"fade","autoplay":false} --><div class="wp-block-uagb-slider uagb-slider-container"><div class="uagb-slides uagb-swiper"><div class="swiper-wrapper"><!-- wp:uagb/slider-child {"block_id":"b1"} --><div class="wp-block-uagb-slider-child swiper-slide"><div class="swiper-content"><!-- wp:paragraph --><p>From Spectra</p><!-- /wp:paragraph --></div></div><!-- /wp:uagb/slider-child --></div></div></div><!-- /wp:uagb/slider -->';
		const [ missing ] = library.parse( saved );
		return missing
			? library.switchToBlockType( missing, 'quayside/slider' )
			: [];
	} );
	expect( converted ).toMatchObject( [
		{
			name: 'quayside/slider',
			attributes: {
				effect: 'fade',
				autoplay: false,
				speed: 800,
				loop: 'continuous',
			},
			innerBlocks: [
				{
					name: 'quayside/slide',
					innerBlocks: [ { name: 'core/paragraph' } ],
				},
			],
		},
	] );
} );

for ( const width of [ 390, 1280 ] ) {
	test( `the demo's page with movement at ${ width } px is accessible and has no horizontal overflow`, async ( {
		page,
	} ) => {
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		await page.setViewportSize( { width, height: 800 } );
		await page.goto( 'gallery-workshops/' );
		await mounted( page );
		await expect( page.locator( '.quayside-slide' ) ).toHaveCount( 4 );
		await expect( page.locator( '.uagb-position__sticky' ) ).toHaveCSS(
			'position',
			'sticky'
		);
		await expect( page.locator( '.quayside-video' ) ).toHaveCount( 1 );
		expect(
			await page.evaluate(
				() => document.documentElement.scrollWidth <= innerWidth
			)
		).toBe( true );
		await expectAccessible( page );
	} );
}
