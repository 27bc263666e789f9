import { textOfHtml } from '@quayside/boundary/parse';
import type { CartDrawerSettings } from '@quayside/contracts/shop/cart.drawer-settings';
import type { Money } from './cart-types';

/** Converts WooCommerce's HTML to plain text without executing anything. */
export function plainText( html: string ): string {
	return textOfHtml( html ).trim();
}

/**
 * Returns the text before or after an amount with its space, which must not break the line. The parser of HTML would remove spaces
 * at the start.
 */
const getAffix = ( html: string ): string =>
	textOfHtml( `0${ html }` ).slice( 1 ).replace( / /g, '\u00a0' );

/**
 * Formats an amount in the store's currency format.
 *
 * @param minor Amount in minor units, as in the response.
 * @param money Currency of the response.
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
		getAffix( money.currency_prefix ) +
		grouped +
		( digits ? point + rest : '' ) +
		getAffix( money.currency_suffix )
	);
}

/**
 * Returns an amount as the cart displays it.
 *
 * @param net   Amount without tax, in minor units.
 * @param tax   Tax on the amount, in minor units.
 * @param taxes How the store displays taxes.
 * @return {number} Amount in minor units.
 */
export const displayAmount = (
	net: string,
	tax: string,
	taxes: CartDrawerSettings[ 'taxes' ]
): number => Number( net ) + ( taxes === 'included' ? Number( tax ) : 0 );

/**
 * Returns the store's URL that removes a line without a script.
 *
 * @param cartUrl URL of the cart page.
 * @param key     Key of the line.
 * @param nonce   Nonce of the visitor's session. Without one, the URL of the cart page is returned.
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
