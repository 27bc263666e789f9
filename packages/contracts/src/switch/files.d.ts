// Made from contracts/switch/files.json by npm run contracts.
import type {SwitchFileForm} from '@quayside/contracts/switch/file-form';

/**
 * Sources that store files, and the forms of files that were added, for the screen of the switch.
 */
export interface SwitchFiles {
	sources: {
		id: string;
		/**
		 * Text of the button that selects a file.
		 */
		label: string;
	}[];
	/**
	 * Forms of all files that were added.
	 */
	forms: SwitchFileForm[];
}
