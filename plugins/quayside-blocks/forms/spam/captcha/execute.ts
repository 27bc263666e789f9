import type { CaptchaApi } from './api';

/**
 * Maximum time for a response after the visitor has closed a challenge, in ms.
 */
const GRACE_PERIOD = 1000;

/**
 * Requests the response of an invisible CAPTCHA. Spec section 4. Resolves to ''
 * if the visitor closes the challenge by clicking next to it, which the service
 * does not report.
 *
 * @param api    The service's script.
 * @param widget Widget ID.
 * @param listener Receives the widget's callback.
 * @param action Action of the CAPTCHA, '' if the service does not support it.
 */
export function execute(
	api: CaptchaApi,
	widget: number | string,
	listener: { receive: ( response: string ) => void },
	action: string
): Promise< string > {
	return new Promise( ( resolve ) => {
		const onLeave = (): void =>
			void setTimeout( () => end( '' ), GRACE_PERIOD );
		const end = ( response: string ): void => {
			document.removeEventListener( 'click', onLeave, true );
			listener.receive = () => undefined;
			resolve( response );
		};
		listener.receive = end;
		document.addEventListener( 'click', onLeave, true );
		api.execute?.( widget, action ? { action } : undefined )?.then(
			( response ) => response && end( response ),
			() => end( '' )
		);
	} );
}
