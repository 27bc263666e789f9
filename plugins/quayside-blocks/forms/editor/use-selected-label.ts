import { store as blockEditor } from '@wordpress/block-editor';
import { useDispatch, useRegistry } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { plainOf } from './attributes';

interface Selectors {
	wasBlockJustInserted: ( clientId: string, source?: string ) => boolean;
	getSelectedBlockClientId: () => string | null;
}

/**
 * Selects the default label of a newly inserted field, so that typing replaces it.
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
		// Waits until the editor has moved the caret into the inserted block.
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
		// eslint-disable-next-line react-hooks/exhaustive-deps -- only the initial label matters.
	}, [ clientId ] );
}
