// Made from contracts/forms/entries.request.json by npm run contracts.

/**
 * Request of GET quayside/v1/form-entries: filter and page.
 */
export interface FormEntriesRequest {
	/**
	 * ID of the form, or 0 for all.
	 */
	form?: number;
	/**
	 * Empty for the inbox (unread and read).
	 */
	status?: '' | 'any' | 'unread' | 'read' | 'spam' | 'trash';
	/**
	 * Words that must all occur in the values.
	 */
	search?: string;
	/**
	 * Only starred entries.
	 */
	starred?: boolean;
	/**
	 * Email status, or empty for all.
	 */
	mail?: '' | 'none' | 'queued' | 'sending' | 'sent' | 'failed';
	/**
	 * First day, in the site's time zone, or empty for no limit.
	 */
	from?: string;
	/**
	 * Last day.
	 */
	to?: string;
	/**
	 * By submission time.
	 */
	order?: 'asc' | 'desc';
	page?: number;
	per_page?: number;
}
