import { useId, useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import type { CartDrawerSettings } from '@quayside/contracts/shop/cart.drawer-settings';
import type { StoreCart } from '../../store-api/cart-types';
import { formatMoney, shownAmount } from '../../store-api/text';

interface Props {
	cart: StoreCart;
	taxes: CartDrawerSettings[ 'taxes' ];
	busy: boolean;
	/** Why the store refused the last code; '' when it did not. */
	error: string;
	/** Resolves with whether the store took it. */
	onApply: ( code: string ) => Promise< boolean >;
	onRemove: ( code: string ) => void;
}

/**
 * The coupons of the cart and a field for another one. Buttons that have to wait keep the focus: none is disabled.
 */
export function Coupon( {
	cart,
	taxes,
	busy,
	error,
	onApply,
	onRemove,
}: Props ) {
	const [ code, setCode ] = useState( '' );
	const id = useId();
	return (
		<div className="quayside-coupon">
			{ cart.coupons.map( ( coupon ) => (
				<p key={ coupon.code } className="quayside-coupon__applied">
					<span>
						{ coupon.code } (
						{ formatMoney(
							-shownAmount(
								coupon.totals.total_discount,
								coupon.totals.total_discount_tax,
								taxes
							),
							coupon.totals
						) }
						)
					</span>
					<button
						type="button"
						aria-disabled={ busy || undefined }
						aria-label={ sprintf(
							/* translators: %s: coupon code. */ __(
								'Remove coupon %s',
								'quayside-shop'
							),
							coupon.code
						) }
						onClick={ () => ! busy && onRemove( coupon.code ) }
					>
						{ __( 'Remove', 'quayside-shop' ) }
					</button>
				</p>
			) ) }
			<details
				onToggle={ ( { currentTarget } ) =>
					currentTarget.open &&
					currentTarget.scrollIntoView( { block: 'nearest' } )
				}
			>
				<summary>{ __( 'Add a coupon', 'quayside-shop' ) }</summary>
				<form
					onSubmit={ async ( event ) => {
						event.preventDefault();
						if (
							! busy &&
							code.trim() &&
							( await onApply( code.trim() ) )
						) {
							setCode( '' );
						}
					} }
				>
					<label htmlFor={ id }>
						{ __( 'Coupon code', 'quayside-shop' ) }
					</label>
					<input
						id={ id }
						type="text"
						autoComplete="off"
						value={ code }
						aria-invalid={ error ? true : undefined }
						aria-describedby={ error ? `${ id }-error` : undefined }
						onChange={ ( event ) => setCode( event.target.value ) }
					/>
					<button type="submit" aria-disabled={ busy || undefined }>
						{ __( 'Apply', 'quayside-shop' ) }
					</button>
				</form>
			</details>
			{ error && (
				<p
					id={ `${ id }-error` }
					className="quayside-cart-drawer__error"
				>
					{ error }
				</p>
			) }
		</div>
	);
}
