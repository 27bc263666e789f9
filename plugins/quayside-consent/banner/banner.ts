import type { Consent, ConsentAction } from '../page/consent';
import { page } from '../page/page';
import { countImpression } from '../statistics/impression';

/*
 * Handles the buttons of the banner, and calls of performBannerAction() by other software. Loaded if the visitor has
 * to be asked for consent. The boot script has already shown the banner and forwards every click, including clicks
 * before this module was loaded.
 */

/** Element that had the focus before the banner. */
let previousFocus: HTMLElement | undefined;

/** The choice that is about to be stored. */
let waiting: ConsentAction | undefined;

const CHOICE = /^(accept|reject|close)(_all|-button)?$/;

/** Handles clicks inside a placeholder, which do not bubble to the page's document. */
const onClick = ( event: Event ): void => {
	const button = ( event.target as Element ).closest< HTMLElement >(
		'.cky-banner-element'
	);
	if ( button ) {
		event.preventDefault();
		run( window.quaysideConsent, button );
	}
};

const listen = ( frame: EventTarget | null ): void => {
	if ( ( frame as HTMLIFrameElement ).dataset?.held ) {
		( frame as HTMLIFrameElement ).contentDocument?.addEventListener(
			'click',
			onClick
		);
	}
};

/**
 * Performs the action of a button.
 *
 * @param consent Consent of the page.
 * @param what    A button of the banner or of a placeholder, an action of performBannerAction(), or 0 to open the
 *                preference center. Other values are ignored.
 */
export function run( consent: Consent, what?: unknown ): void {
	const { config, granted } = consent;
	// A placeholder's button belongs to another document, so instanceof does not work.
	const button = ( what as HTMLElement | undefined )?.dataset
		? ( what as HTMLElement )
		: undefined;
	const name = button ? ( button.dataset.ckyTag ?? '' ) : what;
	const action = (
		name === 'accept_partial'
			? 'save'
			: CHOICE.exec( String( name ) )?.[ 1 ]
	) as ConsentAction | undefined;
	// Ours is in the footer, after anything in the content with the same class.
	const revisit = [
		...page.querySelectorAll< HTMLElement >( 'button.cky-btn-revisit' ),
	].pop();
	if ( action && ! ( consent.asks && action === waiting ) ) {
		// Closing keeps the defaults: nothing is allowed under the GDPR, everything under the CCPA.
		const choices =
			action === 'close'
				? config.defaults
				: Object.fromEntries(
						Object.keys( config.defaults ).map( ( slug ) => [
							slug,
							action === 'accept' ||
								( action === 'save' && consent.has( slug ) ),
						] )
					);
		// The banner closes in the task that stores the choice, so that nobody leaves or reloads the page with a choice that is lost.
		waiting = action;
		consent.choose( action, choices ).catch( ( error: unknown ) => {
			waiting = undefined;
			throw error;
		} );
		// The focused button is about to be hidden, so return the focus to where it was. Without an earlier focus, it
		// continues at the position of the banner, which is the start of the page.
		if ( button ) {
			previousFocus?.focus( { preventScroll: true } );
		}
	} else if ( name === 'show-desc-button' ) {
		const isOpen =
			button
				?.closest( '.cky-consent-container' )
				?.classList.toggle( 'quayside-consent--whole' ) ?? false;
		button?.setAttribute( 'aria-expanded', String( isOpen ) );
		button?.replaceChildren(
			( isOpen ? button.dataset.less : button.dataset.more ) ?? ''
		);
	} else if ( name === 'placeholder' ) {
		const { held = '', heldBy } =
			(
				button?.ownerDocument.defaultView
					?.frameElement as HTMLElement | null
			 )?.dataset ?? {};
		const isAlone = button?.hasAttribute( 'data-alone' );
		void consent.choose(
			'placeholder',
			isAlone ? granted : { ...granted, [ held ]: true },
			isAlone ? heldBy : undefined
		);
	} else if ( name === 0 || name === '' ) {
		revisit?.click();
	}
}

page.addEventListener( 'focusin', ( { target } ) => {
	if ( ! ( target as Element ).closest( '.quayside-consent,dialog' ) ) {
		previousFocus = target as HTMLElement;
	}
} );
page.addEventListener( 'load', ( { target } ) => listen( target ), true );
page.querySelectorAll( 'iframe[data-held]' ).forEach( listen );

// The Global Privacy Control signal of the browser counts as a choice.
if ( window.quaysideConsent.asks && window.quaysideConsent.config.gpc ) {
	void window.quaysideConsent.choose( 'gpc', {} );
} else {
	countImpression( window.quaysideConsent );
}

// Preloaded on intent, so that it is usually ready on click.
for ( const type of [ 'pointerover', 'focusin' ] ) {
	page.querySelector( '.cky-consent-container' )?.addEventListener(
		type,
		() =>
			import(
				/* webpackIgnore: true */ window.quaysideConsent.config.modules.replace(
					'*',
					'choice'
				)
			),
		{ once: true }
	);
}
