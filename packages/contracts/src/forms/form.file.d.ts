// Made from contracts/forms/form.file.json by npm run contracts.

/**
 * A form as a file: what is exported and imported. Nothing in it belongs to a site or a person.
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
		 * Blocks in this one, of the same shape.
		 *
		 * @maxItems 100
		 */
		blocks?: unknown[];
		/**
		 * HTML of texts; null where a block in it is.
		 *
		 * @maxItems 201
		 */
		content?: (string | null)[];
	}[];
}
