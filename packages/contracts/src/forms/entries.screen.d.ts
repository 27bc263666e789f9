// Made from contracts/forms/entries.screen.json by npm run contracts.

/**
 * Initial state of the entries screen.
 */
export interface FormEntriesScreen {
	/**
	 * All forms, ordered by title.
	 */
	forms: {
		id: number;
		title: string;
	}[];
	/**
	 * What the user is allowed to do.
	 */
	may: {
		manage: boolean;
		delete: boolean;
		export: boolean;
		settings: boolean;
	};
	/**
	 * Empty for users who are not allowed to export.
	 */
	exportUrl: string;
}
