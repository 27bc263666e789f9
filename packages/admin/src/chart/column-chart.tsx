import type { Axis } from './numbered-axis';
import { useWidth } from './use-width';

interface Column {
	id: string;
	/** Tooltip of the column. */
	title: string;
	/** One number for each series, stacked from zero, negative ones downward. */
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
	/** Shows the scale; none by default. */
	axis?: Axis;
	/** Least height of a value, in px. With it, columns without a value are drawn as a flat line, `is-empty`. */
	lowest?: number;
	/** Width of a column with its gap at most, in px. */
	maxStep?: number;
	/** Between columns, in px; by default a quarter of what a column has. */
	gap?: number;
}

const sum = ( values: readonly number[] ): number =>
	values.reduce( ( all, value ) => all + value, 0 );

const isPositive = ( value: number ): boolean => value > 0;

/** Renders stacked columns, such as numbers per day. */
export function ColumnChart( {
	columns,
	series,
	height,
	className = '',
	label,
	axis,
	lowest = 0,
	maxStep = Infinity,
	gap,
}: Props ) {
	const { ref, width } = useWidth();
	const start = axis?.start ?? 0;
	const getEnd = axis?.getEnd ?? ( ( value: number ) => value );
	const end = getEnd(
		Math.max(
			1,
			...columns.map( ( c ) => sum( c.values.filter( isPositive ) ) )
		)
	);
	const lowestSum = Math.min(
		0,
		...columns.map( ( c ) =>
			sum( c.values.filter( ( value ) => ! isPositive( value ) ) )
		)
	);
	const bottom = lowestSum && -getEnd( -lowestSum );
	const step = Math.min( ( width - start ) / columns.length, maxStep );
	const space = gap ?? step * 0.24;
	const scale = ( value: number ): number =>
		( ( height - ( axis?.above ?? 0 ) ) * value ) / ( end - bottom );
	const zero = height + scale( bottom );

	return (
		<svg
			ref={ ref }
			className={ `quayside-columns ${ className }` }
			viewBox={ `0 0 ${ width } ${ height }` }
			height={ height }
			role={ label && 'img' }
			aria-label={ label }
			aria-hidden={ ! label }
		>
			{ axis?.render(
				{ bottom, end },
				width,
				( value ) => zero - scale( value )
			) }
			{ columns.map( ( { id, title, values }, index ) => {
				const x = start + index * step;
				const rect = {
					x: x + space / 2,
					width: Math.max( 0, step - space ),
				};
				let above = 0;
				let below = 0;
				return (
					<g key={ id }>
						<title>{ title }</title>
						<path
							className="quayside-chart__space"
							d={ `M${ x } 0h${ step }v${ height }h${ -step }z` }
						/>
						{ lowest > 0 && ! sum( values ) && (
							<rect
								{ ...rect }
								className="is-empty"
								y={ zero - 1 }
								height={ 1 }
							/>
						) }
						{ values.map( ( value, part ) => {
							const size = Math.max(
								scale( Math.abs( value ) ),
								lowest
							);
							const start = isPositive( value )
								? scale( above ) + size
								: scale( below );
							above += Math.max( 0, value );
							below += Math.min( 0, value );
							return value ? (
								<rect
									key={ part }
									{ ...rect }
									className={ series[ part ] }
									y={ zero - start }
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
