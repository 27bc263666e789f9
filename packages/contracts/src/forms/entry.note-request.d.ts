// Made from contracts/forms/entry.note-request.json by npm run contracts.

/**
 * Request of POST quayside/v1/form-entries/{id}/notes.
 */
export interface FormEntryNoteRequest {
	/**
	 * Plain text.
	 */
	text: string;
}
