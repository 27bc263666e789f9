import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { closeDialog, openDialog } from './dialog';
import type { DialogCloseReason } from './dialog';

export { useTriggers } from './use-triggers';

interface DialogProps {
	/** Whether the dialog is shown. */
	open: boolean;
	/** Asked for by Escape, overlay, a close button or a resize; the owner sets `open`. */
	onClose: ( reason: DialogCloseReason ) => void;
	/** Name for screen readers; give this or `labelledby`. */
	label?: string;
	/** Id of the heading that names the dialog. */
	labelledby?: string;
	className?: string;
	id?: string;
	/** Gets the focus back; the focused element by default. */
	opener?: HTMLElement | null;
	/** Closes when the viewport grows wider than this many px. */
	closeAbove?: number;
	/** Closes when the viewport becomes narrower than this many px. */
	closeBelow?: number;
	children: ReactNode;
}

/**
 * A modal native dialog for React, on the same code as openDialog.
 */
export function Dialog( {
	open,
	onClose,
	label,
	labelledby,
	className = '',
	id,
	opener,
	closeAbove,
	closeBelow,
	children,
}: DialogProps ) {
	const ref = useRef< HTMLDialogElement >( null );
	const latest = useRef( onClose );
	useLayoutEffect( () => {
		latest.current = onClose;
	} );

	useEffect( () => {
		const dialog = ref.current;
		if ( ! open || ! dialog ) {
			return undefined;
		}
		openDialog( dialog, {
			onClose: ( reason ) => latest.current( reason ),
			...( opener === undefined ? {} : { opener } ),
			...( closeAbove === undefined ? {} : { closeAbove } ),
			...( closeBelow === undefined ? {} : { closeBelow } ),
		} );
		return () => closeDialog( dialog );
		// The opener and the limits are those of the moment of opening.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [ open ] );

	return (
		<dialog
			ref={ ref }
			id={ id }
			className={ `quayside-dialog ${ className }` }
			aria-label={ label }
			aria-labelledby={ labelledby }
		>
			{ children }
		</dialog>
	);
}
