import { act } from 'react';
import { createRoot } from 'react-dom/client';
import type { StoreCart } from '../../../store-api/cart-types';
import { StoreError } from '../../../store-api/store-cart';
import type { StoreCartClient } from '../../../store-api/store-cart';
import { useCart } from '../use-cart';

(
	globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
 ).IS_REACT_ACT_ENVIRONMENT = true;

const createCart = ( quantity: number ) =>
	( {
		items: [ { key: 'mug', quantity } ],
		errors: [],
	} ) as unknown as StoreCart;

let answer: ( cart: StoreCart ) => void;
let prefetched = false;
let failure: Error | undefined;
const sent: string[] = [];
const client = {
	read: () => {
		sent.push( 'read' );
		const isFirst = prefetched;
		prefetched = false;
		return new Promise( ( resolve ) => {
			answer = ( cart ) => resolve( { cart, prefetched: isFirst } );
		} );
	},
	change: async ( action: string ) => {
		sent.push( action );
		if ( failure ) {
			throw failure;
		}
		return createCart( 2 );
	},
} as unknown as StoreCartClient;

let drawer: ReturnType< typeof useCart >;

/** Renders the drawer, and returns a function that opens or closes it. */
const createDrawer = (): ( ( open: boolean ) => Promise< void > ) => {
	const root = createRoot( document.createElement( 'div' ) );
	const Host = ( { open }: { open: boolean } ) => {
		drawer = useCart( client, open );
		return null;
	};
	return ( open ) => act( async () => root.render( <Host open={ open } /> ) );
};

const quantity = () => drawer.cart?.items[ 0 ]?.quantity;

const increase = () =>
	act( async () => {
		await drawer.change( 'mug', 2, 'update-item', {} );
	} );

/** Opens the drawer with one mug, closes it, and opens it again. The second request for the cart has no response yet. */
const reopen = async (): Promise< void > => {
	const show = createDrawer();
	await show( true );
	await act( async () => answer( createCart( 1 ) ) );
	expect( quantity() ).toBe( 1 );
	await show( false );
	await show( true );
};

beforeEach( () => {
	sent.length = 0;
	failure = undefined;
} );

it( 'ignores a response to a request that was sent before a change', async () => {
	await reopen();
	await increase();
	expect( quantity() ).toBe( 2 );
	await act( async () => answer( createCart( 1 ) ) );
	expect( quantity() ).toBe( 2 );
} );

it( 'shows a response that arrives before that to a change, and those that follow it', async () => {
	await reopen();
	await act( async () => answer( createCart( 5 ) ) );
	expect( quantity() ).toBe( 5 );
	await increase();
	await act( async () => void drawer.load() );
	await act( async () => answer( createCart( 3 ) ) );
	expect( quantity() ).toBe( 3 );
} );

it( 'reads the cart in a lock, so that no change is sent before the response', async () => {
	const modes: unknown[] = [];
	Object.assign( navigator, {
		locks: {
			request: (
				_name: string,
				{ mode }: LockOptions,
				task: () => unknown
			) => {
				modes.push( mode );
				return task();
			},
		},
	} );
	await reopen();
	expect( modes ).toEqual( [ 'shared', 'shared' ] );
	expect( sent ).toEqual( [ 'read', 'read' ] );
	Reflect.deleteProperty( navigator, 'locks' );
} );

it.each( [
	[ 'the hash of the cookie', true, '1', 1 ],
	[ 'no hash', true, undefined, 2 ],
	[ 'the hash of an earlier cart', true, '0', 2 ],
	// A hash that never matches, as in a store with several languages, costs no second request each time.
	[ 'no prefetched cart', false, '0', 1 ],
	[ 'neither', false, undefined, 1 ],
] )(
	'reads the cart again if a prefetched one may be outdated: %s',
	async ( _name, isPrefetched, hash, reads ) => {
		document.cookie = 'woocommerce_cart_hash=1';
		prefetched = isPrefetched;
		client.hash = hash;
		await createDrawer()( true );
		await act( async () => answer( createCart( 1 ) ) );
		expect( sent ).toHaveLength( reads );
		await act( async () => answer( createCart( 2 ) ) );
		expect( quantity() ).toBe( reads );
		document.cookie = 'woocommerce_cart_hash=; max-age=0';
		client.hash = undefined;
	}
);

describe( 'after a change that failed', () => {
	const open = async (): Promise< void > => {
		await createDrawer()( true );
		await act( async () => answer( createCart( 1 ) ) );
		sent.length = 0;
	};

	it( 'reads the cart, which the change may have changed nevertheless, and keeps the message', async () => {
		await open();
		failure = new StoreError( 'rejected', 'There are no cups left.' );
		await increase();
		expect( sent ).toEqual( [ 'update-item', 'read' ] );
		client.hash = 'new';
		const refresh = jest.fn();
		document.body.addEventListener( 'quayside:cart:refresh', refresh );
		await act( async () => answer( createCart( 7 ) ) );
		expect( quantity() ).toBe( 7 );
		expect( drawer.error ).toBe( 'There are no cups left.' );
		expect( refresh ).toHaveBeenCalledTimes( 1 );
		document.body.removeEventListener( 'quayside:cart:refresh', refresh );
		client.hash = undefined;
	} );

	it( 'shows what the store says about the cart of a conflict', async () => {
		await open();
		failure = new StoreError( 'conflict', 'Cart item does not exist.', {
			cart: {
				errors: [
					{ code: 'removed', message: 'The mug was removed.' },
				],
			},
		} );
		await increase();
		expect( sent ).toEqual( [ 'update-item', 'read' ] );
		await act( async () => answer( createCart( 5 ) ) );
		expect( quantity() ).toBe( 5 );
		expect( drawer.error ).toBe( 'The mug was removed.' );
	} );

	it( 'says that the cart could not be updated if the store gives no reason', async () => {
		await open();
		failure = new TypeError( 'Failed to fetch' );
		await increase();
		expect( drawer.error ).toBe(
			'The cart could not be updated. Please try again.'
		);
		await act( async () => answer( createCart( 1 ) ) );
		expect( drawer.error ).toBe(
			'The cart could not be updated. Please try again.'
		);
	} );
} );
