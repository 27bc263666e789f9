// Made from contracts/switch/file-form.json by npm run contracts.

/**
 * A form of a file that was added to the switch.
 */
export interface SwitchFileForm {
	/**
	 * ID of the source.
	 */
	source: string;
	/**
	 * Name of the product.
	 */
	name: string;
	/**
	 * ID of the form in the source.
	 */
	id: number;
	title: string;
}
