import { DAY, FragmentStore } from '../fragment-store';
import { readCookie } from '../read-cookie';

const HASH = '2758fe4d90c10f838386ca469b178a71';
const FRAGMENTS = {
	'div.widget_shopping_cart_content':
		'<div class="widget_shopping_cart_content"></div>',
};

const setCookie = ( hash: string ): void => {
	document.cookie = `woocommerce_cart_hash=${ hash }; path=/${ hash ? '' : '; max-age=0' }`;
};

let store: FragmentStore;

beforeEach( () => {
	sessionStorage.clear();
	localStorage.clear();
	setCookie( '' );
	store = new FragmentStore( 'hash', 'fragments' );
} );

describe( 'FragmentStore', () => {
	it( '[S4.43] hands stored fragments out when their hash is that of the cookie', () => {
		store.keep( FRAGMENTS, HASH );
		setCookie( HASH );
		expect( store.usable() ).toEqual( FRAGMENTS );
	} );

	it( 'takes a missing cookie and an empty hash for the same thing', () => {
		store.keep( FRAGMENTS, '' );
		expect( store.usable() ).toEqual( FRAGMENTS );
	} );

	it.each( [
		[ 'the hash is another', () => setCookie( 'f'.repeat( 32 ) ) ],
		[ 'nothing is stored', () => sessionStorage.clear() ],
		[
			'they bear no date',
			() => sessionStorage.removeItem( 'wc_cart_created' ),
		],
		[
			'they are no JSON',
			() => sessionStorage.setItem( 'fragments', '{' ),
		],
		[
			'the mini-cart is not among them',
			() => sessionStorage.setItem( 'fragments', '{"b":"c"}' ),
		],
	] )( '[S4.44] hands nothing out when %s', ( _what, spoil ) => {
		store.keep( FRAGMENTS, HASH );
		setCookie( HASH );
		spoil();
		expect( store.usable() ).toBeNull();
	} );

	it( '[S9.24] hands nothing out after 24 hours', () => {
		store.keep( FRAGMENTS, HASH );
		setCookie( HASH );
		expect( DAY ).toBe( 86400000 );
		const kept = Number( sessionStorage.getItem( 'wc_cart_created' ) );
		expect( store.usable( kept + DAY ) ).toEqual( FRAGMENTS );
		expect( store.usable( kept + DAY + 1 ) ).toBeNull();
	} );

	it( 'tells other tabs, unless it only followed one', () => {
		store.keep( FRAGMENTS, HASH, false );
		expect( localStorage.getItem( 'hash' ) ).toBeNull();
		store.keep( FRAGMENTS, HASH );
		expect( localStorage.getItem( 'hash' ) ).toBe( HASH );
	} );

	it( 'throws nothing when storage is full or forbidden', () => {
		const set = jest
			.spyOn( Storage.prototype, 'setItem' )
			.mockImplementation( () => {
				throw new DOMException( 'full', 'QuotaExceededError' );
			} );
		const get = jest
			.spyOn( Storage.prototype, 'getItem' )
			.mockImplementation( () => {
				throw new DOMException( 'forbidden', 'SecurityError' );
			} );
		expect( () => store.keep( FRAGMENTS, HASH ) ).not.toThrow();
		expect( store.usable() ).toBeNull();
		set.mockRestore();
		get.mockRestore();
	} );
} );

describe( 'readCookie', () => {
	it( '[S8.3] swallows cookies that cannot be read', () => {
		document.cookie = 'broken=%E0%A4%A';
		expect( readCookie( 'broken' ) ).toBeUndefined();
		const get = jest
			.spyOn( Document.prototype, 'cookie', 'get' )
			.mockImplementation( () => {
				throw new DOMException( 'sandboxed', 'SecurityError' );
			} );
		expect( readCookie( 'anything' ) ).toBeUndefined();
		get.mockRestore();
	} );
} );
