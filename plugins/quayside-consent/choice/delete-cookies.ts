import type { ConsentPreferences } from '@quayside/contracts/consent/preferences.response';
import type { Consent } from '../page/consent';
import { preferencesAddress } from '../preferences/site';
import type { Site } from '../preferences/site';
import { page } from '../page/page';

/** Returns local and session storage if the page can access them. Access may throw. */
const storages = (): Storage[] =>
	( [ 'localStorage', 'sessionStorage' ] as const ).flatMap( ( name ) => {
		try {
			return window[ name ] ?? [];
		} catch {
			return [];
		}
	} );

/** Cookies that are never deleted: the record, and those of WordPress and the store. */
const NECESSARY =
	/^(cookieyes-consent|wp_consent_|wordpress_|wp-|wp_woocommerce_session_|woocommerce_(cart_hash|items_in_cart)|store_notice|PHPSESSID)/;

const getNames = ( cookies: string ): string[] =>
	cookies.split( /; */ ).map( ( cookie ) => cookie.split( '=' )[ 0 ] ?? '' );

/**
 * Determines whether a name matches a pattern, which may end in a star as a wildcard.
 */
export function matchesPattern( name: string, pattern: string ): boolean {
	return pattern.endsWith( '*' )
		? name.startsWith( pattern.slice( 0, -1 ) )
		: name === pattern;
}

/**
 * Returns the host and its parent domains, each as a cookie domain; '' stands for a cookie without one. IP addresses and names
 * without a dot have no other domain.
 */
export function getCookieDomains( host: string ): string[] {
	if ( ! /\.\D/.test( host ) ) {
		return [ '' ];
	}
	const labels = host.split( '.' );
	return [
		'',
		...labels
			.slice( 0, -1 )
			.map( ( _, i ) => labels.slice( i ).join( '.' ) ),
		host,
	];
}

/** Returns the path of the page and its parents, with and without a trailing slash. */
export function getCookiePaths( path: string ): string[] {
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
 * Deletes a cookie for every possible domain and path, because scripts cannot see which ones it was set with.
 *
 * @param name         Name of the cookie.
 * @param exceptDomain Domain of the cookie at the path "/" that stays, '' for the one of this host only. None by default.
 */
export function deleteEverywhere( name: string, exceptDomain?: string ): void {
	for ( const domain of getCookieDomains( location.hostname ) ) {
		for ( const path of getCookiePaths( location.pathname ) ) {
			for ( const kind of location.protocol === 'https:'
				? [ ';Secure', ';Secure;Partitioned' ]
				: [ '' ] ) {
				if (
					path + domain !== '/' + exceptDomain ||
					kind.includes( 'P' )
				) {
					page.cookie = `${ name }=;max-age=0;path=${ path }${ domain && ';domain=' + domain }${ kind }`;
				}
			}
		}
	}
}

/**
 * Deletes the cookies and storage keys of all categories that are not allowed.
 *
 * The names are only requested from the server if there is anything to delete.
 *
 * @param consent Consent of the page.
 * @param site    Data of the site.
 */
export async function deleteCookies(
	consent: Consent,
	site: Site
): Promise< void > {
	const present = (): string[] =>
		getNames( page.cookie ).filter(
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
		// Offline: the cookies are deleted with the next choice. The rejection still applies.
	}
	const patterns = categories.flatMap( ( { slug, deletes } ) =>
		consent.has( slug ) ? [] : deletes
	);
	const shouldDelete = ( name: string ): boolean =>
		! NECESSARY.test( name ) &&
		patterns.some( ( pattern ) => matchesPattern( name, pattern ) );
	present()
		.filter( shouldDelete )
		.forEach( ( name ) => deleteEverywhere( name ) );
	for ( const storage of storages() ) {
		Object.keys( storage )
			.filter( shouldDelete )
			.forEach( ( key ) => storage.removeItem( key ) );
	}
}
