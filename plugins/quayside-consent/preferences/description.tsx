import { useState } from 'react';
import { OwnHtml } from '@quayside/boundary/react';
import { descriptionLimit, shorten } from '../banner/description';

interface WordsProps {
	/** Inline HTML that the server has let through. */
	html: string;
	more: string;
	less: string;
}

/** A description that is shortened until the visitor wants all of it. */
export function Words( { html, more, less }: WordsProps ) {
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
