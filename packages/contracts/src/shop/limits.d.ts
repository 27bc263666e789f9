// Made from contracts/shop/limits.json by npm run contracts.

/**
 * The most that a request may be, by route: looked at before anything else of it. maxBytes counts names and values, maxParts values with those in lists, maxDepth nesting (1: no lists). Files have limits of their own.
 */
export interface ShopLimits {
	/**
	 * A product page's form; add-ons of other plugins come along.
	 */
	'wc-ajax quayside_add_form'?: {};
	/**
	 * A removed line that comes back.
	 */
	'wc-ajax quayside_restore_cart_item'?: {};
	/**
	 * An account form.
	 */
	'wc-ajax quayside_account'?: {};
	/**
	 * Who the visitor is.
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
	 * Any other route of the area, for visitors.
	 */
	'*'?: {};
	/**
	 * Any other route of the area, for users.
	 */
	'* (logged in)'?: {};
}
