/**
 * The one Trusted Types policy of a page, "quayside". Browsers without Trusted Types get the strings themselves.
 *
 * Every bundle brings this file along, so the policy lies under a symbol on window: a second one of the same name may not be
 * made, and no id or name in the page's markup can stand there.
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

const same = ( text: string ): string => text;
const rules: Policy = {
	createHTML: same,
	createScriptURL: same,
	createScript: same,
};

const shared = window as unknown as Record< symbol, Policy | undefined > & {
	trustedTypes?: Partial< Factory >;
};

const policy = (): Policy =>
	( shared[ KEY ] ??=
		shared.trustedTypes?.createPolicy?.( 'quayside', rules ) ?? rules );

/**
 * HTML for a sink such as innerHTML. Whoever calls answers for where it comes from.
 *
 * @param html HTML that our own server printed, or that was cleaned.
 * @return {string} The same HTML, as the browser's type where it has one.
 */
export const trustedHtml = ( html: string ): string =>
	policy().createHTML( html ) as string;

/**
 * The address of a script for a sink such as script.src. Whoever calls answers for where it comes from.
 *
 * @param url Address that our own server printed into a script element.
 * @return {string} The same address, as the browser's type where it has one.
 */
export const trustedScriptUrl = ( url: string ): string =>
	policy().createScriptURL( url ) as string;

/**
 * Code for a sink such as script.text. Whoever calls answers for where it comes from.
 *
 * @param code Code of a script element that our own server printed.
 * @return {string} The same code, as the browser's type where it has one.
 */
export const trustedScript = ( code: string ): string =>
	policy().createScript( code ) as string;
