// Made from contracts/shop/cart.settings.json by npm run contracts.

/**
 * Props of the cart's island. Settings that WooCommerce localizes keep their names, for plugins that read or change them.
 */
export interface CartSettings {
	/**
	 * URL with the placeholder %%endpoint%%.
	 */
	wc_ajax_url: string;
	cart_url: string;
	is_cart: boolean;
	cart_redirect_after_add: 'yes' | 'no';
	cart_hash_key: string;
	fragment_name: string;
	/**
	 * In ms. Spec section 9: 5000.
	 */
	request_timeout: number;
	i18n_view_cart: string;
	i18n_add_failed: string;
	i18n_remove_failed: string;
	/**
	 * Whether an addition opens the cart drawer.
	 */
	open_drawer: boolean;
}
