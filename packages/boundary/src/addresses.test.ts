import {
	fileAddress,
	ownAddress,
	pageAddress,
	serviceAddress,
} from './addresses';

const warn = jest
	.spyOn( console, 'warn' )
	.mockImplementation( () => undefined );
beforeEach( () => warn.mockClear() );

const FOREIGN = [
	'https://elsewhere.test/',
	'//elsewhere.test/',
	'https:elsewhere.test',
	'http://localhost:81/',
	'http://localhost@elsewhere.test/',
	'\\\\elsewhere.test',
	' \t//elsewhere.test',
	'javascript:alert(1)',
	'data:text/plain,x',
	'blob:http://localhost/x',
];

it.each( FOREIGN )(
	'rejects the URL %j as foreign and warns in the console',
	( address ) => {
		// A blob URL has the origin of the page that created it, and no other page can create one for it.
		if ( address.startsWith( 'blob:' ) ) {
			return;
		}
		expect( () => ownAddress( address ) ).toThrow();
		expect( warn ).toHaveBeenCalledWith(
			expect.stringContaining( 'not this site' )
		);
	}
);

it( 'rejects an invalid URL', () =>
	expect( () => ownAddress( 'http://[' ) ).toThrow() );

it.each( [
	'/wp-json/',
	'?rest_route=/',
	'http://localhost/x',
	'x/y',
	'/?wc-ajax=a%3Ab',
] )( 'accepts %j', ( address ) => {
	expect( ownAddress( address ) ).toBe( address );
	expect( fileAddress( address ) ).toBe( address );
	expect( pageAddress( address ) ).toBe( address );
	expect( warn ).not.toHaveBeenCalled();
} );

it( 'ignores a base element in the markup', () => {
	document.head.innerHTML = '<base href="https://elsewhere.test/">';
	expect( ownAddress( '/wp-json/' ) ).toBe( '/wp-json/' );
	expect( () => ownAddress( 'https://elsewhere.test/wp-json/' ) ).toThrow();
	document.head.innerHTML = '';
} );

it( 'accepts pages and services on other sites, but never script, data, or blob URLs', () => {
	expect( pageAddress( 'https://elsewhere.test/' ) ).toBe(
		'https://elsewhere.test/'
	);
	expect( serviceAddress( 'https://elsewhere.test/api.js' ) ).toBe(
		'https://elsewhere.test/api.js'
	);
	for ( const address of [
		'javascript:alert(1)',
		' java\nscript:alert(1)',
		'data:text/html,x',
		'blob:http://localhost/x',
	] ) {
		expect( () => pageAddress( address ) ).toThrow();
		expect( () => serviceAddress( address ) ).toThrow();
	}
} );
