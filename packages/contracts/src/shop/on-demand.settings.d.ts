// Made from contracts/shop/on-demand.settings.json by npm run contracts.

/**
 * Props of the island that runs WooCommerce's scripts on demand.
 */
export interface OnDemandSettings {
	groups: OnDemandGroup[];
	scripts: OnDemandScript[];
	/**
	 * Message beside a control that the visitor clicks while neither the scripts nor the site can be reached.
	 */
	i18n_unreachable: string;
}
export interface OnDemandGroup {
	/**
	 * Name by which other code requests the group.
	 */
	name: string;
	/**
	 * Selector of the elements that the scripts serve.
	 */
	for: string;
	/**
	 * Indexes of its scripts, in order. Several groups may contain jQuery.
	 */
	scripts: number[];
}
export interface OnDemandScript {
	/**
	 * Attributes by name.
	 */
	attributes: {
		[k: string]: string;
	};
	/**
	 * Code, empty if it has a file.
	 */
	text: string;
}
