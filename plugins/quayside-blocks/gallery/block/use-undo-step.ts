import { store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch } from '@wordpress/data';

/**
 * Returns a function that ends a step of Undo. Without it, the editor merges
 * consecutive changes of the same attributes into one step, such as moves of
 * several images.
 */
export const useUndoStep = (): ( () => void ) =>
	(
		useDispatch( blockEditorStore ) as unknown as {
			__unstableMarkLastChangeAsPersistent: () => void;
		}
	 ).__unstableMarkLastChangeAsPersistent;
