import { answerConsent } from './blocks-page';
import { expect, expectAccessible, test } from './fixtures';
import type { Locator } from '@playwright/test';
import { pageOverflow } from './page-overflow';

const left = async ( target: Locator ): Promise< number > =>
	Math.round( ( await target.boundingBox() )?.x ?? NaN );

test.beforeEach( ( { page, baseURL } ) =>
	answerConsent( page.context(), baseURL )
);

test( 'on phones, logo, title, and icons share a line, and stacked columns an edge', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 390, height: 844 } );
	await page.goto( 'about/' );
	const lines = await page
		.locator( '.site-header .site-brand__title' )
		.evaluate( ( title ) => {
			const range = document.createRange();
			range.selectNodeContents( title );
			return range.getClientRects().length;
		} );
	expect( lines ).toBe( 1 );
	const call = page.locator( '.is-style-deep' );
	expect( await left( call.getByRole( 'link' ) ) ).toBe(
		await left( call.getByRole( 'heading' ) )
	);
	// The space between stacked columns is larger than in them, so that each is a group.
	const { between, within } = await page
		.locator( '.wp-block-columns' )
		.first()
		.evaluate( ( columns ) => {
			const gaps = ( parent: Element ): number[] => {
				const boxes = [ ...parent.children ].map( ( child ) =>
					child.getBoundingClientRect()
				);
				return boxes
					.slice( 1 )
					.map(
						( { top }, at ) => top - ( boxes[ at ]?.bottom ?? 0 )
					);
			};
			return {
				between: gaps( columns ),
				within: [ ...columns.children ].flatMap( gaps ),
			};
		} );
	expect( Math.min( ...between ) ).toBeGreaterThanOrEqual(
		1.5 * Math.max( ...within )
	);
	// A title with a long word ends before the icons.
	const title = page.locator( '.site-header .site-brand__title' );
	await title.evaluate( ( element ) => {
		element.textContent = 'Donaudampfschifffahrtsgesellschaft & Co.';
	} );
	const box = await title.boundingBox();
	expect( ( box?.x ?? NaN ) + ( box?.width ?? NaN ) ).toBeLessThanOrEqual(
		await left( page.locator( '.site-header__actions' ) )
	);
	// So does a tagline, before the edge of the window.
	await page.locator( '.site-footer__brand p' ).evaluate( ( tagline ) => {
		tagline.textContent =
			'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamte';
	} );
	expect( await pageOverflow( page ) ).toBe( 0 );
	// With text at 200%, the title has room for words.
	await page.addStyleTag( {
		content: 'html { font-size: 200% !important; }',
	} );
	expect( ( await title.boundingBox() )?.width ).toBeGreaterThan( 150 );
	expect( await pageOverflow( page ) ).toBe( 0 );
} );

test( 'a menu with many items wraps before the title does', async ( {
	page,
} ) => {
	await page.goto( 'about/' );
	const title = page.locator( '.site-header .site-brand__title' );
	const before = await title.boundingBox();
	await page.locator( '.menu--bar' ).evaluate( ( menu ) => {
		for ( let copies = 0; copies < 20; copies++ ) {
			menu.append( menu.children[ 1 ]!.cloneNode( true ) );
		}
	} );
	const menu = await page.locator( '.menu--bar' ).boundingBox();
	expect( menu?.height ).toBeGreaterThan( 2 * ( before?.height ?? NaN ) );
	const after = await title.boundingBox();
	expect( after?.height ).toBe( before?.height );
	expect( ( menu?.x ?? NaN ) + ( menu?.width ?? NaN ) ).toBeLessThanOrEqual(
		await left( page.locator( '.site-header__actions' ) )
	);
} );

test( 'a title above sections over the full width starts at their edge', async ( {
	page,
} ) => {
	for ( const width of [ 1280, 2560 ] ) {
		await page.setViewportSize( { width, height: 800 } );
		await page.goto( 'about/' );
		expect( await left( page.locator( '.page-title' ) ) ).toBe(
			await left( page.locator( '.entry-content .alignwide' ).first() )
		);
	}
} );

