import { addDays } from '@quayside/admin/days';
import type {
	ConsentCounts,
	ConsentStatisticsDay,
} from '@quayside/contracts/consent/statistics.response';

export interface Rates {
	/** Choices in the banner and in the preference center. */
	choices: number;
	/** Shares between 0 and 1, or null if there is nothing to divide by. */
	accepted: number | null;
	rejected: number | null;
	customized: number | null;
	/** Choices per impression. Can be more than 1, because visitors change their choices. */
	answered: number | null;
}

const divide = ( part: number, whole: number ): number | null =>
	whole > 0 ? part / whole : null;

/** Returns the rates of counts. Signals and other software don't count, because they are no choice between the buttons. */
export function getRates( {
	impressions,
	accepted,
	rejected,
	customized,
}: ConsentCounts ): Rates {
	const choices = accepted + rejected + customized;
	return {
		choices,
		accepted: divide( accepted, choices ),
		rejected: divide( rejected, choices ),
		customized: divide( customized, choices ),
		answered: divide( choices, impressions ),
	};
}

/** Returns a share as a percentage in the language of the user, or a dash. */
export const formatRate = ( rate: number | null, locale?: string ): string =>
	rate === null
		? '–'
		: rate.toLocaleString( locale, {
				style: 'percent',
				maximumFractionDigits: 1,
			} );

/**
 * Returns the change of a rate in percentage points with its sign, or '' if one of the two is unknown.
 */
export const formatChange = (
	now: number | null,
	before: number | null,
	locale?: string
): string =>
	now === null || before === null
		? ''
		: ( ( now - before ) * 100 ).toLocaleString( locale, {
				signDisplay: 'exceptZero',
				maximumFractionDigits: 1,
			} );

const NONE: ConsentCounts = {
	impressions: 0,
	accepted: 0,
	rejected: 0,
	customized: 0,
	other: 0,
};

/** Returns every day of a period with its counts. Days without any have zeros. */
export function fillDays(
	days: readonly ConsentStatisticsDay[],
	from: string,
	to: string
): ConsentStatisticsDay[] {
	const byDay = new Map( days.map( ( counts ) => [ counts.day, counts ] ) );
	const filled: ConsentStatisticsDay[] = [];
	for ( let day = from; day <= to; day = addDays( day, 1 ) ) {
		filled.push( byDay.get( day ) ?? { day, ...NONE } );
	}
	return filled;
}
