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
	'refuses %j as an address of this site, and says so',
	( address ) => {
		// The origin of a blob is that of the page that made it: nobody else can.
		if ( address.startsWith( 'blob:' ) ) {
			return;
		}
		expect( () => ownAddress( address ) ).toThrow();
		expect( warn ).toHaveBeenCalledWith(
			expect.stringContaining( 'not this site' )
		);
	}
);

it( 'refuses what is no address', () =>
	expect( () => ownAddress( 'http://[' ) ).toThrow() );

it.each( [
	'/wp-json/',
	'?rest_route=/',
	'http://localhost/x',
	'x/y',
	'/?wc-ajax=a%3Ab',
] )( 'takes %j', ( address ) => {
	expect( ownAddress( address ) ).toBe( address );
	expect( fileAddress( address ) ).toBe( address );
	expect( pageAddress( address ) ).toBe( address );
	expect( warn ).not.toHaveBeenCalled();
} );

it( 'does not go by the base that markup sets', () => {
	document.head.innerHTML = '<base href="https://elsewhere.test/">';
	expect( ownAddress( '/wp-json/' ) ).toBe( '/wp-json/' );
	expect( () => ownAddress( 'https://elsewhere.test/wp-json/' ) ).toThrow();
	document.head.innerHTML = '';
} );

it( 'sends visitors to pages, frames and scripts to services, never to code', () => {
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
