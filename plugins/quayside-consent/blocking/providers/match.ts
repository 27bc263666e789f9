import { lookups } from './aliases';

/*
 * Determines which category blocks an address by fingerprints of hosts.
 *
 * The shipped list has three bytes for each host instead of its name: sorted fingerprints, each stored as the
 * distance to the previous one. See Fingerprints.php for the format.
 */

/** Bits of a fingerprint. About one in 30,000 unknown hosts matches a fingerprint by chance. */
const BITS = 26;

/** Decodes the fingerprints of a category. */
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
 * Creates a function that looks up the category of an address.
 *
 * @param shipped Fingerprints of the hosts in each category, as encoded for decode().
 * @param changes Changes of this site: category by pattern, with '' for a pattern that is not blocked.
 * @return {Function} Returns the category slug for an address, or undefined if it is not blocked.
 */
export function matcher(
	shipped: Categories,
	changes: Categories = {}
): ( url: URL ) => string | undefined {
	const categories = new Map(
		Object.entries( shipped ).flatMap( ( [ category, code ] ) =>
			decode( code ).map( ( hash ) => [ hash, category ] as const )
		)
	);
	const find = ( labels: string[], path: string ): string | undefined => {
		const [ , first, second ] = path.split( '/' );
		for ( ; labels[ 1 ]; labels.shift() ) {
			let hash = 0x811c9dc5;
			let pattern = '';
			let found: string | undefined;
			// The longest match wins: a host, a host with one path segment, or a host with two.
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
					( changes[ pattern ] ??
						categories.get( hash >>> ( 32 - BITS ) ) ) ||
					found;
			}
			if ( found ) {
				return found;
			}
		}
		return undefined;
	};
	return ( url ) => {
		let found: string | undefined;
		lookups( url ).some( ( lookup ) => ( found = find( ...lookup ) ) );
		return found;
	};
}
