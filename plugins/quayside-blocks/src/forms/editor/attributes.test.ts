import { slugOf, uniqueSlug } from './attributes';

describe( '[S5.12] slugs', () => {
	it.each( [
		[ 'Crème Brûlée', 'creme-brulee' ],
		[ '  Your  NAME?! ', 'your-name' ],
		[ 'a---b', 'a-b' ],
		[ 'Größe 2', 'große-2' ],
		[ '???', '' ],
	] )( '%j becomes %j', ( label, slug ) => {
		expect( slugOf( label ) ).toBe( slug );
	} );

	it( 'are counted where another field has them', () => {
		expect( uniqueSlug( 'name', [ 'name', 'name-2' ] ) ).toBe( 'name-3' );
		expect( uniqueSlug( '', [] ) ).toBe( 'field' );
	} );
} );
