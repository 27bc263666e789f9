// Made from contracts/consent/settings.preview-request.json by npm run contracts.
import type {ConsentSettings} from '@quayside/contracts/consent/settings';

/**
 * Request of POST quayside-consent/v1/preview: unsaved settings.
 */
export interface ConsentPreviewRequest {
	/**
	 * Contract consent/settings. Missing settings have their saved value.
	 */
	settings: ConsentSettings;
}
