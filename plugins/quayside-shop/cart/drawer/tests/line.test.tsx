import { act } from 'react';
import { createRoot } from 'react-dom/client';
import type { StoreCartItem } from '../../../store-api/cart-types';
import { Line } from '../line';

(
	globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
 ).IS_REACT_ACT_ENVIRONMENT = true;

const item = {
	key: 'a',
	id: 1,
	name: 'Rope',
	sku: '',
	quantity: 0.2,
	quantity_limits: {
		minimum: 0.1,
		maximum: 0.3,
		multiple_of: 0.1,
		editable: true,
	},
	images: [],
	variation: [],
	item_data: [],
	permalink: '',
	sold_individually: false,
	show_backorder_badge: false,
	low_stock_remaining: 2.5,
	totals: {
		line_subtotal: '500',
		line_subtotal_tax: '0',
		currency_minor_unit: 2,
		currency_decimal_separator: '.',
		currency_thousand_separator: ',',
		currency_prefix: '$',
		currency_suffix: '',
	},
};

const renderLine = ( changes: object = {} ) => {
	const onQuantity = jest.fn();
	const container = document.createElement( 'div' );
	act( () =>
		createRoot( container ).render(
			<Line
				item={ { ...item, ...changes } as unknown as StoreCartItem }
				busy={ false }
				removeUrl=""
				placeholder=""
				taxes="none"
				onQuantity={ onQuantity }
			/>
		)
	);
	const button = ( name: string ) =>
		container.querySelector< HTMLButtonElement >(
			`[aria-label="${ name } quantity of Rope"]`
		);
	return { container, button, onQuantity };
};

it( 'steps by decimals to the limits, without the rest of binary fractions', () => {
	const { button, onQuantity } = renderLine();
	button( 'Increase' )?.click();
	button( 'Reduce' )?.click();
	expect( onQuantity.mock.calls ).toEqual( [ [ 0.3 ], [ 0.1 ] ] );
	expect( button( 'Increase' )?.ariaDisabled ).not.toBe( 'true' );
} );

it( 'displays decimal quantities and stock', () => {
	expect( renderLine().container.textContent ).toContain(
		'2.5 left in stock'
	);
	expect(
		renderLine( { sold_individually: true } ).container.textContent
	).toContain( 'Quantity: 0.2' );
} );
