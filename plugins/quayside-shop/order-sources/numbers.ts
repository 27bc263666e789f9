import type { Metric } from './view';

interface Sum {
	orders: number;
	total: number;
}

/** Orders and total of a row, and of the comparison period. */
export interface Compared extends Sum {
	before: Sum | null;
}

/** Returns the average order value, or null for a period that has only refunds. */
export const getAverage = ( { orders, total }: Sum ): number | null =>
	orders ? total / orders : null;

/** Returns what the chart shows of a sum, or null if there is none. */
export const getValue = ( metric: Metric, sum: Sum ): number | null =>
	metric === 'average' ? getAverage( sum ) : sum[ metric ];

/** Returns a change as a fraction, or null if there is nothing to compare with. */
export const getChange = (
	now: number | null,
	before: number | null | undefined
): number | null =>
	now === null || ! before ? null : ( now - before ) / Math.abs( before );

const getLanguage = (): string | undefined =>
	document.documentElement.lang || undefined;

/** Returns functions that format numbers in the page's language. */
export function getFormats( currency: string ) {
	const money = new Intl.NumberFormat( getLanguage(), {
		style: 'currency',
		currency,
	} );
	const short = new Intl.NumberFormat( getLanguage(), {
		style: 'currency',
		currency,
		notation: 'compact',
		maximumFractionDigits: 1,
		minimumFractionDigits: 0,
	} );
	const share = new Intl.NumberFormat( getLanguage(), {
		style: 'percent',
		maximumFractionDigits: 1,
	} );
	const change = new Intl.NumberFormat( getLanguage(), {
		style: 'percent',
		maximumFractionDigits: 1,
		signDisplay: 'exceptZero',
	} );
	const formatCount = ( value: number ): string =>
		value.toLocaleString( getLanguage() );
	const formatMoney = ( value: number | null ): string =>
		value === null ? '–' : money.format( value );
	return {
		count: formatCount,
		money: formatMoney,
		/** Returns the function that formats what the chart shows. */
		metric: ( name: Metric ): ( ( value: number | null ) => string ) =>
			name === 'orders'
				? ( value ) => formatCount( value ?? 0 )
				: formatMoney,
		/** Short enough for an axis. */
		shortMoney: ( value: number ): string => short.format( value ),
		share: ( value: number ): string => share.format( value ),
		change: ( value: number | null ): string =>
			value === null ? '–' : change.format( value ),
	};
}
