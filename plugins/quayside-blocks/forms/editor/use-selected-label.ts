import { store as blockEditor } from '@wordpress/block-editor';
import { useDispatch, useRegistry } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { plainOf } from './attributes';

interface Selectors {
	wasBlockJustInserted: ( clientId: string, source?: string ) => boolean;
	getSelectedBlockClientId: () => string | null;
}

/**
 * Selects the proposed label of a field that was just inserted, so that what is typed takes its place.
 */
export function useSelectedLabel( clientId: string, label: string ): void {
	const registry = useRegistry() as unknown as {
		select: ( store: string ) => unknown;
	};
	const { selectionChange } = useDispatch( blockEditor ) as unknown as {
		selectionChange: (
			clientId: string,
			attribute: string,
			start: number,
			end: number
		) => void;
	};
	useEffect( () => {
		const { wasBlockJustInserted, getSelectedBlockClientId } =
			registry.select( blockEditor ) as Selectors;
		if (
			! label ||
			! (
				wasBlockJustInserted( clientId, 'inserter_menu' ) ||
				wasBlockJustInserted( clientId )
			)
		) {
			return;
		}
		// The editor puts its caret before the label once the block is there.
		const timer = setTimeout( () => {
			if ( getSelectedBlockClientId() === clientId ) {
				selectionChange(
					clientId,
					'label',
					0,
					plainOf( label ).length
				);
			}
		}, 50 );
		return () => clearTimeout( timer );
		// eslint-disable-next-line react-hooks/exhaustive-deps -- the label that the field came with.
	}, [ clientId ] );
}
