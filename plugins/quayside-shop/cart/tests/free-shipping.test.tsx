import { renderToString } from '@wordpress/element';
import type { StoreCart } from '../../store-api/cart-types';
import { FreeShipping } from '../drawer/free-shipping';

/** Returns the bar's HTML for a cart. The amount is in major units, the cart's are in minor units. */
const render = (
	items: string,
	shipping: string | null,
	from: number
): string => {
	const totals: Partial< StoreCart[ 'totals' ] > = {
		currency_minor_unit: 2,
		currency_decimal_separator: '.',
		currency_thousand_separator: ',',
		currency_prefix: '$',
		currency_suffix: '',
		total_items: items,
		total_items_tax: '0',
		total_discount: '0',
		total_discount_tax: '0',
		total_shipping: shipping,
	};
	return renderToString(
		<FreeShipping
			cart={ { totals } as StoreCart }
			from={ from }
			beforeDiscounts={ false }
			taxes="none"
		/>
	);
};

it.each( [
	[
		'4900',
		'800',
		50,
		'Add $1.00 more to get free shipping.',
		'5000',
		'4900',
	],
	[ '5000', '0', 50, 'You get free shipping.', '5000', '5000' ],
	[ '6000', '800', 50, 'Free shipping is available.', '5000', '5000' ],
	[ '5000', null, 50, 'Free shipping is available.', '5000', '5000' ],
	[ '4900', '0', 0, 'You get free shipping.', '1', '1' ],
	[ '0', '800', 0, 'Free shipping is available.', '1', '1' ],
] )(
	'of items for %s with shipping costs of %s, free from %s: %s',
	( items, shipping, from, message, max, value ) => {
		const html = render( items, shipping, from );
		expect(
			html.replace( /<progress.*/, '' ).replace( /<[^>]+>/g, '' )
		).toBe( message );
		expect( html ).toContain( `max="${ max }"` );
		expect( html ).toContain( `value="${ value }"` );
	}
);
