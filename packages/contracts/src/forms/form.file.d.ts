// Made from contracts/forms/form.file.json by npm run contracts.

/**
 * A form as an export file. It contains no data of a site or person.
 */
export interface FormFile {
	format: 'quayside-form';
	version: 1;
	title: string;
	/**
	 * As in forms/form.settings.
	 */
	settings?: {};
	/**
	 * @maxItems 300
	 */
	blocks: {
		/**
		 * For example quayside/field-email, or core/paragraph.
		 */
		name: string;
		/**
		 * As in the block's block.json.
		 */
		attributes?: {};
		/**
		 * Inner blocks, in the same format.
		 *
		 * @maxItems 100
		 */
		blocks?: unknown[];
		/**
		 * HTML of texts, and null for each inner block.
		 *
		 * @maxItems 201
		 */
		content?: (string | null)[];
	}[];
}
