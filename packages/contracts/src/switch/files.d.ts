// Made from contracts/switch/files.json by npm run contracts.

/**
 * Sources that store files, for the screen of the switch.
 */
export interface SwitchFiles {
	sources: {
		id: string;
		/**
		 * Text of the button that selects a file.
		 */
		label: string;
	}[];
}
