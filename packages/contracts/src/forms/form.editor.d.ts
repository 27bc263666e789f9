// Made from contracts/forms/form.editor.json by npm run contracts.

/**
 * What the form editor starts with: quaysideForms.
 */
export interface FormEditor {
	/**
	 * Default messages by key.
	 */
	messages: {
		[k: string]: string;
	};
	/**
	 * Address below which forms have pages of their own.
	 */
	pages: string;
	/**
	 * Settings that the user may not change.
	 */
	fixed: string[];
}
