import { getColumns } from '../columns';

const days = ( count: number ) =>
	Array.from( { length: count }, ( _, index ) => ( {
		day: new Date( Date.UTC( 2026, 0, 1 + index ) )
			.toISOString()
			.slice( 0, 10 ),
		orders: [ index, 1 ],
		totals: [ 0.5, -index ],
	} ) );

it( 'shows a short period by day', () => {
	expect( getColumns( days( 92 ) ) ).toHaveLength( 92 );
	expect( getColumns( days( 3 ) )[ 2 ] ).toEqual( {
		from: '2026-01-03',
		to: '2026-01-03',
		orders: [ 2, 1 ],
		totals: [ 0.5, -2 ],
	} );
	expect( getColumns( [] ) ).toEqual( [] );
} );

it( 'shows a long period by week and counts every order', () => {
	const columns = getColumns( days( 100 ) );
	expect( columns ).toHaveLength( 15 );
	expect( columns[ 0 ] ).toEqual( {
		from: '2026-01-01',
		to: '2026-01-07',
		orders: [ 21, 7 ],
		totals: [ 3.5, -21 ],
	} );
	expect( columns[ 14 ] ).toEqual( {
		from: '2026-04-09',
		to: '2026-04-10',
		orders: [ 197, 2 ],
		totals: [ 1, -197 ],
	} );
	expect(
		columns.reduce( ( sum, { orders } ) => sum + ( orders[ 0 ] ?? 0 ), 0 )
	).toBe( 4950 );
} );
