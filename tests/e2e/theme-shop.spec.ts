import { expect, expectAccessible, test } from './fixtures';
import { printedUrls } from './printed-urls';
import type { Page } from '@playwright/test';
import { pageOverflow } from './page-overflow';
import { setThemeSettings } from './theme-settings-cookie';

/** Adds a product to the cart and answers the consent banner. */
const fill = async (
	page: Page,
	baseURL: string | undefined
): Promise< void > => {
	await page.context().addCookies( [
		{
			name: 'cookieyes-consent',
			value: 'consentid:test,consent:yes,action:yes,necessary:yes,functional:no,analytics:no,performance:no,advertisement:no',
			url: baseURL ?? '',
		},
	] );
	await page.goto( 'product/enamel-teapot-1-litre/' );
	await page.locator( 'form.cart button[type=submit]' ).click();
	await expect( page.locator( '.added_to_cart' ) ).toBeVisible();
};

test( '[S9.7] updating elements have an overlay with an opacity of 6/10', async ( {
	page,
	baseURL,
} ) => {
	await fill( page, baseURL );
	await page.goto( 'cart/' );
	await page.evaluate( () => {
		// Created as by WooCommerce's script, with its own opacity.
		const veil = Object.assign( document.createElement( 'div' ), {
			className: 'blockUI blockOverlay',
		} );
		veil.style.cssText =
			'position:absolute;inset:0;background:#000;opacity:.2';
		document.querySelector( '.cart_totals' )?.append( veil );
	} );
	await expect( page.locator( '.blockOverlay' ) ).toHaveCSS(
		'opacity',
		'0.6'
	);
} );

for ( const path of [ 'cart/', 'checkout/' ] ) {
	test( `axe finds nothing at ${ path } with a filled cart`, async ( {
		page,
		baseURL,
	} ) => {
		await fill( page, baseURL );
		await page.goto( path );
		await expectAccessible( page );
		await page.setViewportSize( { width: 390, height: 800 } );
		await expectAccessible( page );
		expect( await pageOverflow( page ) ).toBe( 0 );
	} );
}

for ( const width of [ 1280, 1024, 390, 320 ] ) {
	test( `a long name leaves its picture in the cart as large at ${ width } px`, async ( {
		page,
		baseURL,
	} ) => {
		await page.setViewportSize( { width, height: 800 } );
		await fill( page, baseURL );
		await page.goto( 'cart/' );
		const picture = page.locator( '.cart_item .product-thumbnail img' );
		const { width: before } = ( await picture.boundingBox() ) ?? {
			width: 0,
		};
		expect( before ).toBeGreaterThanOrEqual( Math.min( 88, width / 4 ) );
		await page
			.locator( '.cart_item .product-name a' )
			.evaluate( ( name ) => {
				name.textContent = 'A teapot with a very long name '.repeat(
					5
				);
			} );
		expect( ( await picture.boundingBox() )?.width ).toBe( before );
		expect( await pageOverflow( page ) ).toBe( 0 );
	} );
}

test( 'the cart totals come before the other columns', async ( {
	page,
	baseURL,
} ) => {
	await fill( page, baseURL );
	await page.goto( 'cart/' );
	const totals = await page.locator( '.cart_totals' ).boundingBox();
	const others = page.locator( '.cross-sells' );
	if ( ( await others.count() ) > 0 ) {
		expect( totals?.y ).toBeLessThan(
			( await others.boundingBox() )?.y ?? 0
		);
	}
	expect( totals ).not.toBeNull();
} );

test( 'nothing shifts on a product page while it loads', async ( { page } ) => {
	await page.addInitScript( () => {
		const seen = ( ( window as unknown as { shifts: number[] } ).shifts =
			[] as number[] );
		new PerformanceObserver( ( list ) =>
			list
				.getEntries()
				.forEach( ( entry ) =>
					seen.push(
						( entry as PerformanceEntry & { value: number } ).value
					)
				)
		).observe( { type: 'layout-shift', buffered: true } );
	} );
	for ( const width of [ 1280, 390 ] ) {
		await page.setViewportSize( { width, height: 800 } );
		await page.goto( 'shop/' );
		await page.goto(
			( await page
				.locator( 'li.product a[href*="/product/"]' )
				.first()
				.getAttribute( 'href' ) ) ?? '',
			{ waitUntil: 'networkidle' }
		);
		const shifts = await page.evaluate(
			() => ( window as unknown as { shifts: number[] } ).shifts
		);
		// A late font shifts a line by less than this.
		expect(
			shifts.reduce( ( sum, value ) => sum + value, 0 ),
			`${ width } px`
		).toBeLessThan( 0.005 );
	}
} );

