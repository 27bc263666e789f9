import { useId, useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import type { StoreCart } from '../../store-api/cart-types';
import { formatMoney } from '../../store-api/text';

interface Props {
	cart: StoreCart;
	busy: boolean;
	/** Resolves with whether the store took it. */
	onApply: ( code: string ) => Promise< boolean >;
	onRemove: ( code: string ) => void;
}

/**
 * The coupons of the cart and a field for another one. Buttons that have to wait keep the focus: none is disabled.
 */
export function Coupon( { cart, busy, onApply, onRemove }: Props ) {
	const [ code, setCode ] = useState( '' );
	const id = useId();
	return (
		<div className="quayside-coupon">
			{ cart.coupons.map( ( coupon ) => (
				<p key={ coupon.code } className="quayside-coupon__applied">
					<span>
						{ coupon.code } ({ formatMoney( -Number( coupon.totals.total_discount ), coupon.totals ) })
					</span>
					<button
						type="button"
						aria-disabled={ busy || undefined }
						aria-label={ sprintf( /* translators: %s: coupon code. */ __( 'Remove coupon %s', 'quayside-shop' ), coupon.code ) }
						onClick={ () => ! busy && onRemove( coupon.code ) }
					>
						{ __( 'Remove', 'quayside-shop' ) }
					</button>
				</p>
			) ) }
			<details>
				<summary>{ __( 'Add a coupon', 'quayside-shop' ) }</summary>
				<form
					onSubmit={ async ( event ) => {
						event.preventDefault();
						if ( ! busy && code.trim() && ( await onApply( code.trim() ) ) ) {
							setCode( '' );
						}
					} }
				>
					<label htmlFor={ id }>{ __( 'Coupon code', 'quayside-shop' ) }</label>
					<input id={ id } type="text" autoComplete="off" value={ code } onChange={ ( event ) => setCode( event.target.value ) } />
					<button type="submit" aria-disabled={ busy || undefined }>
						{ __( 'Apply', 'quayside-shop' ) }
					</button>
				</form>
			</details>
		</div>
	);
}
