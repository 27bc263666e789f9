// Made from contracts/consent/log.day.json by npm run contracts.

/**
 * Choices of one day and one kind: one of GET quayside-consent/v1/log/days, the oldest first.
 */
export interface ConsentLogDay {
	/**
	 * In UTC.
	 */
	day: string;
	/**
	 * What the visitors did.
	 */
	action: string;
	count: number;
}
