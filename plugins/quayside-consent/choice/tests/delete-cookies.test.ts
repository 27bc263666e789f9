import { domainsOf, isMeant, pathsOf } from '../delete-cookies';

describe( 'where a cookie may have been set', () => {
	test( '[S4.12] the host, each parent domain and no domain at all', () => {
		expect( domainsOf( 'shop.example.co.uk' ) ).toEqual(
			expect.arrayContaining( [
				'',
				'shop.example.co.uk',
				'example.co.uk',
				'co.uk',
			] )
		);
		expect( domainsOf( 'localhost' ) ).toEqual(
			expect.arrayContaining( [ '', 'localhost' ] )
		);
	} );
	test( 'each folder of the page, with and without a slash', () => {
		expect( pathsOf( '/blog/post/' ) ).toEqual( [
			'/',
			'/blog',
			'/blog/',
			'/blog/post',
			'/blog/post/',
		] );
		expect( pathsOf( '/' ) ).toEqual( [ '/' ] );
	} );
	test( 'a star at the end stands for any ending; no other sign means anything', () => {
		expect( isMeant( '_ga_ABC', '_ga_*' ) ).toBe( true );
		expect( isMeant( '_gat', '_ga_*' ) ).toBe( false );
		expect( isMeant( 'aaaaaaaaaaaaaaaaaaaaaaaaaaaa!', '(a+)+$' ) ).toBe(
			false
		);
	} );
} );
