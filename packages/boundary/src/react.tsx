import { useLayoutEffect, useRef } from 'react';
import { ownHtml } from './html';

interface Props {
	/** HTML from a route of this site. */
	html: string;
	as?: 'div' | 'p';
}

/** Renders fetched HTML after sanitizing it. */
export function OwnHtml( { html, as: Tag = 'div' }: Props ) {
	const ref = useRef< HTMLDivElement & HTMLParagraphElement >( null );
	useLayoutEffect(
		() => ref.current?.replaceChildren( ownHtml( html ) ),
		[ html ]
	);

	return <Tag ref={ ref } />;
}
