// Made from contracts/forms/entry.change-request.json by npm run contracts.

/**
 * POST quayside/v1/form-entries/{id}: what changes; the rest stays.
 */
export interface FormEntryChangeRequest {
	status?: 'unread' | 'read' | 'spam' | 'trash';
	starred?: boolean;
}