test( 'the cart link appears without shifting the buttons beside and below', async ( {
	page,
	baseURL,
} ) => {
	await page.context().addCookies( [
		{
			name: 'cookieyes-consent',
			value: 'consentid:test,consent:yes,action:yes,necessary:yes,functional:no,analytics:no,performance:no,advertisement:no',
			url: baseURL ?? '',
		},
	] );
	for ( const width of [ 1280, 390 ] ) {
		await page.setViewportSize( { width, height: 800 } );
		await page.goto( 'shop/' );
		const tops = () =>
			page
				.locator( 'li.product > .button' )
				.evaluateAll( ( buttons ) =>
					buttons.map( ( button ) =>
						Math.round(
							button.getBoundingClientRect().top + scrollY
						)
					)
				);
		const before = await tops();
		await page.locator( 'li.product > .ajax_add_to_cart' ).first().click();
		const link = page.locator( 'li.product > .added_to_cart' );
		await expect( link ).toBeVisible();
		expect( await tops() ).toEqual( before );
		// It is between the rows, not on the next one.
		const bottom = await link.evaluate(
			( element ) => element.getBoundingClientRect().bottom
		);
		const card = page.locator( 'li.product:has( > .added_to_cart )' );
		const below = await card.evaluate( ( element ) =>
			Math.min(
				...[ ...element.parentElement!.children ]
					.map( ( each ) => each.getBoundingClientRect().top )
					.filter(
						( top ) => top > element.getBoundingClientRect().bottom
					)
			)
		);
		expect( bottom ).toBeLessThanOrEqual( below );
	}
} );

test( 'a link in the store notice is inline', async ( { page } ) => {
	await page.goto( '' );
	const gap = await page.evaluate( () => {
		const notice = Object.assign( document.createElement( 'p' ), {
			className: 'woocommerce-store-notice demo_store',
			innerHTML:
				'Parcels leave on <a href="#">Tuesdays</a>. <a class="woocommerce-store-notice__dismiss-link" href="#">Dismiss</a>',
		} );
		document.body.prepend( notice );
		const dot = document.createRange();
		dot.setStart( notice.childNodes[ 2 ] as Text, 0 );
		dot.setEnd( notice.childNodes[ 2 ] as Text, 1 );
		return (
			dot.getBoundingClientRect().left -
			( notice.children[ 0 ] as HTMLElement ).getBoundingClientRect()
				.right
		);
	} );
	expect( gap ).toBeLessThan( 2 );
} );

test( 'the discount total stays on one line on mobile', async ( { page } ) => {
	await page.setViewportSize( { width: 390, height: 800 } );
	await page.goto( 'product/enamel-teapot-1-litre/' );
	await page.locator( 'form.cart button[type=submit]' ).click();
	await expect( page.locator( '.added_to_cart' ) ).toBeVisible();
	await page.goto( 'cart/' );
	const gap = await page
		.locator( '.cart_totals .shop_table tbody' )
		.evaluate( ( body ) => {
			body.insertAdjacentHTML(
				'beforeend',
				'<tr class="cart-discount"><th>Coupon: ten</th><td data-title="Coupon: ten">-<span class="amount">$5.40</span> <a href="#">[Remove]</a></td></tr>'
			);
			const cell = body.querySelector(
				'.cart-discount td'
			) as HTMLElement;
			const minus = document.createRange();
			minus.selectNodeContents( cell.childNodes[ 0 ] as Text );
			return (
				(
					cell.querySelector( '.amount' ) as HTMLElement
				 ).getBoundingClientRect().left -
				minus.getBoundingClientRect().right
			);
		} );
	expect( gap ).toBeLessThan( 1 );
} );

