import { store as blockEditor } from '@wordpress/block-editor';
import { useRegistry } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { EDITORS } from '../fields/field-editors';
import type { FieldAttributes } from './attributes';
import { useUnrecordedUpdate } from './use-unrecorded-update';

interface Selectors {
	wasBlockJustInserted: ( clientId: string ) => boolean;
	getBlockRootClientId: ( clientId: string ) => string | null;
	getBlocks: ( clientId: string ) => Array< {
		clientId: string;
		name: string;
		attributes: Partial< FieldAttributes >;
	} >;
}

const PREFIX = 'quayside/field-';

/** Determines whether a block is a field that can be beside another one. */
const isNarrow = ( name: string ): boolean => {
	const editor = EDITORS[ name.replace( PREFIX, '' ) ];
	return name.startsWith( PREFIX ) && !! editor && ! editor.isWide;
};

/**
 * Gives a newly inserted field the width of the field before it, so that the width of a column is set only once. Patterns and copies
 * keep their widths.
 */
export function useInheritedWidth(
	clientId: string,
	{ block_id: id }: FieldAttributes
): void {
	const registry = useRegistry() as unknown as {
		select: ( store: string ) => unknown;
	};
	const update = useUnrecordedUpdate();
	useEffect( () => {
		const { wasBlockJustInserted, getBlockRootClientId, getBlocks } =
			registry.select( blockEditor ) as Selectors;
		// A copy has the id of its original.
		if ( id || ! wasBlockJustInserted( clientId ) ) {
			return;
		}
		const blocks = getBlocks( getBlockRootClientId( clientId ) ?? '' );
		const index = blocks.findIndex(
			( block ) => block.clientId === clientId
		);
		const self = blocks[ index ];
		const isSingle = ! [ index - 1, index + 1 ].some( ( position ) =>
			wasBlockJustInserted( blocks[ position ]?.clientId ?? '' )
		);
		const before = blocks
			.slice( 0, index )
			.findLast( ( { name } ) => isNarrow( name ) );
		const width = before?.attributes.fieldWidth ?? 100;
		if ( self && isSingle && isNarrow( self.name ) && width < 100 ) {
			update( clientId, { fieldWidth: width } );
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- only the insertion matters.
	}, [ clientId ] );
}
