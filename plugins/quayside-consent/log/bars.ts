import { addDays } from '@quayside/admin/days';
import type { ConsentLogDay } from '@quayside/contracts/consent/log.day';

export interface Bar {
	day: string;
	accepted: number;
	rejected: number;
	other: number;
}

/** Days that the chart shows at most, back from the last one with a record. */
const MAX_DAYS = 90;

const GROUPS: Readonly< Record< string, 'accepted' | 'rejected' > > = {
	accept: 'accepted',
	reject: 'rejected',
	close: 'rejected',
};

/** Returns a bar for each day from the first to the last with a record; days without one have an empty bar. */
export function getBars( days: readonly ConsentLogDay[] ): Bar[] {
	const bars = new Map< string, Bar >();
	const dates = days
		.map( ( { day } ) => day )
		// An invalid date is not a number.
		.filter( ( day ) => Date.parse( `${ day }T00:00:00Z` ) > 0 )
		.sort();
	const [ first ] = dates;
	const last = dates.at( -1 );
	if ( ! first || ! last ) {
		return [];
	}
	const earliest = addDays( last, 1 - MAX_DAYS );
	for (
		let day = first > earliest ? first : earliest;
		day <= last;
		day = addDays( day, 1 )
	) {
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
