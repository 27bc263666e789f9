// Made from contracts/consent/log.proof.json by npm run contracts.
import type {ConsentLogEntry} from '@quayside/contracts/consent/log.entry';

/**
 * Response of GET quayside-consent/v1/log/proof/{consent id}: all choices with a consent ID.
 */
export interface ConsentProof {
	id: string;
	/**
	 * Items: A logged choice with the text that the visitor saw.
	 */
	choices: (ConsentLogEntry & Required<Pick<ConsentLogEntry, 'shownText'>>)[];
}
