import { __ } from '@wordpress/i18n';
import type { CartDrawerSettings } from '@quayside/contracts/shop/cart.drawer-settings';
import type { StoreCart } from '../../store-api/cart-types';
import { formatMoney } from '../../store-api/text';

interface Props {
	cart: StoreCart;
	settings: CartDrawerSettings;
	busy: boolean;
}

/**
 * Subtotal, discount, and the ways to the cart page and the checkout.
 */
export function Totals( { cart, settings, busy }: Props ) {
	const { totals } = cart;
	return (
		<footer className="quayside-cart-drawer__footer" aria-busy={ busy || undefined }>
			<dl>
				<div>
					<dt>{ __( 'Subtotal', 'quayside-shop' ) }</dt>
					<dd className="quayside-cart-drawer__subtotal">{ formatMoney( totals.total_items, totals ) }</dd>
				</div>
				{ Number( totals.total_discount ) > 0 && (
					<div>
						<dt>{ __( 'Discount', 'quayside-shop' ) }</dt>
						<dd>{ formatMoney( -Number( totals.total_discount ), totals ) }</dd>
					</div>
				) }
			</dl>
			<p className="quayside-cart-drawer__note">{ __( 'Shipping and taxes are worked out at checkout.', 'quayside-shop' ) }</p>
			<a className="quayside-cart-drawer__button" href={ settings.checkout_url }>
				{ __( 'Checkout', 'quayside-shop' ) }
			</a>
			<a className="quayside-cart-drawer__button quayside-cart-drawer__button--quiet" href={ settings.cart_url }>
				{ __( 'View cart', 'quayside-shop' ) }
			</a>
		</footer>
	);
}
