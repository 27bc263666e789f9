import { gzipSync } from 'node:zlib';
import type { Locator, Page, Route } from '@playwright/test';
import { answerConsent, makePage, watchShifts } from './blocks-page';
import { expect, expectAccessible, test } from './fixtures';
import { php } from './form-page';

const images = ( page: Page ) =>
	page.locator( '.quayside-gallery a[data-width]' );
const lightbox = ( page: Page ) =>
	page.getByRole( 'dialog', { name: 'Image gallery' } );
const counter = ( page: Page ) => lightbox( page ).locator( '.pswp__counter' );

/** Images created by a test, because the tests share the media library. */
let createdImages: number[] = [];

test.beforeEach( ( { context, baseURL } ) =>
	answerConsent( context, baseURL )
);

test.afterEach( () => {
	if ( createdImages.length ) {
		// The files are kept because several attachments share one.
		php(
			`add_filter( 'wp_delete_file', '__return_empty_string' );
			foreach ( [ ${ createdImages.join( ',' ) } ] as $id ) { wp_delete_attachment( $id, true ); }
			echo '1';`
		);
		createdImages = [];
	}
} );

const OPENERS: Record< string, ( page: Page ) => Promise< void > > = {
	'a click': ( page ) => images( page ).nth( 4 ).click(),
	Enter: ( page ) => images( page ).nth( 4 ).press( 'Enter' ),
	// The first one opens before the lightbox's code has loaded.
	Space: ( page ) => images( page ).nth( 4 ).press( 'Space' ),
	'a double click': ( page ) => images( page ).nth( 4 ).dblclick(),
};

const CLOSERS: Record< string, ( page: Page ) => Promise< unknown > > = {
	Escape: ( page ) => page.keyboard.press( 'Escape' ),
	'the icon': ( page ) =>
		lightbox( page ).getByRole( 'button', { name: 'Close' } ).click(),
	// PhotoSwipe ignores clicks while it fades in, so that a double click on a
	// thumbnail does not close it again.
	'what surrounds the image': ( page ) =>
		expect( async () => {
			await page.mouse.click( 150, 150 );
			await expect( lightbox( page ) ).toHaveCount( 0, {
				timeout: 1500,
			} );
		} ).toPass(),
	Back: ( page ) => page.goBack(),
};

for ( const [ opener, open ] of Object.entries( OPENERS ) ) {
	test( `opened by ${ opener } and closed in every way, restores the page and the focus`, async ( {
		page,
	} ) => {
		await page.goto( 'gallery-grid/' );
		await images( page ).nth( 4 ).scrollIntoViewIfNeeded();
		const before = await page.evaluate( () => ( {
			y: scrollY,
			style: document.documentElement.getAttribute( 'style' ) ?? '',
			entries: history.length,
		} ) );
		for ( const [ closer, close ] of Object.entries( CLOSERS ) ) {
			await open( page );
			await expect( counter( page ), closer ).toHaveText( '5 / 12' );
			await close( page );
			await expect( lightbox( page ), closer ).toHaveCount( 0 );
			await expect( images( page ).nth( 4 ), closer ).toBeFocused();
			await expect( page, closer ).toHaveURL( /gallery-grid\/$/ );
			expect(
				await page.evaluate( () => ( {
					y: scrollY,
					style:
						document.documentElement.getAttribute( 'style' ) ?? '',
				} ) ),
				closer
			).toEqual( { y: before.y, style: before.style } );
		}
		// The lightbox adds one history entry at a time, which closing removes.
		expect(
			await page.evaluate( () => history.length )
		).toBeLessThanOrEqual( before.entries + 1 );
	} );
}

