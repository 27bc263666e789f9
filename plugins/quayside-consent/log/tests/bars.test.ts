import { getBars } from '../bars';

describe( 'chart bars', () => {
	test( 'returns no bars without records', () =>
		expect( getBars( [] ) ).toEqual( [] ) );
	test( 'includes days without records, across months', () => {
		expect(
			getBars( [
				{ day: '2026-02-27', action: 'accept', count: 2 },
				{ day: '2026-03-01', action: 'gpc', count: 1 },
			] ).map( ( { day, accepted, other } ) => [ day, accepted, other ] )
		).toEqual( [
			[ '2026-02-27', 2, 0 ],
			[ '2026-02-28', 0, 0 ],
			[ '2026-03-01', 0, 1 ],
		] );
	} );
	test( 'counts closing as rejecting, and unknown actions as other', () => {
		expect(
			getBars( [
				{ day: '2026-01-01', action: 'reject', count: 1 },
				{ day: '2026-01-01', action: 'close', count: 2 },
				{ day: '2026-01-01', action: 'new', count: 4 },
			] )
		).toEqual( [
			{ day: '2026-01-01', accepted: 0, rejected: 3, other: 4 },
		] );
	} );
	test( 'includes at most the last 90 days', () => {
		const bars = getBars( [
			{ day: '2025-01-01', action: 'accept', count: 1 },
			{ day: '2026-01-01', action: 'accept', count: 1 },
		] );
		expect( bars ).toHaveLength( 90 );
		expect( bars.at( -1 )?.accepted ).toBe( 1 );
		expect( bars[ 0 ]?.accepted ).toBe( 0 );
	} );
} );
