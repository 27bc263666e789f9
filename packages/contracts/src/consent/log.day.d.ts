// Made from contracts/consent/log.day.json by npm run contracts.

/**
 * Number of choices with the same action on one day: an item of GET quayside-consent/v1/log/days, oldest first, of at most 90 days up to the last one with a choice.
 */
export interface ConsentLogDay {
	/**
	 * In UTC.
	 */
	day: string;
	/**
	 * Action of the visitors.
	 */
	action: string;
	count: number;
}
