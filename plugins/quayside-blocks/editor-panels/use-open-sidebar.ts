import { store as blockEditor } from '@wordpress/block-editor';
import { useDispatch } from '@wordpress/data';

/** Returns a function that closes the sidebar before publishing, and opens the settings of the post or of the selected block. */
export function useOpenSidebar(): ( tab: 'document' | 'block' ) => void {
	// The widgets screen has no such store, and opens the settings of a selected block by itself.
	const editor = useDispatch( 'core/editor' ) as unknown as
		{ closePublishSidebar: () => void } | undefined;
	const { enableComplementaryArea } = useDispatch(
		'core/interface'
	) as unknown as {
		enableComplementaryArea: ( scope: string, area: string ) => void;
	};
	return ( tab ) => {
		editor?.closePublishSidebar();
		enableComplementaryArea( 'core', `edit-post/${ tab }` );
	};
}

/** Returns a function that leads to a block and its settings. */
export function useOpenBlock(): ( clientId: string ) => void {
	const { selectBlock } = useDispatch( blockEditor ) as unknown as {
		selectBlock: ( id: string ) => void;
	};
	const openSidebar = useOpenSidebar();
	return ( clientId ) => {
		selectBlock( clientId );
		openSidebar( 'block' );
	};
}