test.describe( 'on a phone', () => {
	test.use( {
		hasTouch: true,
		isMobile: true,
		viewport: { width: 390, height: 800 },
	} );

	test( 'a tap opens, a swipe moves on, a swipe down closes', async ( {
		page,
	} ) => {
		await page.goto( 'gallery-grid/' );
		await images( page ).nth( 1 ).tap();
		await expect( counter( page ) ).toHaveText( '2 / 12' );
		await expect(
			page
				.locator(
					'.pswp__item .pswp__img:not(.pswp__img--placeholder)'
				)
				.first()
		).toBeAttached();
		const touch = await page.context().newCDPSession( page );
		const swipe = async (
			from: [ number, number ],
			to: [ number, number ]
		): Promise< void > => {
			const point = ( share: number ) => [
				{
					x: from[ 0 ] + ( to[ 0 ] - from[ 0 ] ) * share,
					y: from[ 1 ] + ( to[ 1 ] - from[ 1 ] ) * share,
				},
			];
			await touch.send( 'Input.dispatchTouchEvent', {
				type: 'touchStart',
				touchPoints: point( 0 ),
			} );
			for ( let step = 1; step <= 8; step++ ) {
				await touch.send( 'Input.dispatchTouchEvent', {
					type: 'touchMove',
					touchPoints: point( step / 8 ),
				} );
				await page.evaluate(
					() => new Promise( requestAnimationFrame )
				);
			}
			await touch.send( 'Input.dispatchTouchEvent', {
				type: 'touchEnd',
				touchPoints: [],
			} );
		};
		// PhotoSwipe ignores input while it fades in.
		await expect( page.locator( '.pswp__bg' ) ).toHaveCSS( 'opacity', '1' );
		await expect( async () => {
			await swipe( [ 330, 400 ], [ 60, 400 ] );
			await expect( counter( page ) ).toHaveText( '3 / 12', {
				timeout: 1000,
			} );
		} ).toPass();
		await expect( async () => {
			await swipe( [ 195, 300 ], [ 195, 720 ] );
			await expect( lightbox( page ) ).toHaveCount( 0, {
				timeout: 1000,
			} );
		} ).toPass();
		await expect( images( page ).nth( 2 ) ).toBeFocused();
	} );
} );

test( 'a gallery of 500 images is a small page, and its lightbox keeps three of them', async ( {
	page,
	request,
} ) => {
	test.setTimeout( 90_000 );
	const ids = ( createdImages = php< number[] >( `
		global $wpdb;
		$source = (int) $wpdb->get_var(
			"SELECT post_id FROM $wpdb->postmeta WHERE meta_key = '_wp_attached_file' AND meta_value LIKE '%harbour-dawn.%'"
		);
		$ids = [];
		for ( $number = 1; $number <= 500; $number++ ) {
			$ids[] = $id = wp_insert_attachment(
				[ 'post_mime_type' => 'image/jpeg', 'post_status' => 'inherit', 'post_title' => "Photo $number" ],
				get_attached_file( $source )
			);
			wp_update_attachment_metadata( $id, wp_get_attachment_metadata( $source ) );
		}
		echo json_encode( $ids );` ) );
	const url = makePage(
		'five-hundred',
		`<!-- wp:quayside/gallery {"ids":[${ ids.join( ',' ) }],"layout":"grid","feedPagination":true,"paginateLimit":9} /-->`
	);
	const html = await ( await request.get( url ) ).body();
	expect( gzipSync( html, { level: 9 } ).length ).toBeLessThan( 60_000 );
	await page.goto( url );
	await images( page ).first().click();
	await expect( counter( page ) ).toHaveText( '1 / 500' );
	for ( let press = 0; press < 12; press++ ) {
		await page.keyboard.press( 'ArrowRight' );
	}
	await expect( counter( page ) ).toHaveText( '13 / 500' );
	expect( await page.locator( '.pswp__item' ).count() ).toBe( 3 );
	expect(
		await page.locator( '.pswp__item .pswp__img' ).count()
	).toBeLessThanOrEqual( 6 );
} );

