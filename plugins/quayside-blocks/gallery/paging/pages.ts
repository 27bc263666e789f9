import { ownAddress } from '@quayside/boundary/addresses';
import { ownHtml } from '@quayside/boundary/html';
import { SEAL, unseal } from '@quayside/boundary/seal';
import type { GalleryAttr } from '@quayside/contracts/galleries/gallery.attr';
import type { GalleryPageResponse } from '@quayside/contracts/galleries/gallery.page-response';
import type { GalleryPaging } from '@quayside/contracts/galleries/gallery.paging';

/**
 * The pages of one gallery, shared by its paging and its lightbox. Each page is
 * fetched once, one at a time.
 */
export interface Pages {
	readonly settings: GalleryPaging;
	/** IDs of all images, in order. */
	readonly ids: readonly number[];
	/** Returns the items of a page that is already loaded. */
	has: ( page: number ) => HTMLElement[] | undefined;
	/**
	 * Returns the items of a page, null if the server has none or rejects the
	 * request, which changes nothing (spec section 8).
	 *
	 * @param page  Page, from 1.
	 * @param alone Whether to abort an older request whose result is no longer
	 * needed.
	 * @throws {Error} If the server could not be reached.
	 */
	get: ( page: number, alone?: boolean ) => Promise< HTMLElement[] | null >;
	/** Displays a page. Set by the gallery's paging. */
	show?: ( page: number ) => Promise< void >;
}

interface GalleryElement extends HTMLElement {
	quaysidePages?: Pages;
}

const parse = ( html: string ): HTMLElement[] =>
	[ ...ownHtml( html ).children ].filter(
		( child ): child is HTMLElement => child instanceof HTMLElement
	);

/**
 * Returns the pages of a gallery, undefined if it shows all its images at once.
 *
 * @param gallery The gallery or an element inside it.
 */
export function getPages( gallery: HTMLElement ): Pages | undefined {
	const root = gallery.closest< GalleryElement >( '.quayside-gallery' );
	const list = root?.querySelector( '.quayside-gallery__items' );
	if ( ! root?.querySelector( `:scope${ SEAL }` ) || ! list ) {
		return undefined;
	}
	if ( root.quaysidePages ) {
		return root.quaysidePages;
	}
	const settings = unseal( root ).props as GalleryPaging;
	// The props of a gallery without pages belong to its lightbox.
	if ( ! settings.ajaxUrl ) {
		return undefined;
	}
	const loaded = new Map( [
		[ settings.page, [ ...list.children ] as HTMLElement[] ],
	] );
	const pending = new Map< number, Promise< HTMLElement[] | null > >();
	let last: Promise< unknown > = Promise.resolve();
	let abort = new AbortController();

	const request = async (
		page: number,
		signal: AbortSignal
	): Promise< HTMLElement[] | null > => {
		const body = new FormData();
		const { action, nonce, attr } = settings;
		for ( const [ name, value ] of Object.entries( {
			action,
			nonce,
			attr,
			page_number: String( page ),
		} ) ) {
			body.set( name, value );
		}
		signal.throwIfAborted();
		const response = await fetch( ownAddress( settings.ajaxUrl ), {
			method: 'POST',
			body,
			credentials: 'same-origin',
			signal,
		} );
		const { success, data } = ( ( await response
			.json()
			.catch( () => null ) ) ?? {} ) as Partial< GalleryPageResponse >;
		const items =
			success === true && typeof data === 'string' ? parse( data ) : [];
		if ( ! items.length ) {
			return null;
		}
		loaded.set( page, items );
		return items;
	};

	return ( root.quaysidePages = {
		settings,
		ids: (
			( JSON.parse( settings.attr ) as GalleryAttr ).mediaGallery ?? []
		).map( ( { id } ) => id ),
		has: ( page ) => loaded.get( page ),
		get( page, alone = false ) {
			const items = loaded.get( page );
			if ( items ) {
				return Promise.resolve( items );
			}
			let response = pending.get( page );
			if ( ! response ) {
				if ( alone ) {
					abort.abort();
					abort = new AbortController();
				}
				const { signal } = abort;
				response = last
					.catch( () => undefined )
					.then( () => request( page, signal ) );
				last = response;
				pending.set( page, response );
				void response
					.catch( () => undefined )
					.finally( () => pending.delete( page ) );
			}
			return response;
		},
	} );
}
