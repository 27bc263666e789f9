// Made from contracts/consent/settings.preview-response.json by npm run contracts.
import type {ConsentPreferences} from '@quayside/contracts/consent/preferences.response';

/**
 * Response of POST quayside-consent/v1/preview.
 */
export interface ConsentPreviewResponse {
	/**
	 * HTML with the banner, without scripts.
	 */
	document: string;
	/**
	 * Contract consent/preferences.response.
	 */
	preferences: ConsentPreferences;
}
