import type { ConsentRecord } from '@quayside/contracts/consent/record';

export type Law = 'gdpr' | 'ccpa';

/** What a visitor did; the log keeps it. */
export type ConsentAction = 'accept' | 'reject' | 'save' | 'close' | 'placeholder' | 'gpc' | 'api';

/** What the server prints for the boot script. The same for every visitor. */
export interface ConsentConfig {
	law: Law;
	/** What is in force before any choice, by category slug, in the order of the cookie. */
	defaults: Readonly< Record< string, boolean > >;
	/** The policy revision; older answers are asked for again. */
	revision: number;
	/** What this site's provider list has otherwise than the shipped one: category by pattern, '' for one that is not held. */
	held?: Readonly< Record< string, string > >;
	/** Address of the modules that are fetched when they are needed; a star stands for the name. */
	modules: string;
	/** Address of the plugin's routes. */
	rest: string;
	language: string;
	/** Whether choices are logged. */
	log?: true;
	/** Domain of the cookie, where not this host alone has it. */
	domain?: string;
	/** Whether Google's and Microsoft's tags are told. */
	signals?: true;
	/** Whether the browser sends Global Privacy Control where it is an answer: under ccpa, unless the owner says otherwise. */
	gpc?: boolean;
	/** Whether the WP Consent API plugin brings its own functions. */
	wpConsentApi?: true;
}

type Answers = Readonly< Record< string, boolean > >;

/** The module behind the banner's buttons. */
export interface BannerModule {
	act: ( consent: Consent, name: string, button?: HTMLElement ) => void;
}

/** The module that carries a choice out. */
export interface ChoiceModule {
	choose: ( consent: Consent, action: ConsentAction, answers: Answers, service?: string ) => Promise< void >;
}

/** The module with the provider list; it also answers categoryOf() of the page's consent from then on. */
export interface ProvidersModule {
	judge: ( consent: Consent, pending: unknown[] ) => void;
}

/** The module that lets go of what is allowed and takes back what no longer is. */
export interface ReleaseModule {
	apply: ( consent: Consent ) => Promise< void >;
	placehold: ( frame: Element ) => void;
}

/** window.quaysideConsent: the visitor's consent on this page. */
export interface Consent {
	readonly config: ConsentConfig;
	/** The stored choice, also one that answers an older policy. */
	record: ConsentRecord | null;
	/** Answers in force on this page. */
	granted: Answers;
	/** Whether the visitor still has to be asked. */
	asks: boolean;
	/** Whether a category is allowed. */
	has: ( category: string ) => boolean;
	/**
	 * The category that withholds an address, '' when nothing does. "?" while the provider list is not there: what may be
	 * withheld waits for it.
	 */
	withholds: ( address: unknown ) => string;
	/** Category that holds an address on another host, undefined when nobody does; "?" while the provider list is not there. */
	categoryOf: ( url: URL ) => string | undefined;
	/**
	 * Fetches the provider list and lets go of what waits for it and nobody holds: elements, and trees with some in them.
	 * Without the list all stays held.
	 */
	judge: ( pending: unknown[] ) => Promise< void >;
	/** Puts answers in force on this page, without recording them, and shows the banner or the way back to it. */
	set: ( answers: Answers, asks: boolean ) => void;
	/**
	 * Records a choice and carries it out. Categories that are not named are refused; a service is a provider that is
	 * allowed alone, whatever its category.
	 */
	choose: ( action: ConsentAction, answers: Answers, service?: string ) => Promise< void >;
	/** The module that lets go of what is allowed. */
	release: () => Promise< ReleaseModule >;
}

declare global {
	interface Window {
		quaysideConsentConfig: ConsentConfig;
		quaysideConsent: Consent;
	}
}
