// Made from contracts/theme/search.settings.json by npm run contracts.

/**
 * Props of the island of the instant search.
 */
export interface SearchSettings {
	/**
	 * URL of WordPress's search route.
	 */
	route: string;
	/**
	 * Labels of the content types, by subtype.
	 */
	kinds: {
		[k: string]: string;
	};
	/**
	 * Label of the link to all results.
	 */
	all: string;
	/**
	 * Message for screen readers, with %d for the number of results.
	 */
	count: string;
	none: string;
	/**
	 * Label of the list.
	 */
	label: string;
	/**
	 * URL of the stylesheet of the results.
	 */
	style: string;
}
