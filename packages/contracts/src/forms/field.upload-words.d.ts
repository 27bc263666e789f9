// Made from contracts/forms/field.upload-words.json by npm run contracts.

/**
 * What the script of an upload says. Printed as data-words; read as untrusted text.
 */
export interface FormUploadWords {
	drop: string;
	/**
	 * %s is a file.
	 */
	remove: string;
	/**
	 * %1$s is a file, %2$s files.
	 */
	left: string;
	/**
	 * %s is a file.
	 */
	none: string;
	/**
	 * Name of the list.
	 */
	files: string;
	sending: string;
	cancel: string;
	cancelled: string;
}
