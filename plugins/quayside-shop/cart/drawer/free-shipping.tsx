import { __, sprintf } from '@wordpress/i18n';
import type { CartDrawerSettings } from '@quayside/contracts/shop/cart.drawer-settings';
import type { StoreCart } from '../../store-api/cart-types';
import { formatMoney, shownAmount } from '../../store-api/text';

interface Props {
	cart: StoreCart;
	/** Amount from which shipping is free, in major units. */
	from: number;
	/** Whether coupons leave the amount as it is. */
	beforeDiscounts: boolean;
	taxes: CartDrawerSettings[ 'taxes' ];
}

/**
 * How much is missing until shipping is free. The store, too, counts what the visitor sees: with taxes where prices have them.
 */
export function FreeShipping( { cart, from, beforeDiscounts, taxes }: Props ) {
	const { totals } = cart;
	const target = Math.round( from * 10 ** totals.currency_minor_unit );
	const reached =
		shownAmount( totals.total_items, totals.total_items_tax, taxes ) -
		( beforeDiscounts
			? 0
			: shownAmount(
					totals.total_discount,
					totals.total_discount_tax,
					taxes
				) );
	const missing = target - reached;
	const words =
		missing > 0
			? sprintf(
					/* translators: %s: amount of money. */ __(
						'Add %s more to get free shipping.',
						'quayside-shop'
					),
					formatMoney( missing, totals )
				)
			: __( 'You get free shipping.', 'quayside-shop' );
	return (
		<div className="quayside-free-shipping">
			<p>{ words }</p>
			<progress
				max={ target }
				value={ Math.min( reached, target ) }
				aria-label={ __( 'Free shipping progress', 'quayside-shop' ) }
			/>
		</div>
	);
}
