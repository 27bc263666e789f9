import type { StoreCart } from '../../../store-api/cart-types';
import { reduce, getDisplayedCart } from '../cart-state';
import type { Action, CartState } from '../cart-state';

const createCart = ( quantity: number ) =>
	( {
		items: [ { key: 'mug', quantity } ],
		errors: [],
	} ) as unknown as StoreCart;
const after = ( ...actions: Action[] ): CartState =>
	actions.reduce( reduce, { cart: createCart( 1 ), changes: [], error: '' } );
const quantity = ( state: CartState ) =>
	getDisplayedCart( state )?.items[ 0 ]?.quantity;
const requestQuantity = ( wanted: number ): Action => ( {
	type: 'changing',
	key: 'mug',
	quantity: wanted,
} );
const settle = ( got: number ): Action => ( {
	type: 'settled',
	key: 'mug',
	cart: createCart( got ),
} );

it( 'shows a new quantity at once, and the latest one until all responses have arrived', () => {
	expect( quantity( after( requestQuantity( 2 ) ) ) ).toBe( 2 );
	const between = after(
		requestQuantity( 2 ),
		requestQuantity( 3 ),
		settle( 2 )
	);
	expect( quantity( between ) ).toBe( 3 );
	expect( between.changes ).toHaveLength( 1 );
	expect(
		quantity( reduce( between, { type: 'loaded', cart: createCart( 2 ) } ) )
	).toBe( 3 );
	expect( reduce( between, settle( 3 ) ) ).toMatchObject( {
		changes: [],
		cart: { items: [ { quantity: 3 } ] },
	} );
} );

it( 'restores the last confirmed quantity when the store rejects a change', () => {
	const rejected = after(
		requestQuantity( 2 ),
		requestQuantity( 3 ),
		settle( 2 ),
		{
			type: 'failed',
			key: 'mug',
			error: 'Only 2 left.',
			cart: createCart( 2 ),
		}
	);
	expect( quantity( rejected ) ).toBe( 2 );
	expect( rejected ).toMatchObject( { changes: [], error: 'Only 2 left.' } );
} );

it( 'does not treat a failed read as the response to a change', () => {
	expect(
		after( requestQuantity( 2 ), {
			type: 'failed',
			key: '',
			error: 'Out of reach.',
			cart: createCart( 1 ),
		} ).changes
	).toHaveLength( 1 );
} );

it( 'clears the error before a new request, so that the same error is announced again', () => {
	const failed = after( requestQuantity( 2 ), {
		type: 'failed',
		key: '',
		error: 'Out of reach.',
		cart: createCart( 1 ),
	} );
	expect( reduce( failed, { type: 'loading' } ) ).toEqual( {
		cart: failed.cart,
		changes: failed.changes,
		error: '',
	} );
} );

describe( 'after a change that failed', () => {
	const failed = after( requestQuantity( 2 ), {
		type: 'failed',
		key: 'mug',
		error: 'Only 2 left.',
		cart: createCart( 1 ),
	} );
	const load = ( message = '' ): Action[] => [
		{ type: 'loading', keepsFailure: true },
		{
			type: 'loaded',
			cart: {
				...createCart( 3 ),
				errors: message ? [ { code: 'error', message } ] : [],
			} as unknown as StoreCart,
		},
	];

	it( 'shows the cart as it is, and keeps the message', () => {
		const state = load().reduce( reduce, failed );
		expect( quantity( state ) ).toBe( 3 );
		expect( state ).toMatchObject( {
			error: 'Only 2 left.',
			failedKey: 'mug',
		} );
	} );

	it( 'adds what the store says about the cart, once', () => {
		const state = [
			...load( 'No tea left.' ),
			...load( 'No tea left.' ),
		].reduce( reduce, failed );
		expect( state.error ).toBe( 'Only 2 left. No tea left.' );
	} );

	it( 'keeps the message if the cart can’t be read', () => {
		expect(
			reduce( failed, {
				type: 'failed',
				key: '',
				error: 'Out of reach.',
				cart: createCart( 1 ),
			} )
		).toEqual( failed );
	} );

	it.each( [ { type: 'loading' } as Action, requestQuantity( 2 ) ] )(
		'forgets the message when the visitor goes on: $type',
		( action ) => {
			const state = reduce( failed, action );
			expect( state.error ).toBe( '' );
			expect( load().reduce( reduce, state ).error ).toBe( '' );
		}
	);
} );

describe.each( [ 'loaded', 'settled' ] as const )(
	'what the store says about the cart, in the response of type "%s"',
	( type ) => {
		const say = ( ...messages: string[] ): Action => ( {
			type,
			key: 'mug',
			cart: {
				...createCart( 1 ),
				errors: messages.map( ( message ) => ( {
					code: 'error',
					message,
				} ) ),
			} as unknown as StoreCart,
		} );

		it( 'is shown as text, although it may be HTML of an extension', () => {
			expect(
				after(
					requestQuantity( 1 ),
					say(
						'Tea &amp; Cups: <b>2</b> left. <a href="/shop/">Shop</a><img src=x onerror=alert(1)>'
					)
				).error
			).toBe( 'Tea & Cups: 2 left. Shop' );
		} );

		it( 'is shown completely, not as the failure of the change', () => {
			const state = after(
				requestQuantity( 1 ),
				say(
					'The coupon &quot;tea&quot; has been removed.',
					'There are no cups left.'
				)
			);
			expect( state.error ).toBe(
				'The coupon "tea" has been removed. There are no cups left.'
			);
			expect( state.failedKey ).toBeUndefined();
		} );
	}
);
