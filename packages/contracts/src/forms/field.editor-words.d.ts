// Made from contracts/forms/field.editor-words.json by npm run contracts.

/**
 * Texts of the toolbar of formatted text. Printed as data-words and read as untrusted text.
 */
export interface FormEditorWords {
	toolbar: string;
	bold: string;
	italic: string;
	underline: string;
	bullets: string;
	numbers: string;
	link: string;
	address: string;
}
