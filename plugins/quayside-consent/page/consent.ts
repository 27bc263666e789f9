type Law = 'gdpr' | 'ccpa';

/** What a visitor did; the log keeps it. */
export type ConsentAction =
	'accept' | 'reject' | 'save' | 'close' | 'placeholder' | 'gpc' | 'api';

/** What the server prints for the boot script. The same for every visitor. */
interface ConsentConfig {
	law: Law;
	/** What is in force before any choice, by category slug, in the order of the cookie. */
	defaults: Readonly< Record< string, boolean > >;
	/** The policy revision, where it is not the first; older answers are asked for again. */
	revision?: number;
	/** What this site's provider list has otherwise than the shipped one: category by pattern, '' for one that is not held. */
	held?: Readonly< Record< string, string > >;
	/** Address of the modules that are fetched when they are needed; a star stands for the name. */
	modules: string;
	/** Domain of the cookie, where not this host alone has it. */
	domain?: string;
	/** Whether Google's and Microsoft's tags are told nothing. */
	quiet?: true;
	/** Whether the browser sends Global Privacy Control where it is an answer: under ccpa, unless the owner says otherwise. */
	gpc?: boolean;
	/** Whether the WP Consent API plugin brings its own functions. */
	wpConsentApi?: true;
}

type Answers = Readonly< Record< string, boolean > >;

/** A call of fetch(), sendBeacon() or XMLHttpRequest.send() that waits: whether it is held, what makes it, what comes where it is held. */
export type HeldCall = [
	isHeld: () => unknown,
	run: () => unknown,
	fail: () => unknown,
];

/** A file that is fetched when it is needed. */
export interface ConsentModule {
	run: ( consent: Consent, ...values: unknown[] ) => unknown;
}

/** The module that lets go of what is allowed and takes back what no longer is. */
export interface ReleaseModule {
	placehold: ( frame: Element ) => void;
}

/** window.quaysideConsent: the visitor's consent on this page. */
export interface Consent {
	readonly config: ConsentConfig;
	/** The cookie's value, also when it answers an older policy; undefined without one, null until it has been read. */
	record: string | undefined | null;
	/** Answers in force on this page. */
	granted: Answers;
	/** Whether the visitor still has to be asked. */
	asks: boolean;
	/** Documents of frames that scripts have set and that are held. */
	documents: Set< string >;
	/** Whether what is set at this moment has been judged: the guard lets it pass. */
	isJudged?: boolean | undefined;
	/** Whether a category is allowed. */
	has: ( category: string ) => boolean;
	/** Category that holds an address on another host, undefined when nobody does; "?" while the provider list is not there. */
	categoryOf: ( url: URL ) => string | undefined;
	/** Takes the stored choice over, from the page's own cookies if no others are named; says whether there was another one than before. */
	read: ( cookies?: string ) => boolean;
	/** Puts answers in force on this page, without recording them, and shows the banner or the way back to it. */
	set: ( answers: Answers, asks: boolean ) => void;
	/**
	 * Records a choice and carries it out. Categories that are not named are refused; a service is a provider that is
	 * allowed alone, whatever its category.
	 */
	choose: (
		action: ConsentAction,
		answers: Answers,
		service?: string
	) => Promise< unknown >;
	/** Brings the page in line with the answers in force: lets go of what is allowed, takes back what no longer is. */
	apply: () => Promise< unknown >;
	/**
	 * Fetches one of the plugin's modules and has it do its work: "banner" what a button is for, "choice" a choice,
	 * "providers" what waits for the provider list, "record" a cookie in another order, "release" what is allowed.
	 */
	ask: ( name: string, ...values: unknown[] ) => Promise< unknown >;
}

declare global {
	/** The server writes the site's own in its place. */
	const QUAYSIDE_CONSENT_CONFIG: ConsentConfig;

	interface Window {
		quaysideConsent: Consent;
	}
}
