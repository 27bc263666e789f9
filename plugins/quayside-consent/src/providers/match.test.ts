import table from '../../../../contracts/consent/cases/match.json';
import { fingerprint, matcher } from './match';

const held: Record< string, string > = {};
for ( const { category, hosts } of Object.values( table.providers ) ) {
	held[ category ] = ( held[ category ] ?? '' ) + hosts.map( fingerprint ).join( '' );
}

// Addresses are read on a page that came over https.
document.head.innerHTML = `<base href="${ table.site }/">`;

describe( table.title, () => {
	const categoryOf = matcher( held );
	test.each( table.cases )( '"$url" is held by "$category"', ( { url, category } ) => {
		expect( categoryOf( url ) ?? '' ).toBe( category );
	} );

	test( 'a fingerprint is that of PHP: the upper 24 bits of fnv1a32', () => {
		// php -r "echo base64_encode( substr( hash( 'fnv1a32', 'youtube.com', true ), 0, 3 ) );"
		expect( fingerprint( 'youtube.com' ) ).toBe( 'RmI/' );
	} );
} );
