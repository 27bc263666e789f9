import { getCookieDomains, getCookiePaths } from '../delete-everywhere';

describe( 'domains and paths of a cookie', () => {
	test( '[S4.12] includes the host, each parent domain, and no domain', () => {
		expect( getCookieDomains( 'shop.example.co.uk' ) ).toEqual(
			expect.arrayContaining( [
				'',
				'shop.example.co.uk',
				'example.co.uk',
				'co.uk',
			] )
		);
		for ( const host of [ 'localhost', '127.0.0.1', '[::1]' ] ) {
			expect( getCookieDomains( host ) ).toEqual( [ '' ] );
		}
	} );
	test( 'includes each parent path, with and without a trailing slash', () => {
		expect( getCookiePaths( '/blog/post/' ) ).toEqual( [
			'/',
			'/blog',
			'/blog/',
			'/blog/post',
			'/blog/post/',
		] );
		expect( getCookiePaths( '/' ) ).toEqual( [ '/' ] );
	} );
} );
