// Made from contracts/forms/entry.json by npm run contracts.

/**
 * An entry in responses of the REST API.
 */
export interface FormEntry {
	id: number;
	/**
	 * ID of the entry in the plugin that stores it, if that is not Quayside.
	 */
	number?: number;
	/**
	 * Plugin that stores the entry, if that is not Quayside. Such an entry has no star, is never spam, and has no emails to resend.
	 */
	source?: 'sureforms';
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
	 * Name of the logged-in user, or empty for a visitor.
	 */
	user: string;
	/**
	 * Uploaded files. Omitted in lists of entries.
	 */
	files: {
		id: number;
		/**
		 * Block ID of the field.
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
		 * Download URL for users who can view entries.
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
		 * note, mail_sent, mail_failed, or a plugin's own type.
		 */
		event: string;
		detail: string;
		/**
		 * Author of a note.
		 */
		author: string;
	}[];
}
