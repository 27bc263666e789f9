import type { CaptchaApi } from './api';

/**
 * Maximum time for a response after the visitor has closed a challenge, in ms.
 */
const GRACE = 1000;

/**
 * Requests the response of an invisible CAPTCHA. Spec section 4. Resolves to ''
 * if the visitor closes the challenge by clicking next to it, which the service
 * does not report.
 *
 * @param api    The service's script.
 * @param widget Widget ID.
 * @param listen Receives the widget's callback.
 * @param action Action of the CAPTCHA, '' if the service does not support it.
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
