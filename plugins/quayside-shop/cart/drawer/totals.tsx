import { __ } from '@wordpress/i18n';
import type { CartDrawerSettings } from '@quayside/contracts/shop/cart.drawer-settings';
import type { StoreCart } from '../../store-api/cart-types';
import { formatMoney, displayAmount } from '../../store-api/text';

interface Props {
	cart: StoreCart;
	settings: CartDrawerSettings;
	busy: boolean;
}

/** Returns the note about shipping and taxes that are not part of the totals, '' if there is none. */
const getNote = (
	needsShipping: boolean,
	taxes: CartDrawerSettings[ 'taxes' ]
): string => {
	switch ( taxes ) {
		case 'included':
			return needsShipping
				? __(
						'Taxes included. Shipping is calculated at checkout.',
						'quayside-shop'
					)
				: __( 'Taxes included.', 'quayside-shop' );
		case 'added':
			return needsShipping
				? __(
						'Shipping and taxes are calculated at checkout.',
						'quayside-shop'
					)
				: __( 'Taxes are calculated at checkout.', 'quayside-shop' );
		case 'none':
			return needsShipping
				? __( 'Shipping is calculated at checkout.', 'quayside-shop' )
				: '';
	}
};

/** Returns the formatted subtotal, with taxes if the store shows prices with taxes. */
export const getSubtotal = (
	{ totals }: StoreCart,
	taxes: CartDrawerSettings[ 'taxes' ]
): string =>
	formatMoney(
		displayAmount( totals.total_items, totals.total_items_tax, taxes ),
		totals
	);

/**
 * Displays subtotal, discount, fees, and total before shipping, and the links to the cart page and the checkout.
 */
export function Totals( { cart, settings, busy }: Props ) {
	const { totals } = cart;
	const { taxes } = settings;
	const note = getNote( cart.needs_shipping, taxes );
	const items = displayAmount(
		totals.total_items,
		totals.total_items_tax,
		taxes
	);
	const discount = displayAmount(
		totals.total_discount,
		totals.total_discount_tax,
		taxes
	);
	const fees = displayAmount(
		totals.total_fees,
		totals.total_fees_tax,
		taxes
	);
	return (
		<div
			className="quayside-cart-drawer__footer"
			aria-busy={ busy || undefined }
		>
			<dl>
				<div>
					<dt>{ __( 'Subtotal', 'quayside-shop' ) }</dt>
					<dd className="quayside-cart-drawer__subtotal">
						{ getSubtotal( cart, taxes ) }
					</dd>
				</div>
				{ discount > 0 && (
					<div>
						<dt>{ __( 'Discount', 'quayside-shop' ) }</dt>
						<dd>{ formatMoney( -discount, totals ) }</dd>
					</div>
				) }
				{ fees !== 0 && (
					<div>
						<dt>{ __( 'Fees', 'quayside-shop' ) }</dt>
						<dd>{ formatMoney( fees, totals ) }</dd>
					</div>
				) }
				{ ( discount > 0 || fees !== 0 ) && (
					<div className="quayside-cart-drawer__total">
						<dt>{ __( 'Total', 'quayside-shop' ) }</dt>
						<dd>
							{ formatMoney( items - discount + fees, totals ) }
						</dd>
					</div>
				) }
			</dl>
			{ note && <p className="quayside-cart-drawer__note">{ note }</p> }
			<a
				className="quayside-cart-drawer__button"
				href={ settings.checkout_url }
			>
				{ __( 'Go to checkout', 'quayside-shop' ) }
			</a>
			<a
				className="quayside-cart-drawer__button quayside-cart-drawer__button--quiet"
				href={ settings.cart_url }
			>
				{ __( 'View cart', 'quayside-shop' ) }
			</a>
		</div>
	);
}
