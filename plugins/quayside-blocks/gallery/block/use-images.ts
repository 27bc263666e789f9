import { store as coreStore } from '@wordpress/core-data';
import { select as selectFrom, useSelect } from '@wordpress/data';
import { useMemo, useRef } from '@wordpress/element';

/** The attachment fields that the editor uses. */
export interface Attachment {
	id: number;
	source_url: string;
	alt_text: string;
	link?: string;
	mime_type?: string;
	/** `raw` is only for users who can edit the image. */
	caption?: { raw?: string; rendered?: string };
	media_details?: {
		width?: number;
		height?: number;
		sizes?: Record<
			string,
			{ source_url: string; width: number; height?: number }
		>;
	};
}

/** Maximum per_page of the REST API. */
const CHUNK = 100;

/** An attachment with its position in the gallery, from 0. */
export interface PositionedImage {
	place: number;
	image: Attachment;
}

interface Query extends Record< string, unknown > {
	include: number[];
}
type CoreStore = {
	getEntityRecords: (
		kind: string,
		name: string,
		query: Query
	) => Attachment[] | null;
};

const getQueries = ( ids: readonly number[] ): Query[] => {
	const queries = [];
	// In an order of their own, because another order of the gallery would be another request.
	const uniqueIds = [ ...new Set( ids ) ].sort( ( a, b ) => a - b );
	for ( let from = 0; from < uniqueIds.length; from += CHUNK ) {
		queries.push( {
			include: uniqueIds.slice( from, from + CHUNK ),
			per_page: CHUNK,
			orderby: 'include',
			_fields:
				'id,source_url,alt_text,caption,media_details,link,mime_type',
			context: 'edit',
		} );
	}
	return queries;
};

/**
 * Returns the attachments of a query in lists that stay the same until more are
 * loaded, null for those that are not loaded yet. The REST API leaves out of its answer for editing what the user can
 * see but not edit, such as images of other authors, so these are requested for
 * viewing.
 */
const request = (
	store: CoreStore,
	query: Query
): Array< Attachment[] | null > => {
	const editable = store.getEntityRecords( 'postType', 'attachment', query );
	if ( ! editable ) {
		return [ null ];
	}
	const ids = new Set( editable.map( ( { id } ) => id ) );
	const include = query.include.filter( ( id ) => ! ids.has( id ) );
	return include.length
		? [
				editable,
				store.getEntityRecords( 'postType', 'attachment', {
					...query,
					include,
					context: 'view',
				} ),
			]
		: [ editable ];
};

/** Returns an attachment by ID, with its caption as text that can be edited. */
const toEntry = ( image: Attachment ): [ number, Attachment ] => {
	const { raw, rendered } = image.caption ?? {};
	return [
		image.id,
		raw === undefined && rendered
			? {
					...image,
					caption: {
						raw: rendered.trim().replace( /^<p>|<\/p>$/g, '' ),
					},
				}
			: image,
	];
};

/**
 * Returns the attachments that are already loaded, by ID.
 */
export const getAttachments = (
	ids: readonly number[]
): Map< number, Attachment > =>
	new Map(
		getQueries( ids )
			.flatMap( ( query ) =>
				request(
					selectFrom( coreStore ) as unknown as CoreStore,
					query
				)
			)
			.flatMap( ( chunk ) => chunk ?? [] )
			.map( toEntry )
	);

/**
 * Returns the attachments of a gallery in its order, with their positions. The
 * same image may occur more than once. Attachments that are missing or not
 * loaded yet are left out. While a changed list is requested, the attachments
 * of the last one stay, and with them the focus.
 */
export function useImages( ids: readonly number[] ): PositionedImage[] {
	const queries = useMemo( () => getQueries( ids ), [ ids ] );
	const chunks = useSelect(
		( select ) =>
			queries.flatMap( ( query ) =>
				request( select( coreStore ) as unknown as CoreStore, query )
			),
		[ queries ]
	);
	const last = useRef< [ number, Attachment ][] >( [] );
	return useMemo( () => {
		const isComplete = chunks.every( ( chunk ) => chunk !== null );
		const imagesById = new Map( [
			...( isComplete ? [] : last.current ),
			...chunks.flatMap( ( chunk ) => chunk ?? [] ).map( toEntry ),
		] );
		last.current = [ ...imagesById ];
		return ids.flatMap( ( id, place ) => {
			const image = imagesById.get( id );
			return image ? [ { place, image } ] : [];
		} );
	}, [ chunks, ids ] );
}

/** Above this number of images the editor uses small copies. */
const MANY = 24;

/** Returns the URL of the image size that the editor uses. */
export const getPreviewUrl = (
	{ media_details: details, source_url: full }: Attachment,
	count: number
): string => {
	const sizes = details?.sizes ?? {};
	const size =
		count > MANY
			? ( sizes.medium ?? sizes.thumbnail )
			: ( sizes.medium_large ?? sizes.large ?? sizes.medium );
	return size?.source_url ?? full;
};
