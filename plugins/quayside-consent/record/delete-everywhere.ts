import { page } from '../page/page';

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
