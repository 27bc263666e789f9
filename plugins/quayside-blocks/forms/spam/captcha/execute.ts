import type { CaptchaApi } from './api';

/** Time that a response may take once the visitor has left a puzzle, in ms. */
const GRACE = 1000;

/**
 * Asks a captcha that nobody sees for its response; spec section 4. Empty when the visitor leaves the puzzle that some
 * are shown, which the service doesn't tell: a click on the page beside it closes it.
 *
 * @param api    The service's script.
 * @param widget The captcha.
 * @param listen Where its callback goes.
 * @param action What it is for; empty where the service doesn't ask.
 */
export function execute(
	api: CaptchaApi,
	widget: number | string,
	listen: { answer: ( response: string ) => void },
	action: string
): Promise< string > {
	return new Promise( ( resolve ) => {
		const leave = (): void => void setTimeout( () => end( '' ), GRACE );
		const end = ( response: string ): void => {
			document.removeEventListener( 'click', leave, true );
			listen.answer = () => undefined;
			resolve( response );
		};
		listen.answer = end;
		document.addEventListener( 'click', leave, true );
		api.execute?.( widget, action ? { action } : undefined )?.then(
			( response ) => response && end( response ),
			() => end( '' )
		);
	} );
}
