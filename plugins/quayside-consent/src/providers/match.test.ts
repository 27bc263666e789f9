import table from '../../../../contracts/consent/cases/match.json';
import { decode, matcher } from './match';

// Addresses are read on a page that came over https.
document.head.innerHTML = `<base href="${ table.site }/">`;

describe( table.title, () => {
	const categoryOf = matcher( table.held );
	test.each( table.cases )( '"$url" is held by "$category"', ( { url, category } ) => {
		expect( categoryOf( url ) ?? '' ).toBe( category );
	} );

	test( 'fingerprints are those of PHP: the upper 22 bits of fnv1a32, in ascending order', () => {
		// php -r "echo hexdec( hash( 'fnv1a32', 'youtube.com' ) ) >> 10;"
		expect( decode( table.held.functional ) ).toContain( 1153167 );
		expect( decode( table.held.functional ) ).toHaveLength( 3 );
		expect( decode( '' ) ).toEqual( [] );
	} );
} );
