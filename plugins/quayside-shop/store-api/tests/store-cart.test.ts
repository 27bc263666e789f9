import { isStoreError, StoreCartClient } from '../store-cart';

const respond = ( body: unknown, ok = true ): void => {
	window.fetch = jest.fn(
		async () =>
			( {
				ok,
				headers: new Map(),
				text: async () => JSON.stringify( body ),
			} ) as unknown as Response
	);
};

AbortSignal.timeout = jest.fn( () => new AbortController().signal );

it.each( [ null, 0, {}, [], { items: [] }, { items: {}, errors: [] } ] )(
	'rejects a response that is not a cart: %j',
	async ( body ) => {
		for ( const ok of [ true, false ] ) {
			respond( body, ok );
			const error: unknown = await new StoreCartClient( '/wc/store/v1/' )
				.read()
				.catch( ( reason: unknown ) => reason );
			expect( isStoreError( error ) ).toBe( true );
		}
	}
);

it( 'returns a cart', async () => {
	const cart = { items: [], errors: [] };
	respond( cart );
	expect( await new StoreCartClient( '/wc/store/v1/' ).read() ).toEqual( {
		cart,
		prefetched: false,
	} );
} );

/** Responds with the number of the request as the cart's quantity and hash, and counts requests. */
const respondInTurn = (): { requests: number } => {
	const count = { requests: 0 };
	window.fetch = jest.fn( async () => {
		const number = String( ++count.requests );
		return {
			ok: true,
			headers: new Map( [
				[ 'Cart-Hash', number ],
				[ 'Nonce', 'nonce' ],
			] ),
			text: async () =>
				JSON.stringify( { items: [ number ], errors: [] } ),
		} as unknown as Response;
	} );
	return count;
};

it( 'prefetches once, in the lock', async () => {
	const count = respondInTurn();
	const client = new StoreCartClient( '/wc/store/v1/' );
	let grant = (): void => undefined;
	const granted = new Promise< void >( ( resolve ) => ( grant = resolve ) );
	const inLock = async < Result >( task: () => Promise< Result > ) => {
		await granted;
		return task();
	};
	client.prefetch( inLock );
	client.prefetch( inLock );
	const reading = client.read();
	expect( count.requests ).toBe( 0 );
	grant();
	expect( await reading ).toMatchObject( {
		cart: { items: [ '1' ] },
		prefetched: true,
	} );
	expect( count.requests ).toBe( 1 );
	expect( await client.read() ).toMatchObject( {
		cart: { items: [ '2' ] },
		prefetched: false,
	} );
} );

it( 'forgets a prefetch that failed before it was needed', async () => {
	respond( null, false );
	const client = new StoreCartClient( '/wc/store/v1/' );
	const settled: Array< Promise< unknown > > = [];
	const inLock = < Result >( task: () => Promise< Result > ) => {
		const result = task();
		settled.push( result.catch( () => undefined ) );
		return result;
	};
	client.prefetch( inLock );
	await Promise.all( settled );
	const count = respondInTurn();
	expect( await client.read() ).toMatchObject( { cart: { items: [ '1' ] } } );
	expect( count.requests ).toBe( 1 );

	respond( null, false );
	client.prefetch( inLock );
	await Promise.all( settled );
	respondInTurn();
	client.prefetch( inLock );
	expect( await client.read() ).toMatchObject( { prefetched: true } );
} );

it( 'reports the failure of a prefetch that it waits for', async () => {
	respond( null, false );
	const client = new StoreCartClient( '/wc/store/v1/' );
	client.prefetch( ( task ) => task() );
	await expect( client.read() ).rejects.toThrow( Error );
} );

it( 'a change does not wait for a prefetch, which may wait for the change', async () => {
	respondInTurn();
	const client = new StoreCartClient( '/wc/store/v1/' );
	client.prefetch( () => new Promise( () => undefined ) );
	expect( ( await client.change( 'update-item', {} ) ).items ).toEqual( [
		'2',
	] );
} );

it( 'keeps the hash of its cart after a response without one', async () => {
	respondInTurn();
	const client = new StoreCartClient( '/wc/store/v1/' );
	await client.read();
	window.fetch = jest.fn(
		async () =>
			( {
				ok: true,
				headers: new Map( [ [ 'Cart-Hash', 'other' ] ] ),
				text: async () => '<h1>Error</h1>',
			} ) as unknown as Response
	);
	await expect( client.change( 'update-item', {} ) ).rejects.toThrow( Error );
	expect( client.hash ).toBe( '1' );
} );

it( 'passes on what the store says about the cart of a conflict', async () => {
	const errors = [ { code: 'removed', message: 'Gone.' } ];
	window.fetch = jest.fn(
		async () =>
			( {
				ok: false,
				headers: new Map( [
					[ 'Cart-Hash', 'now' ],
					[ 'Nonce', 'nonce' ],
				] ),
				text: async () =>
					JSON.stringify( {
						code: 'woocommerce_rest_cart_invalid_key',
						message: 'Cart item does not exist.',
						data: { status: 409, cart: { items: [], errors } },
					} ),
			} ) as unknown as Response
	);
	const client = new StoreCartClient( '/wc/store/v1/' );
	await expect( client.read() ).rejects.toMatchObject( {
		message: 'Cart item does not exist.',
		data: { cart: { errors } },
	} );
	// The cart itself is read again.
	expect( client.hash ).toBeUndefined();
} );
