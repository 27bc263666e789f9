// Made from contracts/forms/field.upload-words.json by npm run contracts.

/**
 * Texts of the upload script. Printed as data-words and read as untrusted text.
 */
export interface FormUploadWords {
	drop: string;
	/**
	 * %s is a file.
	 */
	remove: string;
	/**
	 * %1$s is the name of a file, %2$s the names of the remaining files.
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
