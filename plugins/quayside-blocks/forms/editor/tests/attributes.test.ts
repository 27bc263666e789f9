import { plainOf, slugOf, uniqueSlug } from '../attributes';

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

	it( 'are generated from the plain text of a label', () => {
		expect( plainOf( 'Salt &amp; <strong>vinegar</strong> &lt; 3' ) ).toBe(
			'Salt & vinegar < 3'
		);
		expect( plainOf( 'First<br>name<br />of\nyou' ) ).toBe(
			'First name of you'
		);
		expect( slugOf( plainOf( 'First<br>name' ) ) ).toBe( 'first-name' );
		expect( slugOf( plainOf( 'Salt &amp; vinegar' ) ) ).toBe(
			'salt-vinegar'
		);
	} );

	it( 'get a number if another field has the same slug', () => {
		expect( uniqueSlug( 'name', [ 'name', 'name-2' ] ) ).toBe( 'name-3' );
		expect( uniqueSlug( '', [] ) ).toBe( 'field' );
	} );
} );
