import { __, sprintf } from '@wordpress/i18n';
import type { CartDrawerSettings } from '@quayside/contracts/shop/cart.drawer-settings';
import type { StoreCart } from '../../store-api/cart-types';
import { formatMoney, displayAmount } from '../../store-api/text';

interface Props {
	cart: StoreCart;
	/** Amount from which shipping is free, in major units. 0 if it is free already. */
	from: number;
	/** Whether the amount is compared before discounts. */
	beforeDiscounts: boolean;
	taxes: CartDrawerSettings[ 'taxes' ];
}

/**
 * Displays how much is missing for free shipping. Like WooCommerce, compares displayed amounts, which may include
 * taxes.
 */
export function FreeShipping( { cart, from, beforeDiscounts, taxes }: Props ) {
	const { totals } = cart;
	const target = Math.round( from * 10 ** totals.currency_minor_unit );
	const eligible =
		displayAmount( totals.total_items, totals.total_items_tax, taxes ) -
		( beforeDiscounts
			? 0
			: displayAmount(
					totals.total_discount,
					totals.total_discount_tax,
					taxes
				) );
	const missing = target - eligible;
	// WooCommerce selects the first method of a zone, which may be one with costs.
	const reached =
		totals.total_shipping === '0'
			? __( 'You get free shipping.', 'quayside-shop' )
			: __( 'Free shipping is available.', 'quayside-shop' );
	const message =
		missing > 0
			? sprintf(
					/* translators: %s: amount of money. */ __(
						'Add %s more to get free shipping.',
						'quayside-shop'
					),
					formatMoney( missing, totals )
				)
			: reached;
	return (
		<div className="quayside-free-shipping">
			<p>{ message }</p>
			<progress
				max={ target || 1 }
				value={ target ? Math.min( eligible, target ) : 1 }
				aria-label={ __( 'Free shipping progress', 'quayside-shop' ) }
			/>
		</div>
	);
}
