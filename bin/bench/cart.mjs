// Fills the carts of visitors, so that pages that show the cart are measured with products in it.
import { php } from '../site/site.mjs';

/** Page types that are measured with two products in the cart. An empty checkout page redirects to the cart page. */
const PAGES_WITH_CART = [ 'cart', 'checkout' ];

/** Prints the IDs of two products that need no options. Runs in WordPress. */
const PRODUCTS = `
echo wp_json_encode( wc_get_products( [
	'type' => 'simple',
	'status' => 'publish',
	'stock_status' => 'instock',
	'limit' => 2,
	'orderby' => 'ID',
	'order' => 'ASC',
	'return' => 'ids',
] ) );`;

/**
 * Returns the products that have to be in the cart when a page type is measured.
 *
 * @param {{ url: string, folder: string }} site The site.
 * @param {string}                          name Page type, as printed by pages.php.
 * @return {number[]} Product IDs, none for a page that doesn't show the cart.
 * @throws {Error} If the site has no two such products.
 */
export function findCartProducts( site, name ) {
	if ( ! PAGES_WITH_CART.includes( name ) ) {
		return [];
	}
	const ids = JSON.parse( php( site, 'eval.php', [ PRODUCTS ] ) );
	if ( ids.length !== 2 ) {
		throw new Error( 'The site has no two simple products in stock.' );
	}
	return ids;
}

/**
 * Fills the cart of a new visitor.
 *
 * @param {string}   url URL of the site, without a slash at the end.
 * @param {number[]} ids Product IDs. An ID that is listed twice adds two of that product.
 * @return {Promise<{ name: string, value: string }[]>} Cookies of the visitor, none without products.
 * @throws {Error} If the store rejects a product.
 */
export async function fillCart( url, ids ) {
	/** @type {Map<string, string>} */
	const cookies = new Map();
	const list = () =>
		[ ...cookies ].map( ( [ name, value ] ) => ( { name, value } ) );
	for ( const id of ids ) {
		const response = await fetch( `${ url }/?wc-ajax=add_to_cart`, {
			method: 'POST',
			headers: { Cookie: getCookieHeader( list() ) },
			body: new URLSearchParams( {
				product_id: String( id ),
				quantity: '1',
			} ),
		} );
		// The store rejects a product with the status 200, too.
		if ( ! ( await response.text() ).includes( '"fragments"' ) ) {
			throw new Error(
				`Product ${ id } could not be added to the cart: ${ response.status }`
			);
		}
		for ( const line of response.headers.getSetCookie() ) {
			const [ name = '', value = '' ] = (
				line.split( ';' )[ 0 ] ?? ''
			).split( /=(.*)/s );
			cookies.set( name.trim(), value );
		}
	}
	return list();
}

/** Returns the value of the Cookie header. */
export const getCookieHeader = ( cookies ) =>
	cookies.map( ( { name, value } ) => `${ name }=${ value }` ).join( '; ' );

/**
 * Fills the cart of a browser context.
 *
 * @param {import('@playwright/test').BrowserContext} context The context.
 * @param {string}                                    url     URL of the site, without a slash at the end.
 * @param {number[]}                                  ids     Product IDs.
 */
export async function fillCartOf( context, url, ids ) {
	const cookies = await fillCart( url, ids );
	await context.addCookies(
		cookies.map( ( cookie ) => ( { ...cookie, url } ) )
	);
}
