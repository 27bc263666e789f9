import type { GalleryAttr } from '@quayside/contracts/galleries/gallery.attr';
import { scan } from '@quayside/islands';
import { LINK, pictureOf } from '@quayside/ui/lightbox';
import type { Picture } from '@quayside/ui/lightbox';
import { getPages } from '../gallery/paging/pages';
import type { Pages } from '../gallery/paging/pages';

/** An image in the lightbox. */
interface Slide extends Picture {
	/** Caption HTML, sanitized by the server. Its links keep working. */
	caption: HTMLElement | null;
	/** Attachment ID, 0 if unknown. */
	id: number;
	/** The link in the gallery that opens it. */
	element: HTMLAnchorElement;
}

/**
 * The images of a lightbox, including those of pages that are not loaded yet.
 */
export interface Slides {
	count: number;
	/** Returns a slide, undefined if its page is not loaded. */
	at: ( index: number ) => Slide | undefined;
	/**
	 * Loads the page of a slide. Resolves to false if it could not be loaded.
	 */
	fetch: ( index: number ) => Promise< boolean >;
	/**
	 * Returns the index of a link or an attachment, -1 if it is not in the
	 * gallery.
	 */
	indexOf: ( target: Element | number ) => number;
	/** Displays a slide's page in the gallery and returns its link. */
	reveal: ( index: number ) => Promise< HTMLElement | null >;
}

const createSlide = ( element: HTMLAnchorElement ): Slide => ( {
	...pictureOf( element ),
	caption: element.closest( 'figure' )?.querySelector( 'figcaption' ) ?? null,
	id: Number( element.dataset.id ?? 0 ),
	element,
} );

const getLinks = ( host: HTMLElement ): HTMLAnchorElement[] => [
	...host.querySelectorAll< HTMLAnchorElement >( LINK ),
];

/** Returns the slides of a gallery with all images on the page. */
const createUnpagedSlides = ( host: HTMLElement ): Slides => {
	const links = getLinks( host );
	return {
		count: links.length,
		at: ( index ) => links[ index ] && createSlide( links[ index ] ),
		fetch: () => Promise.resolve( false ),
		indexOf: ( target ) =>
			links.findIndex(
				( link ) =>
					( typeof target === 'number'
						? Number( link.dataset.id )
						: link ) === target
			),
		reveal: ( index ) => Promise.resolve( links[ index ] ?? null ),
	};
};

/** Starts the gallery's paging, which otherwise waits for an interaction. */
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

const createPagedSlides = ( host: HTMLElement, pages: Pages ): Slides => {
	const { imageClickEvent, details = [] } = JSON.parse(
		pages.settings.attr
	) as GalleryAttr;
	// Positions of the images that open in the lightbox.
	const places = [ ...pages.ids.keys() ].filter( ( place ) => {
		const { link, action = imageClickEvent } = details[ place ] ?? {};
		return ! link && action === 'lightbox';
	} );
	const pageOf = ( index: number ): number =>
		Math.floor( ( places[ index ] ?? 0 ) / pages.settings.limit ) + 1;
	const linkAt = ( index: number ): HTMLAnchorElement | undefined => {
		for ( const item of pages.has( pageOf( index ) ) ?? [] ) {
			const link = item.querySelector< HTMLAnchorElement >( LINK );
			if ( link?.dataset.place === String( places[ index ] ) ) {
				return link;
			}
		}
		return undefined;
	};
	return {
		count: places.length,
		at( index ) {
			const link = linkAt( index );
			return link && createSlide( link );
		},
		fetch: ( index ) =>
			pages.get( pageOf( index ) ).then( Boolean, () => false ),
		indexOf: ( target ) =>
			typeof target === 'number'
				? places.findIndex( ( place ) => pages.ids[ place ] === target )
				: places.indexOf(
						Number( ( target as HTMLElement ).dataset.place )
					),
		async reveal( index ) {
			const gallery = host.closest< HTMLElement >( '.quayside-gallery' );
			if (
				! pages.show &&
				gallery &&
				gallery.dataset.islandState !== 'failed'
			) {
				await startPaging( gallery );
			}
			await pages.show?.( pageOf( index ) );
			const link = linkAt( index );
			return link?.isConnected ? link : null;
		},
	};
};

/**
 * Returns the slides of a gallery, in the order of its links.
 *
 * @param host The gallery.
 */
export function getSlides( host: HTMLElement ): Slides {
	const pages = getPages( host );
	return pages
		? createPagedSlides( host, pages )
		: createUnpagedSlides( host );
}
