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
	it( '[S4.43] returns stored fragments if their hash matches the cookie', () => {
		store.save( FRAGMENTS, HASH );
		setCookie( HASH );
		expect( store.usable() ).toEqual( FRAGMENTS );
	} );

	it( 'treats a missing cookie as an empty hash', () => {
		store.save( FRAGMENTS, '' );
		expect( store.usable() ).toEqual( FRAGMENTS );
	} );

	it.each( [
		[ 'the hash differs', () => setCookie( 'f'.repeat( 32 ) ) ],
		[ 'nothing is stored', () => sessionStorage.clear() ],
		[
			'they have no date',
			() => sessionStorage.removeItem( 'wc_cart_created' ),
		],
		[
			'they are not JSON',
			() => sessionStorage.setItem( 'fragments', '{' ),
		],
		[
			'they do not include the mini-cart',
			() => sessionStorage.setItem( 'fragments', '{"b":"c"}' ),
		],
	] )( '[S4.44] returns nothing if %s', ( _case, invalidate ) => {
		store.save( FRAGMENTS, HASH );
		setCookie( HASH );
		invalidate();
		expect( store.usable() ).toBeNull();
	} );

	it( '[S9.24] returns nothing after 24 hours', () => {
		store.save( FRAGMENTS, HASH );
		setCookie( HASH );
		expect( DAY ).toBe( 86400000 );
		const created = Number( sessionStorage.getItem( 'wc_cart_created' ) );
		expect( store.usable( created + DAY ) ).toEqual( FRAGMENTS );
		expect( store.usable( created + DAY + 1 ) ).toBeNull();
	} );

	it( 'shares the hash with other tabs unless it only follows one', () => {
		store.save( FRAGMENTS, HASH, false );
		expect( localStorage.getItem( 'hash' ) ).toBeNull();
		store.save( FRAGMENTS, HASH );
		expect( localStorage.getItem( 'hash' ) ).toBe( HASH );
	} );

	it( 'does not throw if storage is full or blocked', () => {
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
		expect( () => store.save( FRAGMENTS, HASH ) ).not.toThrow();
		expect( store.usable() ).toBeNull();
		set.mockRestore();
		get.mockRestore();
	} );
} );

describe( 'readCookie', () => {
	it( '[S8.3] ignores cookies that cannot be read', () => {
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
