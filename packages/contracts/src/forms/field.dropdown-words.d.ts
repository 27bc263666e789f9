// Made from contracts/forms/field.dropdown-words.json by npm run contracts.

/**
 * Texts of the dropdown script. Printed as data-words and read as untrusted text.
 */
export interface FormDropdownWords {
	/**
	 * Name of the list.
	 */
	choices: string;
	/**
	 * Label of the selected choice.
	 */
	chosen: string;
	/**
	 * %s is a choice.
	 */
	remove: string;
	nothing: string;
	/**
	 * %s is a number.
	 */
	found: string;
}
