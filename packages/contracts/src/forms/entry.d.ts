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
	/**
	 * Name of the user who was logged in; empty for a visitor.
	 */
	user: string;
	/**
	 * Uploaded files; lists of entries leave them out.
	 */
	files: {
		id: number;
		/**
		 * Block id of the field.
		 */
		field: string;
		name: string;
		/**
		 * MIME type.
		 */
		type: string;
		/**
		 * Bytes.
		 */
		size: number;
		/**
		 * Download for those who may read entries.
		 */
		url: string;
	}[];
	log: {
		id: number;
		/**
		 * UTC, ISO 8601.
		 */
		time: string;
		/**
		 * note, mail_sent, mail_failed or a plugin's own.
		 */
		event: string;
		detail: string;
		/**
		 * Who wrote a note.
		 */
		author: string;
	}[];
}