test.describe( 'with unusual images', () => {
	test.use( { expectedMessages: [ /404/ ] } );

	test( 'a missing image, one without dimensions, a thin one, an animated one, and an external one: each is displayed or has an error message, and the next still works', async ( {
		page,
	} ) => {
		const ids = ( createdImages = php< number[] >( `
			require_once ABSPATH . 'wp-admin/includes/image.php';
			$folder = wp_upload_dir();
			file_put_contents(
				$folder['path'] . '/only-a-view-box.svg',
				'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100"><rect width="200" height="100" fill="teal"/></svg>'
			);
			$line = imagecreatetruecolor( 1, 8000 );
			imagepng( $line, $folder['path'] . '/line.png' );
			imagepng( imagecreatetruecolor( 800, 600 ), $folder['path'] . '/gone.png' );
			ob_start();
			imagegif( imagecreate( 300, 200 ) );
			$gif = (string) ob_get_clean();
			$frame = 13 + 3 * 2 ** ( ( ord( $gif[10] ) & 7 ) + 1 );
			file_put_contents(
				$folder['path'] . '/moving.gif',
				substr( $gif, 0, $frame )
					. "\\x21\\xFF\\x0BNETSCAPE2.0\\x03\\x01\\x00\\x00\\x00"
					. str_repeat( substr( $gif, $frame, -1 ), 2 )
					. ';'
			);
			$ids = [];
			foreach (
				[
					'gone.png' => [ 'image/png', 800, 600 ],
					'only-a-view-box.svg' => [ 'image/svg+xml', 0, 0 ],
					'line.png' => [ 'image/png', 1, 8000 ],
					'moving.gif' => [ 'image/gif', 300, 200 ],
					'elsewhere.png' => [ 'image/png', 0, 0 ],
				] as $name => [ $type, $width, $height ]
			) {
				$ids[] = $id = wp_insert_attachment(
					[ 'post_mime_type' => $type, 'post_status' => 'inherit', 'post_title' => $name ],
					$folder['path'] . '/' . $name
				);
				0 === $width && 'image/png' === $type
					|| wp_update_attachment_metadata(
						$id,
						[
							'width' => $width,
							'height' => $height,
							'file' => ltrim( $folder['subdir'] . '/' . $name, '/' ),
						]
					);
			}
			echo json_encode( $ids );` ) );
		const externalImage = Buffer.from(
			php< string >(
				`ob_start(); imagepng( imagecreatetruecolor( 400, 600 ) ); echo json_encode( base64_encode( ob_get_clean() ) );`
			),
			'base64'
		);
		await page.route( /elsewhere\.png$/, ( route ) =>
			route.fulfill( { body: externalImage, contentType: 'image/png' } )
		);
		// The library has the complete file. Only this page gets an error.
		await page.route( /gone\.png$/, ( route ) =>
			route.fulfill( { status: 404 } )
		);
		const shifts = await watchShifts( page );
		await page.goto(
			makePage(
				'odd-images',
				`<!-- wp:quayside/gallery {"ids":[${ ids.join( ',' ) },{image:harbour-dawn}],"layout":"grid"} /-->`
			)
		);
		await images( page ).first().click();
		await expect( counter( page ) ).toHaveText( '1 / 6' );
		await expect(
			lightbox( page ).locator( '.pswp__item[aria-hidden=false]' )
		).toContainText( 'The image could not be loaded.' );
		const currentImage = lightbox( page ).locator(
			'.pswp__item[aria-hidden=false] img:not(.pswp__img--placeholder)'
		);
		for ( const [ place, width, height ] of [
			[ '2 / 6', 100, 50 ],
			[ '3 / 6', 0, 100 ],
			[ '4 / 6', 299, 199 ],
			[ '5 / 6', 399, 599 ],
			[ '6 / 6', 100, 100 ],
		] as const ) {
			await page.keyboard.press( 'ArrowRight' );
			await expect( counter( page ) ).toHaveText( place );
			await expect
				.poll(
					async () =>
						( await currentImage.boundingBox() )?.width ?? 0,
					place
				)
				.toBeGreaterThan( width );
			expect(
				( await currentImage.boundingBox() )?.height,
				place
			).toBeGreaterThan( height );
		}
		expect( await shifts() ).toEqual( [] );
		await page.keyboard.press( 'Escape' );
		await expect( lightbox( page ) ).toHaveCount( 0 );
	} );
} );

