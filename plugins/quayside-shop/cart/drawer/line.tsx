import { __, sprintf } from '@wordpress/i18n';
import type { CartDrawerSettings } from '@quayside/contracts/shop/cart.drawer-settings';
import type { StoreCartItem } from '../../store-api/cart-types';
import { formatMoney, plainText, displayAmount } from '../../store-api/text';

interface Props {
	item: StoreCartItem;
	busy: boolean;
	/** The store's URL that removes the line. */
	removeUrl: string;
	placeholder: string;
	taxes: CartDrawerSettings[ 'taxes' ];
	onQuantity: ( quantity: number ) => void;
}

/** Returns selected attributes and plugin data of the line. */
const getDetails = ( item: StoreCartItem ): string[] => [
	...item.variation.map(
		( { attribute, value } ) =>
			`${ plainText( attribute ) }: ${ plainText( value ) }`
	),
	...item.item_data
		.filter(
			( { hidden } ) =>
				hidden !== true && hidden !== 'true' && hidden !== '1'
		)
		.map(
			( { name, key, display, value } ) =>
				`${ plainText( name || key || '' ) }: ${ plainText( display || value || '' ) }`
		),
];

/** Returns the stock status in WooCommerce's wording, '' if there is none. */
const getStockText = ( {
	show_backorder_badge: backorder,
	low_stock_remaining: remaining,
}: StoreCartItem ): string => {
	if ( backorder ) {
		return __( 'Available on backorder', 'quayside-shop' );
	}
	return remaining === null
		? ''
		: sprintf(
				/* translators: %s: number of items. */ __(
					'%s left in stock',
					'quayside-shop'
				),
				String( remaining )
			);
};

/** Adds quantities, which have decimal places in stores that sell by weight or length, without the rest of binary fractions. */
const addQuantities = ( quantity: number, step: number ): number =>
	Number( ( quantity + step ).toFixed( 6 ) );

/**
 * Displays a cart line with its quantity stepper and remove link. The cart's own module handles the link, as in
 * mini-carts. Without it, the link's URL removes the line. Steps that are not possible keep the focus on their button.
 */
export function Line( {
	item,
	busy,
	removeUrl,
	placeholder,
	taxes,
	onQuantity,
}: Props ) {
	const name = plainText( item.name );
	const {
		minimum,
		maximum,
		multiple_of: step,
		editable,
	} = item.quantity_limits;
	const less = addQuantities( item.quantity, -step );
	const more = addQuantities( item.quantity, step );
	const canDecrease = less >= minimum;
	const canIncrease = more <= maximum;
	const image = item.images[ 0 ];
	const quantityLabel = sprintf(
		/* translators: %s: product name. */ __(
			'Quantity of %s',
			'quayside-shop'
		),
		name
	);
	return (
		<li
			className="quayside-cart-line"
			data-name={ name }
			aria-busy={ busy || undefined }
		>
			<img
				className="quayside-cart-line__image"
				src={ image?.thumbnail || placeholder }
				alt=""
				width={ 72 }
				height={ 72 }
			/>
			<div className="quayside-cart-line__text">
				<a className="quayside-cart-line__name" href={ item.permalink }>
					{ name }
				</a>
				{ getDetails( item ).map( ( detail ) => (
					<span key={ detail } className="quayside-cart-line__detail">
						{ detail }
					</span>
				) ) }
				{ getStockText( item ) && (
					<span className="quayside-cart-line__stock">
						{ getStockText( item ) }
					</span>
				) }
				{ editable && ! item.sold_individually ? (
					<div
						className="quayside-stepper"
						role="group"
						aria-label={ quantityLabel }
					>
						<button
							type="button"
							aria-disabled={ ! canDecrease || undefined }
							aria-label={ sprintf(
								/* translators: %s: product name. */ __(
									'Reduce quantity of %s',
									'quayside-shop'
								),
								name
							) }
							onClick={ () => canDecrease && onQuantity( less ) }
						>
							−
						</button>
						{ /* The new quantity is announced with the subtotal, so the output is not a live region. */ }
						<output aria-live="off">{ item.quantity }</output>
						<button
							type="button"
							aria-disabled={ ! canIncrease || undefined }
							aria-label={ sprintf(
								/* translators: %s: product name. */ __(
									'Increase quantity of %s',
									'quayside-shop'
								),
								name
							) }
							onClick={ () => canIncrease && onQuantity( more ) }
						>
							+
						</button>
					</div>
				) : (
					<span className="quayside-cart-line__detail">
						{ sprintf(
							/* translators: %s: quantity. */ __(
								'Quantity: %s',
								'quayside-shop'
							),
							String( item.quantity )
						) }
					</span>
				) }
			</div>
			<div className="quayside-cart-line__end">
				<span className="quayside-cart-line__total">
					{ formatMoney(
						displayAmount(
							item.totals.line_subtotal,
							item.totals.line_subtotal_tax,
							taxes
						),
						item.totals
					) }
				</span>
				<a
					className="quayside-cart-line__remove remove_from_cart_button"
					role="button"
					href={ removeUrl }
					rel="nofollow"
					data-cart_item_key={ item.key }
					data-product_id={ item.id }
					data-product_sku={ item.sku }
					data-island-for="quayside-cart"
					data-success_message={ sprintf(
						/* translators: %s: product name. */ __(
							'%s has been removed from your cart.',
							'quayside-shop'
						),
						name
					) }
					aria-label={ sprintf(
						/* translators: %s: product name. */ __(
							'Remove %s from cart',
							'quayside-shop'
						),
						name
					) }
				>
					{ __( 'Remove', 'quayside-shop' ) }
				</a>
			</div>
		</li>
	);
}
