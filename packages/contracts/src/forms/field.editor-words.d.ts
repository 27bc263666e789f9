// Made from contracts/forms/field.editor-words.json by npm run contracts.

/**
 * What the toolbar of a formatted text says. Printed as data-words; read as untrusted text.
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
