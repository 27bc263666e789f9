// Made from contracts/switch/file.response.json by npm run contracts.
import type {SwitchFileForm} from '@quayside/contracts/switch/file-form';

/**
 * What the switch would do with the items of a file that was added, and the forms of all files. There are no items after a form was removed.
 */
export interface SwitchFileResponse {
	rows: {
		/**
		 * Name of the product; empty for content that could not be read.
		 */
		source: string;
		/**
		 * What the item is, such as Form.
		 */
		kind: string;
		title: string;
		/**
		 * Post or widget that contains the item; empty for items with a place of their own.
		 */
		place: string;
		/**
		 * URL of the editor; empty if there is none.
		 */
		url: string;
		count: number;
		/**
		 * What becomes of the item; empty in the inventory.
		 */
		result: '' | 'kept' | 'converted' | 'approximated' | 'dropped';
		/**
		 * What differs, or why the item is not carried over.
		 */
		notes: string[];
	}[];
	/**
	 * Forms of all files that were added.
	 */
	forms: SwitchFileForm[];
}
