// Made from contracts/forms/entries.bulk-request.json by npm run contracts.

/**
 * Request of POST quayside/v1/form-entries/bulk: one action for several entries.
 */
export interface FormEntriesBulkRequest {
	action: 'read' | 'unread' | 'spam' | 'star' | 'unstar' | 'trash' | 'restore' | 'delete';
	/**
	 * @minItems 1
	 * @maxItems 100
	 */
	ids: [number, ...number[]];
}
