import { applyFragments } from '../fragments';

// jsdom does not implement createContextualFragment().
beforeAll( () => {
	Range.prototype.createContextualFragment = ( html: string ) => {
		const template = document.createElement( 'template' );
		template.innerHTML = html;
		return document.importNode( template.content, true );
	};
} );

const line = ( key: string ): string =>
	`<li><a href="#" class="remove_from_cart_button" data-cart_item_key="${ key }">x</a></li>`;
const cart = ( ...keys: string[] ): string =>
	`<div class="widget_shopping_cart_content">${ keys.length ? keys.map( line ).join( '' ) : '<p class="woocommerce-mini-cart__empty-message">Nothing</p>' }</div>`;

describe( 'applyFragments', () => {
	it( '[S3.5] replaces every element that a selector matches', () => {
		document.body.innerHTML = '<b class="n">0</b><i></i><b class="n">0</b>';
		applyFragments( { 'b.n': '<b class="n">2</b>' } );
		expect( document.body.innerHTML ).toBe(
			'<b class="n">2</b><i></i><b class="n">2</b>'
		);
	} );

	it( 'applies the other fragments if one selector is invalid, with one warning', () => {
		const warn = jest
			.spyOn( console, 'warn' )
			.mockImplementation( () => undefined );
		document.body.innerHTML = '<b class="n">0</b>';
		applyFragments( {
			'##bad': '<u></u>',
			'.missing': '<u></u>',
			'b.n': '<b class="n">2</b>',
		} );
		expect( document.body.innerHTML ).toBe( '<b class="n">2</b>' );
		expect( warn ).toHaveBeenCalledTimes( 1 );
		warn.mockRestore();
	} );

	it( 'uses jQuery for selectors that only jQuery supports', () => {
		document.body.innerHTML = '<b>0</b><b>1</b>';
		const found = document.querySelectorAll( 'b' )[ 0 ] as Element;
		Object.assign( window, { jQuery: () => ( { get: () => [ found ] } ) } );
		applyFragments( { 'b:eq(0)': '<b>2</b>' } );
		expect( document.body.textContent ).toBe( '21' );
		Reflect.deleteProperty( window, 'jQuery' );
	} );

	it.each( [
		[ 'the next line', [ 'a', 'b', 'c' ], 'b', [ 'a', 'c' ], 'c' ],
		[
			'the new last line after the last one was removed',
			[ 'a', 'b' ],
			'b',
			[ 'a' ],
			'a',
		],
		[
			'the same line after another one was removed',
			[ 'a', 'b' ],
			'b',
			[ 'b' ],
			'b',
		],
	] )(
		'moves the focus to %s',
		( _case, before, focused, after, expected ) => {
			document.body.innerHTML = cart( ...before );
			document
				.querySelector< HTMLElement >(
					`[data-cart_item_key=${ focused }]`
				)
				?.focus();
			applyFragments( {
				'div.widget_shopping_cart_content': cart( ...after ),
			} );
			expect(
				( document.activeElement as HTMLElement ).dataset.cart_item_key
			).toBe( expected );
		}
	);

	it( 'moves the focus to the message when the cart is empty', () => {
		document.body.innerHTML = cart( 'a' );
		document.querySelector< HTMLElement >( 'a' )?.focus();
		applyFragments( { 'div.widget_shopping_cart_content': cart() } );
		expect( document.activeElement?.className ).toBe(
			'woocommerce-mini-cart__empty-message'
		);
	} );
} );
