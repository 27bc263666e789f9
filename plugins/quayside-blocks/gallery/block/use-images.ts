import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';

/** What the editor reads of an attachment. */
export interface Attachment {
	id: number;
	source_url: string;
	alt_text: string;
	caption?: { raw?: string };
	media_details?: {
		width?: number;
		height?: number;
		sizes?: Record< string, { source_url: string; width: number } >;
	};
}

/** WordPress's REST API gives no more at once. */
const CHUNK = 100;

/** An attachment at a place of a gallery, from 0. */
export interface Placed {
	place: number;
	image: Attachment;
}

/**
 * The attachments of a gallery, in its order, with their places: one may be there more than once. Those that are not here
 * yet, or no more, are left out.
 */
export function useImages( ids: readonly number[] ): Placed[] {
	const queries = useMemo( () => {
		const all = [];
		const wanted = [ ...new Set( ids ) ];
		for ( let from = 0; from < wanted.length; from += CHUNK ) {
			all.push( {
				include: wanted.slice( from, from + CHUNK ),
				per_page: CHUNK,
				orderby: 'include',
				_fields: 'id,source_url,alt_text,caption,media_details',
				context: 'edit',
			} );
		}
		return all;
	}, [ ids ] );
	const chunks = useSelect(
		( select ) => {
			const { getEntityRecords } = select( coreStore ) as {
				getEntityRecords: (
					kind: string,
					name: string,
					query: object
				) => Attachment[] | null;
			};
			return queries.map( ( query ) =>
				getEntityRecords( 'postType', 'attachment', query )
			);
		},
		[ queries ]
	);
	return useMemo( () => {
		const known = new Map(
			chunks
				.flatMap( ( chunk ) => chunk ?? [] )
				.map( ( image ) => [ image.id, image ] )
		);
		return ids.flatMap( ( id, place ) => {
			const image = known.get( id );
			return image ? [ { place, image } ] : [];
		} );
	}, [ chunks, ids ] );
}

/** From so many images on, an editor sees small copies. */
const MANY = 24;

/** The copy of an image that the editor shows. */
export const previewOf = (
	{ media_details: details, source_url: full }: Attachment,
	count: number
): string => {
	const sizes = details?.sizes ?? {};
	const copy =
		count > MANY
			? ( sizes.medium ?? sizes.thumbnail )
			: ( sizes.medium_large ?? sizes.large ?? sizes.medium );
	return copy?.source_url ?? full;
};
