import type { ChoiceModule, Consent } from '../page/consent';
import { countImpression } from '../statistics/impression';

/*
 * Forwards the buttons of the banner, and calls of performBannerAction() by other software, to the module that
 * records choices. Loaded if the visitor has to be asked for consent. The boot script has already shown the banner and forwards
 * every click, including clicks before this module was loaded.
 */

const { quaysideConsent } = window;
const { config, page } = quaysideConsent;

/** The module that records choices, once it has run: import() takes several tasks each time, in which a frame can show the banner. */
let choice: ChoiceModule | undefined;

const loadChoice = async (): Promise< ChoiceModule > =>
	( choice ??= ( await import(
		/* webpackIgnore: true */ config.modules.replace( '*', 'choice' )
	) ) as ChoiceModule );

/**
 * Performs an action.
 *
 * @param consent Consent of the page.
 * @param what    A button or an action, as for act(). Without it, the module is only loaded.
 */
export async function run( consent: Consent, what?: unknown ): Promise< void > {
	if ( what !== undefined ) {
		( choice ?? ( await loadChoice() ) ).act( consent, what );
	}
}

page.addEventListener( 'focusin', ( { target } ) => {
	if ( ! ( target as Element ).closest( '.quayside-consent,dialog' ) ) {
		quaysideConsent.lastFocus = target as HTMLElement;
	}
} );

// The Global Privacy Control signal of the browser counts as a choice.
if ( quaysideConsent.asks && config.gpc ) {
	void quaysideConsent.choose( 'gpc', {} );
} else {
	countImpression( quaysideConsent );
}

// Preloaded on intent, so that it is usually ready on click.
for ( const type of [ 'pointerover', 'focusin' ] ) {
	page.querySelector( '.cky-consent-container' )?.addEventListener(
		type,
		loadChoice,
		{ once: true }
	);
}
