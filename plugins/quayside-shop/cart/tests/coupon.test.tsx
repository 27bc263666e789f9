import { act } from 'react';
import { createRoot } from 'react-dom/client';
import type { StoreCart } from '../../store-api/cart-types';
import { Coupon } from '../drawer/coupon';

(
	globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
 ).IS_REACT_ACT_ENVIRONMENT = true;

it( 'displays the code as it was entered, which WooCommerce stores as HTML', () => {
	const coupon = {
		// WooCommerce's code for "tea & <b>mugs</b>".
		code: 'tea &amp; mugs',
		totals: {
			total_discount: '500',
			total_discount_tax: '0',
			currency_minor_unit: 2,
			currency_decimal_separator: '.',
			currency_thousand_separator: ',',
			currency_prefix: '$',
			currency_suffix: '',
		},
	};
	const container = document.createElement( 'div' );
	act( () =>
		createRoot( container ).render(
			<Coupon
				cart={ { coupons: [ coupon ] } as unknown as StoreCart }
				taxes="none"
				busy={ false }
				error=""
				onApply={ async () => true }
				onRemove={ () => undefined }
			/>
		)
	);
	const applied = container.querySelector( '.quayside-coupon__applied' );
	expect( applied?.querySelector( 'span' )?.textContent ).toBe(
		'tea & mugs (−$5.00)'
	);
	expect(
		applied?.querySelector( 'button' )?.getAttribute( 'aria-label' )
	).toBe( 'Remove coupon tea & mugs' );
} );