test( 'Back after a direct link to an image closes the lightbox and stays on the page', async ( {
	page,
} ) => {
	await page.goto( 'gallery-grid/' );
	const id = await images( page ).nth( 2 ).getAttribute( 'data-id' );
	const gallery = await page
		.locator( '.quayside-gallery' )
		.getAttribute( 'id' );
	await page.goto( 'about/' );
	await page.goto( `gallery-grid/#${ gallery }-image-${ id }` );
	await expect( counter( page ) ).toHaveText( '3 / 12' );
	await page.keyboard.press( 'ArrowRight' );
	await expect( counter( page ) ).toHaveText( '4 / 12' );
	await page.goBack();
	await expect( lightbox( page ) ).toHaveCount( 0 );
	await expect( page ).toHaveURL( /gallery-grid\/$/ );
	await page.goForward();
	await expect( counter( page ) ).toHaveText( '4 / 12' );
	await page.keyboard.press( 'Escape' );
	await expect( lightbox( page ) ).toHaveCount( 0 );
	await expect( page ).toHaveURL( /gallery-grid\/$/ );
	await page.goBack();
	await expect( page ).toHaveURL( /about\/$/ );
} );

test( 'Home and End go to the first and the last image, and in wide windows the arrows are next to it', async ( {
	page,
} ) => {
	await page.goto( 'gallery-grid/' );
	await images( page ).nth( 4 ).click();
	await expect( counter( page ) ).toHaveText( '5 / 12' );
	await page.keyboard.press( 'End' );
	await expect( counter( page ) ).toHaveText( '12 / 12' );
	await page.keyboard.press( 'Home' );
	await expect( counter( page ) ).toHaveText( '1 / 12' );
	for ( const width of [ 1280, 800 ] ) {
		await page.setViewportSize( { width, height: 1000 } );
		const arrows = await Promise.all(
			[ 'prev', 'next' ].map( ( side ) =>
				lightbox( page )
					.locator( `.pswp__button--arrow--${ side }` )
					.boundingBox()
			)
		);
		await expect
			.poll(
				async () => {
					const image = await lightbox( page )
						.locator(
							'.pswp__item[aria-hidden=false] img.pswp__img:not(.pswp__img--placeholder)'
						)
						.boundingBox();
					return (
						image &&
						arrows[ 0 ] &&
						arrows[ 1 ] &&
						image.x >= arrows[ 0 ].x + arrows[ 0 ].width - 1 &&
						image.x + image.width <= arrows[ 1 ].x + 1
					);
				},
				{ message: `at ${ width } px` }
			)
			.toBe( true );
	}
} );

