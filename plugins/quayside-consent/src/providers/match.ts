/**
 * Which category holds an address, decided from fingerprints of hosts.
 *
 * The page carries three bytes for each host of the provider list instead of its name: 0.7 kB instead of 2.
 */

/** The fingerprint of a pattern such as "youtube.com" or "google.com/maps": the upper 24 bits of FNV-1a, in base64. */
export function fingerprint( pattern: string ): string {
	let hash = 0x811c9dc5;
	for ( let i = 0; i < pattern.length; i++ ) {
		hash = Math.imul( hash ^ pattern.charCodeAt( i ), 0x01000193 );
	}

	return btoa( String.fromCharCode( hash >>> 24, ( hash >>> 16 ) & 255, ( hash >>> 8 ) & 255 ) );
}

/**
 * Makes the question "which category holds this address?".
 *
 * @param held Fingerprints of each category's hosts, four characters each, joined.
 * @return {Function} A function from an address to a category slug; undefined for an address that nobody holds.
 */
export function matcher( held: Readonly< Record< string, string > > ): ( address: string ) => string | undefined {
	let known: Map< string, string > | undefined;
	return ( address ) => {
		let url: URL;
		try {
			url = new URL( address, document.baseURI );
		} catch {
			return undefined;
		}
		// Other schemes carry no host of their own.
		if ( ! /^(http|ws)/.test( url.protocol ) || url.host === location.host ) {
			return undefined;
		}
		known ??= new Map( Object.entries( held ).flatMap( ( [ category, codes ] ) => ( codes.match( /.{4}/g ) ?? [] ).map( ( code ) => [ code, category ] as const ) ) );
		const labels = url.hostname.replace( /\.$/, '' ).split( '.' );
		const [ , first, second ] = url.pathname.split( '/' );
		for ( let i = 0; i < labels.length - 1; i++ ) {
			const host = labels.slice( i ).join( '.' );
			const category = known.get( fingerprint( `${ host }/${ first }/${ second }` ) ) ?? known.get( fingerprint( `${ host }/${ first }` ) ) ?? known.get( fingerprint( host ) );
			if ( category ) {
				return category;
			}
		}
		return undefined;
	};
}
