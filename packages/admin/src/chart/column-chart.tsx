import { roundUp } from './round-up';
import { useWidth } from './use-width';

/** Room for the axis's numbers, in px. */
const AXIS = 36;

/** Space above the highest line, so that its number is not cut off, in px. */
const ABOVE = 8;

/** Lowest column that can be seen, in px. */
const LOWEST = 3;

interface Column {
	id: string;
	/** Tooltip of the column. */
	title: string;
	/** One number for each series, stacked from the bottom. */
	values: readonly number[];
}

interface Props {
	columns: readonly Column[];
	/** Class names of the parts of a column, one for each series. */
	series: readonly string[];
	/** In px. */
	height: number;
	className?: string;
	/** Accessible name. Without one the chart is hidden from assistive technology, and a ChartTable has to give its numbers. */
	label?: string;
	/** Whether lines and numbers at the side show the scale. The chart then runs from left to right in every language. */
	hasAxis?: boolean;
	/** Whether columns without a value are drawn as a flat line, `is-empty`, and all others can be seen, however small. */
	hasBaseline?: boolean;
	/** Width of a column with its gap at most, in px. */
	maxStep?: number;
	/** Between columns, in px; by default a quarter of what a column has. */
	gap?: number;
}

const sum = ( values: readonly number[] ): number =>
	values.reduce( ( all, value ) => all + value, 0 );

/** Renders stacked columns, such as numbers per day. */
export function ColumnChart( {
	columns,
	series,
	height,
	className = '',
	label,
	hasAxis = false,
	hasBaseline = false,
	maxStep = Infinity,
	gap,
}: Props ) {
	const { ref, width } = useWidth();
	const start = hasAxis ? AXIS : 0;
	const highest = Math.max( 1, ...columns.map( ( c ) => sum( c.values ) ) );
	const top = hasAxis ? roundUp( highest ) : highest;
	const step = Math.min(
		( width - start ) / Math.max( columns.length, 1 ),
		maxStep
	);
	const space = gap ?? step * 0.24;
	const scale = ( value: number ): number =>
		( ( height - ( hasAxis ? ABOVE : 0 ) ) * value ) / top;
	const lines =
		top > 1 ? [ 0, top / 2, top ].filter( Number.isInteger ) : [ 0, 1 ];

	return (
		<svg
			ref={ ref }
			className={ `quayside-columns ${ hasAxis ? 'has-axis' : '' } ${ className }` }
			viewBox={ `0 0 ${ width } ${ height }` }
			height={ height }
			preserveAspectRatio="none"
			focusable="false"
			{ ...( label
				? { role: 'img', 'aria-label': label }
				: { 'aria-hidden': true } ) }
		>
			{ hasAxis &&
				lines.map( ( line ) => (
					<g key={ line }>
						<line
							className="quayside-chart__line"
							x1={ AXIS }
							x2={ width }
							y1={ height - scale( line ) }
							y2={ height - scale( line ) }
						/>
						<text
							x={ AXIS - 6 }
							y={ height - scale( line ) + 4 }
							textAnchor="end"
						>
							{ line }
						</text>
					</g>
				) ) }
			{ columns.map( ( { id, title, values }, index ) => {
				const x = start + index * step;
				const rect = {
					x: x + space / 2,
					width: Math.max( 0, step - space ),
				};
				let below = 0;
				return (
					<g key={ id }>
						<title>{ title }</title>
						<path
							className="quayside-chart__space"
							d={ `M${ x } 0h${ step }v${ height }h${ -step }z` }
						/>
						{ hasBaseline && ! sum( values ) && (
							<rect
								{ ...rect }
								className="is-empty"
								y={ height - 1 }
								height={ 1 }
							/>
						) }
						{ values.map( ( value, part ) => {
							below += value;
							const size = Math.max(
								scale( value ),
								hasBaseline ? LOWEST : 0
							);
							return value ? (
								<rect
									key={ part }
									{ ...rect }
									className={ series[ part ] }
									y={ height - scale( below - value ) - size }
									height={ size }
								/>
							) : null;
						} ) }
					</g>
				);
			} ) }
		</svg>
	);
}
