/** A form's CAPTCHA. */
export interface Captcha {
	/**
	 * Adds the response to a submission. Resolves to false if there is none,
	 * after the visitor has been shown why.
	 */
	solve: ( body: FormData ) => Promise< boolean >;
	/** Resets the widget, because a response is valid for one submission. */
	reset: () => void;
}

/** CAPTCHAs by form. The chunk that renders them adds them here. */
export const captchas = new WeakMap< HTMLFormElement, Captcha >();