test( 'amounts of the checkout stay on one line inside the window on mobile', async ( {
	page,
	baseURL,
} ) => {
	await page.setViewportSize( { width: 390, height: 800 } );
	await fill( page, baseURL );
	await page.goto( 'checkout/' );
	const amounts = page.locator(
		'.woocommerce-checkout-review-order .amount'
	);
	await expect( amounts.first() ).toBeVisible();
	expect( await amounts.count() ).toBeGreaterThan( 2 );
	// A single payment method has nothing to select, also before WooCommerce's script has started.
	await page
		.locator( '.wc_payment_methods > li:not( :first-child )' )
		.evaluateAll( ( others ) => others.forEach( ( one ) => one.remove() ) );
	await expect(
		page.locator( '.wc_payment_methods > li > label' )
	).toBeVisible();
	await expect(
		page.locator( '.wc_payment_methods > li > input' )
	).toBeHidden();
	expect(
		await amounts.evaluateAll( ( all ) =>
			all
				.filter( ( amount ) => {
					// A large shop's prices are longer.
					amount.textContent = '-$12,345,678.90';
					const text = document.createRange();
					text.selectNodeContents( amount );
					return (
						text.getClientRects().length !== 1 ||
						amount.getBoundingClientRect().right > innerWidth - 16
					);
				} )
				.map( ( amount ) => amount.closest( 'tr' )?.className )
		)
	).toEqual( [] );
} );

test( 'a printed cart has its lines and totals, without the URLs of its buttons', async ( {
	page,
	baseURL,
} ) => {
	await fill( page, baseURL );
	await page.goto( 'cart/' );
	await page.emulateMedia( { media: 'print' } );
	await expect(
		page.locator( '.woocommerce-cart-form .product-name a' )
	).toBeVisible();
	await expect(
		page.locator( '.woocommerce-cart-form .remove' )
	).toBeHidden();
	expect( await printedUrls( page ) ).toEqual( [] );
} );

test( 'at 320 px the logo is fully visible or hidden', async ( { page } ) => {
	await page.setViewportSize( { width: 320, height: 640 } );
	await page.goto( '' );
	await page
		.locator( '.site-header .site-brand' )
		.first()
		.evaluate( ( brand ) => {
			const svg =
				"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='96' height='96'/%3E";
			brand.querySelector( '.custom-logo-link' )?.remove();
			brand.insertAdjacentHTML(
				'afterbegin',
				`<a class="custom-logo-link" href="#"><img class="custom-logo" width="96" height="96" src="${ svg }" alt=""></a>`
			);
		} );
	const logo = page.locator( '.site-header .custom-logo' ).first();
	expect( ( await logo.boundingBox() )?.width ?? 40 ).toBeGreaterThanOrEqual(
		40
	);
} );

test( 'the notice at the bottom leaves room for the buttons in the corners', async ( {
	page,
	baseURL,
} ) => {
	await page.context().addCookies( [
		{
			name: 'cookieyes-consent',
			value: 'consentid:test,consent:yes,action:yes,necessary:yes,functional:no,analytics:no,performance:no,advertisement:no',
			url: baseURL ?? '',
		},
	] );
	await setThemeSettings( page.context(), { notice_position: 'bottom' } );
	await page.setViewportSize( { width: 390, height: 800 } );
	await page.goto( '' );
	const words = await page.evaluate( () => {
		document
			.querySelectorAll( '.woocommerce-store-notice' )
			.forEach( ( other ) => other.remove() );
		const notice = Object.assign( document.createElement( 'p' ), {
			className: 'woocommerce-store-notice demo_store',
			textContent:
				'Parcels leave on Tuesdays and Fridays, and on Mondays before Christmas.',
		} );
		document.body.prepend( notice );
		const range = document.createRange();
		range.selectNodeContents( notice );
		return range.getBoundingClientRect().left;
	} );
	const button = await page.locator( '.cky-btn-revisit' ).boundingBox();
	expect( words ).toBeGreaterThan(
		( button?.x ?? 0 ) + ( button?.width ?? 0 )
	);
	await page.evaluate( () =>
		scrollTo( { top: document.body.scrollHeight, behavior: 'instant' } )
	);
	const last = await page
		.locator( '.site-footer' )
		.evaluate( ( footer ) =>
			[ ...footer.querySelectorAll( 'p, a' ) ].reduce(
				( bottom, each ) =>
					each.closest( '.to-top' )
						? bottom
						: Math.max(
								bottom,
								each.getBoundingClientRect().bottom
							),
				0
			)
		);
	const top = await page
		.locator( '.woocommerce-store-notice' )
		.evaluate( ( notice ) => notice.getBoundingClientRect().top );
	expect( last ).toBeLessThanOrEqual( top );
} );

