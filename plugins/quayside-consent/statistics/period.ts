import { addDays } from '@quayside/admin/days';

/** Days that the screen shows at most. */
const MAX_DAYS = 366;

const isDay = ( day: string ): boolean =>
	/^\d{4}-\d\d-\d\d$/.test( day ) && Date.parse( `${ day }T00:00:00Z` ) > 0;

/** Returns the period for what the user has entered. It is never empty, and not longer than the server accepts. */
export function getPeriod(
	from: string,
	to: string,
	today: string
): { from: string; to: string } {
	const last = isDay( to ) ? to : today;
	const first = isDay( from ) && from <= last ? from : last;
	const earliest = addDays( last, 1 - MAX_DAYS );
	return { from: first > earliest ? first : earliest, to: last };
}
