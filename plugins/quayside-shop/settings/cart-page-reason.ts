import { ownAddress } from '@quayside/boundary/addresses';
import type { CartPageReason } from '@quayside/contracts/shop/cart-page.reason';
import { __ } from '@wordpress/i18n';

/** The data block of CartPage\Module::print_reason() and its JSON, in which "<" is escaped. */
const REASON =
	/<script\b[^>]*\bid="quayside-cart-page-reason"[^>]*>([^<]*)<\/script>/;

/** Returns the extensions that the HTML of a cart page lists. Null if the page doesn't show the Cart block. */
export function readReason( html: string ): string[] | null {
	try {
		const { extensions } = JSON.parse(
			REASON.exec( html )?.[ 1 ] ?? ''
		) as Partial< CartPageReason >;
		return Array.isArray( extensions )
			? extensions.filter( ( name ) => typeof name === 'string' )
			: null;
	} catch {
		return null;
	}
}

/**
 * Requests the cart page as the current user and returns why it shows the Cart block.
 *
 * @param address URL of the cart page.
 * @return {Promise} Kind and name of each extension. Null if the lightweight cart page is shown or the page can't be read.
 */
export async function fetchReason(
	address: string
): Promise< string[] | null > {
	try {
		const response = await fetch( ownAddress( address ), {
			credentials: 'same-origin',
			cache: 'no-store',
		} );
		return response.ok ? readReason( await response.text() ) : null;
	} catch {
		// The cart page may have another origin than the admin, or be offline. The setting works without the reason.
		return null;
	}
}

/** Returns the label of an extension, such as "Block: my-plugin/points". */
export function getLabel( extension: string ): string {
	const labels: [ string, string ][] = [
		/* translators: %s: name of a block. */
		[ 'block ', __( 'Block: %s', 'quayside-shop' ) ],
		/* translators: %s: name of a hook of WordPress. */
		[ 'hook ', __( 'Hook: %s', 'quayside-shop' ) ],
		/* translators: %s: name of an extension of WooCommerce's blocks. */
		[ 'integration ', __( 'Integration: %s', 'quayside-shop' ) ],
		/* translators: %s: name of a payment method. */
		[ 'payment method ', __( 'Payment method: %s', 'quayside-shop' ) ],
		/* translators: %s: name of an extension. */
		[ 'Store API data ', __( 'Store API data: %s', 'quayside-shop' ) ],
		/* translators: %s: name of a script. */
		[ 'script ', __( 'Script: %s', 'quayside-shop' ) ],
	];
	const [ kind, label ] = labels.find( ( [ name ] ) =>
		extension.startsWith( name )
	) ?? [ '', '%s' ];
	return label.replace( '%s', () => extension.slice( kind.length ) );
}
