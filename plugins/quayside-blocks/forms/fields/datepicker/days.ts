/** Days as texts such as 2026-11-20: what date fields hold, and what compares like text. Counted in UTC, which has no summer time. */

const DAY = 86_400_000;

/** The time of a day's midnight in UTC; NaN for a text that is no day. */
const timeOf = ( day: string ): number =>
	/^\d{4}-\d\d-\d\d$/.test( day ) ? Date.parse( `${ day }T00:00Z` ) : NaN;

const textOf = ( time: number ): string =>
	new Date( time ).toISOString().slice( 0, 10 );

/** Whether a text is a day. */
export const isDay = ( text: string ): boolean =>
	! Number.isNaN( timeOf( text ) );

/** Today where the visitor is. */
export const today = (): string => {
	const now = new Date();
	return textOf(
		Date.UTC( now.getFullYear(), now.getMonth(), now.getDate() )
	);
};

/** A day some days later. */
export const addDays = ( day: string, days: number ): string =>
	textOf( timeOf( day ) + days * DAY );

/** The same day some months later; the last one of a shorter month. */
export function addMonths( day: string, months: number ): string {
	const date = new Date( timeOf( day ) );
	const month = date.getUTCMonth() + months;
	// Not Date.UTC(), for which the year 50 is 1950.
	const last = new Date( date );
	last.setUTCMonth( month + 1, 0 );
	return textOf(
		date.setUTCMonth(
			month,
			Math.min( date.getUTCDate(), last.getUTCDate() )
		)
	);
}

/** The day within its limits; empty limits are none. */
export const within = ( day: string, min: string, max: string ): string =>
	min && day < min ? min : max && day > max ? max : day;

/** Place of a day in its week, from 0, for weeks that start on a day of 0 (Sunday) to 6. */
export const placeInWeek = ( day: string, start: number ): number =>
	( new Date( timeOf( day ) ).getUTCDay() - start + 7 ) % 7;

/** The weeks of the month that a day is in, whole, so that they begin and end in its neighbours. */
export function weeksOf( day: string, start: number ): string[][] {
	const first = `${ day.slice( 0, 8 ) }01`;
	const end = addMonths( first, 1 );
	const weeks: string[][] = [];
	for (
		let from = addDays( first, -placeInWeek( first, start ) );
		from < end;
		from = addDays( from, 7 )
	) {
		weeks.push(
			[ 0, 1, 2, 3, 4, 5, 6 ].map( ( at ) => addDays( from, at ) )
		);
	}
	return weeks;
}
