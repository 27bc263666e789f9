// Made from contracts/forms/entry.change-request.json by npm run contracts.

/**
 * Request of POST quayside/v1/form-entries/{id}. Missing properties are not changed.
 */
export interface FormEntryChangeRequest {
	status?: 'unread' | 'read' | 'spam' | 'trash';
	starred?: boolean;
}
