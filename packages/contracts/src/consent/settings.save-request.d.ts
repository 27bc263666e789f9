// Made from contracts/consent/settings.save-request.json by npm run contracts.

/**
 * POST quayside-consent/v1/settings: what is left out stays. Refused as a whole, with a reason in words for the owner.
 */
export interface ConsentSettingsRequest {
	/**
	 * Contract consent/settings.
	 */
	settings: {
		[k: string]: unknown;
	};
	/**
	 * Whether visitors who have chosen are asked again.
	 */
	askAgain?: boolean;
}
