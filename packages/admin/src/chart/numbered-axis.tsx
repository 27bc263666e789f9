import type { ReactNode } from 'react';
import { roundUp } from './round-up';

/** What a ColumnChart needs to know of an axis. */
export interface Axis {
	/** Room at the start, in px. */
	start: number;
	/** Room above the highest line, in px. */
	above: number;
	/** Returns the end of the scale for the highest column. */
	getEnd: ( highest: number ) => number;
	/** Renders the lines. `y` returns the position of a value in px. */
	render: (
		scale: { bottom: number; end: number },
		width: number,
		y: ( value: number ) => number
	) => ReactNode;
}

/** Distance from the columns to the baseline of the labels below them, in px. */
const LABEL = 18;

interface Options {
	/** Label below the first column. The labels are outside of the SVG's box, which needs a margin of about 24 px. */
	from: string;
	/** Label below the last column. */
	to: string;
	/** Formats the number of a line. */
	format?: ( value: number ) => string;
	/** Room for the numbers, in px. */
	start?: number;
}

/** Returns an axis with lines and numbers, which ends at a round number. */
export const numberedAxis = ( {
	from,
	to,
	format = String,
	start = 36,
}: Options ): Axis => ( {
	start,
	above: 8,
	getEnd: roundUp,
	render: ( { bottom, end }, width, y ) => (
		<>
			{ [
				// Close to zero, its number would cover that of zero.
				...( y( bottom ) - y( 0 ) >= LABEL ? [ bottom ] : [] ),
				...( end > 1
					? [ 0, end / 2, end ].filter( Number.isInteger )
					: [ 0, 1 ] ),
			].map( ( line ) => (
				<g key={ line }>
					<line
						className="quayside-chart__line"
						x1={ start }
						x2={ width }
						y1={ y( line ) }
						y2={ y( line ) }
					/>
					<text x={ start - 6 } y={ y( line ) + 4 } textAnchor="end">
						{ format( line ) }
					</text>
				</g>
			) ) }
			<text x={ start } y={ y( bottom ) + LABEL }>
				{ from }
			</text>
			<text x={ width } y={ y( bottom ) + LABEL } textAnchor="end">
				{ to }
			</text>
		</>
	),
} );