test( 'title, introduction, and content of posts and galleries share an edge', async ( {
	page,
} ) => {
	for ( const [ path, ...targets ] of [
		[
			'enamel-is-glass/',
			'.breadcrumb',
			'.page-header__text',
			'.featured-picture img',
			'.entry-content > p >> nth=0',
			'.entry-footer .post-navigation',
		],
		[
			'gallery-grid/',
			'.breadcrumb',
			'.entry-content p >> nth=0',
			'.quayside-gallery__item >> nth=0',
		],
	] as const ) {
		for ( const width of [ 390, 1000, 1280, 2560 ] ) {
			await page.setViewportSize( { width, height: 800 } );
			await page.goto( path );
			const title = await left( page.locator( '.page-title' ) );
			for ( const target of targets ) {
				expect(
					await left( page.locator( target ) ),
					`${ target } of ${ path } at ${ width } px`
				).toBe( title );
			}
		}
	}
} );

test( 'breadcrumbs and titles are in the same place on all kinds of pages', async ( {
	page,
} ) => {
	for ( const width of [ 390, 1280 ] ) {
		await page.setViewportSize( { width, height: 800 } );
		const places: Record< string, number[] > = {};
		for ( const path of [
			'about/',
			'journal/',
			'category/workshops/',
			'author/admin/',
			'?s=mug',
			'shop/',
			'product-category/table/',
			'cart/',
			'my-account/',
		] ) {
			await page.goto( path );
			places[ path ] = await page.evaluate( () => {
				const header = document
					.querySelector( '.site-header' )!
					.getBoundingClientRect();
				return [ '.breadcrumb ol', 'main h1' ].flatMap(
					( selector ) => {
						const box = document
							.querySelector( selector )!
							.getBoundingClientRect();
						return [
							Math.round( box.left ),
							Math.round( box.top - header.bottom ),
						];
					}
				);
			} );
		}
		for ( const [ path, place ] of Object.entries( places ) ) {
			expect( place, `${ path } at ${ width } px` ).toEqual(
				places[ 'about/' ]
			);
		}
	}
} );

test( '[1.4.1] links within the text of the footer are underlined, those of its menus are not', async ( {
	page,
} ) => {
	await page.goto( '/' );
	const lines = await page.locator( '.site-footer' ).evaluate( ( footer ) => {
		footer.insertAdjacentHTML(
			'beforeend',
			'<p>Read our <a href="/terms/">terms</a>.</p><label><input type="checkbox"> I accept the <a href="/terms/">terms</a>.</label>'
		);
		const of = ( selector: string ): string[] =>
			[ ...footer.querySelectorAll( selector ) ].map(
				( link ) => getComputedStyle( link ).textDecorationLine
			);
		return [ of( '[href="/terms/"]' ), of( 'li a' ) ];
	} );
	expect( lines[ 0 ] ).toEqual( [ 'underline', 'underline' ] );
	expect( new Set( lines[ 1 ] ) ).toEqual( new Set( [ 'none' ] ) );
} );

test( 'a last section with a background leads to the footer without a gap', async ( {
	page,
} ) => {
	for ( const width of [ 390, 1280 ] ) {
		await page.setViewportSize( { width, height: 800 } );
		await page.goto( 'about/' );
		const gap = await page.evaluate(
			() =>
				document
					.querySelector( '.site-footer' )!
					.getBoundingClientRect().top -
				document
					.querySelector( '.entry-content > :last-child' )!
					.getBoundingClientRect().bottom
		);
		expect( Math.abs( gap ) ).toBeLessThan( 1 );
	}
	await page.goto( 'contact/' );
	expect(
		await page
			.locator( 'main' )
			.evaluate( ( main ) =>
				parseFloat( getComputedStyle( main ).paddingBlockEnd )
			)
	).toBeGreaterThan( 32 );
} );

