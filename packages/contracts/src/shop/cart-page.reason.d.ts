// Made from contracts/shop/cart-page.reason.json by npm run contracts.

/**
 * Why the Cart block is shown although the lightweight cart page is on. In a data block on the cart page, for users who can change the setting.
 */
export interface CartPageReason {
	/**
	 * Kind and name of each extension of the block, such as "block my-plugin/points". Empty if only the filter `quayside_shop_lightweight_cart` shows the block.
	 */
	extensions: string[];
}
