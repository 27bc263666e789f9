const DAY = 86_400_000;

/**
 * Returns the day that is a number of days after another, in any time zone.
 *
 * @param day   Such as 2026-11-21.
 * @param count Number of days; negative for days before.
 */
export const addDays = ( day: string, count: number ): string =>
	new Date( Date.parse( `${ day }T00:00:00Z` ) + count * DAY )
		.toISOString()
		.slice( 0, 10 );
