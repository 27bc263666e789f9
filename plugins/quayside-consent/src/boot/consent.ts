import type { ConsentRecord } from '@quayside/contracts/consent/record';

export type Law = 'gdpr' | 'ccpa';

/** What a visitor did; the log keeps it. */
export type ConsentAction = 'accept' | 'reject' | 'save' | 'close' | 'placeholder' | 'gpc' | 'api';

/** What the server prints for the boot script. The same for every visitor. */
export interface ConsentConfig {
	law: Law;
	/** Category slugs, in the order of the cookie. */
	categories: readonly string[];
	/** Categories that are on before any choice. */
	defaults: readonly string[];
	/** The policy revision; older answers are asked for again. */
	revision: number;
	/** Fingerprints of the providers' hosts, by category; see providers/match. */
	held: Readonly< Record< string, string > >;
	/** Addresses of the modules that are fetched when they are needed. */
	modules: { banner: string; choice: string; release: string };
	/** Address that takes log entries; '' when the log is off. */
	log: string;
	/** Address of the preference centre's contents. */
	preferences: string;
	/** Domain of the cookie; '' for this host alone. */
	domain: string;
	language: string;
	/** Whether Google's and Microsoft's tags are told. */
	signals: boolean;
	/** Whether Global Privacy Control is an answer. */
	gpc: boolean;
	/** Whether the WP Consent API plugin brings its own functions. */
	wpConsentApi: boolean;
}

/** The module behind the banner's buttons. */
export interface BannerModule {
	press: ( button: HTMLElement, consent: Consent ) => void;
}

/** The module that carries a choice out. */
export interface ChoiceModule {
	choose: ( consent: Consent, action: ConsentAction ) => Promise< void >;
}

/** The module that lets go of what is allowed and takes back what no longer is. */
export interface ReleaseModule {
	apply: ( consent: Consent ) => Promise< void >;
	placehold: ( frame: HTMLIFrameElement ) => void;
}

/** window.quaysideConsent: the visitor's consent on this page. */
export interface Consent {
	readonly config: ConsentConfig;
	/** The stored choice, also one that answers an older policy. */
	record: ConsentRecord | null;
	/** Answers in force on this page. */
	granted: Readonly< Record< string, boolean > >;
	/** Whether the visitor still has to be asked. */
	asks: boolean;
	/** Nonce of the page's content policy, for scripts that are released. */
	readonly nonce: string;
	/** Whether a category is allowed. */
	has: ( category: string ) => boolean;
	/** The category that withholds an address, undefined when nothing does. */
	withholds: ( address: string ) => string | undefined;
	/** Records a choice and carries it out. Categories that are not named are refused. */
	choose: ( action: ConsentAction, answers: Readonly< Record< string, boolean > > ) => Promise< void >;
	/** The module that lets go of what is allowed. */
	release: () => Promise< ReleaseModule >;
}

declare global {
	interface Window {
		quaysideConsentConfig: ConsentConfig;
		quaysideConsent: Consent;
	}
}
