// Made from contracts/shop/account.settings.json by npm run contracts.

/**
 * Props of the account popup's island.
 */
export interface AccountSettings {
	/**
	 * URL of {wc-ajax}/quayside_account.
	 */
	address: string;
	account_url: string;
	style_url: string;
}
