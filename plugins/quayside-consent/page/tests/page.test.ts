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
		// jsdom caches properties of the document on its first search.
		document.querySelector( 'body' );
		document.body.innerHTML = NAMES.map(
			( name ) =>
				`<img name="${ name }" alt=""><form name="${ name }"></form>`
		).join( '' );
		// In browsers, elements replace all properties of the document. In jsdom, they replace only those it does not implement.
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

	it( 'returns the properties of the document when elements have the same names', () => {
		expect( page.documentElement.localName ).toBe( 'html' );
		expect( page.querySelectorAll( 'body' ) ).toHaveLength( 1 );
		expect( page.createElement( 'a' ).localName ).toBe( 'a' );
		expect( page.baseURI ).toBe( 'http://localhost/' );
		expect( page.readyState ).toBe( 'complete' );
		const listener = jest.fn();
		page.addEventListener( 'quayside', listener );
		page.dispatchEvent( new Event( 'quayside' ) );
		expect( listener ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'sets properties of the document', () => {
		page.cookie = 'a=b';
		expect( page.cookie ).toBe( 'a=b' );
	} );
} );
