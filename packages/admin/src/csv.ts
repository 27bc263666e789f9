/**
 * Places where a spreadsheet may recognize a formula: at the start of a cell, and after a character that another program treats as
 * the end of a cell.
 */
const PLACES =
	/(?:^|[;|\t\r\n])[;|"'\s\p{Z}\uFEFF]*([=+\-@\uFF1D\uFF0B\uFF0D\uFF20])?/gu;

/** Signed numbers, which spreadsheets do not treat as formulas: -1.5 and +49 30 1234. */
const NUMBER = /^[+-]\d[\d \u00A0\u202F]*(?:[.,]\d+)*(?=[;|\t\r\n]|$)/u;

/**
 * Returns a cell that any spreadsheet treats as text, as Csv.php of the kit does: an apostrophe is added before anything that could
 * start a formula. Plain numbers and phone numbers are not changed.
 *
 * @param text Raw cell.
 */
export const escapeFormula = ( text: string ): string =>
	text
		.replaceAll( '\0', '' )
		.replace(
			PLACES,
			(
				run: string,
				sign: string | undefined,
				start: number,
				whole: string
			) => {
				const place = run.length - ( sign ?? '' ).length;
				const isRisky =
					sign !== undefined &&
					! NUMBER.test( whole.slice( start + place ) );
				if ( start === 0 ) {
					// The first character decides for the whole cell, and an apostrophe before it is recognized.
					return (
						( isRisky || /^[\t\r\n|]/.test( run ) ? "'" : '' ) + run
					);
				}
				return isRisky
					? `${ run.slice( 0, place ) }'${ run.slice( place ) }`
					: run;
			}
		);
