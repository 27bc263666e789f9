import type { Consent, ConsentAction } from '../boot/consent';

/*
 * What the banner's buttons do, and other software through performBannerAction(). Fetched when the visitor has to be
 * asked; the boot script has shown the banner already and passes every click on, also one that came before this module.
 */

/**
 * Does what a button is for.
 *
 * @param consent The page's consent.
 * @param name    Tag of a button of the banner or of a placeholder, a name of performBannerAction(), or '' to open the preference centre.
 *                Other names do nothing.
 * @param button  The button that was pressed.
 */
export function act( consent: Consent, name: string, button?: HTMLElement ): void {
	const { config, granted, asks } = consent;
	const action = ( name === 'accept_partial' ? 'save' : /^(accept|reject|close)(_all|-button)?$/.exec( name )?.[ 1 ] ) as ConsentAction | undefined;
	const revisit = document.querySelector< HTMLElement >( '[data-cky-tag=revisit-consent]' );
	if ( action ) {
		// Gone at once; back if the choice can't be recorded.
		consent.set( granted, false );
		// Closing keeps what is in force before any choice: nothing under gdpr, everything under ccpa.
		const answers = action === 'close' ? config.defaults : Object.fromEntries( Object.keys( config.defaults ).map( ( slug ) => [ slug, action === 'accept' || ( action === 'save' && consent.has( slug ) ) ] ) );
		consent.choose( action, answers ).catch( ( error: unknown ) => {
			consent.set( granted, asks );
			throw error;
		} );
		// The focused button is gone now; its successor is the way back to the choice.
		if ( button ) {
			revisit?.focus( { preventScroll: true } );
		}
	} else if ( name === 'show-desc-button' ) {
		const isOpen = button?.closest( '.cky-consent-container' )?.classList.toggle( 'quayside-consent--whole' ) ?? false;
		button?.setAttribute( 'aria-expanded', String( isOpen ) );
		button?.replaceChildren( ( isOpen ? button.dataset.less : button.dataset.more ) ?? '' );
	} else if ( name === 'placeholder' ) {
		const { held = '', heldBy } = ( button?.ownerDocument.defaultView?.frameElement as HTMLElement | null )?.dataset ?? {};
		const isAlone = button?.hasAttribute( 'data-alone' );
		void consent.choose( 'placeholder', isAlone ? granted : { ...granted, [ held ]: true }, isAlone ? heldBy : undefined );
	} else if ( ! name ) {
		revisit?.click();
	}
}

// Fetched on intent, so that most clicks find it there.
for ( const type of [ 'pointerover', 'focusin' ] ) {
	document.querySelector( '.cky-consent-container' )?.addEventListener( type, () => import( /* webpackIgnore: true */ window.quaysideConsent.config.modules.replace( '*', 'choice' ) ), { once: true } );
}
