import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import type { HTMLAttributes, ReactNode } from 'react';

/** Number of rows that are rendered at a time. */
const PAGE = 100;

interface Props< Row > {
	/** Name of the region that scrolls. */
	label: string;
	heads: string[];
	rows: Row[];
	/** Renders the table row of an item. */
	children: ( row: Row, index: number ) => ReactNode;
	/** Label of the button for more rows. */
	more: string;
	/** Properties of the region. */
	region?: HTMLAttributes< HTMLDivElement >;
}

/** Renders a table that scrolls, a page of rows at a time. */
export function PagedTable< Row >( {
	label,
	heads,
	rows,
	children,
	more,
	region,
}: Props< Row > ) {
	const [ shown, setShown ] = useState( PAGE );
	return (
		<>
			<div
				className="quayside-switch__table"
				role="region"
				aria-label={ label }
				// A region that scrolls has to be reachable by keyboard.
				tabIndex={ 0 }
				{ ...region }
			>
				<table className="widefat striped">
					<thead>
						<tr>
							{ heads.map( ( head, index ) => (
								<th key={ index } scope="col">
									{ head }
								</th>
							) ) }
						</tr>
					</thead>
					<tbody>{ rows.slice( 0, shown ).map( children ) }</tbody>
				</table>
			</div>
			{ rows.length > shown && (
				<Button
					__next40pxDefaultSize
					variant="secondary"
					onClick={ () => setShown( shown + PAGE ) }
				>
					{ more }
				</Button>
			) }
		</>
	);
}
