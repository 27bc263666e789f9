import { textOfHtml } from '@quayside/boundary/parse';
import type { CartDrawerSettings } from '@quayside/contracts/shop/cart.drawer-settings';
import type { Money } from './cart-types';

/** Plain text of the store's HTML; nothing in it runs. */
export function plainText( html: string ): string {
	return textOfHtml( html ).trim();
}

/**
 * An amount as the shop writes it.
 *
 * @param minor Amount in minor units, as the store sends it.
 * @param money Currency of the answer.
 */
export function formatMoney( minor: string | number, money: Money ): string {
	const {
		currency_minor_unit: digits,
		currency_decimal_separator: point,
		currency_thousand_separator: separator,
	} = money;
	const amount = Math.abs( Number( minor ) );
	const whole = Math.floor( amount / 10 ** digits );
	const rest = String( amount % 10 ** digits ).padStart( digits, '0' );
	const grouped = String( whole ).replace( /\B(?=(\d{3})+$)/g, separator );
	const sign = Number( minor ) < 0 ? '−' : '';
	return (
		sign +
		plainText( money.currency_prefix ) +
		grouped +
		( digits ? point + rest : '' ) +
		plainText( money.currency_suffix )
	);
}

/**
 * An amount as the cart shows it.
 *
 * @param net   Without tax, in minor units.
 * @param tax   The tax on it.
 * @param taxes How the shop shows prices.
 * @return {number} Minor units.
 */
export const shownAmount = (
	net: string,
	tax: string,
	taxes: CartDrawerSettings[ 'taxes' ]
): number => Number( net ) + ( taxes === 'included' ? Number( tax ) : 0 );

/**
 * The store's own address that removes a line without a script.
 *
 * @param cartUrl Address of the cart page.
 * @param key     Key of the line.
 * @param nonce   Nonce of the visitor's session; without one the address is that of the cart page.
 */
export function removeUrl(
	cartUrl: string,
	key: string,
	nonce: string | undefined
): string {
	return nonce
		? `${ cartUrl }${ cartUrl.includes( '?' ) ? '&' : '?' }remove_item=${ encodeURIComponent( key ) }&_wpnonce=${ encodeURIComponent( nonce ) }`
		: cartUrl;
}
