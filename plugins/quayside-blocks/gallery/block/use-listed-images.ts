import apiFetch from '@wordpress/api-fetch';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { addQueryArgs } from '@wordpress/url';
import type { EditProps } from './attributes';
import { addImages, getImageQuery } from './shortcode';
import type { ImageQuery } from './shortcode';

/** Maximum per_page of the REST API. */
const CHUNK = 100;

const request = async ( query: ImageQuery ): Promise< number[] > => {
	const ids: number[] = [];
	// A gallery has at most 2,000 images.
	for ( let page = 1; page <= 20; page++ ) {
		const found = await apiFetch< { id: number }[] >( {
			path: addQueryArgs( '/wp/v2/media', {
				...query,
				media_type: 'image',
				per_page: CHUNK,
				page,
				_fields: 'id',
			} ),
		} );
		ids.push( ...found.map( ( { id } ) => id ) );
		if ( found.length < CHUNK ) {
			break;
		}
	}
	return ids;
};

export interface ListedImages {
	/** Undefined for a gallery that needs no request. */
	state: 'loading' | 'empty' | 'failed' | undefined;
	retry: () => void;
}

/**
 * Adds the images of a gallery that was converted from a shortcode without their IDs, such as all images that are attached to the post.
 */
export function useListedImages( {
	attributes,
	setAttributes,
}: Pick< EditProps, 'attributes' | 'setAttributes' > ): ListedImages {
	const post = useSelect( ( select ) => {
		const editor = select( 'core/editor' ) as
			{ getCurrentPostId?: () => unknown } | undefined;
		// Templates have no numeric ID, and no images.
		return Number( editor?.getCurrentPostId?.() ) || undefined;
	}, [] );
	const { __unstableMarkNextChangeAsNotPersistent: hideFromUndo } =
		useDispatch( blockEditorStore ) as unknown as {
			__unstableMarkNextChangeAsNotPersistent: () => void;
		};
	const [ state, setState ] = useState< 'empty' | 'failed' >();
	const [ attempt, setAttempt ] = useState( 0 );
	const query = getImageQuery( attributes, post );
	const key = query && addQueryArgs( '', { ...query } );
	useEffect( () => {
		if ( ! query ) {
			return undefined;
		}
		let isCurrent = true;
		setState( undefined );
		const found =
			query.parent || query.include
				? request( query )
				: Promise.resolve( [] );
		found.then(
			( ids ) => {
				if ( ! isCurrent ) {
					return;
				}
				if ( ! ids.length ) {
					setState( 'empty' );
					return;
				}
				// One step back returns to the shortcode.
				hideFromUndo();
				setAttributes( addImages( attributes, ids ) );
			},
			() => isCurrent && setState( 'failed' )
		);
		return () => {
			isCurrent = false;
		};
		// Other attributes may change while the images are requested.
	}, [ key, attempt ] ); // eslint-disable-line react-hooks/exhaustive-deps
	return {
		state: query && ( state ?? 'loading' ),
		retry: () => setAttempt( attempt + 1 ),
	};
}
