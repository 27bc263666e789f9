import { page } from '../page';

const NAMES = [
	'documentElement',
	'querySelector',
	'querySelectorAll',
	'createElement',
	'addEventListener',
	'dispatchEvent',
	'cookie',
	'baseURI',
	'readyState',
	'head',
];

describe( 'page', () => {
	beforeEach( () => {
		// jsdom's own search looks at the document once.
		document.querySelector( 'body' );
		document.body.innerHTML = NAMES.map(
			( name ) =>
				`<img name="${ name }" alt=""><form name="${ name }"></form>`
		).join( '' );
		// jsdom puts elements in place of properties that it has not itself; browsers, of all.
		NAMES.forEach( ( name ) =>
			Object.defineProperty( document, name, {
				configurable: true,
				value: document.body,
			} )
		);
	} );
	afterEach( () =>
		NAMES.forEach( ( name ) => Reflect.deleteProperty( document, name ) )
	);

	it( 'has the document’s own properties, whatever elements are called', () => {
		expect( page.documentElement.localName ).toBe( 'html' );
		expect( page.querySelectorAll( 'body' ) ).toHaveLength( 1 );
		expect( page.createElement( 'a' ).localName ).toBe( 'a' );
		expect( page.baseURI ).toBe( 'http://localhost/' );
		expect( page.readyState ).toBe( 'complete' );
		const heard = jest.fn();
		page.addEventListener( 'quayside', heard );
		page.dispatchEvent( new Event( 'quayside' ) );
		expect( heard ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'sets them as well', () => {
		page.cookie = 'a=b';
		expect( page.cookie ).toBe( 'a=b' );
	} );
} );
