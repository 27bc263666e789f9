import { useEffect, useRef, useState } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { OrderSourcesReport } from '@quayside/contracts/shop/order-sources.report';
import { columnsOf, roundUp } from './columns';
import { dayName } from './period';

/** Until the page has been measured, in px. */
const WIDTH = 960;
const HEIGHT = 240;
const AXIS = 36;
const FOOT = 24;

const sum = ( numbers: number[] ): number =>
	numbers.reduce( ( all, number ) => all + number, 0 );

/** The width of an element as it is drawn: a picture that is scaled has letters nobody can read on a phone. */
const useWidth = () => {
	const ref = useRef< SVGSVGElement >( null );
	const [ width, setWidth ] = useState( WIDTH );
	useEffect( () => {
		const observer = new ResizeObserver( ( entries ) =>
			setWidth( Math.round( entries[ 0 ]?.contentRect.width || WIDTH ) )
		);
		if ( ref.current ) {
			observer.observe( ref.current );
		}
		return () => observer.disconnect();
	}, [] );
	return { ref, width };
};

/**
 * Orders by day and source as stacked columns. The table below has the same numbers: to screen readers the chart is one
 * picture with a name.
 */
export function Chart( { report }: { report: OrderSourcesReport } ) {
	const { ref, width } = useWidth();
	const columns = columnsOf( report.days );
	const names = [
		...report.sources
			.slice( 0, ( columns[ 0 ]?.orders.length ?? 1 ) - 1 )
			.map( ( { label } ) => label ),
		__( 'All others', 'quayside-shop' ),
	];
	const used = names
		.map( ( name, index ) => ( { name, index } ) )
		.filter( ( { index } ) =>
			columns.some( ( { orders } ) => orders[ index ] )
		);
	const top = roundUp(
		Math.max( ...columns.map( ( { orders } ) => sum( orders ) ), 1 )
	);
	const y = ( orders: number ): number =>
		( HEIGHT - FOOT - 8 ) * ( 1 - orders / top ) + 8;
	const step = ( width - AXIS ) / Math.max( columns.length, 1 );
	const lines =
		top > 1 ? [ 0, top / 2, top ].filter( Number.isInteger ) : [ 0, 1 ];

	return (
		<figure className="quayside-chart">
			<svg
				ref={ ref }
				viewBox={ `0 0 ${ width } ${ HEIGHT }` }
				role="img"
				aria-label={ sprintf(
					/* translators: 1: number of orders, 2: first day, 3: last day */
					_n(
						'%1$d order by source, %2$s to %3$s',
						'%1$d orders by source, %2$s to %3$s',
						report.orders,
						'quayside-shop'
					),
					report.orders,
					dayName( report.from ),
					dayName( report.to )
				) }
			>
				{ lines.map( ( line ) => (
					<g key={ line }>
						<line
							className="quayside-chart__line"
							x1={ AXIS }
							x2={ width }
							y1={ y( line ) }
							y2={ y( line ) }
						/>
						<text
							x={ AXIS - 6 }
							y={ y( line ) + 4 }
							textAnchor="end"
						>
							{ line }
						</text>
					</g>
				) ) }
				{ columns.map( ( { from, to, orders }, column ) => {
					let below = 0;
					return (
						<g key={ from }>
							<title>
								{ `${ from === to ? dayName( from ) : `${ dayName( from ) } – ${ dayName( to ) }` }\n${ used
									.filter( ( { index } ) => orders[ index ] )
									.map(
										( { name, index } ) =>
											`${ name }: ${ orders[ index ] }`
									)
									.join( '\n' ) }` }
							</title>
							<rect
								className="quayside-chart__space"
								x={ AXIS + column * step }
								y={ 0 }
								width={ step }
								height={ HEIGHT - FOOT }
							/>
							{ orders.map( ( count, index ) => {
								const start = below;
								below += count;
								return count ? (
									<rect
										key={ index }
										className={ `quayside-source-${ index === names.length - 1 ? 'rest' : index }` }
										x={ AXIS + column * step + step * 0.12 }
										width={ step * 0.76 }
										y={ y( below ) }
										height={ y( start ) - y( below ) }
									/>
								) : null;
							} ) }
						</g>
					);
				} ) }
				<text x={ AXIS } y={ HEIGHT - 6 }>
					{ dayName( report.from ) }
				</text>
				<text x={ width } y={ HEIGHT - 6 } textAnchor="end">
					{ dayName( report.to ) }
				</text>
			</svg>
			<figcaption>
				<ul>
					{ used.map( ( { name, index } ) => (
						<li key={ name }>
							<i
								className={ `quayside-source-${ index === names.length - 1 ? 'rest' : index }` }
								aria-hidden="true"
							/>
							{ name }
						</li>
					) ) }
				</ul>
			</figcaption>
		</figure>
	);
}
