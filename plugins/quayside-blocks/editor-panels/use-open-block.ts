import { store as blockEditor } from '@wordpress/block-editor';
import { useDispatch } from '@wordpress/data';

/** Returns a function that closes the panel before publishing and leads to a block and its settings. */
export function useOpenBlock(): ( clientId: string ) => void {
	const { selectBlock } = useDispatch( blockEditor ) as unknown as {
		selectBlock: ( id: string ) => void;
	};
	const { closePublishSidebar } = useDispatch( 'core/editor' ) as unknown as {
		closePublishSidebar?: () => void;
	};
	const legacy = useDispatch( 'core/edit-post' ) as unknown as {
		openGeneralSidebar: ( name: string ) => void;
		closePublishSidebar?: () => void;
	};
	return ( clientId ) => {
		( closePublishSidebar ?? legacy.closePublishSidebar )?.();
		selectBlock( clientId );
		legacy.openGeneralSidebar( 'edit-post/block' );
	};
}
