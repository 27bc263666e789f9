// Made from contracts/forms/field.dropdown-words.json by npm run contracts.

/**
 * What the script of a drop-down list says. Printed as data-words; read as untrusted text.
 */
export interface FormDropdownWords {
	/**
	 * Name of the list.
	 */
	choices: string;
	/**
	 * Name of what is selected.
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
