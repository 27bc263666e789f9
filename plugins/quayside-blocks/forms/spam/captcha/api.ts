import { serviceAddress } from '@quayside/boundary/addresses';
import { getGlobal, getPageNonce } from '@quayside/boundary/globals';
import { trustedScriptUrl } from '@quayside/trusted-types';

/** The common API of all CAPTCHA scripts. */
export interface CaptchaApi {
	render: (
		node: HTMLElement,
		options: Record< string, unknown >
	) => number | string;
	getResponse: ( widget: number | string ) => string;
	reset: ( widget: number | string ) => void;
	execute?: (
		widget: number | string,
		options?: { action: string }
	) => PromiseLike< string | null > | undefined;
}

/** Maximum time to wait for a loaded script to call back, in ms. */
const LOAD_TIMEOUT = 15000;

/** Scripts by URL, shared by all forms on the page. */
const loading = new Map< string, Promise< CaptchaApi > >();

let count = 0;

const getCaptchaApi = ( kind: string ): CaptchaApi | undefined => {
	const name =
		{ hcaptcha: 'hcaptcha', 'cf-turnstile': 'turnstile' }[ kind ] ??
		'grecaptcha';
	const api = getGlobal< CaptchaApi >( name );
	return typeof api?.render === 'function' ? api : undefined;
};

const load = ( kind: string, source: string ): Promise< CaptchaApi > =>
	new Promise( ( resolve, reject ) => {
		const name = `quaysideCaptcha${ ++count }`;
		const url = new URL( serviceAddress( source ), location.href );
		url.searchParams.set( 'onload', name );
		if ( kind !== 'cf-turnstile' && document.documentElement.lang ) {
			url.searchParams.set( 'hl', document.documentElement.lang );
		}
		const script = document.createElement( 'script' );
		const finish = (): void => {
			clearTimeout( timer );
			delete ( window as unknown as Record< string, unknown > )[ name ];
			const api = getCaptchaApi( kind );
			if ( api ) {
				resolve( api );
			} else {
				loading.delete( source );
				script.remove();
				reject( new Error( `${ url.host } did not respond.` ) );
			}
		};
		const timer = setTimeout( finish, LOAD_TIMEOUT );
		( window as unknown as Record< string, unknown > )[ name ] = finish;
		script.addEventListener( 'error', finish );
		script.async = true;
		// A content security policy with a nonce blocks scripts without it.
		script.nonce = getPageNonce();
		script.src = trustedScriptUrl( url.href );
		document.head.append( script );
	} );

/**
 * Loads the script of a service once for all forms. A failed script is
 * requested again the next time.
 *
 * @param kind   CAPTCHA type.
 * @param source URL of the script.
 */
export function loadApi( kind: string, source: string ): Promise< CaptchaApi > {
	const existing = getCaptchaApi( kind );
	const api =
		loading.get( source ) ??
		( existing ? Promise.resolve( existing ) : load( kind, source ) );
	loading.set( source, api );
	return api;
}
