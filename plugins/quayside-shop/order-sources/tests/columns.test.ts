import { columnsOf, roundUp } from '../columns';
import { lastDays } from '../period';

const days = ( count: number ) =>
	Array.from( { length: count }, ( _, index ) => ( {
		day: new Date( Date.UTC( 2026, 0, 1 + index ) )
			.toISOString()
			.slice( 0, 10 ),
		orders: [ index, 1 ],
	} ) );

it( 'a short period has a column for each day', () => {
	expect( columnsOf( days( 92 ) ) ).toHaveLength( 92 );
	expect( columnsOf( days( 3 ) )[ 2 ] ).toEqual( {
		from: '2026-01-03',
		to: '2026-01-03',
		orders: [ 2, 1 ],
	} );
	expect( columnsOf( [] ) ).toEqual( [] );
} );

it( 'a long one has a column for each week, and loses no order', () => {
	const columns = columnsOf( days( 100 ) );
	expect( columns ).toHaveLength( 15 );
	expect( columns[ 0 ] ).toEqual( {
		from: '2026-01-01',
		to: '2026-01-07',
		orders: [ 21, 7 ],
	} );
	expect( columns[ 14 ] ).toEqual( {
		from: '2026-04-09',
		to: '2026-04-10',
		orders: [ 197, 2 ],
	} );
	expect(
		columns.reduce( ( sum, { orders } ) => sum + ( orders[ 0 ] ?? 0 ), 0 )
	).toBe( 4950 );
} );

it.each( [
	[ 0, 1 ],
	[ 1, 1 ],
	[ 3, 5 ],
	[ 7, 10 ],
	[ 12, 20 ],
	[ 201, 500 ],
	[ 1000, 1000 ],
] )( 'the axis of %i orders ends at %i', ( value, end ) =>
	expect( roundUp( value ) ).toBe( end )
);

it( 'a period ends on its last day and counts it', () => {
	expect( lastDays( 7, '2026-03-03' ) ).toEqual( {
		from: '2026-02-25',
		to: '2026-03-03',
	} );
	expect( lastDays( 1, '2026-03-03' ) ).toEqual( {
		from: '2026-03-03',
		to: '2026-03-03',
	} );
} );
