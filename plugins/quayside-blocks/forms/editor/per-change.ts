import { store as blockEditor } from '@wordpress/block-editor';
import type { FieldAttributes } from './attributes';

/** A block of the form being edited. */
export interface EditorBlock {
	clientId: string;
	name: string;
	attributes: Partial< FieldAttributes >;
}

interface Selectors {
	getClientIdsWithDescendants: () => string[];
	getBlocksByClientId: ( ids: string[] ) => Array< EditorBlock | null >;
	getBlockParents: ( id: string ) => string[];
}

type Select = ( store: typeof blockEditor ) => unknown;

/** Common start of the names of field blocks. */
export const PREFIX = 'quayside/field-';

/**
 * Returns a selector that reads the form's blocks once per change of a block, however many components use it. Its result keeps
 * its identity until its contents change, so that components only render again if they display something else.
 *
 * @param read Returns the result, which must be JSON. Gets the field blocks in order, the client IDs of all blocks, and a
 *             function that returns the IDs of the blocks around a block.
 */
export function perChange< Result >(
	read: (
		blocks: EditorBlock[],
		ids: string[],
		parentsOf: ( id: string ) => string[]
	) => Result
): ( select: Select ) => Result {
	let known: object | undefined;
	let json = '';
	let result: Result;
	return ( select ) => {
		const {
			getClientIdsWithDescendants,
			getBlocksByClientId,
			getBlockParents,
		} = select( blockEditor ) as Selectors;
		const ids = getClientIdsWithDescendants();
		// Memoized by the block editor: the same list until a block changes.
		const blocks = getBlocksByClientId( ids );
		if ( blocks !== known ) {
			known = blocks;
			const next = read(
				blocks.filter(
					( block ): block is EditorBlock =>
						!! block?.name.startsWith( PREFIX )
				),
				ids,
				getBlockParents
			);
			const nextJson = JSON.stringify( next );
			if ( nextJson !== json ) {
				json = nextJson;
				result = next;
			}
		}
		return result;
	};
}
