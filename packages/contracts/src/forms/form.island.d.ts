// Made from contracts/forms/form.island.json by npm run contracts.

/**
 * Props of a form's island.
 */
export interface FormIsland {
	/**
	 * Custom messages of the form by key. The page has those that all forms share.
	 */
	messages: {
		[k: string]: string;
	};
	/**
	 * Root URL of the routes, with a trailing slash.
	 */
	rest: string;
	/**
	 * URL of admin-ajax.
	 */
	ajax: string;
	/**
	 * URL of the widgets' stylesheet. Only if the form has widgets.
	 */
	widgets?: string;
	captcha?: FormCaptcha;
}
/**
 * Only if the form has a CAPTCHA.
 */
export interface FormCaptcha {
	kind: 'v2-checkbox' | 'v2-invisible' | 'v3-reCAPTCHA' | 'hcaptcha' | 'cf-turnstile';
	/**
	 * Name of the service.
	 */
	name: string;
	/**
	 * URL of its script.
	 */
	script: string;
	/**
	 * The site key.
	 */
	key: string;
	/**
	 * Name of the field with the response.
	 */
	field: string;
	/**
	 * Action of the CAPTCHA, for services that support it.
	 */
	action: string;
	/**
	 * WP Consent API category, empty for none.
	 */
	category: string;
	words: {
		unsolved: string;
		consent: string;
		allow: string;
		missing: string;
	};
}
