// Made from contracts/consent/settings.save-request.json by npm run contracts.
import type {ConsentSettings} from '@quayside/contracts/consent/settings';

/**
 * Request of POST quayside-consent/v1/settings. Missing settings are not changed. Invalid settings are rejected as a whole, with an error message.
 */
export interface ConsentSettingsRequest {
	/**
	 * Contract consent/settings.
	 */
	settings: ConsentSettings;
	/**
	 * Whether to ask visitors with a choice again.
	 */
	askAgain?: boolean;
}
