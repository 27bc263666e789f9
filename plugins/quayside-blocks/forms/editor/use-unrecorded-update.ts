import { store as blockEditor } from '@wordpress/block-editor';
import { useDispatch } from '@wordpress/data';
import { useCallback } from '@wordpress/element';
import type { FieldAttributes } from './attributes';

/**
 * Returns a function that changes attributes of a field as part of the change before, so that one undo reverts both.
 */
export function useUnrecordedUpdate(): (
	clientId: string,
	attributes: Partial< FieldAttributes >
) => void {
	const {
		updateBlockAttributes,
		__unstableMarkNextChangeAsNotPersistent: markAsNotPersistent,
	} = useDispatch( blockEditor ) as unknown as {
		updateBlockAttributes: (
			id: string,
			attributes: Partial< FieldAttributes >
		) => void;
		__unstableMarkNextChangeAsNotPersistent: () => void;
	};
	return useCallback(
		( clientId, attributes ) => {
			markAsNotPersistent();
			updateBlockAttributes( clientId, attributes );
		},
		[ markAsNotPersistent, updateBlockAttributes ]
	);
}
