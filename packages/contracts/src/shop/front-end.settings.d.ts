// Made from contracts/shop/front-end.settings.json by npm run contracts.

/**
 * Props of the island of the store's forms.
 */
export interface FrontEndSettings {
	/**
	 * Label of the button that shows a password.
	 */
	show: string;
	/**
	 * Label of the button that hides a password.
	 */
	hide: string;
	/**
	 * URL of the REST route of the current user. Only while the store is coming soon.
	 */
	user?: string;
}
