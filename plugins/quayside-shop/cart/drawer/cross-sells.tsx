import { __, sprintf } from '@wordpress/i18n';
import type { StoreProduct } from '../../store-api/cart-types';
import { formatMoney, plainText } from '../../store-api/text';

/** Maximum number of products that fits without pushing the totals out of view. */
const MAX_PRODUCTS = 3;

/**
 * Displays cross-sells. The cart's own module handles the buttons.
 */
export function CrossSells( { products }: { products: StoreProduct[] } ) {
	const visible = products
		.filter( ( { is_in_stock: inStock } ) => inStock )
		.slice( 0, MAX_PRODUCTS );
	if ( ! visible.length ) {
		return null;
	}
	return (
		<section className="quayside-cross-sells">
			<h3>{ __( 'You may also like', 'quayside-shop' ) }</h3>
			<ul>
				{ visible.map( ( product ) => {
					const name = plainText( product.name );
					const isSimple =
						product.is_purchasable && ! product.has_options;
					return (
						<li key={ product.id }>
							{ product.images[ 0 ] && (
								<img
									src={ product.images[ 0 ].thumbnail }
									alt=""
									width={ 56 }
									height={ 56 }
								/>
							) }
							<span>
								<a href={ product.permalink }>{ name }</a>
								<span>
									{ formatMoney(
										product.prices.price,
										product.prices
									) }
								</span>
							</span>
							{ isSimple ? (
								<button
									type="button"
									className="add_to_cart_button ajax_add_to_cart"
									data-product_id={ product.id }
									data-product_sku={ product.sku }
									data-quantity="1"
									data-island-for="quayside-cart"
									data-success_message={ sprintf(
										/* translators: %s: product name. */ __(
											'%s has been added to your cart.',
											'quayside-shop'
										),
										name
									) }
									aria-label={ sprintf(
										/* translators: %s: product name. */ __(
											'Add %s to cart',
											'quayside-shop'
										),
										name
									) }
								>
									{ __( 'Add', 'quayside-shop' ) }
								</button>
							) : (
								<a
									href={ product.permalink }
									aria-label={ sprintf(
										/* translators: %s: product name. */ __(
											'Select options for %s',
											'quayside-shop'
										),
										name
									) }
								>
									{ __( 'Select options', 'quayside-shop' ) }
								</a>
							) }
						</li>
					);
				} ) }
			</ul>
		</section>
	);
}
