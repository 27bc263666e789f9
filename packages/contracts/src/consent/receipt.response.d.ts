// Made from contracts/consent/receipt.response.json by npm run contracts.
import type {ConsentLogEntry} from '@quayside/contracts/consent/log.entry';

/**
 * Response of GET quayside-consent/v1/receipt: the visitor's own proof, as a download.
 */
export interface ConsentReceipt {
	/**
	 * URL of the site.
	 */
	site: string;
	/**
	 * UTC, in the date format of MySQL.
	 */
	issuedAt: string;
	id: string;
	/**
	 * Items: A logged choice with the text that the visitor saw.
	 */
	choices: (ConsentLogEntry & Required<Pick<ConsentLogEntry, 'shownText'>>)[];
}
