import { applyFragments } from '../fragments';

// jsdom parses no contextual fragments.
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

	it( 'applies the others when one selector is wrong, with one warning', () => {
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

	it( 'leaves selectors that only jQuery knows to jQuery', () => {
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
			'the last line after the last one went',
			[ 'a', 'b' ],
			'b',
			[ 'a' ],
			'a',
		],
		[
			'the same line when another one went',
			[ 'a', 'b' ],
			'b',
			[ 'b' ],
			'b',
		],
	] )(
		'moves the focus to %s',
		( _what, before, focused, after, expected ) => {
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

	it( 'moves the focus to the message when nothing is left', () => {
		document.body.innerHTML = cart( 'a' );
		document.querySelector< HTMLElement >( 'a' )?.focus();
		applyFragments( { 'div.widget_shopping_cart_content': cart() } );
		expect( document.activeElement?.className ).toBe(
			'woocommerce-mini-cart__empty-message'
		);
	} );
} );
