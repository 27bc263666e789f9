import { ownAddress } from '@quayside/boundary/addresses';
import { ownHtml } from '@quayside/boundary/html';
import { SEAL, unseal } from '@quayside/boundary/seal';
import type { GalleryAttr } from '@quayside/contracts/galleries/gallery.attr';
import type { GalleryPageResponse } from '@quayside/contracts/galleries/gallery.page-response';
import type { GalleryPaging } from '@quayside/contracts/galleries/gallery.paging';

/** The pages of one gallery, shared by its paging and its lightbox: each page is fetched once, one at a time. */
export interface Pages {
	readonly settings: GalleryPaging;
	/** Ids of all images, in order. */
	readonly ids: readonly number[];
	/** The items of a page that is here already. */
	has: ( page: number ) => HTMLElement[] | undefined;
	/**
	 * The items of a page; null when the server has none or says no, which changes nothing (spec section 8).
	 *
	 * @param page  Page, from 1.
	 * @param alone Ends an older request that nobody waits for any more.
	 * @throws {Error} When the server could not be reached.
	 */
	get: ( page: number, alone?: boolean ) => Promise< HTMLElement[] | null >;
	/** Brings a page to the visitor: set by the gallery's paging. */
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
 * The pages of a gallery; undefined for one that shows all its images at once.
 *
 * @param gallery The gallery or something in it.
 */
export function pagesOf( gallery: HTMLElement ): Pages | undefined {
	const root = gallery.closest< GalleryElement >( '.quayside-gallery' );
	const list = root?.querySelector( '.quayside-gallery__items' );
	if ( ! root?.querySelector( `:scope${ SEAL }` ) || ! list ) {
		return undefined;
	}
	if ( root.quaysidePages ) {
		return root.quaysidePages;
	}
	const settings = unseal( root ).props as GalleryPaging;
	// The seal of a gallery without pages is its lightbox's.
	if ( ! settings.ajaxUrl ) {
		return undefined;
	}
	const known = new Map( [
		[ settings.page, [ ...list.children ] as HTMLElement[] ],
	] );
	const asked = new Map< number, Promise< HTMLElement[] | null > >();
	let last: Promise< unknown > = Promise.resolve();
	let abort = new AbortController();

	const ask = async (
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
		const answer = await fetch( ownAddress( settings.ajaxUrl ), {
			method: 'POST',
			body,
			credentials: 'same-origin',
			signal,
		} );
		const { success, data } = ( ( await answer
			.json()
			.catch( () => null ) ) ?? {} ) as Partial< GalleryPageResponse >;
		const items =
			success === true && typeof data === 'string' ? parse( data ) : [];
		if ( ! items.length ) {
			return null;
		}
		known.set( page, items );
		return items;
	};

	return ( root.quaysidePages = {
		settings,
		ids: (
			( JSON.parse( settings.attr ) as GalleryAttr ).mediaGallery ?? []
		).map( ( { id } ) => id ),
		has: ( page ) => known.get( page ),
		get( page, alone = false ) {
			const here = known.get( page );
			if ( here ) {
				return Promise.resolve( here );
			}
			let answer = asked.get( page );
			if ( ! answer ) {
				if ( alone ) {
					abort.abort();
					abort = new AbortController();
				}
				const { signal } = abort;
				answer = last
					.catch( () => undefined )
					.then( () => ask( page, signal ) );
				last = answer;
				asked.set( page, answer );
				void answer
					.catch( () => undefined )
					.finally( () => asked.delete( page ) );
			}
			return answer;
		},
	} );
}
