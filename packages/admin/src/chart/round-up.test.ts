import { roundUp } from './round-up';

it.each( [
	[ 0, 1 ],
	[ 1, 1 ],
	[ 3, 5 ],
	[ 7, 10 ],
	[ 12, 20 ],
	[ 201, 500 ],
	[ 1000, 1000 ],
] )( 'the axis of %i ends at %i', ( value, end ) =>
	expect( roundUp( value ) ).toBe( end )
);
