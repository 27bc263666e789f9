// Made from contracts/forms/form.editor.json by npm run contracts.

/**
 * Initial state of the form editor: quaysideForms.
 */
export interface FormEditor {
	/**
	 * Default messages by key.
	 */
	messages: {
		[k: string]: string;
	};
	/**
	 * Base URL of standalone pages.
	 */
	pages: string;
	/**
	 * Settings that the user may not change.
	 */
	fixed: string[];
	/**
	 * Templates for new forms. Empty if another post type is edited.
	 */
	templates: {
		name: string;
		title: string;
		description: string;
		/**
		 * Serialized blocks.
		 */
		content: string;
		settings: {
			submitLabel?: string;
		};
	}[];
}
