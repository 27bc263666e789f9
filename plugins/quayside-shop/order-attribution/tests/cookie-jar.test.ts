import { CookieJar, decode, siteDomain } from '../cookie-jar';

const written = jest.fn< undefined, [ string ] >();
let stored = '';

beforeAll( () => {
	jest.useFakeTimers( { now: new Date( '2026-03-09T08:05:03Z' ) } );
	Object.defineProperty( document, 'cookie', {
		configurable: true,
		get: () => stored,
		set: written,
	} );
} );
afterAll( () => {
	jest.useRealTimers();
	Reflect.deleteProperty( document, 'cookie' );
} );
beforeEach( () => {
	written.mockReset();
	stored = '';
} );

const jar = new CookieJar( 'www.quayside.com' );

it.each( [
	[ 'www.quayside.com', 'quayside.com' ],
	[ 'shop.quayside.com', 'shop.quayside.com' ],
	[ '10.quayside.com', '10.quayside.com' ],
	[ 'quayside.10', 'quayside.10' ],
	[ '127.0.0.1', '' ],
	[ '[2001:db8::1.2]', '' ],
	[ 'localhost', '' ],
	[ 'www.localhost', '' ],
	[ '5', '' ],
] )( 'returns the cookie domain of %s: %j', ( host, domain ) => {
	expect( siteDomain( host ) ).toBe( domain );
} );

it( 'writes a cookie for the whole site', () => {
	jar.set( 'a', "b c!~*'()/é", 60 );
	jar.set( 'a', 'b', 0 );
	new CookieJar( 'localhost' ).set( 'a', 'b', 0 );
	expect( written.mock.calls.flat() ).toEqual( [
		'a=b%20c%21%7E%2A%27%28%29%2F%C3%A9; expires=Mon, 09 Mar 2026 09:05:03 GMT;domain=.quayside.com; path=/',
		'a=b;domain=.quayside.com; path=/',
		'a=b; path=/',
	] );
} );

it( 'writes base64 without padding', () => {
	const encoded = new CookieJar( 'localhost', true );
	[ 'a', 'ab', 'abc', 'a b' ].forEach( ( value ) =>
		encoded.set( 'x', value, 0 )
	);
	expect( written.mock.calls.flat() ).toEqual( [
		'x=YQ; path=/',
		'x=YWI; path=/',
		'x=YWJj; path=/',
		'x=YSUyMGI; path=/',
	] );
} );

it.each( [
	[ 'a=YQ', 'a' ],
	[ 'a=YWI', 'ab' ],
	[ 'a=YWJj', 'abc' ],
	[ 'a=YSUyMGI', 'a b' ],
	[ 'b=1; a=c%20d; aa=2', 'c d' ],
	[ 'a=typ=x', 'typ=x' ],
	[ 'a=YQ==', 'YQ==' ],
	[ 'a=-YQ', '-YQ' ],
	[ 'a=abcde', 'abcde' ],
	[ 'a=100%', '100%' ],
	[ 'a=', '' ],
	[ 'aa=1; b=a=2', null ],
	[ '', null ],
] )( 'reads from %j: %j', ( all, value ) => {
	stored = all;
	expect( jar.get( 'a' ) ).toBe( value );
} );

it( 'expires cookies for the host only, for the host by name, and for the site', () => {
	jar.expire( [ 'a', 'b' ] );
	expect( written.mock.calls.flat() ).toEqual(
		[ 'a', 'b' ].flatMap( ( name ) =>
			[ '', ';domain=.www.quayside.com', ';domain=.quayside.com' ].map(
				( domain ) => `${ name }=; path=/; max-age=0${ domain }`
			)
		)
	);
} );

it( 'treats blocked cookies as missing', () => {
	const blocked = (): never => {
		throw new DOMException( 'Blocked', 'SecurityError' );
	};
	const spy = jest
		.spyOn( document, 'cookie', 'get' )
		.mockImplementation( blocked );
	written.mockImplementation( blocked );
	expect( jar.get( 'a' ) ).toBeNull();
	expect( () => jar.set( 'a', 'b', 0 ) ).not.toThrow();
	spy.mockRestore();
} );

it( 'returns invalid encodings unchanged', () => {
	expect( [ decode( '%41' ), decode( '%' ), decode( '%E0%A4' ) ] ).toEqual( [
		'A',
		'%',
		'%E0%A4',
	] );
} );
