// Made from contracts/forms/entry.json by npm run contracts.

/**
 * An entry as the admin's REST route gives it.
 */
export interface FormEntry {
	id: number;
	form: number;
	formTitle: string;
	status: 'unread' | 'read' | 'spam' | 'trash';
	starred: boolean;
	/**
	 * UTC, ISO 8601.
	 */
	created: string;
	sourceUrl: string;
	mail: 'none' | 'queued' | 'sending' | 'sent' | 'failed';
	fields: {
		id: string;
		slug: string;
		type: string;
		label: string;
		value: string;
	}[];
	log: {
		time: string;
		event: string;
		detail: string;
	}[];
}