test( '“Meet the makers” leads to the makers, also on their own page', async ( {
	page,
} ) => {
	for ( const path of [ '', 'about/' ] ) {
		await page.goto( path );
		await page.getByRole( 'link', { name: 'Meet the makers' } ).click();
		await expect( page ).toHaveURL( /about\/#makers$/ );
		await expect(
			page.getByRole( 'heading', { name: 'Meet the makers' } )
		).toBeInViewport();
	}
} );

test( 'a checkbox is square and beside the middle of its label’s first line, at 390 px', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 390, height: 844 } );
	for ( const [ path, box, label ] of [
		[ 'my-account/', '#rememberme', 'label:has( #rememberme ) span' ],
		[
			'enamel-is-glass/',
			'#wp-comment-cookies-consent',
			'label[for=wp-comment-cookies-consent]',
		],
	] as const ) {
		await page.goto( path );
		const text = await page.locator( label ).evaluate( ( element ) => {
			const range = document.createRange();
			range.selectNodeContents( element );
			const { top, height } = range.getClientRects()[ 0 ]!;
			return top + height / 2;
		} );
		const { middle, width, height } = await page
			.locator( box )
			.evaluate( ( element ) => {
				const rect = element.getBoundingClientRect();
				return {
					middle: rect.top + rect.height / 2,
					width: rect.width,
					height: rect.height,
				};
			} );
		expect( Math.abs( text - middle ), path ).toBeLessThan( 2 );
		expect( width, path ).toBe( height );
	}
} );

test( "the hero's title is on the first screen of a tablet", async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 768, height: 1024 } );
	await page.goto( '' );
	await expect(
		page.locator( '.is-style-hero' ).getByRole( 'heading' )
	).toBeInViewport( { ratio: 1 } );
} );

test( 'the button for cookie preferences covers nothing at any width @long', async ( {
	page,
} ) => {
	for ( const width of [ 320, 390, 768, 1280, 2560 ] ) {
		await page.setViewportSize( { width, height: 844 } );
		for ( const path of [ '', 'product/harbour-enamel-mug/' ] ) {
			await page.goto( path );
			const button = page.locator( '.cky-btn-revisit' );
			await expect( button ).toBeVisible();
			// Not above the end of the footer, wherever visitors scroll.
			const { top, footer } = await button.evaluate( ( element ) => ( {
				top: element.getBoundingClientRect().top,
				footer: document
					.querySelector( '.site-footer__legal' )!
					.getBoundingClientRect().bottom,
			} ) );
			expect( top ).toBeGreaterThanOrEqual( footer );
			expect(
				await page.evaluate(
					() => document.documentElement.scrollWidth
				)
			).toBeLessThanOrEqual( width );
		}
	}
	await page.locator( '.cky-btn-revisit' ).click();
	await expect( page.locator( '.quayside-preferences' ) ).toBeVisible();
} );

test( 'the link to the top covers no text and no control at any width @long', async ( {
	page,
} ) => {
	for ( const width of [ 320, 390, 768, 1199, 1200, 1280, 1440, 2560 ] ) {
		await page.setViewportSize( { width, height: 800 } );
		for ( const path of [ 'a-morning-at-the-rope-walk/', 'shop/' ] ) {
			await page.goto( path );
			const link = page.locator( '.to-top__link' );
			await page.evaluate( () =>
				scrollTo( 0, document.documentElement.scrollHeight )
			);
			await expect( link ).toBeInViewport();
			// Its place at every position of the page, and everything with text, an image, or a control there.
			const covered = await link.evaluate( ( element ) => {
				const { left, right, top, bottom } =
					element.getBoundingClientRect();
				const floats =
					getComputedStyle( element ).position === 'sticky';
				return [
					...document.querySelectorAll< HTMLElement >(
						'main :is(p, h1, h2, h3, li, img, a, button, input, textarea, select), .site-footer :is(p, a, li)'
					),
				]
					.filter( ( other ) => {
						const box = other.getBoundingClientRect();
						return (
							other !== element &&
							other.checkVisibility() &&
							! other.closest( '.screen-reader-text' ) &&
							box.width > 1 &&
							box.right > left + 1 &&
							box.left < right - 1 &&
							( floats ||
								( box.bottom > top + 1 &&
									box.top < bottom - 1 ) )
						);
					} )
					.map( ( other ) => other.outerHTML.slice( 0, 100 ) );
			} );
			expect( covered, `${ path } at ${ width } px` ).toEqual( [] );
		}
	}
} );