test( 'review stars are filled up to the selected or hovered one', async ( {
	page,
} ) => {
	await page.goto( 'product/enamel-teapot-1-litre/' );
	// Markup of WooCommerce's script for open reviews.
	await page.locator( '.summary' ).evaluate( ( summary ) => {
		const links = [ 1, 2, 3, 4, 5 ]
			.map(
				( stars ) =>
					`<a role="radio" class="star-${ stars }${ stars === 2 ? ' active' : '' }" href="#">${ stars } of 5 stars</a>`
			)
			.join( ' ' );
		summary.insertAdjacentHTML(
			'afterbegin',
			`<p class="stars selected"><span role="group">${ links }</span></p>`
		);
	} );
	const stars = page.locator( 'p.stars a' );
	const shown = () =>
		stars.evaluateAll( ( links ) =>
			links
				.map( ( link ) =>
					getComputedStyle( link, '::before' ).content.charAt( 1 )
				)
				.join( '' )
		);
	await expect( stars.first() ).toHaveCSS( 'font-size', '0px' );
	expect( await shown() ).toBe( '★★☆☆☆' );
	await stars.nth( 3 ).hover();
	expect( await shown() ).toBe( '★★★★☆' );
} );

for ( const [ width, items ] of [
	[ 1280, 7 ],
	[ 390, 42 ],
	[ 1280, 101 ],
	[ 390, 999 ],
	[ 320, 123_456_789 ],
] as const ) {
	test( `the badge of a cart with ${ items } items leaves the handle of the bag visible at ${ width } px`, async ( {
		page,
		baseURL,
	} ) => {
		await page.setViewportSize( { width, height: 800 } );
		await fill( page, baseURL );
		const badge = page.locator( '.site-header .quayside-cart-count' );
		const digits = badge.locator( '[aria-hidden]' );
		await expect( digits ).toHaveText( '1' );
		await digits.evaluate( ( element, count ) => {
			element.textContent = count.toLocaleString( 'en-US' );
		}, items );
		for ( const direction of [ 'ltr', 'rtl' ] ) {
			await page.evaluate( ( value ) => {
				document.documentElement.dir = value;
			}, direction );
			const { covered, outside, overlap } = await badge.evaluate(
				( element ) => {
					const link = element.closest( 'a' ) as HTMLAnchorElement;
					// The rectangle of a path includes its stroke in Firefox only.
					const path = [ ...link.querySelectorAll( 'path' ) ].at(
						-1
					) as SVGPathElement;
					const shape = path.getBBox();
					const { a, d, e, f } = path.getScreenCTM() as DOMMatrix;
					const handle = new DOMRect(
						a * shape.x + e,
						d * shape.y + f,
						a * shape.width,
						d * shape.height
					);
					const box = element.getBoundingClientRect();
					const meet = ( one: DOMRect, other: DOMRect ): number =>
						Math.max(
							0,
							Math.min( one.right, other.right ) -
								Math.max( one.left, other.left )
						) *
						Math.max(
							0,
							Math.min( one.bottom, other.bottom ) -
								Math.max( one.top, other.top )
						);
					return {
						covered: meet( box, handle ),
						outside: Math.max(
							-box.left,
							box.right - document.documentElement.clientWidth
						),
						overlap: [
							...document.querySelectorAll(
								'.site-brand__title, .site-header :is(a, button, summary):not(.quayside-cart-link)'
							),
						]
							.filter( ( other ) => other.checkVisibility() )
							.reduce(
								( sum, other ) =>
									sum +
									meet( box, other.getBoundingClientRect() ),
								0
							),
					};
				}
			);
			expect( covered, direction ).toBe( 0 );
			expect( outside, direction ).toBeLessThanOrEqual( 0 );
			expect( overlap, direction ).toBe( 0 );
		}
	} );
}
