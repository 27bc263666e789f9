import { store as coreStore } from '@wordpress/core-data';
import { select as selectFrom, useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';

/** The attachment fields that the editor uses. */
export interface Attachment {
	id: number;
	source_url: string;
	alt_text: string;
	link?: string;
	mime_type?: string;
	caption?: { raw?: string };
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

type Query = Record< string, unknown >;
type CoreStore = {
	getEntityRecords: (
		kind: string,
		name: string,
		query: Query
	) => Attachment[] | null;
};

const getQueries = ( ids: readonly number[] ): Query[] => {
	const queries = [];
	const uniqueIds = [ ...new Set( ids ) ];
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

const request = ( store: CoreStore, query: Query ): Attachment[] | null =>
	store.getEntityRecords( 'postType', 'attachment', query );

/**
 * Returns the attachments that are already loaded, by ID.
 */
export const getAttachments = (
	ids: readonly number[]
): Map< number, Attachment > =>
	new Map(
		getQueries( ids )
			.flatMap(
				( query ) =>
					request(
						selectFrom( coreStore ) as unknown as CoreStore,
						query
					) ?? []
			)
			.map( ( image ) => [ image.id, image ] )
	);

/**
 * Returns the attachments of a gallery in its order, with their positions. The
 * same image may occur more than once. Attachments that are missing or not
 * loaded yet are left out.
 */
export function useImages( ids: readonly number[] ): PositionedImage[] {
	const queries = useMemo( () => getQueries( ids ), [ ids ] );
	const chunks = useSelect(
		( select ) =>
			queries.map( ( query ) =>
				request( select( coreStore ) as unknown as CoreStore, query )
			),
		[ queries ]
	);
	return useMemo( () => {
		const imagesById = new Map(
			chunks
				.flatMap( ( chunk ) => chunk ?? [] )
				.map( ( image ) => [ image.id, image ] )
		);
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
