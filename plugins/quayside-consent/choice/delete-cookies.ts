import type { ConsentPreferences } from '@quayside/contracts/consent/preferences.response';
import type { Consent } from '../boot/consent';
import { preferencesAddress } from '../preferences/site';
import type { Site } from '../preferences/site';
import { page } from '../boot/page';

/** Local and session storage, as far as the browser lets the page have them: asking may throw. */
const storages = (): Storage[] =>
	( [ 'localStorage', 'sessionStorage' ] as const ).flatMap( ( name ) => {
		try {
			return window[ name ] ?? [];
		} catch {
			return [];
		}
	} );

/** Cookies that no refusal touches: the record, WordPress's and the shop's own. */
const NECESSARY =
	/^(cookieyes-consent|wp_consent_|wordpress_|wp-|wp_woocommerce_session_|woocommerce_(cart_hash|items_in_cart)|store_notice|PHPSESSID)/;

const namesOf = ( cookies: string ): string[] =>
	cookies.split( /; */ ).map( ( cookie ) => cookie.split( '=' )[ 0 ] ?? '' );

/**
 * Whether a name is meant by a pattern; a star at its end stands for any ending.
 */
export function isMeant( name: string, pattern: string ): boolean {
	return pattern.endsWith( '*' )
		? name.startsWith( pattern.slice( 0, -1 ) )
		: name === pattern;
}

/** The host and its parents, each as a cookie's domain; '' stands for a cookie without one. */
export function domainsOf( host: string ): string[] {
	const labels = host.split( '.' );
	return [
		'',
		...labels
			.slice( 0, -1 )
			.map( ( _, i ) => labels.slice( i ).join( '.' ) ),
		host,
	];
}

/** The page's path and its parents, with and without a closing slash. */
export function pathsOf( path: string ): string[] {
	const parts = path.split( '/' ).filter( Boolean );
	return [
		'/',
		...parts.flatMap( ( _, i ) => [
			'/' + parts.slice( 0, i + 1 ).join( '/' ),
			'/' + parts.slice( 0, i + 1 ).join( '/' ) + '/',
		] ),
	];
}

/**
 * Deletes a cookie wherever the page may: scripts cannot see with which domain and path a cookie was set.
 */
export function deleteEverywhere( name: string ): void {
	for ( const domain of domainsOf( location.hostname ) ) {
		for ( const path of pathsOf( location.pathname ) ) {
			for ( const kind of location.protocol === 'https:'
				? [ ';Secure', ';Secure;Partitioned' ]
				: [ '' ] ) {
				page.cookie = `${ name }=;max-age=0;path=${ path }${ domain && ';domain=' + domain }${ kind }`;
			}
		}
	}
}

/**
 * Deletes the cookies and stored keys of all categories that are not allowed.
 *
 * Their names are asked of the server only where there is something that may have to go.
 *
 * @param consent The page's consent.
 * @param site    The page's site.
 */
export async function deleteCookies(
	consent: Consent,
	site: Site
): Promise< void > {
	const present = (): string[] =>
		namesOf( page.cookie ).filter(
			( name ) => name && ! NECESSARY.test( name )
		);
	if (
		Object.keys( consent.config.defaults ).every( consent.has ) ||
		present().length +
			storages().reduce( ( sum, { length } ) => sum + length, 0 ) ===
			0
	) {
		return;
	}
	let categories: ConsentPreferences[ 'categories' ] = [];
	try {
		const response = await fetch(
			preferencesAddress( site, consent.config.revision )
		);
		( { categories } = ( await response.json() ) as ConsentPreferences );
	} catch {
		// Offline: they go with the next choice. The refusal itself holds.
	}
	const patterns = categories.flatMap( ( { slug, deletes } ) =>
		consent.has( slug ) ? [] : deletes
	);
	const goes = ( name: string ): boolean =>
		! NECESSARY.test( name ) &&
		patterns.some( ( pattern ) => isMeant( name, pattern ) );
	present().filter( goes ).forEach( deleteEverywhere );
	for ( const storage of storages() ) {
		Object.keys( storage )
			.filter( goes )
			.forEach( ( key ) => storage.removeItem( key ) );
	}
}
