import { RawHTML } from '@wordpress/element';

/**
 * Saves the HTML that the server wrote into the block, so that it is always
 * valid in the editor. The server writes it again when the post is saved.
 * Blocks from before there was static HTML have none.
 */
export const saveStaticHtml = ( {
	attributes: { staticHtml },
}: {
	attributes: { staticHtml?: string };
} ) => ( staticHtml ? <RawHTML>{ staticHtml }</RawHTML> : null );
