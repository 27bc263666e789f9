// Measures the JavaScript of WooCommerce's pages before interaction, with Quayside's plugins and without, with a filled cart where the page needs one.
import { THEME } from '../paths.mjs';
import { php } from '../site/site.mjs';
import { fillCartOf } from './cart.mjs';
import { measurePage, weight } from './page.mjs';

const JS = [ 'js', 'inline js' ];

/** Label of the page that is measured with the setting for the lightweight cart page. */
const LIGHTWEIGHT = 'block cart, shown as lightweight cart page';

/** Returns the IDs of the pages and products that the measurements use, and creates the pages. Runs in WordPress. */
const SETUP = `
$content = static function ( string $method ): string {
	$get = new ReflectionMethod( 'WC_Install', $method );
	$get->setAccessible( true );
	return (string) $get->invoke( null );
};
$add = static fn ( string $title, string $content ): int => (int) wp_insert_post(
	wp_slash( [
		'post_type' => 'page',
		'post_status' => 'publish',
		'post_title' => $title,
		'post_content' => $content,
	] )
);
$product = static fn ( string $type ): int => (int) wc_get_products( [
	'type' => $type,
	'status' => 'publish',
	'stock_status' => 'instock',
	'limit' => 1,
	'return' => 'ids',
] )[0];
update_option( 'woocommerce_enable_myaccount_registration', 'yes' );
update_option( 'woocommerce_registration_generate_password', 'no' );
$account = (int) get_option( 'woocommerce_myaccount_page_id' );
echo wp_json_encode( [
	'account'        => $account,
	'classicCart'     => $add( 'Classic cart', '<!-- wp:shortcode -->[woocommerce_cart]<!-- /wp:shortcode -->' ),
	'blockCart'       => $add( 'Block cart', $content( 'get_cart_block_content' ) ),
	'classicCheckout' => $add(
		'Classic checkout',
		'<!-- wp:shortcode -->[woocommerce_checkout]<!-- /wp:shortcode -->'
	),
	'blockCheckout'   => $add( 'Block checkout', $content( 'get_checkout_block_content' ) ),
	'simple'          => $product( 'simple' ),
	'variable'        => $product( 'variable' ),
] );`;

/**
 * The measured pages: label, key of the page, setting that names it, and the most JavaScript in bytes of gzip. The cart is
 * filled on pages with a setting.
 *
 * @type {[ string, string, string|undefined, number ][]}
 */
const PAGES = [
	[ 'account, logged out', 'account', undefined, 12_000 ],
	[ 'simple product', 'simple', undefined, 7_000 ],
	[ 'variable product', 'variable', undefined, 14_000 ],
	[ 'classic cart', 'classicCart', 'cart', 30_000 ],
	[ 'classic checkout', 'classicCheckout', 'checkout', 60_000 ],
	[ 'block cart', 'blockCart', 'cart', 300_000 ],
	[ LIGHTWEIGHT, 'blockCart', 'cart', 60_000 ],
	[ 'block checkout', 'blockCheckout', 'checkout', 550_000 ],
];

/**
 * Measures the pages.
 *
 * @param {import('@playwright/test').Browser} browser The browser.
 * @param {{ url: string, folder: string }}    site    The site, with a running server and WooCommerce.
 * @return {Promise<{ label: string, most: number, quayside: number, woocommerce: number }[]>} Bytes of gzip of each page.
 */
export async function measureStorePages( browser, site ) {
	const ids = JSON.parse( php( site, 'eval.php', [ SETUP ] ) );
	const fillCart = ( context ) =>
		fillCartOf( context, site.url, [ ids.simple, ids.simple ] );
	const rows = [];
	for ( const [ label, key, setting, most ] of PAGES ) {
		if ( setting ) {
			php( site, 'eval.php', [
				`update_option( 'woocommerce_${ setting }_page_id', ${ ids[ key ] } );
				delete_option( 'quayside_shop_pages' );
				update_option(
					'quayside_shop_settings',
					[ 'lightweight_cart' => ${ label === LIGHTWEIGHT } ]
						+ (array) get_option( 'quayside_shop_settings', [] )
				);`,
			] );
		}
		const url = php( site, 'eval.php', [
			`echo get_permalink( ${ ids[ key ] } );`,
		] ).trim();
		const bytes = {};
		for ( const [ variant, headers ] of [
			[ 'quayside', {} ],
			[ 'woocommerce', { 'X-Quayside-Bench': 'off' } ],
		] ) {
			bytes[ variant ] = weight(
				await measurePage( browser, url, {
					runs: 1,
					theme: THEME,
					headers,
					prepare: setting ? fillCart : undefined,
				} ),
				JS
			);
		}
		rows.push( { label, most, ...bytes } );
	}
	return rows;
}
