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
	const share = new Intl.NumberFormat( getLanguage(), {
		style: 'percent',
		maximumFractionDigits: 1,
	} );
	const change = new Intl.NumberFormat( getLanguage(), {
		style: 'percent',
		maximumFractionDigits: 1,
		signDisplay: 'exceptZero',
	} );
	return {
		count: ( value: number ): string =>
			value.toLocaleString( getLanguage() ),
		money: ( value: number | null ): string =>
			value === null ? '–' : money.format( value ),
		share: ( value: number ): string => share.format( value ),
		change: ( value: number | null ): string =>
			value === null ? '–' : change.format( value ),
	};
}
