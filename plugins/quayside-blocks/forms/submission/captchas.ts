/** What tells people from robots in a form. */
export interface Captcha {
	/**
	 * Puts the response into a submission. False when there is none: the visitor has been told why.
	 */
	solve: ( body: FormData ) => Promise< boolean >;
	/** Asks anew: a response is good for one submission. */
	reset: () => void;
}

/** The captchas of the forms that have one; the chunk that draws them adds itself here. */
export const captchas = new WeakMap< HTMLFormElement, Captcha >();
