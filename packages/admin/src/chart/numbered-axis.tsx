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
		end: number,
		width: number,
		y: ( value: number ) => number
	) => ReactNode;
}

const START = 36;

/** Distance from the columns to the baseline of the labels below them, in px. */
const LABEL = 18;

/**
 * Returns an axis with lines and numbers, which ends at a round number.
 *
 * @param from Label below the first column. The labels are outside of the SVG's box, which needs a margin of about 24 px.
 * @param to   Label below the last column.
 */
export const numberedAxis = ( from: string, to: string ): Axis => ( {
	start: START,
	above: 8,
	getEnd: roundUp,
	render: ( end, width, y ) => (
		<>
			{ ( end > 1
				? [ 0, end / 2, end ].filter( Number.isInteger )
				: [ 0, 1 ]
			).map( ( line ) => (
				<g key={ line }>
					<line
						className="quayside-chart__line"
						x1={ START }
						x2={ width }
						y1={ y( line ) }
						y2={ y( line ) }
					/>
					<text x={ START - 6 } y={ y( line ) + 4 } textAnchor="end">
						{ line }
					</text>
				</g>
			) ) }
			<text x={ START } y={ y( 0 ) + LABEL }>
				{ from }
			</text>
			<text x={ width } y={ y( 0 ) + LABEL } textAnchor="end">
				{ to }
			</text>
		</>
	),
} );
