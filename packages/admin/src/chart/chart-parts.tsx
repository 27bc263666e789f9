/** Renders the first and the last day below a chart, for those who see it. */
export function ChartEnds( {
	className,
	from,
	to,
}: {
	className: string;
	from: string | undefined;
	to: string | undefined;
} ) {
	return (
		<div className={ `quayside-chart-ends ${ className }` } aria-hidden>
			<span>{ from }</span>
			<span>{ to }</span>
		</div>
	);
}

interface TableProps {
	caption: string;
	/** Headings of all columns, the first one's included; none for a table whose caption says it all. */
	headings?: readonly string[];
	/** Each heading is unique. */
	rows: readonly {
		heading: string;
		cells: readonly ( string | number )[];
	}[];
}

/** Renders a chart's numbers for screen readers. */
export function ChartTable( { caption, headings, rows }: TableProps ) {
	return (
		// A table would be as wide as its content.
		<div className="screen-reader-text">
			<table>
				<caption>{ caption }</caption>
				{ headings && (
					<thead>
						<tr>
							{ headings.map( ( heading ) => (
								<th key={ heading } scope="col">
									{ heading }
								</th>
							) ) }
						</tr>
					</thead>
				) }
				<tbody>
					{ rows.map( ( { heading, cells } ) => (
						<tr key={ heading }>
							<th scope="row">{ heading }</th>
							{ cells.map( ( cell, index ) => (
								<td key={ index }>{ cell }</td>
							) ) }
						</tr>
					) ) }
				</tbody>
			</table>
		</div>
	);
}
