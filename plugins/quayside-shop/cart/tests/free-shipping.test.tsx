import { renderToString } from '@wordpress/element';
import type { StoreCart } from '../../store-api/cart-types';
import { FreeShipping } from '../drawer/free-shipping';

/** Returns the message about free shipping from 50.00 for a cart. Amounts are in minor units. */
const messageOf = ( items: string, shipping: string | null ): string => {
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
	const html = renderToString(
		<FreeShipping
			cart={ { totals } as StoreCart }
			from={ 50 }
			beforeDiscounts={ false }
			taxes="none"
		/>
	);
	return html.replace( /<progress.*/, '' ).replace( /<[^>]+>/g, '' );
};

it.each( [
	[ '4900', '800', 'Add $1.00 more to get free shipping.' ],
	[ '5000', '0', 'You get free shipping.' ],
	[ '5000', '800', 'Free shipping is available.' ],
	[ '5000', null, 'Free shipping is available.' ],
] )(
	'of items for %s with shipping costs of %s: %s',
	( items, shipping, message ) => {
		expect( messageOf( items, shipping ) ).toBe( message );
	}
);