test( 'the list of galleries has a cover for each, and introductions begin below the title in both directions', async ( {
	page,
	baseURL,
} ) => {
	await page.goto( 'galleries/' );
	const covers = page.locator( '.quayside-gallery__item' );
	expect( await covers.count() ).toBeGreaterThanOrEqual( 7 );
	await expectAccessible( page, '.quayside-gallery' );
	const first = covers.first();
	await expect( first ).toContainText( 'The harbor in a year' );
	await first.getByRole( 'link', { name: 'The harbor in a year' } ).click();
	await expect( page ).toHaveURL( /gallery-grid\/$/ );
	await page
		.context()
		.addCookies( [
			{ name: 'quayside_locale', value: 'ar', url: baseURL ?? '' },
		] );
	await page.reload();
	const [ title, introduction ] = await Promise.all(
		[ '.page-title', '.entry-content p' ].map( ( target ) =>
			page
				.locator( target )
				.first()
				.evaluate( ( element ) =>
					Math.round( element.getBoundingClientRect().right )
				)
		)
	);
	expect( introduction ).toBe( title );
} );

test( 'the script for replies loads with the first reply, which moves the form below the comment', async ( {
	page,
} ) => {
	const requests: string[] = [];
	page.on( 'request', ( request ) => requests.push( request.url() ) );
	const countScripts = (): number =>
		requests.filter( ( url ) => url.includes( '/comment-reply' ) ).length;
	await page.goto( 'a-morning-at-the-rope-walk/', {
		waitUntil: 'networkidle',
	} );
	const address = page.url();
	expect( countScripts() ).toBe( 0 );
	// Without a pointer over it before, as on a touch screen.
	const link = page.locator( '.comment-reply-link' ).first();
	await link.dispatchEvent( 'click' );
	const form = page.locator( '.comment #respond' );
	await expect( form ).toBeVisible();
	await expect( form.getByRole( 'textbox' ).first() ).toBeFocused();
	await expect( form.locator( '#comment_parent' ) ).toHaveValue(
		String( await link.getAttribute( 'data-commentid' ) )
	);
	expect( countScripts() ).toBe( 2 );
	await form.getByRole( 'link', { name: 'Cancel reply' } ).click();
	await expect( form ).toHaveCount( 0 );
	expect( page.url() ).toBe( address );
} );

test( 'posts without comments have no module for replies', async ( {
	page,
} ) => {
	await page.goto( 'enamel-is-glass/' );
	await expect( page.locator( '#comments' ) ).toBeVisible();
	await expect( page.locator( '.comment-reply-link' ) ).toHaveCount( 0 );
	await expect( page.locator( '[data-island=comment-reply]' ) ).toHaveCount(
		0
	);
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'reply links open the page with the form below the comments', async ( {
		page,
	} ) => {
		await page.goto( 'a-morning-at-the-rope-walk/' );
		const link = page.locator( '.comment-reply-link' ).first();
		const id = String( await link.getAttribute( 'data-commentid' ) );
		await link.click();
		await expect( page ).toHaveURL(
			new RegExp( `replytocom=${ id }#respond$` )
		);
		await expect( page.locator( '#comment_parent' ) ).toHaveValue( id );
	} );
} );

test( 'the footer names the site once and has each link once', async ( {
	page,
} ) => {
	await page.goto( 'about/' );
	const footer = page.locator( '.site-footer' );
	await expect(
		footer.getByText( 'Quayside Goods', { exact: true } )
	).toHaveCount( 1 );
	const targets = await footer
		.locator( 'li a' )
		.evaluateAll( ( links ) =>
			links.map( ( link ) => link.getAttribute( 'href' ) )
		);
	expect( targets.length ).toBeGreaterThan( 3 );
	expect( new Set( targets ).size ).toBe( targets.length );
} );
