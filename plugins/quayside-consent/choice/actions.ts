import type { Consent, ConsentAction } from '../page/consent';
import { page } from '../page/page';

/*
 * What the buttons of the banner do. Part of the module that records a choice, which is fetched when a visitor is about to use the
 * banner, so that a visit on which nobody does has less to load.
 */

/** The choice that is being applied: a second click on the same button is not a second choice. */
let waiting: ConsentAction | undefined;

const CHOICE = /^(accept|reject|close)(_all|-button)?$/;

/**
 * Performs the action of a button.
 *
 * @param consent Consent of the page.
 * @param what    A button of the banner or of a placeholder, an action of performBannerAction(), or 0 to open the
 *                preference center. Other values are ignored.
 */
export function act( consent: Consent, what: unknown ): void {
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
	if ( action && action !== waiting ) {
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
		void consent
			.choose( action, choices )
			.finally( () => ( waiting = undefined ) );
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
