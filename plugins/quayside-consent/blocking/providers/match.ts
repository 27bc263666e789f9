/**
 * Which category holds an address, decided from fingerprints of hosts.
 *
 * The shipped list comes as three bytes for each host instead of its name: fingerprints in ascending order, of each only
 * its distance to the one before. The same as Fingerprints.php, which says how they are written.
 */

/** Bits of a fingerprint: one in some thirty thousand unknown hosts is taken for a known one. */
const BITS = 26;

/** Fingerprints that a category's string stands for. */
export function decode( code: string ): number[] {
	const [ width = 0, ...bytes ] = Array.from( atob( code ), ( letter ) =>
		letter.charCodeAt( 0 )
	);
	let value = -1;
	return Array.from(
		bytes
			.map( ( byte ) => ( byte + 256 ).toString( 2 ).slice( 1 ) )
			.join( '' )
			.matchAll( new RegExp( `(1*)0(.{${ width }})`, 'g' ) ),
		( [ , quotient = '', rest = '' ] ) =>
			( value += quotient.length * 2 ** width + parseInt( rest, 2 ) + 1 )
	);
}

type Categories = Readonly< Record< string, string > >;

/**
 * Makes the question "which category holds this address?".
 *
 * @param held Fingerprints of each category's hosts, as a string that decode() reads.
 * @param own  What the site has otherwise: category by pattern, '' for a pattern that is not held there.
 * @return {Function} A function from an address to a category slug; undefined for an address that nobody holds.
 */
export function matcher(
	held: Categories,
	own: Categories = {}
): ( url: URL ) => string | undefined {
	const known = new Map(
		Object.entries( held ).flatMap( ( [ category, code ] ) =>
			decode( code ).map( ( hash ) => [ hash, category ] as const )
		)
	);
	return ( url ) => {
		const labels = url.hostname.replace( /\.$/, '' ).split( '.' );
		const [ , first, second ] = url.pathname.split( '/' );
		for ( ; labels[ 1 ]; labels.shift() ) {
			let hash = 0x811c9dc5;
			let pattern = '';
			let found: string | undefined;
			// The longest pattern counts: a host, a host with a folder, or with two.
			for ( const part of [
				labels.join( '.' ),
				'/' + first,
				'/' + second,
			] ) {
				pattern += part;
				for ( const letter of part ) {
					hash = Math.imul(
						hash ^ letter.charCodeAt( 0 ),
						0x01000193
					);
				}
				found =
					( own[ pattern ] ?? known.get( hash >>> ( 32 - BITS ) ) ) ||
					found;
			}
			if ( found ) {
				return found;
			}
		}
		return undefined;
	};
}
