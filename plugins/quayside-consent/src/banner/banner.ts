import type { Consent, ConsentAction } from '../boot/consent';

/*
 * What the banner's buttons do. Fetched when the visitor has to be asked; the boot script has shown the banner already
 * and passes every click on, also one that came before this module.
 */

const ACTIONS: Readonly< Record< string, ConsentAction > > = {
	'accept-button': 'accept',
	'reject-button': 'reject',
	'close-button': 'close',
};

/**
 * Does what a button of the banner is for.
 *
 * @param button  The button that was pressed.
 * @param consent The page's consent.
 */
export function press( button: HTMLElement, consent: Consent ): void {
	const { categories, defaults } = consent.config;
	const tag = button.dataset.ckyTag ?? '';
	const action = ACTIONS[ tag ];
	if ( action ) {
		// Closing keeps what is in force: nothing under gdpr, everything under ccpa.
		const isOn = ( slug: string ): boolean => action === 'accept' || ( action === 'close' && defaults.includes( slug ) );
		void consent.choose( action, Object.fromEntries( categories.map( ( slug ) => [ slug, isOn( slug ) ] ) ) );
		// The focused button is gone now; its successor is the way back to the choice.
		document.querySelector< HTMLElement >( '[data-cky-tag=revisit-consent]' )?.focus( { preventScroll: true } );
	} else if ( tag === 'show-desc-button' ) {
		const isOpen = button.closest( '.cky-consent-container' )?.classList.toggle( 'quayside-consent--whole' ) ?? false;
		button.setAttribute( 'aria-expanded', String( isOpen ) );
		button.textContent = ( isOpen ? button.dataset.less : button.dataset.more ) ?? '';
	}
}

// Fetched while the visitor reads, so that the click finds it there.
void import( /* webpackIgnore: true */ window.quaysideConsent.config.modules.choice );
