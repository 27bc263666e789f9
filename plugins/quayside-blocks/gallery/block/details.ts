import type { Detail, GalleryAttributes } from './attributes';
import { move } from './move';
import { compact } from './origin';
import type { Attachment } from './use-images';

type List = Pick< GalleryAttributes, 'ids' | 'details' >;

/** Drops empty details from the end. */
const trim = ( details: Detail[] ): Detail[] => {
	let length = details.length;
	while ( length && ! Object.keys( details[ length - 1 ] ?? {} ).length ) {
		length--;
	}
	return details.slice( 0, length );
};

const pad = ( { ids, details }: List ): Detail[] =>
	ids.map( ( _id, place ) => details[ place ] ?? {} );

/**
 * Changes what the image at a position overrides. Undefined values give way to
 * the media library's.
 */
export const change = (
	list: List,
	place: number,
	changes: Detail
): Pick< List, 'details' > => ( {
	details: trim(
		pad( list ).map( ( detail, other ) =>
			other === place ? compact( { ...detail, ...changes } ) : detail
		)
	),
} );

/**
 * Sets the link of the image at a position. A link that all uses of the image
 * share becomes one link each.
 */
export function setLink(
	gallery: List & Pick< GalleryAttributes, 'customLinks' >,
	place: number,
	link: string
): Pick< GalleryAttributes, 'details' | 'customLinks' > {
	const { ids, customLinks } = gallery;
	const id = Number( ids[ place ] );
	const { [ id ]: shared, ...rest } = customLinks;
	const details = pad( gallery ).map( ( detail, other ) =>
		shared && ids[ other ] === id ? { link: shared, ...detail } : detail
	);
	return {
		...change( { ids, details }, place, { link: link || undefined } ),
		customLinks: rest,
	};
}

/** Moves an image to another position. */
export const reorder = ( list: List, from: number, to: number ): List => ( {
	ids: move( list.ids, from, to ),
	details: trim( move( pad( list ), from, to ) ),
} );

/** Removes the image at a position. */
export const remove = ( list: List, place: number ): List => ( {
	ids: list.ids.filter( ( _id, other ) => other !== place ),
	details: trim( pad( list ).filter( ( _d, other ) => other !== place ) ),
} );

/**
 * Puts another image at a position. Caption, link, and its own row stay; the
 * alternative text describes the old image.
 */
export function replace(
	gallery: List &
		Pick< GalleryAttributes, 'clickAction' | 'customLinks' | 'focusIds' >,
	place: number,
	id: number
): List & Pick< GalleryAttributes, 'focusIds' > {
	const { clickAction, customLinks, details, focusIds } = gallery;
	const old = Number( gallery.ids[ place ] );
	const ids = gallery.ids.map( ( other, at ) =>
		at === place ? id : other
	);
	const shared = clickAction === 'url' ? customLinks[ old ] : undefined;
	return {
		ids,
		...change( gallery, place, {
			alt: undefined,
			link: details[ place ]?.link ?? shared,
			origin: undefined,
		} ),
		focusIds: focusIds.includes( old )
			? [
					...new Set( [
						...focusIds.filter(
							( other ) => other !== old || ids.includes( old )
						),
						id,
					] ),
				]
			: focusIds,
	};
}

/**
 * Selects other images. Those that were there keep what they override. The media library lists an image once: its further
 * uses stay behind the image that they followed.
 */
export function select( list: List, ids: number[] ): List {
	const uses = pad( list ).map( ( detail, place ) => ( {
		id: Number( list.ids[ place ] ),
		detail,
	} ) );
	const rest = [ ...uses ];
	const selected = ids.map( ( id ) => {
		const at = rest.findIndex( ( use ) => use.id === id );
		return at < 0
			? { id, detail: {} }
			: ( rest.splice( at, 1 )[ 0 ] ?? { id, detail: {} } );
	} );
	uses.forEach( ( use, place ) => {
		if ( rest.includes( use ) && ids.includes( use.id ) ) {
			const before = uses
				.slice( 0, place )
				.findLast( ( other ) => selected.includes( other ) );
			selected.splice(
				before ? selected.indexOf( before ) + 1 : 0,
				0,
				use
			);
		}
	} );
	return {
		ids: selected.map( ( { id } ) => id ),
		details: trim( selected.map( ( { detail } ) => detail ) ),
	};
}

/** Returns the alternative text that visitors get. */
export const getAlt = ( detail: Detail, image?: Attachment ): string =>
	detail.alt ?? image?.alt_text ?? '';

/** Returns the caption that visitors get, as HTML. */
export const getCaption = ( detail: Detail, image?: Attachment ): string =>
	detail.caption ?? image?.caption?.raw ?? '';
