import { Notice } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

interface Props {
	text: string;
	/** Undoes the action; undefined where that is not possible. */
	onUndo: ( () => void ) | undefined;
	onClose: () => void;
}

/** Renders the message about what was done, with an undo button. The notice announces itself to screen readers. */
export function DoneNotice( { text, onUndo, onClose }: Props ) {
	const container = useRef< HTMLDivElement | null >( null );
	useEffect( () => {
		// The control that had the focus is removed with the selection, or later with its row.
		let last = document.activeElement;
		const remember = ( { target }: FocusEvent ): void => {
			last = target as Element;
		};
		const keep = (): void => {
			const focused = document.activeElement ?? document.body;
			if (
				focused === document.body &&
				( last === document.body || ! last?.isConnected )
			) {
				container.current?.querySelector( 'button' )?.focus();
			}
		};
		const observer = new MutationObserver( keep );
		observer.observe( document.body, { childList: true, subtree: true } );
		document.addEventListener( 'focusin', remember );
		// First, a dialog returns the focus.
		const timer = setTimeout( keep, 100 );
		return () => {
			clearTimeout( timer );
			observer.disconnect();
			document.removeEventListener( 'focusin', remember );
		};
	}, [ text ] );
	return (
		<div ref={ container } className="quayside-entries__done">
			<Notice
				status="success"
				onRemove={ onClose }
				actions={
					onUndo
						? [
								{
									label: __( 'Undo', 'quayside-blocks' ),
									onClick: onUndo,
								},
							]
						: []
				}
			>
				{ text }
			</Notice>
		</div>
	);
}
