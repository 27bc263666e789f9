import { addDays } from '@quayside/admin/days';

/** First and last day, as 2026-11-21. */
export interface Period {
	from: string;
	to: string;
}

const DAY = 86_400_000;

/** Returns the period of a number of days that ends on a day. */
export const lastDays = ( days: number, end: string ): Period => ( {
	from: addDays( end, 1 - days ),
	to: end,
} );

/** The longest period that the report accepts, in days. */
const MAX_DAYS = 400;

/** Determines whether the report accepts a period: it doesn't end before it starts, and it isn't too long. */
export function isValidPeriod( { from, to }: Period ): boolean {
	const days = ( Date.parse( to ) - Date.parse( from ) ) / DAY;
	return days >= 0 && days < MAX_DAYS;
}

/** Formats a day in the page's language, independent of the browser's time zone. */
export function formatDay( day: string ): string {
	return new Date( `${ day }T00:00:00Z` ).toLocaleDateString(
		document.documentElement.lang || undefined,
		{ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }
	);
}
