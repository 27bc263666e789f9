import {
	getColors,
	getColumnPairs,
	getColumns,
	getColumnSize,
} from '../columns';

const days = ( count: number ) =>
	Array.from( { length: count }, ( _, index ) => ( {
		day: new Date( Date.UTC( 2026, 0, 1 + index ) )
			.toISOString()
			.slice( 0, 10 ),
		orders: [ index, 1 ],
		totals: [ 0.5, -index ],
	} ) );

it( 'shows a short period by day', () => {
	expect( getColumnSize( days( 92 ), [] ) ).toBe( 1 );
	expect( getColumns( days( 92 ), 1 ) ).toHaveLength( 92 );
	expect( getColumns( days( 3 ), 1 )[ 2 ] ).toEqual( {
		from: '2026-01-03',
		to: '2026-01-03',
		orders: [ 2, 1 ],
		totals: [ 0.5, -2 ],
	} );
	expect( getColumns( [], 1 ) ).toEqual( [] );
} );

it( 'shows a long period by week and counts every order', () => {
	expect( getColumnSize( days( 100 ), [] ) ).toBe( 7 );
	const columns = getColumns( days( 100 ), 7 );
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

it( 'compares days with days and weeks with weeks, and keeps the last columns of the longer period', () => {
	// Around a leap day, the same period of another year has one day more or less.
	for ( const [ now, before ] of [
		[ 93, 92 ],
		[ 92, 93 ],
		[ 365, 366 ],
		[ 31, 30 ],
		[ 28, 29 ],
	] as const ) {
		const size = getColumnSize( days( now ), days( before ) );
		const pairs = getColumnPairs(
			getColumns( days( now ), size ),
			getColumns( days( before ), size )
		);
		expect( size ).toBe( now > 90 ? 7 : 1 );
		expect( pairs ).toHaveLength(
			Math.ceil( Math.max( now, before ) / size )
		);
		expect(
			pairs.filter( ( pair ) => pair.now && pair.before )
		).toHaveLength( Math.ceil( Math.min( now, before ) / size ) );
		expect( pairs[ 0 ]?.now ).toEqual( pairs[ 0 ]?.before );
	}
} );

it( 'gives a group the same color by orders and by totals', () => {
	const charted = {
		orders: [ 'Google', 'Direct', 'Bing', 'Mail', 'Blog' ],
		totals: [ 'Partner', 'Mail', 'Google', 'Ads', 'Bing' ],
	};
	expect( getColors( charted, 'orders' ) ).toEqual( [ 0, 1, 2, 3, 4 ] );
	expect( getColors( charted, 'totals' ) ).toEqual( [ 1, 3, 0, 4, 2 ] );
	expect(
		getColors( { orders: [ 'a', 'a' ], totals: [ 'a', 'a' ] }, 'totals' )
	).toEqual( [ 0, 1 ] );
} );
