import { __, sprintf } from '@wordpress/i18n';
import type { CartDrawerSettings } from '@quayside/contracts/shop/cart.drawer-settings';
import type { StoreCartItem } from '../../store-api/cart-types';
import { formatMoney, plainText, shownAmount } from '../../store-api/text';

interface Props {
	item: StoreCartItem;
	busy: boolean;
	/** The store's own address that removes the line. */
	removeUrl: string;
	placeholder: string;
	taxes: CartDrawerSettings[ 'taxes' ];
	onQuantity: ( quantity: number ) => void;
}

/** Chosen attributes and what plugins say about the line. */
const detailsOf = ( item: StoreCartItem ): string[] => [
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

/** What the shop says about the stock, in the store's own words; '' when nothing. */
const stockOf = ( {
	show_backorder_badge: backorder,
	low_stock_remaining: left,
}: StoreCartItem ): string => {
	if ( backorder ) {
		return __( 'Available on backorder', 'quayside-shop' );
	}
	return left === null
		? ''
		: sprintf(
				/* translators: %d: number of items. */ __(
					'%d left in stock',
					'quayside-shop'
				),
				left
			);
};

/**
 * One line of the cart with its stepper and its remove link. The link is handled by the cart's own module, as those of
 * mini-carts are; without it the link removes the line by its address. A step that cannot be made leaves its button the focus.
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
	const canLess = item.quantity - step >= minimum;
	const canMore = item.quantity + step <= maximum;
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
				{ detailsOf( item ).map( ( detail ) => (
					<span key={ detail } className="quayside-cart-line__detail">
						{ detail }
					</span>
				) ) }
				{ stockOf( item ) && (
					<span className="quayside-cart-line__stock">
						{ stockOf( item ) }
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
							aria-disabled={ ! canLess || undefined }
							aria-label={ sprintf(
								/* translators: %s: product name. */ __(
									'Reduce quantity of %s',
									'quayside-shop'
								),
								name
							) }
							onClick={ () =>
								canLess && onQuantity( item.quantity - step )
							}
						>
							−
						</button>
						<output>{ item.quantity }</output>
						<button
							type="button"
							aria-disabled={ ! canMore || undefined }
							aria-label={ sprintf(
								/* translators: %s: product name. */ __(
									'Increase quantity of %s',
									'quayside-shop'
								),
								name
							) }
							onClick={ () =>
								canMore && onQuantity( item.quantity + step )
							}
						>
							+
						</button>
					</div>
				) : (
					<span className="quayside-cart-line__detail">
						{ sprintf(
							/* translators: %d: quantity. */ __(
								'Quantity: %d',
								'quayside-shop'
							),
							item.quantity
						) }
					</span>
				) }
			</div>
			<div className="quayside-cart-line__end">
				<span className="quayside-cart-line__total">
					{ formatMoney(
						shownAmount(
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
