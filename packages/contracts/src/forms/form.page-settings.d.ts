// Made from contracts/forms/form.page-settings.json by npm run contracts.

/**
 * Settings that the forms on a page share: srfm_submit, a name that other plugins rely on.
 */
export interface FormPageSettings {
	site_url: string;
	nonce: string;
	/**
	 * Messages by key.
	 */
	messages: {
		[k: string]: string;
	};
	is_rtl: boolean;
}
