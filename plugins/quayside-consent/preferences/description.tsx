import { useState } from 'react';
import { OwnHtml } from '@quayside/boundary/react';
import { descriptionLimit, shorten } from '../banner/description';

interface DescriptionProps {
	/** Inline HTML, sanitized by the server. */
	html: string;
	more: string;
	less: string;
}

/** Renders a description that is shortened until the visitor expands it. */
export function Description( { html, more, less }: DescriptionProps ) {
	const [ isWhole, setWhole ] = useState( false );
	const { lead, rest } = shorten(
		html,
		descriptionLimit( window.innerWidth )
	);
	return (
		<>
			<OwnHtml as="p" html={ isWhole || ! rest ? html : lead + '…' } />
			{ rest && (
				<button
					type="button"
					className="quayside-preferences__more"
					aria-expanded={ isWhole }
					onClick={ () => setWhole( ! isWhole ) }
				>
					{ isWhole ? less : more }
				</button>
			) }
		</>
	);
}
