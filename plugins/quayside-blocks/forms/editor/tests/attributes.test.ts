import { plainOf, slugOf, tidyLabel, uniqueSlug } from '../attributes';

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

describe( 'labels', () => {
	it( 'are in one line, and keep their formats', () => {
		expect( tidyLabel( ' First <br>\n<em>name</em> ' ) ).toBe(
			' First  <em>name</em> '
		);
		expect( tidyLabel( 'No break' ) ).toBe( 'No break' );
	} );

	it( 'of a pasted file are cut, without markup', () => {
		const label = tidyLabel( `${ 'a'.repeat( 19_998 ) }&lt;<em>b</em>cd` );
		expect( label ).toBe( `${ 'a'.repeat( 19_998 ) }&lt;b` );
		expect( plainOf( label ) ).toHaveLength( 20_000 );
	} );

	// Each of them took hours.
	it.each( [ ' ', '<br', '<', '<br ', '\n ' ] )(
		'of 1 MB of %j take no longer than they are',
		( part ) => {
			const label = part.repeat( 1_000_000 / part.length );
			expect( plainOf( label ).length ).toBeLessThanOrEqual(
				label.length
			);
			expect( tidyLabel( label ).length ).toBeLessThanOrEqual(
				20_000 * '&lt;'.length
			);
			expect( slugOf( plainOf( label ) ).length ).toBeLessThanOrEqual(
				40
			);
		}
	);
} );
