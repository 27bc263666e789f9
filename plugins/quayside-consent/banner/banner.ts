import type { Consent, ConsentAction } from '../boot/consent';
import { page } from '../boot/page';

/*
 * What the banner's buttons do, and other software through performBannerAction(). Fetched when the visitor has to be
 * asked; the boot script has shown the banner already and passes every click on, also one that came before this module.
 */

/** What had the focus before the banner. */
let before: HTMLElement | undefined;

const CHOICE = /^(accept|reject|close)(_all|-button)?$/;

/** Passes on what is pressed inside a placeholder: no click there reaches the page's page. */
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
 * Does what a button is for.
 *
 * @param consent The page's consent.
 * @param what    A button of the banner or of a placeholder, a name of performBannerAction(), or 0 to open the preference centre.
 *                Other names do nothing.
 */
export function run( consent: Consent, what?: unknown ): void {
	const { config, granted, asks } = consent;
	// A placeholder's button belongs to another document, with classes of its own.
	const button = ( what as HTMLElement | undefined )?.dataset
		? ( what as HTMLElement )
		: undefined;
	const name = button ? ( button.dataset.ckyTag ?? '' ) : what;
	const action = (
		name === 'accept_partial'
			? 'save'
			: CHOICE.exec( String( name ) )?.[ 1 ]
	) as ConsentAction | undefined;
	// Ours stands in the footer, behind whatever an author may have called so.
	const revisit = [
		...page.querySelectorAll< HTMLElement >( 'button.cky-btn-revisit' ),
	].pop();
	if ( action ) {
		// Gone at once; back if the choice can't be recorded.
		consent.set( granted, false );
		// Closing keeps what is in force before any choice: nothing under gdpr, everything under ccpa.
		const answers =
			action === 'close'
				? config.defaults
				: Object.fromEntries(
						Object.keys( config.defaults ).map( ( slug ) => [
							slug,
							action === 'accept' ||
								( action === 'save' && consent.has( slug ) ),
						] )
					);
		consent.choose( action, answers ).catch( ( error: unknown ) => {
			consent.set( granted, asks );
			throw error;
		} );
		// The focused button is gone now: on where the visitor was. Where that was nowhere, the keyboard goes on from the
		// banner's place, which is the page's beginning.
		if ( button ) {
			before?.focus( { preventScroll: true } );
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
		before = target as HTMLElement;
	}
} );
page.addEventListener( 'load', ( { target } ) => listen( target ), true );
page.querySelectorAll( 'iframe[data-held]' ).forEach( listen );

// A browser that says "do not sell" has answered for its owner.
if ( window.quaysideConsent.asks && window.quaysideConsent.config.gpc ) {
	void window.quaysideConsent.choose( 'gpc', {} );
}

// Fetched on intent, so that most clicks find it there.
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
