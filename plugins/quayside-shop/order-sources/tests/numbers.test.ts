import { getAverage, getChange } from '../numbers';

it.each( [
	[ 15, 10, 0.5 ],
	[ 5, 10, -0.5 ],
	[ -5, -10, 0.5 ],
	[ 10, 0, null ],
	[ 10, undefined, null ],
	[ null, 10, null ],
	[ 0, 10, -1 ],
] )( 'the change from %s to %s is %s', ( now, before, change ) =>
	expect( getChange( now, before ) ).toBe( change )
);

it( 'has no average without orders', () => {
	expect( getAverage( { orders: 4, total: 10 } ) ).toBe( 2.5 );
	expect( getAverage( { orders: 0, total: -10 } ) ).toBeNull();
} );
