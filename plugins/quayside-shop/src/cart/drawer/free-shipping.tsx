import { __, sprintf } from '@wordpress/i18n';
import type { StoreCart } from '../../store-api/cart-types';
import { formatMoney } from '../../store-api/text';

interface Props {
	cart: StoreCart;
	/** Amount from which shipping is free, in major units. */
	from: number;
}

/**
 * How much is missing until shipping is free.
 */
export function FreeShipping( { cart, from }: Props ) {
	const { totals } = cart;
	const target = Math.round( from * 10 ** totals.currency_minor_unit );
	const reached = Number( totals.total_items ) - Number( totals.total_discount );
	const missing = target - reached;
	const words =
		missing > 0
			? sprintf( /* translators: %s: amount of money. */ __( '%s more and shipping is free.', 'quayside-shop' ), formatMoney( missing, totals ) )
			: __( 'Shipping is free.', 'quayside-shop' );
	return (
		<div className="quayside-free-shipping">
			<p>{ words }</p>
			<progress max={ target } value={ Math.min( reached, target ) } aria-label={ __( 'Way to free shipping', 'quayside-shop' ) } />
		</div>
	);
}