for ( const [ gallery, name, places ] of [
	[ 'gallery-grid/', 'a gallery', [ 2, 3 ] ],
	[ 'product/enamel-teapot-1-litre/', 'a product', [ 2 ] ],
] as const ) {
	for ( const [ width, height, hasTouch ] of [
		[ 390, 844, true ],
		[ 390, 844, false ],
		[ 320, 256, false ],
		[ 1024, 768, true ],
	] as const ) {
		test.describe( `${ name } at ${ width } × ${ height } px ${ hasTouch ? 'by touch' : 'by mouse' }`, () => {
			test.use( {
				hasTouch,
				isMobile: hasTouch,
				viewport: { width, height },
			} );

			test( 'has controls of the lightbox that cover neither the image nor the caption, and a tap on an arrow moves on', async ( {
				page,
			} ) => {
				await page.goto( gallery );
				const dialog = page.getByRole( 'dialog', {
					name: /^(Image gallery|Product images)$/,
				} );
				const press = ( target: Locator ) =>
					hasTouch ? target.tap() : target.click();
				await press( page.locator( 'a[data-width]' ).first() );
				const number = dialog.locator( '.pswp__counter' );
				await expect( number ).toHaveText( /^1 / );
				for ( const next of places ) {
					const arrow = dialog.getByRole( 'button', {
						name: 'Next image',
					} );
					await expect( arrow ).toBeVisible();
					await press( arrow );
					await expect( number ).toHaveText(
						new RegExp( `^${ next } ` )
					);
					const { width: inline, height: block } =
						( await arrow.boundingBox() ) ?? {};
					expect( inline ).toBeGreaterThanOrEqual( 24 );
					expect( block ).toBeGreaterThanOrEqual( 24 );
					await expect
						.poll( () =>
							dialog.evaluate( ( element ) => {
								const covers = (
									one: DOMRect,
									other: DOMRect
								) =>
									Math.min( one.right, other.right ) -
										Math.max( one.left, other.left ) >
										1 &&
									Math.min( one.bottom, other.bottom ) -
										Math.max( one.top, other.top ) >
										1;
								const caption = document.createRange();
								caption.selectNodeContents(
									element.querySelector(
										'.quayside-lightbox__caption'
									) ?? document.createElement( 'p' )
								);
								const image = element.querySelector(
									'.pswp__item[aria-hidden=false] img.pswp__img:not(.pswp__img--placeholder)'
								);
								return [
									...element.querySelectorAll(
										'.pswp__button--arrow, .pswp__top-bar > *'
									),
								].flatMap( ( control ) => {
									const box = control.getBoundingClientRect();
									return [
										! image ||
										covers(
											box,
											image.getBoundingClientRect()
										)
											? 'image'
											: '',
										...[ ...caption.getClientRects() ].map(
											( line ) =>
												covers( box, line )
													? 'caption'
													: ''
										),
									].filter( Boolean );
								} );
							} )
						)
						.toEqual( [] );
				}
			} );
		} );
	}
}

test.describe( 'on a phone', () => {
	test.use( {
		hasTouch: true,
		isMobile: true,
		viewport: { width: 390, height: 844 },
	} );

	test( 'arrows work next to a caption, and a long caption scrolls instead of covering the controls', async ( {
		page,
	} ) => {
		const text =
			'A rope can be no longer than the house that it is laid in. ';
		const url = makePage(
			'gallery-long-caption',
			`<!-- wp:quayside/gallery ${ JSON.stringify( {
				ids: [ 0, 1 ],
				captions: 'overlay',
				details: [
					{ caption: 'Dawn' },
					{ caption: text.repeat( 60 ) },
				],
			} ).replace( '0,1', '{image:harbour-dawn},{image:regatta}' ) } /-->`
		);
		await page.goto( url );
		// In the page, the caption stays within its image.
		const item = page.locator( '.quayside-gallery__item' ).nth( 1 );
		const [ frame, overlay ] = await Promise.all(
			[ '.quayside-gallery__figure', '.quayside-gallery__caption' ].map(
				( part ) => item.locator( part ).boundingBox()
			)
		);
		expect( overlay?.height ).toBeLessThanOrEqual( frame?.height ?? 0 );

		await images( page ).first().tap();
		await expect( counter( page ) ).toHaveText( '1 / 2' );
		const caption = lightbox( page ).locator(
			'.quayside-lightbox__caption'
		);
		await expect( caption ).toHaveText( 'Dawn' );
		const isStop = () => caption.evaluate( ( { tabIndex } ) => tabIndex );
		await expect.poll( isStop ).toBe( -1 );
		await lightbox( page )
			.getByRole( 'button', { name: 'Next image' } )
			.tap();
		await expect( counter( page ) ).toHaveText( '2 / 2' );
		await expect.poll( isStop ).toBe( 0 );
		await expectAccessible( page, '.quayside-lightbox' );
		expect( ( await caption.boundingBox() )?.height ).toBeLessThan( 300 );

		const getScrollTop = () =>
			caption.evaluate( ( { scrollTop } ) => scrollTop );
		await expect( async () => {
			await page.keyboard.press( 'Tab' );
			await expect( caption ).toBeFocused( { timeout: 500 } );
		} ).toPass();
		await page.keyboard.press( 'ArrowDown' );
		await expect.poll( getScrollTop ).toBeGreaterThan( 0 );
		await page.keyboard.press( 'ArrowUp' );
		await expect.poll( getScrollTop ).toBe( 0 );
		await caption.hover();
		await page.mouse.wheel( 0, 100 );
		await expect.poll( getScrollTop ).toBeGreaterThan( 0 );

		await lightbox( page )
			.getByRole( 'button', { name: 'Previous image' } )
			.tap();
		await expect( counter( page ) ).toHaveText( '1 / 2' );
		await lightbox( page ).getByRole( 'button', { name: 'Close' } ).tap();
		await expect( lightbox( page ) ).toHaveCount( 0 );
	} );
} );

