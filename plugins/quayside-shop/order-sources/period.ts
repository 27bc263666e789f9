/** First and last day, as 2026-11-21. */
export interface Period {
	from: string;
	to: string;
}

const DAY = 86400000;

/** A period of so many days that ends on a day. */
export function lastDays( days: number, end: string ): Period {
	return {
		from: new Date(
			Date.parse( `${ end }T00:00:00Z` ) - ( days - 1 ) * DAY
		)
			.toISOString()
			.slice( 0, 10 ),
		to: end,
	};
}

/** The longest period that the report takes, in days. */
const MOST_DAYS = 400;

/** Whether the report takes a period: its end is not before its beginning, and it is not too long. */
export function isGood( { from, to }: Period ): boolean {
	const days = ( Date.parse( to ) - Date.parse( from ) ) / DAY;
	return days >= 0 && days < MOST_DAYS;
}

/** A day in words, whatever time zone the browser is in. */
export function dayName( day: string ): string {
	return new Date( `${ day }T00:00:00Z` ).toLocaleDateString(
		document.documentElement.lang || undefined,
		{ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }
	);
}
