import { store as blockEditor } from '@wordpress/block-editor';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { newId, slugOf, uniqueSlug } from './attributes';
import type { FieldAttributes } from './attributes';

interface EditorBlock {
	clientId: string;
	attributes: Partial< FieldAttributes >;
}

interface Selectors {
	getClientIdsWithDescendants: () => string[];
	getBlocksByClientId: ( ids: string[] ) => Array< EditorBlock | null >;
}

/**
 * Gives a field its id and its slug, and a copy of a field new ones: of two fields with one id the later one changes.
 */
export function useIdentity( clientId: string, attributes: FieldAttributes ): void {
	const { updateBlockAttributes, __unstableMarkNextChangeAsNotPersistent: quietly } = useDispatch( blockEditor ) as unknown as {
		updateBlockAttributes: ( id: string, attributes: Partial< FieldAttributes > ) => void;
		__unstableMarkNextChangeAsNotPersistent: () => void;
	};
	const { id, slug } = useSelect(
		( select ) => {
			const { getClientIdsWithDescendants, getBlocksByClientId } = select( blockEditor ) as unknown as Selectors;
			const ids = getClientIdsWithDescendants();
			const before = getBlocksByClientId( ids.slice( 0, ids.indexOf( clientId ) ) ).flatMap( ( block ) => ( block ? [ block.attributes ] : [] ) );
			const wanted = attributes.slug || slugOf( attributes.label );
			return {
				id: ! attributes.block_id || before.some( ( { block_id: other } ) => other === attributes.block_id ),
				slug: uniqueSlug( wanted, before.flatMap( ( { slug: other } ) => ( other ? [ other ] : [] ) ) ),
			};
		},
		[ clientId, attributes.block_id, attributes.slug, attributes.label ]
	);
	useEffect( () => {
		if ( id || slug !== attributes.slug ) {
			quietly();
			updateBlockAttributes( clientId, { ...( id ? { block_id: newId() } : {} ), slug } );
		}
	}, [ id, slug, attributes.slug, clientId, quietly, updateBlockAttributes ] );
}