/** Rules of popular themes, which are as specific as these. */
const THEME_STYLES = `
	.entry-content ul, .entry-content ol { margin: revert; padding: revert; padding-left: 20px; list-style: disc; }
	.entry-content li { margin-bottom: 12px; }
	button.pswp__button { background-image: linear-gradient(red, red) !important; }
`;

test( 'themes that style lists in content and buttons of lightboxes change neither galleries nor the lightbox', async ( {
	page,
} ) => {
	const spaces = () =>
		page
			.locator( ':is(.quayside-gallery, .quayside-lightbox) *' )
			.evaluateAll( ( elements ) =>
				elements
					.filter( ( element ) =>
						element.matches( 'ul, ol, li, .pswp__button' )
					)
					.map( ( element ) => {
						const {
							margin,
							padding,
							listStyleType,
							backgroundImage,
						} = getComputedStyle( element );
						return `${ element.className }: ${ margin } | ${ padding } | ${ listStyleType } | ${ backgroundImage }`;
					} )
			);
	for ( const path of [
		'gallery-pages/',
		'gallery-masonry/',
		'gallery-tiled/',
		'gallery-carousel/',
	] ) {
		await page.goto( path );
		await expect(
			page.locator( '.entry-content .quayside-gallery' )
		).toHaveCount( 1 );
		await images( page ).first().click();
		await expect( counter( page ) ).toHaveText( /^1 / );
		const before = await spaces();
		expect( before.length ).toBeGreaterThan( 3 );
		await page.addStyleTag( { content: THEME_STYLES } );
		expect( await spaces(), path ).toEqual( before );
	}
} );

for ( const width of [ 1280, 390 ] ) {
	test( `right to left at ${ width } px, the next image is on the left for thumbnails, arrows, keys, and swipes`, async ( {
		page,
		baseURL,
	} ) => {
		await page.setViewportSize( { width, height: 844 } );
		await page
			.context()
			.addCookies( [
				{ name: 'quayside_locale', value: 'ar', url: baseURL ?? '' },
			] );
		await page.goto( 'gallery-pages/' );
		await expect( page.locator( 'html' ) ).toHaveAttribute( 'dir', 'rtl' );
		const dialog = page.locator( '.quayside-lightbox' );
		await images( page ).nth( 4 ).click();
		const number = dialog.locator( '.pswp__counter' );
		await expect( number ).toHaveText( '5 / 24' );
		const center = async ( target: Locator ): Promise< number > => {
			const box = await target.boundingBox();
			return box ? box.x + box.width / 2 : NaN;
		};
		const row = dialog.locator( '.quayside-lightbox__thumbnail' );
		const next = dialog.locator( '.pswp__button--arrow--next' );
		const previous = dialog.locator( '.pswp__button--arrow--prev' );
		expect( await center( next ) ).toBeLessThan( await center( previous ) );
		expect( await center( row.nth( 5 ) ) ).toBeLessThan(
			await center( row.nth( 4 ) )
		);
		await page.keyboard.press( 'ArrowLeft' );
		await expect( number ).toHaveText( '6 / 24' );
		await expect( row.nth( 5 ) ).toHaveAttribute( 'aria-current', 'true' );
		await next.click();
		await expect( number ).toHaveText( '7 / 24' );
		const image = dialog.locator(
			'.pswp__item[aria-hidden=false] img.pswp__img'
		);
		const src = await image.last().getAttribute( 'src' );
		await page.mouse.move( width * 0.2, 400 );
		await page.mouse.down();
		await page.mouse.move( width * 0.9, 400, { steps: 8 } );
		await page.mouse.up();
		await expect( number ).toHaveText( '8 / 24' );
		await previous.click();
		await expect( number ).toHaveText( '7 / 24' );
		await expect( image.last() ).toHaveAttribute( 'src', src ?? '' );
		await page.keyboard.press( 'End' );
		await expect( number ).toHaveText( '24 / 24' );
		await page.keyboard.press( 'ArrowRight' );
		await expect( number ).toHaveText( '23 / 24' );
		await page.keyboard.press( 'Home' );
		await expect( number ).toHaveText( '1 / 24' );
		await page.keyboard.press( 'ArrowRight' );
		await expect( number ).toHaveText( '24 / 24' );
	} );
}

