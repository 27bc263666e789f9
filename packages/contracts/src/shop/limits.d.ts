// Made from contracts/shop/limits.json by npm run contracts.

/**
 * Request limits by route, checked before anything else. maxBytes counts names and values, maxParts counts values including those in lists, and maxDepth limits nesting (1: no lists). Files have separate limits.
 */
export interface ShopLimits {
	/**
	 * The form of a product page, including fields of add-on plugins.
	 */
	'wc-ajax quayside_add_form'?: {};
	/**
	 * Restoring a removed line.
	 */
	'wc-ajax quayside_restore_cart_item'?: {};
	/**
	 * An account form.
	 */
	'wc-ajax quayside_account'?: {};
	/**
	 * The current user.
	 */
	'wc-ajax quayside_session'?: {};
	/**
	 * The customer's details.
	 */
	'/quayside-shop/v1/customer/account'?: {};
	/**
	 * The billing address.
	 */
	'/quayside-shop/v1/customer/addresses/billing'?: {};
	/**
	 * The shipping address.
	 */
	'/quayside-shop/v1/customer/addresses/shipping'?: {};
	/**
	 * All other routes of the area, for visitors.
	 */
	'*'?: {};
	/**
	 * All other routes of the area, for users.
	 */
	'* (logged in)'?: {};
}
