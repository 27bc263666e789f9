// Made from contracts/switch/report-row.json by npm run contracts.

/**
 * Row of the report of the switch.
 */
export interface SwitchReportRow {
	id: number;
	/**
	 * Name of the product, or of several.
	 */
	source: string;
	/**
	 * What the item is, such as Form or Page.
	 */
	kind: string;
	title: string;
	/**
	 * URL of the editor; empty if there is none.
	 */
	url: string;
	count: number;
	result: '' | 'kept' | 'converted' | 'approximated' | 'dropped';
	/**
	 * "edited" items were not undone, because they were edited since.
	 */
	state: 'pending' | 'done' | 'skipped' | 'failed' | 'edited' | 'undone';
	notes: string[];
}
