import { isWooCommerce } from './shop-store';
import { php } from './store-contract';

/** Creates the page with WooCommerce's block checkout. The stand-in store has none. */
export function makeBlockCheckout(): void {
	if ( isWooCommerce() ) {
		php(
			`get_page_by_path( 'block-checkout' ) || wp_insert_post( [
				'post_type' => 'page',
				'post_status' => 'publish',
				'post_title' => 'Checkout of blocks',
				'post_name' => 'block-checkout',
				'post_content' => ( static fn () => static::get_checkout_block_content() )->bindTo(
					null,
					WC_Install::class
				)(),
			] );`
		);
	}
}

/** Deletes the page, and what it changes: WooCommerce applies the fields of its block to the classic checkout too. */
export function removeBlockCheckout(): void {
	if ( isWooCommerce() ) {
		php(
			`wp_delete_post( get_page_by_path( 'block-checkout' )->ID, true );
			foreach ( [ 'phone', 'company', 'address_2' ] as $field ) {
				delete_option( "woocommerce_checkout_{$field}_field" );
			}`
		);
	}
}
