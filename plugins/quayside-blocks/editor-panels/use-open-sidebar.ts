import { store as blockEditor } from '@wordpress/block-editor';
import { useDispatch } from '@wordpress/data';

interface Editor {
	closePublishSidebar?: () => void;
}

/** Returns a function that closes the sidebar before publishing, and opens the settings of the post or of the selected block. */
export function useOpenSidebar(): ( tab: 'document' | 'block' ) => void {
	const { closePublishSidebar } = useDispatch(
		'core/editor'
	) as unknown as Editor;
	const legacy = useDispatch( 'core/edit-post' ) as unknown as Editor & {
		openGeneralSidebar: ( name: string ) => void;
	};
	return ( tab ) => {
		( closePublishSidebar ?? legacy.closePublishSidebar )?.();
		legacy.openGeneralSidebar( `edit-post/${ tab }` );
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
