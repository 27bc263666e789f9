import { serviceAddress } from '@quayside/boundary/addresses';
import { globalNamed, pageNonce } from '@quayside/boundary/globals';
import { trustedScriptUrl } from '@quayside/trusted-types';

/** What the scripts of all captcha services have in common. */
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

/** Longest wait for a script that has come and says nothing, in ms. */
const PATIENCE = 15000;

/** Scripts by address: forms of one page share them. */
const loading = new Map< string, Promise< CaptchaApi > >();

let count = 0;

const globalOf = ( kind: string ): CaptchaApi | undefined => {
	const name =
		{ hcaptcha: 'hcaptcha', 'cf-turnstile': 'turnstile' }[ kind ] ??
		'grecaptcha';
	const api = globalNamed< CaptchaApi >( name );
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
		const end = (): void => {
			clearTimeout( timer );
			delete ( window as unknown as Record< string, unknown > )[ name ];
			const api = globalOf( kind );
			if ( api ) {
				resolve( api );
			} else {
				loading.delete( source );
				script.remove();
				reject( new Error( `${ url.host } did not answer.` ) );
			}
		};
		const timer = setTimeout( end, PATIENCE );
		( window as unknown as Record< string, unknown > )[ name ] = end;
		script.addEventListener( 'error', end );
		script.async = true;
		// A content policy that names a nonce lets no other script in; those of the page have it.
		script.nonce = pageNonce();
		script.src = trustedScriptUrl( url.href );
		document.head.append( script );
	} );

/**
 * The script of a service, loaded once for all forms; one that could not be had is asked for again the next time.
 *
 * @param kind   Kind of captcha.
 * @param source Address of the script.
 */
export function apiOf( kind: string, source: string ): Promise< CaptchaApi > {
	const there = globalOf( kind );
	const api =
		loading.get( source ) ??
		( there ? Promise.resolve( there ) : load( kind, source ) );
	loading.set( source, api );
	return api;
}
