import { hostsOf, problemOf } from '../pattern';

describe( 'provider patterns', () => {
	test.each( [
		'youtube.com',
		'google.com/maps',
		'cdn.example-insight.com/v2/agent',
		'xn--bcher-kva.example',
	] )( '%s is valid', ( pattern ) =>
		expect( problemOf( pattern ) ).toBe( '' )
	);
	test.each( [
		'(a+)+$',
		'*',
		'*.example.com',
		'com',
		'',
		'https://a.example',
		'a.example/b/c/d',
		'a.example?x',
		'A.example',
		'a..example',
		`${ 'a'.repeat( 200 ) }.example`,
		'a.example\n',
	] )( '%j is rejected', ( pattern ) => {
		expect( problemOf( pattern ) ).toMatch( /is not a valid domain/ );
	} );
	test( 'a long unsafe pattern is rejected quickly', () => {
		const start = performance.now();
		problemOf( 'a-'.repeat( 100_000 ) + '!' );
		expect( performance.now() - start ).toBeLessThan( 50 );
	} );
	test( 'hosts are separated by lines, commas, and spaces', () =>
		expect( hostsOf( ' a.example, b.example\n\nc.example ' ) ).toEqual( [
			'a.example',
			'b.example',
			'c.example',
		] ) );
} );
