/**
 * Which category holds an address, decided from fingerprints of hosts.
 *
 * The page carries two bytes for each host of the provider list instead of its name: fingerprints in ascending order, of
 * each only its distance to the one before. The same as Fingerprints.php, which says how they are written.
 */

/** Bits of a fingerprint: one in two thousand unknown hosts is taken for a known one. */
const BITS = 22;

/** Fingerprints that a category's string stands for. */
export function decode( code: string ): number[] {
	const [ width = 0, ...bytes ] = Array.from( atob( code ), ( letter ) => letter.charCodeAt( 0 ) );
	let value = -1;
	return Array.from(
		bytes.map( ( byte ) => ( byte + 256 ).toString( 2 ).slice( 1 ) ).join( '' ).matchAll( new RegExp( `(1*)0(.{${ width }})`, 'g' ) ),
		( [ , quotient = '', rest = '' ] ) => ( value += quotient.length * 2 ** width + parseInt( rest, 2 ) + 1 )
	);
}

/**
 * Makes the question "which category holds this address?".
 *
 * @param held Fingerprints of each category's hosts, as a string that decode() reads.
 * @return {Function} A function from an address to a category slug; undefined for an address that nobody holds.
 */
export function matcher( held: Readonly< Record< string, string > > ): ( address: string ) => string | undefined {
	let known: Map< number, string > | undefined;
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
		known ??= new Map( Object.entries( held ).flatMap( ( [ category, code ] ) => decode( code ).map( ( hash ) => [ hash, category ] as const ) ) );
		const labels = url.hostname.replace( /\.$/, '' ).split( '.' );
		const [ , first, second ] = url.pathname.split( '/' );
		for ( ; labels[ 1 ]; labels.shift() ) {
			let hash = 0x811c9dc5;
			let found: string | undefined;
			// The longest pattern counts: a host, a host with a folder, or with two.
			for ( const part of [ labels.join( '.' ), '/' + first, '/' + second ] ) {
				for ( const letter of part ) {
					hash = Math.imul( hash ^ letter.charCodeAt( 0 ), 0x01000193 );
				}
				found = known.get( hash >>> ( 32 - BITS ) ) ?? found;
			}
			if ( found ) {
				return found;
			}
		}
		return undefined;
	};
}
