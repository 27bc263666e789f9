// Made from contracts/forms/entries.request.json by npm run contracts.

/**
 * GET quayside/v1/form-entries: which entries, and which page of them.
 */
export interface FormEntriesRequest {
	/**
	 * Id of the form; 0 for all.
	 */
	form?: number;
	/**
	 * Empty for the inbox (unread and read).
	 */
	status?: '' | 'any' | 'unread' | 'read' | 'spam' | 'trash';
	/**
	 * Words that must all be among the values.
	 */
	search?: string;
	/**
	 * Only those with a star.
	 */
	starred?: boolean;
	/**
	 * What became of the mail; empty for all.
	 */
	mail?: '' | 'none' | 'queued' | 'sending' | 'sent' | 'failed';
	/**
	 * First day, in the site's time zone; empty for no limit.
	 */
	from?: string;
	/**
	 * Last day.
	 */
	to?: string;
	/**
	 * By the moment of submission.
	 */
	order?: 'asc' | 'desc';
	page?: number;
	per_page?: number;
}