test( 'nothing turns while an image is loading if the visitor prefers reduced motion', async ( {
	page,
} ) => {
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await page.goto( 'gallery-grid/' );
	await images( page ).first().click();
	await expect( counter( page ) ).toHaveText( /^1 / );
	// PhotoSwipe's indicator turns even while it is hidden.
	await expect(
		lightbox( page ).locator( '.pswp__preloader svg' )
	).toHaveCSS( 'animation-name', 'none' );
} );

test.describe( 'if a page of the gallery cannot be loaded', () => {
	test.use( {
		expectedMessages: [ /Failed to load resource.*\(.*admin-ajax/ ],
	} );

	const failures: Record< string, ( route: Route ) => Promise< void > > = {
		'the server fails': ( route ) =>
			route.fulfill( { status: 500, body: 'PHP died' } ),
		'the server rejects it': ( route ) =>
			route.fulfill( { status: 403, json: { success: false } } ),
		'the connection is lost': ( route ) => route.abort(),
		'the response is not the contract’s': ( route ) =>
			route.fulfill( { json: { success: true, data: { html: 1 } } } ),
	};

	for ( const [ name, fail ] of Object.entries( failures ) ) {
		test( `because ${ name }, the lightbox says so and offers to retry`, async ( {
			page,
		} ) => {
			await page.goto( 'gallery-pages/' );
			await page.route( /admin-ajax/, fail );
			const onPage = await images( page ).count();
			await images( page ).last().click();
			await expect( counter( page ) ).toHaveText( `${ onPage } / 24` );
			const loading = page.waitForRequest( /admin-ajax/ );
			await page.keyboard.press( 'ArrowRight' );
			await loading;
			const slide = lightbox( page ).locator(
				'.pswp__item[aria-hidden=false]'
			);
			const retry = slide.getByRole( 'button', { name: 'Retry' } );
			await expect( slide ).toContainText(
				'The image could not be loaded.'
			);
			await expect( page.locator( '[aria-live]' ).last() ).toContainText(
				'The image could not be loaded.'
			);
			await expectAccessible( page, '.quayside-lightbox' );
			// Another failure, by the keyboard.
			await retry.press( 'Enter' );
			await expect( retry ).toBeVisible();
			await page.unroute( /admin-ajax/ );
			await retry.click();
			await expect( slide.locator( 'img.pswp__img' ) ).toBeVisible();
			await expect( retry ).toHaveCount( 0 );
			// The next image of the page has not failed any more, and the keys still work.
			await page.keyboard.press( 'ArrowRight' );
			await expect( counter( page ) ).toHaveText(
				`${ onPage + 2 } / 24`
			);
			await expect( slide.locator( 'img.pswp__img' ) ).toBeVisible();
		} );
	}
} );
