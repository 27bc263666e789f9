type Law = 'gdpr' | 'ccpa';

/** What a visitor did, as recorded in the consent log. */
export type ConsentAction =
	'accept' | 'reject' | 'save' | 'close' | 'placeholder' | 'gpc' | 'api';

/** Configuration that the server prints for the boot script. The same for every visitor. */
interface ConsentConfig {
	law: Law;
	/** Whether each category is allowed before any choice, by slug, in the order of the cookie. */
	defaults: Readonly< Record< string, boolean > >;
	/** Policy revision, if it is not the first. Visitors who made a choice for an older one are asked again. */
	revision?: number;
	/** Differences between the site's provider list and the built-in one: category by pattern, '' for one that is not blocked. */
	held?: Readonly< Record< string, string > >;
	/** URL of the modules that are fetched when they are needed, with an asterisk in place of the name. */
	modules: string;
	/** Name of the cookie, if it is not "cookieyes-consent". The boot script itself contains it. */
	cookie?: string;
	/** Domain of the cookie, if it is not limited to this host. */
	domain?: string;
	/** Time in days for which a choice is valid, if it is not 365. */
	days?: number;
	/** Whether no signals are sent to Google's and Microsoft's tags. */
	quiet?: true;
	/** Whether the browser sends Global Privacy Control and the site honors it, which it does under CCPA unless it is turned off. */
	gpc?: boolean;
	/** Whether the WP Consent API plugin is active and provides its own functions. */
	wpConsentApi?: true;
}

type Choices = Readonly< Record< string, boolean > >;

/** A delayed call of fetch(), sendBeacon(), or XMLHttpRequest.send(): whether it is blocked, how to make it, and what to do if it is blocked. */
export type PendingCall = [
	isBlocked: () => unknown,
	run: () => unknown,
	fail: () => unknown,
];

/** A module that is fetched when it is needed. */
export interface ConsentModule {
	run: ( consent: Consent, ...values: unknown[] ) => unknown;
}

/** The module that records choices and performs the actions of buttons. */
export interface ChoiceModule extends ConsentModule {
	act: ( consent: Consent, what: unknown ) => void;
}

/** The module that unblocks what is allowed and blocks what is no longer allowed. */
export interface ReleaseModule {
	placehold: ( frame: Element ) => void;
}

/** window.quaysideConsent: the visitor's consent on this page. */
export interface Consent {
	readonly config: ConsentConfig;
	/** The document, as in page.ts. Modules that every first visit loads use this one. */
	readonly page: Document;
	/** The cookie's value, even if it is for an older policy. Undefined without a cookie, null until the cookie has been read. */
	record: string | undefined | null;
	/** Whether each category is allowed on this page. */
	granted: Choices;
	/** Whether the visitor still has to make a choice. */
	asks: boolean;
	/** Element that had the focus before the banner. Undefined if nothing had. */
	lastFocus?: HTMLElement;
	/** Settles when the choice that was made on this page is logged. Undefined without a choice. */
	logged?: Promise< unknown >;
	/** Documents that scripts have set on iframes and that are blocked. */
	documents: Set< string >;
	/** Elements that were unblocked on this page. */
	released: WeakSet< object >;
	/** Whether strict mode locks the page. Its policy covers everything except connections between visitors. */
	isLocked?: true;
	/** Whether the value that is being set has been checked, so that the guard allows it. */
	isJudged?: boolean | undefined;
	/** Whether a category is allowed. */
	has: ( category: string ) => boolean;
	/** Returns the category that blocks a URL on another host: undefined if none does, "?" until the provider list has loaded. */
	categoryOf: ( url: URL ) => string | undefined;
	/** Reads the stored choice, by default from the page's own cookies. Returns whether it differs from the previous one. */
	read: ( cookies?: string ) => boolean;
	/** Applies choices to this page without recording them, and shows the banner or the button that reopens it. */
	set: ( choices: Choices, asks: boolean ) => void;
	/**
	 * Records a choice and applies it. Categories that are not named are rejected. A service is a provider that is allowed
	 * on its own, regardless of its category.
	 */
	choose: (
		action: ConsentAction,
		choices: Choices,
		service?: string
	) => Promise< unknown >;
	/** Updates the page: unblocks what is allowed and blocks what is no longer allowed. */
	apply: () => Promise< unknown >;
	/**
	 * Fetches one of the plugin's modules and runs it: "banner" handles a button, "buttons" those of placeholders, "choice" records a
	 * choice, "opt-outs" shows what can't be deleted, "providers" handles what waits for the provider list, "record" reads a cookie
	 * with another field order, "release" unblocks, "withdrawal" deletes what is rejected.
	 */
	ask: ( name: string, ...values: unknown[] ) => Promise< unknown >;
}

declare global {
	/** A placeholder that the server replaces with the site's configuration. */
	const QUAYSIDE_CONSENT_CONFIG: ConsentConfig;

	interface Window {
		quaysideConsent: Consent;
	}
}
