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
	expect( await new StoreCartClient( '/wc/store/v1/' ).read() ).toEqual(
		cart
	);
} );
