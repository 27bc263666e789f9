/**
 * The Trusted Types policy of a page, "quayside". In browsers without Trusted Types, strings are returned unchanged.
 *
 * Every bundle includes this file, so the policy is stored under a symbol on `window`: a second policy of the same name cannot
 * be created, and no ID or name in the page's markup can take the symbol's place.
 */
interface Policy {
	createHTML: ( html: string ) => unknown;
	createScriptURL: ( url: string ) => unknown;
	createScript: ( code: string ) => unknown;
}

interface Factory {
	createPolicy: ( name: string, rules: Policy ) => Policy;
}

const KEY = Symbol.for( 'quayside.policy' );

const identity = ( text: string ): string => text;
const rules: Policy = {
	createHTML: identity,
	createScriptURL: identity,
	createScript: identity,
};

const shared = window as unknown as Record< symbol, Policy | undefined > & {
	trustedTypes?: Partial< Factory >;
};

const policy = (): Policy =>
	( shared[ KEY ] ??=
		shared.trustedTypes?.createPolicy?.( 'quayside', rules ) ?? rules );

/**
 * Returns HTML for a sink such as innerHTML. The caller is responsible for its source.
 *
 * @param html HTML that the server printed or that was sanitized.
 * @return {string} The same HTML, as a TrustedHTML if the browser supports it.
 */
export const trustedHtml = ( html: string ): string =>
	policy().createHTML( html ) as string;

/**
 * Returns the URL of a script for a sink such as script.src. The caller is responsible for its source.
 *
 * @param url URL that the server printed into a script element.
 * @return {string} The same URL, as a TrustedScriptURL if the browser supports it.
 */
export const trustedScriptUrl = ( url: string ): string =>
	policy().createScriptURL( url ) as string;

/**
 * Returns code for a sink such as script.text. The caller is responsible for its source.
 *
 * @param code Code of a script element that the server printed.
 * @return {string} The same code, as a TrustedScript if the browser supports it.
 */
export const trustedScript = ( code: string ): string =>
	policy().createScript( code ) as string;
