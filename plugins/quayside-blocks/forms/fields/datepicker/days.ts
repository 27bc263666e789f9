/** Calculations with days as strings such as 2026-11-20, which sort chronologically. Uses UTC, which has no daylight saving time. */

const DAY = 86_400_000;

/** Returns the timestamp of a day's midnight in UTC, in ms; NaN if the text is not a day. */
const timeOf = ( day: string ): number =>
	/^\d{4}-\d\d-\d\d$/.test( day ) ? Date.parse( `${ day }T00:00Z` ) : NaN;

const textOf = ( time: number ): string =>
	new Date( time ).toISOString().slice( 0, 10 );

/** Determines whether a text is a day. */
export const isDay = ( text: string ): boolean =>
	! Number.isNaN( timeOf( text ) );

/** Returns the current day in the visitor's time zone. */
export const today = (): string => {
	const now = new Date();
	return textOf(
		Date.UTC( now.getFullYear(), now.getMonth(), now.getDate() )
	);
};

/** Adds days to a day. */
export const addDays = ( day: string, days: number ): string =>
	textOf( timeOf( day ) + days * DAY );

/** Adds months to a day. In shorter months, the result is the last day. */
export function addMonths( day: string, months: number ): string {
	const date = new Date( timeOf( day ) );
	const month = date.getUTCMonth() + months;
	// Date.UTC() would turn the year 50 into 1950.
	const last = new Date( date );
	last.setUTCMonth( month + 1, 0 );
	return textOf(
		date.setUTCMonth(
			month,
			Math.min( date.getUTCDate(), last.getUTCDate() )
		)
	);
}

/** Clamps a day to its limits. Empty limits are ignored. */
export const clamp = ( day: string, min: string, max: string ): string =>
	min && day < min ? min : max && day > max ? max : day;

/** Returns the zero-based position of a day in its week. `start` is the first day of the week, 0 for Sunday. */
export const positionInWeek = ( day: string, start: number ): number =>
	( new Date( timeOf( day ) ).getUTCDay() - start + 7 ) % 7;

/** Returns the complete weeks of a day's month, including days of the months before and after. */
export function weeksOf( day: string, start: number ): string[][] {
	const first = `${ day.slice( 0, 8 ) }01`;
	const end = addMonths( first, 1 );
	const weeks: string[][] = [];
	for (
		let from = addDays( first, -positionInWeek( first, start ) );
		from < end;
		from = addDays( from, 7 )
	) {
		weeks.push(
			[ 0, 1, 2, 3, 4, 5, 6 ].map( ( offset ) => addDays( from, offset ) )
		);
	}
	return weeks;
}
