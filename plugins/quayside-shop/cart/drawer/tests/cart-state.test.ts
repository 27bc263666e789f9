import type { StoreCart } from '../../../store-api/cart-types';
import { reduce, shownCart } from '../cart-state';
import type { Action, CartState } from '../cart-state';

const cartOf = ( quantity: number ) =>
	( {
		items: [ { key: 'mug', quantity } ],
		errors: [],
	} ) as unknown as StoreCart;
const after = ( ...actions: Action[] ): CartState =>
	actions.reduce( reduce, { cart: cartOf( 1 ), changes: [], error: '' } );
const quantity = ( state: CartState ) =>
	shownCart( state )?.items[ 0 ]?.quantity;
const wish = ( wanted: number ): Action => ( {
	type: 'changing',
	key: 'mug',
	quantity: wanted,
} );
const answer = ( got: number ): Action => ( {
	type: 'settled',
	key: 'mug',
	cart: cartOf( got ),
} );

it( 'shows a quantity at once, and the last one wished for until all is answered', () => {
	expect( quantity( after( wish( 2 ) ) ) ).toBe( 2 );
	const between = after( wish( 2 ), wish( 3 ), answer( 2 ) );
	expect( quantity( between ) ).toBe( 3 );
	expect( between.changes ).toHaveLength( 1 );
	expect(
		quantity( reduce( between, { type: 'loaded', cart: cartOf( 2 ) } ) )
	).toBe( 3 );
	expect( reduce( between, answer( 3 ) ) ).toMatchObject( {
		changes: [],
		cart: { items: [ { quantity: 3 } ] },
	} );
} );

it( 'goes back to what the store last said when it refuses', () => {
	const refused = after( wish( 2 ), wish( 3 ), answer( 2 ), {
		type: 'failed',
		key: 'mug',
		error: 'Only 2 left.',
		cart: cartOf( 2 ),
	} );
	expect( quantity( refused ) ).toBe( 2 );
	expect( refused ).toMatchObject( { changes: [], error: 'Only 2 left.' } );
} );

it( 'takes a failed reading for no answer to a change', () => {
	expect(
		after( wish( 2 ), {
			type: 'failed',
			key: '',
			error: 'Out of reach.',
			cart: cartOf( 1 ),
		} ).changes
	).toHaveLength( 1 );
} );

it( 'drops the words of a failure when the store is asked again, so that the same words are news', () => {
	const failed = after( wish( 2 ), {
		type: 'failed',
		key: '',
		error: 'Out of reach.',
		cart: cartOf( 1 ),
	} );
	expect( reduce( failed, { type: 'loading' } ) ).toEqual( {
		cart: failed.cart,
		changes: failed.changes,
		error: '',
	} );
} );
