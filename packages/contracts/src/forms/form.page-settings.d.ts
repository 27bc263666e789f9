// Made from contracts/forms/form.page-settings.json by npm run contracts.

/**
 * What forms of a page share: srfm_submit, a name that plugins look for.
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
