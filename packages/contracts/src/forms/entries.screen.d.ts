// Made from contracts/forms/entries.screen.json by npm run contracts.

/**
 * What the screen of entries starts with: data-props.
 */
export interface FormEntriesScreen {
	/**
	 * Forms, by title.
	 */
	forms: {
		id: number;
		title: string;
	}[];
	/**
	 * What the user may do.
	 */
	may: {
		manage: boolean;
		delete: boolean;
		export: boolean;
		settings: boolean;
	};
	/**
	 * Empty for those who may not export.
	 */
	exportUrl: string;
}
