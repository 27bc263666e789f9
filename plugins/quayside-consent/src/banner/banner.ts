import type { Consent, ConsentAction } from '../boot/consent';

/*
 * The banner's buttons. Fetched when the visitor has to be asked; the boot script has shown the banner already.
 */

const ACTIONS: Readonly< Record< string, ConsentAction > > = {
	'accept-button': 'accept',
	'reject-button': 'reject',
	'close-button': 'close',
};

/**
 * Makes the banner's buttons work.
 *
 * @param banner  The banner.
 * @param consent The page's consent.
 */
export function attach( banner: HTMLElement, consent: Consent ): void {
	const { config } = consent;
	// Fetched while the visitor reads, so that the click finds it there.
	void import( /* webpackIgnore: true */ config.modules.choice );

	banner.addEventListener( 'click', ( { target } ) => {
		const button = ( target as Element ).closest< HTMLElement >( '[data-cky-tag]' );
		const action = ACTIONS[ button?.dataset.ckyTag ?? '' ];
		if ( action ) {
			// Closing keeps what is in force: nothing under gdpr, everything under ccpa.
			const isOn = ( slug: string ): boolean => action === 'accept' || ( action === 'close' && config.defaults.includes( slug ) );
			void consent.choose( action, Object.fromEntries( config.categories.map( ( slug ) => [ slug, isOn( slug ) ] ) ) );
			// The focused button is gone now; its successor is the way back to the choice.
			document.querySelector< HTMLElement >( '[data-cky-tag=revisit-consent]' )?.focus( { preventScroll: true } );
		} else if ( button?.dataset.ckyTag === 'show-desc-button' ) {
			const isOpen = banner.classList.toggle( 'quayside-consent--whole' );
			button.setAttribute( 'aria-expanded', String( isOpen ) );
			button.textContent = ( isOpen ? button.dataset.less : button.dataset.more ) ?? '';
		}
	} );
}

const banner = document.querySelector< HTMLElement >( '.cky-consent-container' );
if ( banner ) {
	attach( banner, window.quaysideConsent );
}
