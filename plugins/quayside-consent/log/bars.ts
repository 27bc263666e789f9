import type { ConsentLogDay } from '@quayside/contracts/consent/log.day';

export interface Bar {
	day: string;
	accepted: number;
	rejected: number;
	other: number;
}

/** Days that the chart shows at most, back from the last one with a choice. */
const MOST = 90;

const DAY = 86_400_000;

const GROUPS: Readonly< Record< string, 'accepted' | 'rejected' > > = {
	accept: 'accepted',
	reject: 'rejected',
	close: 'rejected',
};

/** A bar for each day from the first to the last with a choice; days without one have an empty bar. */
export function barsOf( days: readonly ConsentLogDay[] ): Bar[] {
	const bars = new Map< string, Bar >();
	const times = days
		.map( ( { day } ) => Date.parse( `${ day }T00:00:00Z` ) )
		.filter( ( time ) => ! Number.isNaN( time ) );
	if ( times.length === 0 ) {
		return [];
	}
	const last = Math.max( ...times );
	for (
		let time = Math.max( Math.min( ...times ), last - ( MOST - 1 ) * DAY );
		time <= last;
		time += DAY
	) {
		const day = new Date( time ).toISOString().slice( 0, 10 );
		bars.set( day, { day, accepted: 0, rejected: 0, other: 0 } );
	}
	for ( const { day, action, count } of days ) {
		const bar = bars.get( day );
		if ( bar ) {
			bar[ GROUPS[ action ] ?? 'other' ] += count;
		}
	}
	return [ ...bars.values() ];
}
