import type { ChoiceModule } from '../../page/consent';
import { page } from '../../page/page';

/*
 * Handles the buttons of placeholders in iframes, whose clicks do not bubble to the document of the page. Loaded if an iframe is
 * blocked.
 */

const onClick = async ( event: Event ): Promise< void > => {
	const button = ( event.target as Element ).closest( '.cky-banner-element' );
	if ( button ) {
		event.preventDefault();
		const { quaysideConsent } = window;
		const { act } = ( await import(
			/* webpackIgnore: true */ quaysideConsent.config.modules.replace(
				'*',
				'choice'
			)
		) ) as ChoiceModule;
		act( quaysideConsent, button );
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

page.addEventListener( 'load', ( { target } ) => listen( target ), true );

/** Listens in the placeholders that have already loaded. */
export const run = (): void =>
	page.querySelectorAll( 'iframe[data-held]' ).forEach( listen );
