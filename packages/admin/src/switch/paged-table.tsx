import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { useKeepFocus } from '../keep-focus';

/** Number of rows that are rendered at a time. */
const PAGE = 100;

interface Props< Row > {
	/** Name of the table, and of the region in which it scrolls. */
	label: string;
	heads: string[];
	rows: Row[];
	/** Renders the table row of an item. */
	children: ( row: Row, index: number ) => ReactNode;
	/** Label of the button for more rows. */
	more: string;
}

/** Renders a table that scrolls, a page of rows at a time. */
export function PagedTable< Row >( {
	label,
	heads,
	rows,
	children,
	more,
}: Props< Row > ) {
	const [ shown, setShown ] = useState( PAGE );
	const keepFocus = useKeepFocus< HTMLDivElement >();
	const showMore = (): void => {
		setShown( shown + PAGE );
		if ( rows.length <= shown + PAGE ) {
			// The button that has the focus is removed.
			keepFocus.ref.current?.focus();
		}
	};
	return (
		<>
			<div
				className="quayside-switch__table"
				role="region"
				aria-label={ label }
				// A region that scrolls has to be reachable by keyboard.
				tabIndex={ 0 }
				{ ...keepFocus }
			>
				<table className="widefat striped">
					<caption className="screen-reader-text">{ label }</caption>
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
					onClick={ showMore }
				>
					{ more }
				</Button>
			) }
		</>
	);
}
