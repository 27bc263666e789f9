import { useId, useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import type { CartDrawerSettings } from '@quayside/contracts/shop/cart.drawer-settings';
import type { StoreCart } from '../../store-api/cart-types';
import { formatMoney, displayAmount, plainText } from '../../store-api/text';
import { showInView } from './in-view';

interface Props {
	cart: StoreCart;
	taxes: CartDrawerSettings[ 'taxes' ];
	busy: boolean;
	/** Error for the last code, '' if there is none. */
	error: string;
	/** Resolves with whether the coupon was applied. */
	onApply: ( code: string ) => Promise< boolean >;
	onRemove: ( code: string ) => void;
}

/**
 * Displays the applied coupons and a field for another one. Busy buttons keep the focus, because they are not disabled.
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
						{ plainText( coupon.code ) } (
						{ formatMoney(
							-displayAmount(
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
							plainText( coupon.code )
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
					ref={ showInView }
					id={ `${ id }-error` }
					className="quayside-cart-drawer__error"
				>
					{ error }
				</p>
			) }
		</div>
	);
}
