// Made from contracts/consent/record.json by npm run contracts.

/**
 * The visitor's choice, as kept in the cookie cookieyes-consent for 365 days.
 */
export interface ConsentRecord {
	/**
	 * consentid of the cookie: 32 random characters when minted here, up to 64 when another plugin made it.
	 */
	id: string;
	/**
	 * action of the cookie: the visitor has chosen.
	 */
	decided: boolean;
	/**
	 * One answer for each category slug.
	 */
	categories: {
		[k: string]: boolean;
	};
	/**
	 * v of the cookie: the policy revision that was answered. A cookie without one answers revision 1.
	 */
	revision: number;
	/**
	 * t of the cookie: when the choice was made, in seconds since 1970. 0 when unknown.
	 */
	time: number;
	/**
	 * Pairs that other plugins left in the cookie, kept as they are.
	 */
	extra: {
		[k: string]: string;
	};
}
