import { scan } from '@quayside/islands';
import { LINK, pictureOf } from '@quayside/ui/lightbox';
import type { Picture } from '@quayside/ui/lightbox';
import { pagesOf } from '../gallery/paging/pages';
import type { Pages } from '../gallery/paging/pages';

/** One image of a lightbox. */
interface Slide extends Picture {
	/** HTML that the server has cleaned; links in it stay alive. */
	caption: HTMLElement | null;
	/** The attachment; 0 when the page does not say. */
	id: number;
	/** The link in the gallery that opens it. */
	element: HTMLAnchorElement;
}

/** The images of a lightbox, also those of pages that are not here yet. */
export interface Slides {
	count: number;
	/** A slide, when its page is here. */
	at: ( place: number ) => Slide | undefined;
	/** Fetches the page of a slide; false when it could not be had. */
	fetch: ( place: number ) => Promise< boolean >;
	/** The place of a link, or of an attachment; -1 when the gallery does not have it. */
	placeOf: ( what: Element | number ) => number;
	/** Brings a slide's page to the visitor and returns its link. */
	reveal: ( place: number ) => Promise< HTMLElement | null >;
}

const slideOf = ( element: HTMLAnchorElement ): Slide => ( {
	...pictureOf( element ),
	caption: element.closest( 'figure' )?.querySelector( 'figcaption' ) ?? null,
	id: Number( element.dataset.id ?? 0 ),
	element,
} );

const linksIn = ( host: HTMLElement ): HTMLAnchorElement[] => [
	...host.querySelectorAll< HTMLAnchorElement >( LINK ),
];

/** All images are on the page. */
const plain = ( host: HTMLElement ): Slides => {
	const links = linksIn( host );
	return {
		count: links.length,
		at: ( place ) => links[ place ] && slideOf( links[ place ] ),
		fetch: () => Promise.resolve( false ),
		placeOf: ( what ) =>
			links.findIndex(
				( link ) =>
					( typeof what === 'number'
						? Number( link.dataset.id )
						: link ) === what
			),
		reveal: ( place ) => Promise.resolve( links[ place ] ?? null ),
	};
};

/** Starts the gallery's paging, which waits for a visitor's hand otherwise. */
const startPaging = ( gallery: HTMLElement ): Promise< unknown > => {
	const done = new Promise( ( resolve ) => {
		const settle = ( event: Event ) =>
			event.target === gallery && resolve( event );
		gallery.addEventListener( 'quayside:island:mounted', settle );
		gallery.addEventListener( 'quayside:island:failed', settle );
	} );
	gallery.dataset.when = 'load';
	scan( gallery.parentElement ?? document );
	return done;
};

const paged = ( host: HTMLElement, pages: Pages ): Slides => {
	const pageOf = ( place: number ): number =>
		Math.floor( place / pages.settings.limit ) + 1;
	const linkAt = ( place: number ): HTMLAnchorElement | undefined => {
		for ( const item of pages.has( pageOf( place ) ) ?? [] ) {
			const link = item.querySelector< HTMLAnchorElement >( LINK );
			if ( link?.dataset.place === String( place ) ) {
				return link;
			}
		}
		return undefined;
	};
	return {
		count: pages.ids.length,
		at( place ) {
			const link = linkAt( place );
			return link && slideOf( link );
		},
		fetch: ( place ) =>
			pages.get( pageOf( place ) ).then( Boolean, () => false ),
		placeOf: ( what ) =>
			typeof what === 'number'
				? pages.ids.indexOf( what )
				: Number( ( what as HTMLElement ).dataset.place ),
		async reveal( place ) {
			const gallery = host.closest< HTMLElement >( '.quayside-gallery' );
			if (
				! pages.show &&
				gallery &&
				gallery.dataset.islandState !== 'failed'
			) {
				await startPaging( gallery );
			}
			await pages.show?.( pageOf( place ) );
			const link = linkAt( place );
			return link?.isConnected ? link : null;
		},
	};
};

/**
 * The slides of a gallery, in the order of its links.
 *
 * @param host The gallery.
 */
export function slidesOf( host: HTMLElement ): Slides {
	const pages = pagesOf( host );
	return pages ? paged( host, pages ) : plain( host );
}
